<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ky" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Kubik</source>
        <translation>Kubik жөнүндө</translation>
    </message>
    <message>
        <source>Dice games for a family at one computer: no network, no account, no advertising.</source>
        <translation>Бир компьютерде үй-бүлө менен ойнолуучу кубик оюндары: тармаксыз, каттоосуз, жарнамасыз.</translation>
    </message>
    <message>
        <source>Free software ({licence} licence): you may use, change and share it.</source>
        <translation>Эркин программа (лицензиясы: {licence}): аны колдонууга, өзгөртүүгө жана бөлүшүүгө болот.</translation>
    </message>
    <message>
        <source>What Kubik is built on</source>
        <translation>Kubik эмненин негизинде түзүлгөн</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Китепкана</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>The libraries are files of their own. Those under the {licence} ({libraries}) may be replaced by versions that somebody has changed.</source>
        <translation>Китепканалар өзүнчө файлдарда турат. {licence} лицензиясындагыларын ({libraries}) өзгөртүлгөн версиялары менен алмаштырууга болот.</translation>
    </message>
    <message>
        <source>&amp;Licence texts</source>
        <translation>&amp;Лицензия тексттери</translation>
    </message>
    <message>
        <source>Each library brings the text of its licence along.</source>
        <translation>Ар бир китепкана өз лицензиясынын тексти менен кошо келет.</translation>
    </message>
    <message>
        <source>The texts of all licences are in the folder {folder}.</source>
        <translation>Бардык лицензиялардын тексттери {folder} папкасында.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Kubik is running already, but does not answer. Close it first.</source>
        <translation>Kubik буга чейин эле ачык, бирок жооп бербейт. Адегенде аны жабыңыз.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>The dice gave %Ln point(s) more than usual.</source>
        <translation>
            <numerusform>Кубиктер кадимкиден %Ln упай көп берди.</numerusform>
            <numerusform>Кубиктер кадимкиден %Ln упай көп берди.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice gave %Ln point(s) less than usual.</source>
        <translation>
            <numerusform>Кубиктер кадимкиден %Ln упай аз берди.</numerusform>
            <numerusform>Кубиктер кадимкиден %Ln упай аз берди.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice were equally kind to everybody.</source>
        <translation>Кубиктер баарына бирдей берди.</translation>
    </message>
    <message numerus="yes">
        <source>The dice were %Ln point(s) kinder to {lucky} than to {unlucky}.</source>
        <extracomment>{lucky} and {unlucky} are names.</extracomment>
        <translation>
            <numerusform>Кубиктер эң жакшы түшкөн оюнчу: {lucky}, эң жаман: {unlucky}. Айырма: %Ln упай.</numerusform>
            <numerusform>Кубиктер эң жакшы түшкөн оюнчу: {lucky}, эң жаман: {unlucky}. Айырма: %Ln упай.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}. Points given away: {points}</source>
        <extracomment>{points}: how many points a decision cost on average.</extracomment>
        <translation>Айлампа: {round}. Жоготулган упай: {points}</translation>
    </message>
    <message>
        <source>Done: {decision}.</source>
        <translation>Жасалганы: {decision}.</translation>
    </message>
    <message>
        <source>Better: {decision}</source>
        <translation>Жакшысы: {decision}</translation>
    </message>
    <message>
        <source>{name}: every decision was the best one.</source>
        <translation>{name}: бардык чечим эң жакшысы болду.</translation>
    </message>
    <message>
        <source>Bar chart: luck and cost of every round</source>
        <translation>Диаграмма: ар бир айлампанын жолу жана баасы</translation>
    </message>
    <message>
        <source>round {round}: luck {luck}, cost {cost}</source>
        <translation>айлампа {round}: жолу {luck}, баасы {cost}</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Жолу болгону</translation>
    </message>
    <message>
        <source>Cost of decisions</source>
        <translation>Чечимдердин баасы</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>Бул оюнда чече турган эч нерсе болгон жок.</translation>
    </message>
    <message>
        <source>Nobody could look back on this match. Try it once more.</source>
        <translation>Бул оюнду карап чыгууга мүмкүн болбоду. Кайра аракет кылыңыз.</translation>
    </message>
    <message>
        <source>Looking back on every decision…</source>
        <translation>Ар бир чечимди карап жатам…</translation>
    </message>
    <message>
        <source>The rounds of {name}</source>
        <translation>Айлампалар: {name}</translation>
    </message>
    <message>
        <source>What could have been better: {game}</source>
        <translation>Оюнду талдоо: {game}</translation>
    </message>
    <message>
        <source>What the coach says of everybody</source>
        <translation>Бардык оюнчулардын чечими жана жолу</translation>
    </message>
    <message>
        <source>&amp;Dearest mistakes</source>
        <translation>&amp;Эң кымбат каталар</translation>
    </message>
    <message>
        <source>&amp;Round by round</source>
        <translation>&amp;Айлампа боюнча</translation>
    </message>
    <message>
        <source>Watch this moment again</source>
        <translation>Бул учурду кайра көрүү</translation>
    </message>
    <message>
        <source>Watch this moment of round {round} again</source>
        <translation>Бул учурду кайра көрүү, айлампа: {round}</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>Single die</source>
        <translation>Жалгыз кубик</translation>
    </message>
    <message>
        <source>Alike</source>
        <extracomment>Three or more dice of one number.</extracomment>
        <translation>Бирдей кубиктер</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Катар</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Үч жуп</translation>
    </message>
    <message>
        <source>Four alike and a pair</source>
        <translation>Төрт бирдей менен бир жуп</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Эки жолу үч бирдей</translation>
    </message>
    <message>
        <source>Double trips</source>
        <translation>Кош үч бирдей</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Фулл-хаус</translation>
    </message>
    <message>
        <source>Coloured pairs</source>
        <translation>Түстүү жуптар</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>A throw of all dice without any score, which is worth points in some games.</extracomment>
        <translation>Эч нерсе</translation>
    </message>
    <message>
        <source>All dice alike</source>
        <translation>Бардык кубик бирдей</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Kubik has made a mistake and left out what you just did. The match goes on.</source>
        <translation>Kubik жаңылышып, акыркы аракетиңизди аткарбай койду. Оюн уланат.</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Dice</source>
        <translation>Кубиктер</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>The faces of a die, as one says them: one … six.</extracomment>
        <translation>бир</translation>
    </message>
    <message>
        <source>two</source>
        <translation>эки</translation>
    </message>
    <message>
        <source>three</source>
        <translation>үч</translation>
    </message>
    <message>
        <source>four</source>
        <translation>төрт</translation>
    </message>
    <message>
        <source>five</source>
        <translation>беш</translation>
    </message>
    <message>
        <source>six</source>
        <translation>алты</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>Colours of a die, after its face: &quot;five, white&quot;.</extracomment>
        <translation>ак</translation>
    </message>
    <message>
        <source>red</source>
        <translation>кызыл</translation>
    </message>
    <message>
        <source>green</source>
        <translation>жашыл</translation>
    </message>
    <message>
        <source>{face}, {colour}</source>
        <translation>{face}, {colour}</translation>
    </message>
    <message>
        <source>Die {number}: {die}</source>
        <translation>Кубик {number}: {die}</translation>
    </message>
    <message>
        <source>Die {number}: {die}, can be kept</source>
        <translation>Кубик {number}: {die}, калтырса болот</translation>
    </message>
    <message>
        <source>Die {number}: {die}, kept</source>
        <translation>Кубик {number}: {die}, калтырылды</translation>
    </message>
    <message>
        <source>Die {number}: {die}, scores nothing</source>
        <translation>Кубик {number}: {die}, упай бербейт</translation>
    </message>
    <message>
        <source>Set aside, {price}: {die}</source>
        <translation>Четке коюлган, {price}: {die}</translation>
    </message>
    <message>
        <source>Set aside: {die}</source>
        <translation>Четке коюлган: {die}</translation>
    </message>
    <message>
        <source>Together: {dice}</source>
        <extracomment>Dice that were set aside together: &quot;Together: two, two and two&quot;.</extracomment>
        <translation>Чогуу: {dice}</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>{rank}.</source>
        <extracomment>The place in the ranking, a number: &quot;1.&quot;.</extracomment>
        <translation>{rank}.</translation>
    </message>
    <message numerus="yes">
        <source>-%Ln point(s)</source>
        <extracomment>A score below zero: &quot;-250 points&quot;.</extracomment>
        <translation>
            <numerusform>-%Ln упай</numerusform>
            <numerusform>-%Ln упай</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln упай</numerusform>
            <numerusform>%Ln упай</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Кайра о&amp;йноо</translation>
    </message>
    <message>
        <source>What could have been &amp;better?</source>
        <translation>Оюнду т&amp;алдайлыбы?</translation>
    </message>
</context>
<context>
    <name>GivingAway</name>
    <message numerus="yes">
        <source>These dice are worth %Ln point(s) more in another box.</source>
        <translation>
            <numerusform>Бул кубиктер башка уячада %Ln упайга көп берет.</numerusform>
            <numerusform>Бул кубиктер башка уячада %Ln упайга көп берет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write them here all the same?</source>
        <translation>Ошентсе да ушул жерге жазасызбы?</translation>
    </message>
    <message>
        <source>&amp;Write here</source>
        <translation>Ушул жерге &amp;жазуу</translation>
    </message>
    <message>
        <source>&amp;Choose another box</source>
        <translation>Башка уяча &amp;тандоо</translation>
    </message>
    <message>
        <source>Do not &amp;ask again</source>
        <translation>Мындан ары су&amp;ралбасын</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Last round!</source>
        <translation>Акыркы айлампа!</translation>
    </message>
    <message>
        <source>A tie: one throw decides</source>
        <translation>Тең чыкты: бир ыргытуу чечет</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) written</source>
        <translation>
            <numerusform>%Ln упай жазылды</numerusform>
            <numerusform>%Ln упай жазылды</numerusform>
        </translation>
    </message>
    <message>
        <source>Knocked off!</source>
        <translation>Жокко чыкты!</translation>
    </message>
    <message>
        <source>Hot dice: all of them again</source>
        <translation>Бардык кубик упай берди: баарын кайра</translation>
    </message>
    <message>
        <source>Nothing this time</source>
        <translation>Бул жолу эч нерсе</translation>
    </message>
    <message numerus="yes">
        <source>Nothing this time: %Ln point(s) lost</source>
        <translation>
            <numerusform>Бул жолу эч нерсе: %Ln упай күйдү</numerusform>
            <numerusform>Бул жолу эч нерсе: %Ln упай күйдү</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These dice: %Ln point(s)</source>
        <translation>
            <numerusform>Бул кубиктер: %Ln упай</numerusform>
            <numerusform>Бул кубиктер: %Ln упай</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln упай</numerusform>
            <numerusform>%Ln упай</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>Оюн &amp;эрежелери</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>The keys of the keyboard: opens the list of them.</extracomment>
        <translation>&amp;Баскычтар</translation>
    </message>
    <message>
        <source>&amp;About Kubik</source>
        <translation>Kubik &amp;жөнүндө</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>{what}: {worth}, {danger}.</source>
        <extracomment>{what}: what to do; {worth}: what it brings; {danger}: how often it goes wrong.</extracomment>
        <translation>{what}: {worth}, {danger}.</translation>
    </message>
    <message>
        <source>{what}: {worth}.</source>
        <extracomment>{what}: what to do; {worth}: what it brings.</extracomment>
        <translation>{what}: {worth}.</translation>
    </message>
    <message>
        <source>wins {percent} times in 100</source>
        <translation>100 оюндун жеңиштери: {percent}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln упай</numerusform>
            <numerusform>%Ln упай</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a loss of %Ln point(s) on average</source>
        <translation>
            <numerusform>орто эсеп менен %Ln упай жоготуу</numerusform>
            <numerusform>орто эсеп менен %Ln упай жоготуу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) on average</source>
        <translation>
            <numerusform>орто эсеп менен %Ln упай</numerusform>
            <numerusform>орто эсеп менен %Ln упай</numerusform>
        </translation>
    </message>
    <message>
        <source>hardly ever busts</source>
        <translation>дээрлик күйбөйт</translation>
    </message>
    <message numerus="yes">
        <source>busts %Ln time(s) in 100</source>
        <translation>
            <numerusform>100 жолкудан %Ln жолу күйөт</numerusform>
            <numerusform>100 жолкудан %Ln жолу күйөт</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge, and throw</source>
        <translation>Чакырык таштап, ыргытуу</translation>
    </message>
    <message numerus="yes">
        <source>Keep {dice} and throw %Ln dice</source>
        <translation>
            <numerusform>Калтыруу: {dice}, ыргытуу: %Ln кубик</numerusform>
            <numerusform>Калтыруу: {dice}, ыргытуу: %Ln кубик</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %Ln dice</source>
        <translation>
            <numerusform>Ыргытуу: %Ln кубик</numerusform>
            <numerusform>Ыргытуу: %Ln кубик</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {dice} and stop</source>
        <translation>Калтыруу: {dice}, анан токтоо</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Токтоо</translation>
    </message>
    <message numerus="yes">
        <source>Take over the %Ln dice that lie there</source>
        <translation>
            <numerusform>Алып улоо: %Ln кубик</numerusform>
            <numerusform>Алып улоо: %Ln кубик</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {dice} and try for {combination}</source>
        <translation>Калтыруу: {dice}, толуктоо: {combination}</translation>
    </message>
    <message>
        <source>Give the turn up</source>
        <translation>Кезектен баш тартуу</translation>
    </message>
    <message>
        <source>Write it into {box}</source>
        <translation>Жазуу: {box}</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>катар</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>үч жуп</translation>
    </message>
    <message>
        <source>What is best now?</source>
        <translation>Азыр эмне кылган жакшы?</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Оюн бүттү</translation>
    </message>
    <message>
        <source>There is nobody here to give one</source>
        <translation>Бул жерде кеңеш берүүчү жок</translation>
    </message>
    <message>
        <source>A computer player is on turn</source>
        <translation>Азыр компьютер оюнчунун кезеги</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>Азыр чече турган эч нерсе жок</translation>
    </message>
    <message>
        <source>Hint: chances to win</source>
        <translation>Кеңеш: утуу мүмкүнчүлүгү</translation>
    </message>
    <message>
        <source>Hint: points still to come</source>
        <translation>Кеңеш: алдыдагы упайлар</translation>
    </message>
    <message>
        <source>Hint: points of this turn</source>
        <translation>Кеңеш: бул кезектин упайы</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Ойлонуп жатам…</translation>
    </message>
    <message>
        <source>There is no hint just now. Ask once more in a moment.</source>
        <translation>Азыр кеңеш жок. Бир аздан кийин кайра сураңыз.</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>What is best to do: a noun.</extracomment>
        <translation>Кеңеш</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Next best:</source>
        <translation>Андан кийинки жакшысы:</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Кеңешти жашыруу</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Round</source>
        <translation>Айлампа</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Оюнчу</translation>
    </message>
    <message>
        <source>Throws, the kept dice underlined</source>
        <translation>Ыргытуу (калтырган кубик сызылган)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Натыйжа</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Упай</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Эсеп</translation>
    </message>
    <message>
        <source>{player} throws {dice} to knock the points off</source>
        <translation>{player} упайды жокко чыгаруу үчүн ыргытты: {dice}</translation>
    </message>
    <message>
        <source>Throw {number}: {dice}</source>
        <translation>Ыргытуу {number}: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>Throw {number}: {dice}, kept {kept} for %Ln point(s)</source>
        <translation>
            <numerusform>Ыргытуу {number}: {dice}; калтырылганы {kept}, %Ln упай</numerusform>
            <numerusform>Ыргытуу {number}: {dice}; калтырылганы {kept}, %Ln упай</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw {number}: {dice}, kept {kept}</source>
        <translation>Ыргытуу {number}: {dice}; калтырылганы {kept}</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>уланууда</translation>
    </message>
    <message>
        <source>banked</source>
        <translation>эсепке жазылды</translation>
    </message>
    <message>
        <source>knocked off</source>
        <translation>жокко чыкты</translation>
    </message>
    <message>
        <source>roll-off</source>
        <translation>чечүүчү ыргытуу</translation>
    </message>
    <message>
        <source>all dice alike</source>
        <translation>бардык кубик бирдей</translation>
    </message>
    <message>
        <source>bust: over the target</source>
        <translation>күйдү: жеңиш упайынан ашты</translation>
    </message>
    <message>
        <source>bust: too little</source>
        <translation>күйдү: упай жетпеди</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>күйдү</translation>
    </message>
    <message>
        <source>{points} lost</source>
        <translation>{points} жоголду</translation>
    </message>
    <message>
        <source>Round {round}, {player}</source>
        <translation>Айлампа {round}, {player}</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Эсеп: {score}</translation>
    </message>
    <message>
        <source>challenges {player}</source>
        <translation>чакырык: {player}</translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln point(s) over</source>
        <translation>
            <numerusform>%Ln упайды алып улайт</numerusform>
            <numerusform>%Ln упайды алып улайт</numerusform>
        </translation>
    </message>
    <message>
        <source>begins the last round</source>
        <translation>акыркы айлампаны баштайт</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Баары</translation>
    </message>
    <message>
        <source>When the match is over</source>
        <translation>Оюн бүткөндө</translation>
    </message>
    <message>
        <source>History: {game}</source>
        <translation>Оюн тарыхы: {game}</translation>
    </message>
    <message>
        <source>&amp;Turns of</source>
        <translation>&amp;Кимдин кезектери</translation>
    </message>
    <message>
        <source>Whose turns are shown</source>
        <translation>Кимдин кезектери көрсөтүлөт</translation>
    </message>
    <message>
        <source>The turns of the match</source>
        <translation>Оюндун кезектери</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet. Each turn will be listed here.</source>
        <translation>Азырынча эч ким ыргыта элек. Ар бир кезек ушул жерге жазылып турат.</translation>
    </message>
    <message>
        <source>&amp;Watch this turn again</source>
        <translation>&amp;Бул кезекти кайра көрүү</translation>
    </message>
    <message>
        <source>What could have been &amp;better?</source>
        <translation>Оюнду т&amp;алдайлыбы?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Жабуу</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>off</source>
        <translation>жок</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>A house rule is switched on.</extracomment>
        <translation>бар</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No points at all: a minimum, a penalty or a bonus of that kind is not in the game.</extracomment>
        <translation>жок</translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation>бул оюнда жок</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Жеңиш упайы</translation>
    </message>
    <message>
        <source>The match is played up to this score.</source>
        <translation>Оюн ушул упайга чейин ойнолот.</translation>
    </message>
    <message>
        <source>Reach the target or pass it</source>
        <translation>Жеңиш упайына жетүү же ашуу</translation>
    </message>
    <message>
        <source>Whether exactly the target will do, or it takes more than that.</source>
        <translation>Жеңиш үчүн дал ошол упайга жетсе болобу же андан ашуу керекпи.</translation>
    </message>
    <message>
        <source>more than the target</source>
        <translation>жеңиш упайынан ашуу керек</translation>
    </message>
    <message>
        <source>the target is enough</source>
        <translation>жеңиш упайына жетсе болот</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Акыркы айлампа</translation>
    </message>
    <message>
        <source>What everybody else gets once a player has enough points to win.</source>
        <translation>Бир оюнчунун упайы жеңишке жеткенде, калгандарга эмне берилет.</translation>
    </message>
    <message>
        <source>none: the match is over</source>
        <translation>эч нерсе: оюн бүтөт</translation>
    </message>
    <message>
        <source>one more turn each</source>
        <translation>ар бирине дагы бир кезек</translation>
    </message>
    <message>
        <source>one more throw each</source>
        <translation>ар бирине дагы бир ыргытуу</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Тең чыкса</translation>
    </message>
    <message>
        <source>Who wins when several players share the highest score.</source>
        <translation>Эң көп упай бир нече оюнчуда болсо, ким жеңет.</translation>
    </message>
    <message>
        <source>whoever throws best in a roll-off</source>
        <translation>чечүүчү ыргытууда көбүрөөк упай түшүргөнү</translation>
    </message>
    <message>
        <source>whoever had the score first</source>
        <translation>ошол упайга биринчи жеткени</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>баары чогуу</translation>
    </message>
    <message>
        <source>Exact target</source>
        <translation>Жеңиш упайына так жетүү</translation>
    </message>
    <message>
        <source>Whoever lands exactly on the target wins at once, and nobody may go over it.</source>
        <translation>Жеңиш упайына так жеткен оюнчу дароо жеңет, андан ашууга эч кимге болбойт.</translation>
    </message>
    <message>
        <source>Going over is a bust</source>
        <translation>Ашып кетсе, кезек күйөт</translation>
    </message>
    <message>
        <source>A throw that can only go over the target loses the whole turn; without this rule only that throw is lost, as long as the points before it are enough to bank.</source>
        <translation>Ыргытуудан кайсы кубикти алса да жеңиш упайынан ашып кетсе, бүтүндөй кезек күйөт. Бул эреже жок болсо, ага чейинки упай эсепке жазууга жеткенде ошол ыргытуу гана эсептелбейт.</translation>
    </message>
    <message>
        <source>Knocking off</source>
        <translation>Жеңишти жокко чыгаруу</translation>
    </message>
    <message>
        <source>After an exact finish the next player throws the dice left over; if they score, the winning turn is cancelled.</source>
        <translation>Бирөө так жеткенден кийин кийинки оюнчу калган кубиктерди ыргытат; алар упай берсе, жеңиш алып келген кезектин упайы жокко чыгат.</translation>
    </message>
    <message>
        <source>Knocked-off points are taken over</source>
        <translation>Жокко чыккан упайды алып улоо</translation>
    </message>
    <message>
        <source>Whoever knocks points off plays on with those dice and builds on those points.</source>
        <translation>Упайды жокко чыгарган оюнчу ошол кубиктер менен улап, ошол упайдын үстүнө кошо берет.</translation>
    </message>
    <message>
        <source>Welfare</source>
        <translation>Артта калганга белек</translation>
    </message>
    <message>
        <source>The points of a turn that goes over the target are given to the rival with the lowest score.</source>
        <translation>Жеңиш упайынан ашып кеткен кезектин упайы эсеби эң аз атаандашка белек болот.</translation>
    </message>
    <message>
        <source>Most rounds</source>
        <translation>Эң көп айлампа</translation>
    </message>
    <message>
        <source>After this many rounds the highest score wins.</source>
        <translation>Ушунча айлампадан кийин упайы эң көп оюнчу жеңет.</translation>
    </message>
    <message>
        <source>Opening minimum</source>
        <translation>Оюнга кирүү чеги</translation>
    </message>
    <message>
        <source>To get on board, a player must make at least these points in one turn.</source>
        <translation>Оюнга кирүү үчүн бир кезекте кеминде ушунча упай топтоо керек.</translation>
    </message>
    <message>
        <source>Turn minimum</source>
        <translation>Бир кезектин чеги</translation>
    </message>
    <message>
        <source>Once on board, a player may bank no fewer points than these.</source>
        <translation>Оюнга киргенден кийин эсепке мындан аз упай жазууга болбойт.</translation>
    </message>
    <message>
        <source>Set aside every scoring die</source>
        <translation>Упай берген ар бир кубикти четке коюу</translation>
    </message>
    <message>
        <source>Every die that adds points must be set aside, not just those a player likes.</source>
        <translation>Упай кошкон кубиктердин баарын четке коюу керек, жакканын эле эмес.</translation>
    </message>
    <message>
        <source>Hot dice must be thrown</source>
        <translation>Бардык кубик упай берсе, ыргытуу милдеттүү</translation>
    </message>
    <message>
        <source>When all dice have scored, they must all be thrown again; nobody may bank then.</source>
        <translation>Бардык кубик упай берсе, баарын кайра ыргытуу керек; анда эсепке жазууга болбойт.</translation>
    </message>
    <message>
        <source>When dice are hot</source>
        <translation>Бардык кубик канча ыргытууда упай берет</translation>
    </message>
    <message>
        <source>Whether all dice may be thrown anew once all have scored over several throws, or only when all score in one.</source>
        <translation>Бардык кубик бир нече ыргытууда упай берсе да баарын кайра ыргытса болобу же бир эле ыргытууда упай бергенде ганабы.</translation>
    </message>
    <message>
        <source>over several throws</source>
        <translation>бир нече ыргытууда</translation>
    </message>
    <message>
        <source>in one throw</source>
        <translation>бир эле ыргытууда</translation>
    </message>
    <message>
        <source>No scores ending in 50</source>
        <translation>Эсеп 50 менен бүтпөсүн</translation>
    </message>
    <message>
        <source>Nobody may bank while the new score would end in 50.</source>
        <translation>Жаңы эсеп 50 менен бүтө турган болсо, упайды эсепке жазууга болбойт.</translation>
    </message>
    <message>
        <source>Topping</source>
        <translation>Ашып түшүү</translation>
    </message>
    <message>
        <source>To bank, a player must beat the points that the player before has just banked.</source>
        <translation>Эсепке жазуу үчүн мурунку оюнчу жаңы эле жазган упайдан ашып түшүү керек.</translation>
    </message>
    <message>
        <source>Topping with equal points</source>
        <translation>Ашып түшүүгө тең упай да жетет</translation>
    </message>
    <message>
        <source>As many points as the player before has banked are enough.</source>
        <translation>Мурунку оюнчу эсепке канча жазса, ошончо упай да жетиштүү.</translation>
    </message>
    <message>
        <source>Pyramiding</source>
        <translation>Үстүнө кошуу</translation>
    </message>
    <message>
        <source>Dice of a later throw may join those set aside: one 5 aside and two new 5s are three 5s.</source>
        <translation>Кийин түшкөн кубиктер четке коюлгандарга кошула алат: четте бир бештик туруп, анан дагы экөө түшсө, үч бештик болот.</translation>
    </message>
    <message>
        <source>only dice of the same number</source>
        <translation>бирдей сан түшкөн кубиктер гана</translation>
    </message>
    <message>
        <source>every combination</source>
        <translation>бардык айкалыш</translation>
    </message>
    <message>
        <source>Pyramiding after hot dice</source>
        <translation>Бардык кубик упай бергенден кийин да үстүнө кошуу</translation>
    </message>
    <message>
        <source>When all dice have scored and are thrown anew, they may still join those counted before.</source>
        <translation>Бардык кубик упай берип, кайра ыргытылгандан кийин деле жаңылары мурда эсептелгендерге кошула берет.</translation>
    </message>
    <message>
        <source>Throws in a turn</source>
        <translation>Бир кезектеги ыргытуулар</translation>
    </message>
    <message>
        <source>After this many throws a player must stop and choose a box.</source>
        <translation>Ушунча ыргытуудан кийин токтоп, уяча тандоо керек.</translation>
    </message>
    <message>
        <source>Numbers on a die</source>
        <translation>Кубиктеги сандар</translation>
    </message>
    <message>
        <source>Every die shows the numbers from 1 up to this one.</source>
        <translation>Ар бир кубикте 1ден ушул санга чейинки сандар бар.</translation>
    </message>
    <message>
        <source>Four or more alike</source>
        <translation>Төрт же андан көп бирдей</translation>
    </message>
    <message>
        <source>What a fourth die of one number, and each beyond it, is worth.</source>
        <translation>Төртүнчү бирдей кубик жана андан кийинкилердин ар бири канча упай берет.</translation>
    </message>
    <message>
        <source>only three alike count</source>
        <translation>үч бирдей гана эсептелет</translation>
    </message>
    <message>
        <source>points of their own</source>
        <translation>өз упайы бар</translation>
    </message>
    <message>
        <source>each adds the value of three alike</source>
        <translation>ар бири үч бирдейдин упайын дагы кошот</translation>
    </message>
    <message>
        <source>each doubles the value of three alike</source>
        <translation>ар бири үч бирдейдин упайын эки эселейт</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Үч жуп</translation>
    </message>
    <message>
        <source>The points for three pairs in one throw.</source>
        <translation>Бир ыргытууда түшкөн үч жуптун упайы.</translation>
    </message>
    <message>
        <source>Four alike and a pair are three pairs</source>
        <translation>Төрт бирдей менен бир жуп — үч жуп</translation>
    </message>
    <message>
        <source>Four dice alike and a pair count as three pairs; so do six alike.</source>
        <translation>Төрт бирдей менен бир жуп да, алты бирдей да үч жуп болуп эсептелет.</translation>
    </message>
    <message>
        <source>Four alike and a pair</source>
        <translation>Төрт бирдей менен бир жуп</translation>
    </message>
    <message>
        <source>The points for four dice alike and a pair in one throw.</source>
        <translation>Бир ыргытууда түшкөн төрт бирдей менен бир жуптун упайы.</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Эки жолу үч бирдей</translation>
    </message>
    <message>
        <source>The points for three dice alike and three more alike in one throw.</source>
        <translation>Бир ыргытууда эки жолу түшкөн үч бирдейдин упайы.</translation>
    </message>
    <message>
        <source>Six alike are two triples</source>
        <translation>Алты бирдей — эки жолу үч бирдей</translation>
    </message>
    <message>
        <source>The two triples may be of the same number.</source>
        <translation>Эки жолу үч бирдей бир эле сандан болсо да эсептелет.</translation>
    </message>
    <message>
        <source>Double trips</source>
        <translation>Кош үч бирдей</translation>
    </message>
    <message>
        <source>Two different triples in one throw are added up and count double.</source>
        <translation>Бир ыргытуудагы эки түрдүү үч бирдейдин упайлары кошулуп, эки эселенет.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Фулл-хаус</translation>
    </message>
    <message>
        <source>The points that a pair adds to three dice alike of the same throw.</source>
        <translation>Ошол эле ыргытууда үч бирдейге жуп кошулса, үстүнө берилчү упай.</translation>
    </message>
    <message>
        <source>Coloured pairs</source>
        <translation>Түстүү жуптар</translation>
    </message>
    <message>
        <source>The points for a throw of all dice in which every colour shows the same number twice.</source>
        <translation>Бардык кубик ыргытылып, ар бир түстөгү экөө өз ара бирдей түшсө, берилчү упай.</translation>
    </message>
    <message>
        <source>When coloured pairs count</source>
        <translation>Түстүү жуптар качан эсептелет</translation>
    </message>
    <message>
        <source>Whether only the first throw of a turn may pair up by colour, or any throw of all dice.</source>
        <translation>Түстүү жуптар кезектин биринчи ыргытуусунда ганабы же бардык кубик чогуу ыргытылган сайын эсептелеби.</translation>
    </message>
    <message>
        <source>in any throw of all dice</source>
        <translation>бардык кубик чогуу ыргытылган сайын</translation>
    </message>
    <message>
        <source>only in the first throw</source>
        <translation>биринчи ыргытууда гана</translation>
    </message>
    <message>
        <source>All dice alike win</source>
        <translation>Бардык кубик бирдей түшсө — жеңиш</translation>
    </message>
    <message>
        <source>Whoever throws the same number on all dice at once wins the match.</source>
        <translation>Кимдин бардык кубиги бир ыргытууда бирдей түшсө, ошол оюнду жеңет.</translation>
    </message>
    <message>
        <source>Points for nothing</source>
        <translation>Упайсыз ыргытууга упай</translation>
    </message>
    <message>
        <source>A throw of all dice without a score is worth these points and no bust.</source>
        <translation>Бардык кубик ыргытылып, эч нерсе упай бербесе, ушунча упай жазылат, кезек күйбөйт.</translation>
    </message>
    <message>
        <source>Four of a kind counts four dice</source>
        <translation>Төрт бирдейде төрт кубик эсептелет</translation>
    </message>
    <message>
        <source>Four of a kind scores the sum of the four dice alike, not of all dice.</source>
        <translation>Төрт бирдейде кубиктердин баары эмес, бирдей төртөө гана кошулат.</translation>
    </message>
    <message>
        <source>Five alike as a full house</source>
        <translation>Беш бирдей фулл-хаус болот</translation>
    </message>
    <message>
        <source>Five dice of one number score in the box for a full house, too.</source>
        <translation>Беш бирдей кубик фулл-хаустун уячасында да упай берет.</translation>
    </message>
    <message>
        <source>Points needed for the bonus</source>
        <translation>Бонуска керектүү упай</translation>
    </message>
    <message>
        <source>The bonus takes at least this sum in the boxes of its section.</source>
        <translation>Бонус алуу үчүн бөлүктүн уячаларында кеминде ушунча упай чогулушу керек.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>What a section with a high enough sum is worth besides.</source>
        <translation>Бөлүктө жетиштүү упай чогулса, үстүнө канча кошулат.</translation>
    </message>
    <message>
        <source>Completing a straight</source>
        <translation>Катарды толуктоо</translation>
    </message>
    <message>
        <source>After a throw of all dice, those that fit a straight may be kept and the others thrown once more to complete it; if that fails, the turn is lost.</source>
        <translation>Бардык кубикти ыргыткандан кийин катарга ылайыктуусун калтырып, башкасын дагы бир жолу ыргытып толуктаса болот; ишке ашпаса, кезек күйөт.</translation>
    </message>
    <message>
        <source>Completing three pairs</source>
        <translation>Үч жупту толуктоо</translation>
    </message>
    <message>
        <source>After a throw of all dice, those that fit three pairs may be kept and the others thrown once more to complete them; if that fails, the turn is lost.</source>
        <translation>Бардык кубикти ыргыткандан кийин үч жупка ылайыктуусун калтырып, башкасын дагы бир жолу ыргытып толуктаса болот; ишке ашпаса, кезек күйөт.</translation>
    </message>
    <message>
        <source>Numbers missing from a straight</source>
        <translation>Катарга жетпеген сандар</translation>
    </message>
    <message>
        <source>A straight may only be completed if no more numbers than this are missing.</source>
        <translation>Мындан көп сан жетпей турса, катарды толуктоого болбойт.</translation>
    </message>
    <message>
        <source>Completing instead of a bust</source>
        <translation>Күйгөндүн ордуна толуктоо</translation>
    </message>
    <message>
        <source>Even a throw without a score may be completed, which can save the turn.</source>
        <translation>Ыргытуу упайсыз болсо деле толуктаса болот: ал кезекти сактап калышы мүмкүн.</translation>
    </message>
    <message>
        <source>Taking over the dice</source>
        <translation>Калган кубиктерди алып улоо</translation>
    </message>
    <message>
        <source>When a player banks, the next one may throw the dice left over and build on the points of that turn.</source>
        <translation>Оюнчу упайын эсепке жазганда, кийинкиси калган кубиктерди ыргытып, ошол кезектин упайынын үстүнө кошсо болот.</translation>
    </message>
    <message>
        <source>Taking over only on board</source>
        <translation>Оюнга киргендер гана улайт</translation>
    </message>
    <message>
        <source>Only players who are on board may take over the dice.</source>
        <translation>Калган кубиктерди оюнга кирген оюнчулар гана алып улай алат.</translation>
    </message>
    <message>
        <source>Penalty for a bust after taking over</source>
        <translation>Улап алып күйгөнгө айып</translation>
    </message>
    <message>
        <source>Whoever takes over the dice and busts loses these points from the score.</source>
        <translation>Кубиктерди алып улап, кезеги күйгөн оюнчу эсебинен ушунча упай жоготот.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Чакырыктар</translation>
    </message>
    <message>
        <source>Twice in a match a player may challenge a rival before throwing: the points of that turn are taken from the rival, and a bust costs a penalty.</source>
        <translation>Бир оюнда эки жолу ыргытуунун алдында атаандашка чакырык таштаса болот: ошол кезектин упайы атаандаштан кемитилет, ал эми кезек күйсө, айып төлөнөт.</translation>
    </message>
    <message>
        <source>Challenging only on board</source>
        <translation>Оюнга киргендер гана чакырык таштайт</translation>
    </message>
    <message>
        <source>Only players who are on board may challenge a rival.</source>
        <translation>Атаандашына оюнга кирген оюнчулар гана чакырык таштай алат.</translation>
    </message>
    <message>
        <source>Score for the second challenge</source>
        <translation>Экинчи чакырыкка керектүү эсеп</translation>
    </message>
    <message>
        <source>One challenge is for scores below this, the other for scores from this up.</source>
        <translation>Бир чакырык эсеп мындан аз болгондо, экинчиси эсеп ушуга жеткенден кийин ташталат.</translation>
    </message>
    <message>
        <source>Penalty for the first challenge</source>
        <translation>Биринчи чакырыктын айыбы</translation>
    </message>
    <message>
        <source>A bust in the first challenge costs these points.</source>
        <translation>Биринчи чакырыкта кезек күйсө, ушунча упай жоготулат.</translation>
    </message>
    <message>
        <source>Penalty for the second challenge</source>
        <translation>Экинчи чакырыктын айыбы</translation>
    </message>
    <message>
        <source>A bust in the second challenge costs these points.</source>
        <translation>Экинчи чакырыкта кезек күйсө, ушунча упай жоготулат.</translation>
    </message>
    <message>
        <source>The last round may be called off</source>
        <translation>Акыркы айлампа жокко чыгышы мүмкүн</translation>
    </message>
    <message>
        <source>If challenges leave nobody with enough points to win at the end of the last round, the match goes on.</source>
        <translation>Чакырыктардан улам акыркы айлампанын аягында жеңишке эч кимдин упайы жетпей калса, оюн уланат.</translation>
    </message>
    <message>
        <source>Penalty for three busts in a row</source>
        <translation>Удаа үч жолу күйгөнгө айып</translation>
    </message>
    <message>
        <source>Whoever busts three times in a row loses these points.</source>
        <translation>Удаа үч кезеги күйгөн оюнчу ушунча упай жоготот.</translation>
    </message>
    <message>
        <source>Count busts anew after the penalty</source>
        <translation>Айыптан кийин күйгөндөр кайра саналат</translation>
    </message>
    <message>
        <source>The next penalty takes three more busts in a row; without this rule every further bust costs it again.</source>
        <translation>Кийинки айып дагы удаа үч кезек күйгөндө алынат; бул эреже жок болсо, андан ары удаа күйгөн ар бир кезек үчүн кайра алынат.</translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation>Эң төмөнкү эсеп</translation>
    </message>
    <message>
        <source>Whether penalties and challenges can push a score below zero.</source>
        <translation>Айыптар менен чакырыктар эсепти нөлдөн ылдый түшүрө алабы.</translation>
    </message>
    <message>
        <source>scores may fall below zero</source>
        <translation>эсеп нөлдөн ылдый түшүшү мүмкүн</translation>
    </message>
    <message>
        <source>never below zero</source>
        <translation>нөлдөн ылдый түшпөйт</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln упай</numerusform>
            <numerusform>%Ln упай</numerusform>
        </translation>
    </message>
    <message>
        <source>Says something only with {rule} or {other}</source>
        <translation>{rule} же {other} эрежеси болгондо гана мааниси бар</translation>
    </message>
    <message>
        <source>Says something only while {rule} is on</source>
        <translation>{rule} эрежеси болгондо гана мааниси бар</translation>
    </message>
    <message>
        <source>Says nothing while {rule} is set to {choice}</source>
        <translation>{rule} эрежеси {choice} болуп турганда мааниси жок</translation>
    </message>
</context>
<context>
    <name>KnownError</name>
    <message>
        <source>This is not the record of a match.</source>
        <translation>Бул оюндун жазуусу эмес.</translation>
    </message>
    <message>
        <source>The rules that this match was begun with cannot be understood.</source>
        <translation>Бул оюндун эрежелерин окууга мүмкүн болбоду.</translation>
    </message>
    <message>
        <source>Step {number} of this match does not follow from the rules.</source>
        <translation>Бул оюндун мына бул кадамы эрежеге туура келбейт: {number}.</translation>
    </message>
    <message numerus="yes">
        <source>This game is for {fewest} to %Ln player(s); found {found}.</source>
        <translation>
            <numerusform>Бул оюнга {fewest}–%Ln оюнчу керек, азыр {found}.</numerusform>
            <numerusform>Бул оюнга {fewest}–%Ln оюнчу керек, азыр {found}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>Оюнчу {number}: аты жазыла элек.</translation>
    </message>
    <message numerus="yes">
        <source>The name of player {number} has %Ln letter(s); at most {most} fit on the sheet.</source>
        <translation>
            <numerusform>Оюнчу {number}: атында %Ln тамга бар, баракка көп дегенде {most} тамга батат.</numerusform>
            <numerusform>Оюнчу {number}: атында %Ln тамга бар, баракка көп дегенде {most} тамга батат.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}; give one of them another name.</source>
        <translation>Эки оюнчунун аты бирдей: {name}. Биринин атын өзгөртүңүз.</translation>
    </message>
    <message>
        <source>Kubik is not installed completely: the folder {name} is missing.</source>
        <translation>Kubik толук орнотулган эмес: {name} деген папка жок.</translation>
    </message>
    <message>
        <source>{file}: found a folder, expected a rule file.</source>
        <translation>{file}: бул папка экен, эреже файлы керек эле.</translation>
    </message>
    <message>
        <source>{file}: found no file, expected a rule file.</source>
        <translation>{file}: файл табылган жок, эреже файлы керек эле.</translation>
    </message>
    <message>
        <source>Die {number}: found {found}, expected a face from 1 to {faces}.</source>
        <translation>Кубик {number}: табылганы — {found}, 1–{faces} арасындагы сан керек эле.</translation>
    </message>
    <message>
        <source>Die {number}: found {found}, expected a face from 1 to {faces}, with w, r or g before it.</source>
        <translation>Кубик {number}: табылганы — {found}, 1–{faces} арасындагы сан жана анын алдында w, r же g керек эле.</translation>
    </message>
    <message>
        <source>Found no dice, expected at least one.</source>
        <translation>Бир да кубик табылган жок, жок дегенде бирөө керек эле.</translation>
    </message>
    <message>
        <source>Dice: {dice}. With a colour: {found}; expected all or none.</source>
        <translation>Кубиктер: {dice}. Түстүүсү: {found}; баары түстүү же баары түссүз болушу керек эле.</translation>
    </message>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s).</source>
        <translation>
            <numerusform>Бул оюнду көп дегенде %Ln оюнчу ойнойт.</numerusform>
            <numerusform>Бул оюнду көп дегенде %Ln оюнчу ойнойт.</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule {name}: found {found}, expected no more than the target, {limit}.</source>
        <translation>{name} эрежеси: табылганы — {found}, жеңиш упайынан ({limit}) ашпашы керек.</translation>
    </message>
    <message>
        <source>House rule {name}: found {found}, expected a multiple of {limit}, or an exact finish could never be reached.</source>
        <translation>{name} эрежеси: табылганы — {found}, ал {limit} деген санга бөлүнүшү керек, антпесе жеңиш упайына так жетүү мүмкүн эмес.</translation>
    </message>
    <message>
        <source>{where}: found {found}, expected {expected}.</source>
        <translation>{where}: табылганы — {found}, керектүүсү — {expected}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>эч нерсе</translation>
    </message>
    <message>
        <source>half a character</source>
        <translation>белгинин жарымы</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>бүтүн сан</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>тизме</translation>
    </message>
    <message>
        <source>a list of {length}</source>
        <translation>узундугу {length} болгон тизме</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>булардын бири: {names}</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>бир да талаасыз</translation>
    </message>
    <message>
        <source>{name} with its fields</source>
        <translation>{name} талаалары менен</translation>
    </message>
    <message>
        <source>one name with its fields</source>
        <translation>талаалары менен бир ат</translation>
    </message>
    <message>
        <source>a value for {name}</source>
        <translation>{name} үчүн маани</translation>
    </message>
    <message>
        <source>{file} is not a file of Kubik&apos;s matches.</source>
        <translation>{file}: бул Kubik оюндарынын файлы эмес.</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>{file} бузулган.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Kubik.</source>
        <translation>{file} Kubik программасынын жаңыраак версиясында жазылган.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}).</source>
        <translation>{file} ачылбай жатат ({reason}).</translation>
    </message>
    <message>
        <source>{file} is used by another program.</source>
        <translation>{file} башка программада ачык турат.</translation>
    </message>
    <message>
        <source>This match is not kept here any more.</source>
        <translation>Бул оюн бул жерде эми сакталбайт.</translation>
    </message>
    <message>
        <source>This match is damaged; its records are kept for a report.</source>
        <translation>Бул оюн бузулган; жазуулары ката тууралуу билдирүү үчүн сакталды.</translation>
    </message>
    <message>
        <source>{file}, line {line}: found {found}, expected {expected}.</source>
        <translation>{file}, сап {line}: табылганы — {found}, керектүүсү — {expected}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}</source>
        <translation>{file}, сап {line}: {problem}</translation>
    </message>
    <message>
        <source>a match that this Kubik can read</source>
        <translation>Kubik программасынын ушул версиясы окуй ала турган оюн</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>бош сап</translation>
    </message>
    <message>
        <source>a uuid</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>a date and time in UTC</source>
        <translation>UTC боюнча күн жана убакыт</translation>
    </message>
    <message>
        <source>a byte that is not UTF-8</source>
        <translation>UTF-8 эмес байт</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln byte(s)</source>
        <translation>
            <numerusform>%Ln байттан көп</numerusform>
            <numerusform>%Ln байттан көп</numerusform>
        </translation>
    </message>
    <message>
        <source>a match, which is far smaller</source>
        <translation>оюн, ал алда канча кичине болот</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>{file} окулбай жатат ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} жазылбай жатат ({reason}).</translation>
    </message>
    <message>
        <source>This match is here already and has gone on differently; nothing was changed.</source>
        <translation>Бул оюн мында мурунтан эле бар, бирок башкача уланган; эч нерсе өзгөртүлгөн жок.</translation>
    </message>
    <message>
        <source>There is no room left on the disk: the last step was not done.</source>
        <translation>Дискте орун калбады: акыркы кадам аткарылган жок.</translation>
    </message>
    <message>
        <source>Another program is using the file of the matches: the last step was not done.</source>
        <translation>Оюндардын файлы башка программада ачык турат: акыркы кадам аткарылган жок.</translation>
    </message>
    <message>
        <source>The file of the matches cannot be written: the last step was not done.</source>
        <translation>Оюндардын файлына жазуу мүмкүн эмес: акыркы кадам аткарылган жок.</translation>
    </message>
    <message>
        <source>The disk reports an error ({reason}): the last step was not done.</source>
        <translation>Дискте ката чыкты ({reason}): акыркы кадам аткарылган жок.</translation>
    </message>
    <message>
        <source>This match has gone on in another window: the last step was not done here.</source>
        <translation>Бул оюн башка терезеде уланган: акыркы кадам бул жерде аткарылган жок.</translation>
    </message>
    <message>
        <source>The file of the matches cannot be read ({reason}).</source>
        <translation>Оюндардын файлы окулбай жатат ({reason}).</translation>
    </message>
    <message>
        <source>{file} was empty; a new one was begun.</source>
        <translation>{file} бош экен; жаңысы башталды.</translation>
    </message>
    <message>
        <source>{file} was not a file of Kubik&apos;s matches; it is kept as {aside}, and a new one was begun.</source>
        <translation>{file} Kubik оюндарынын файлы эмес экен; ал {aside} деген ат менен сакталып, жаңысы башталды.</translation>
    </message>
    <message>
        <source>{file} was damaged and is kept as {aside}; matches saved: {saved}, damaged: {lost}.</source>
        <translation>{file} бузулган экен, ал {aside} деген ат менен сакталды; аман калган оюндар: {saved}, бузулганы: {lost}.</translation>
    </message>
    <message>
        <source>{file} is damaged and could not be replaced ({reason}): matches are not kept this time.</source>
        <translation>{file} бузулган, аны алмаштыруу мүмкүн болгон жок ({reason}): бул жолу оюндар сакталбайт.</translation>
    </message>
    <message>
        <source>{file} cannot be used ({reason}): its matches can be gone on with, but nothing is kept.</source>
        <translation>{file} колдонууга жарабай жатат ({reason}): андагы оюндарды улантса болот, бирок эч нерсе сакталбайт.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Kubik and stays as it is: matches are not kept this time.</source>
        <translation>{file} Kubik программасынын жаңыраак версиясында жазылган, ага тийилбейт: бул жолу оюндар сакталбайт.</translation>
    </message>
    <message>
        <source>{file} is used by another program: matches are not kept this time.</source>
        <translation>{file} башка программада ачык турат: бул жолу оюндар сакталбайт.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}): matches are not kept this time.</source>
        <translation>{file} ачылбай жатат ({reason}): бул жолу оюндар сакталбайт.</translation>
    </message>
    <message>
        <source>Matches that cannot be read: {number}. They are listed as damaged, all others are whole.</source>
        <translation>Окулбай калган оюндар: {number}. Алар тизмеде бузулган деп белгиленди, калгандары аман.</translation>
    </message>
    <message>
        <source>Kubik finds no screen to open its window on. Start it from a desktop.</source>
        <translation>Kubik терезесин ача турган экран тапкан жок. Аны иш столунан ишке киргизиңиз.</translation>
    </message>
    <message>
        <source>Kubik cannot start: this computer lacks {library}. Whoever looks after it can install that.</source>
        <translation>Kubik иштей албайт: бул компьютерде {library} жок. Аны компьютерди караган адам орното алат.</translation>
    </message>
    <message>
        <source>Kubik cannot start: this computer has no font. Whoever looks after it can install one.</source>
        <translation>Kubik иштей албайт: бул компьютерде шрифт жок. Аны компьютерди караган адам орното алат.</translation>
    </message>
    <message>
        <source>Kubik cannot open its window ({reason}).</source>
        <translation>Kubik терезесин ача албайт ({reason}).</translation>
    </message>
    <message>
        <source>Kubik cannot start because of a mistake in it ({reason}). To install it anew may help.</source>
        <translation>Kubik программадагы катадан улам иштей албайт ({reason}). Кайра орнотуу жардам бериши мүмкүн.</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>мындай файл же папка жок</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>уруксат жок</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>бул папка экен</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>ал жерге эч нерсе жазууга болбойт</translation>
    </message>
    <message>
        <source>there is no room left</source>
        <translation>орун калбады</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>башка программада ачык турат</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>аты өтө узун</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>дискте ката чыкты</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: there is a mistake.</source>
        <translation>{file}, сап {line}, мамыча {column}: бул жерде ката бар.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays: one of four levels, from weak to unbeatable.</extracomment>
        <translation>Жаңы баштаган</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>A computer player who goes by rules of thumb.</extracomment>
        <translation>Ышкыбоз</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>A computer player who makes the most points of every turn.</extracomment>
        <translation>Күчтүү</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>A computer player who plays every turn to win.</extracomment>
        <translation>Кемчиликсиз</translation>
    </message>
    <message>
        <source>Plays as the mood takes it, as a child does.</source>
        <translation>Баладай болуп, көңүлүнө жараша ойнойт.</translation>
    </message>
    <message>
        <source>Goes by rules of thumb and does not reckon.</source>
        <translation>Көз чамалап ойнойт, эсептебейт.</translation>
    </message>
    <message>
        <source>Makes the most of every turn, and looks at the score near the end.</source>
        <translation>Ар бир кезектен эң көбүн алат, аягында эсепти да карайт.</translation>
    </message>
    <message>
        <source>Plays every turn to win the match.</source>
        <translation>Ар бир кезекте оюнду утуу үчүн ойнойт.</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Жаңы оюн…</translation>
    </message>
    <message>
        <source>&amp;All matches…</source>
        <translation>&amp;Сакталган оюндар…</translation>
    </message>
    <message>
        <source>&amp;To the games</source>
        <translation>Оюн &amp;тандоого</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Кең&amp;еш</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Оюнчулар…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Оюн та&amp;рыхы</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>Стат&amp;истика</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Чыгуу</translation>
    </message>
    <message>
        <source>Begin or go on with a match first</source>
        <translation>Адегенде оюн баштаңыз же улантыңыз</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>{name} to play</source>
        <translation>Кезек: {name}</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Топтогон упайы</translation>
    </message>
    <message>
        <source>Points at risk</source>
        <translation>Тобокелдеги упай</translation>
    </message>
    <message>
        <source>Shows at once how this turn ends</source>
        <translation>Бул кезек кантип бүтөрүн дароо көрсөтөт</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>The button that throws the dice: a verb.</extracomment>
        <translation>Ыргытуу</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>The button that ends the turn and writes its points down: a verb.</extracomment>
        <translation>Эсепке жазуу</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Алып улоо</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The button that challenges another player: a verb.</extracomment>
        <translation>Чакырык таштоо</translation>
    </message>
    <message>
        <source>Complete the straight</source>
        <translation>Катарды толуктоо</translation>
    </message>
    <message>
        <source>Complete three pairs</source>
        <translation>Үч жупту толуктоо</translation>
    </message>
    <message>
        <source>Give up the turn</source>
        <translation>Кезектен баш тартуу</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>The button that shows at once how the turn of a computer player ends: a verb.</extracomment>
        <translation>Өткөрүп жиберүү</translation>
    </message>
    <message>
        <source>The table with the dice</source>
        <translation>Кубиктер турган үстөл</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Эсеп барагы</translation>
    </message>
    <message>
        <source>The computer plays for {name} now.</source>
        <translation>Азыр компьютер ойнойт: {name}.</translation>
    </message>
    <message>
        <source>The computer player has no answer. Press Skip to try again, or seat a person there.</source>
        <translation>Компьютер жооп бербей жатат. Кайра аракет кылуу үчүн «Өткөрүп жиберүү» баскычын басыңыз же ордуна кишини отургузуңуз.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>unknown game</source>
        <translation>белгисиз оюн</translation>
    </message>
    <message>
        <source>{game}, {form}</source>
        <translation>{game}, {form}</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (компьютер)</translation>
    </message>
    <message>
        <source>today {time}</source>
        <extracomment>When a match was played last: &quot;today 20:14&quot;.</extracomment>
        <translation>бүгүн {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>кечээ {time}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>How one match stands.</extracomment>
        <translation>Бүтө элек</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Бүткөн</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>A match that its players have left as it stands, to be brought back perhaps.</extracomment>
        <translation>Жыйып коюлган</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Бузулган</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>Таштандыда</translation>
    </message>
    <message>
        <source>{standing}: {players} share the win</source>
        <translation>{standing}: {players} жеңишти бөлүштү</translation>
    </message>
    <message>
        <source>{standing}: {players} has won</source>
        <extracomment>{standing} is &quot;Finished&quot;; {players} is one player here.</extracomment>
        <translation>{standing}: {players} жеңди</translation>
    </message>
    <message>
        <source>{heading}: {text}</source>
        <translation>{heading}: {text}</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>When a match was played, or by whom, where that cannot be read.</extracomment>
        <translation>белгисиз</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Акыркы жолу</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Оюн</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Оюнчулар жана упайлары</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Абалы</translation>
    </message>
</context>
<context>
    <name>MatchesByStanding</name>
    <message>
        <source>Unfinished</source>
        <extracomment>A heading for many matches; their number follows.</extracomment>
        <translation>Бүтпөгөндөр</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Бүткөндөр</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Жыйып коюлгандар</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Бузулгандар</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>Таштандыда</translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>No match is chosen.</source>
        <translation>Оюн тандалган жок.</translation>
    </message>
    <message>
        <source>This match is on the table now.</source>
        <translation>Бул оюн азыр үстөлдө турат.</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>Бул оюн бүткөн.</translation>
    </message>
    <message>
        <source>This match is damaged; what there is of it can be saved for a report.</source>
        <translation>Бул оюн бузулган; андан калганын ката тууралуу билдирүү үчүн сактаса болот.</translation>
    </message>
    <message>
        <source>This match is in the bin; bring it back first.</source>
        <translation>Бул оюн таштандыда; адегенде аны кайтарып алыңыз.</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>Кайтарып &amp;алуу</translation>
    </message>
    <message>
        <source>Have it among the other matches again</source>
        <translation>Башка оюндардын арасына кайра кошуу</translation>
    </message>
    <message>
        <source>&amp;Put away</source>
        <translation>Жы&amp;йып коюу</translation>
    </message>
    <message>
        <source>End it as it stands; it can be brought back</source>
        <translation>Ушул бойдон жабуу; кийин кайтарып алса болот</translation>
    </message>
    <message>
        <source>There is no such match. Choose others above.</source>
        <translation>Мындай оюн жок. Жогорудан башкасын тандаңыз.</translation>
    </message>
    <message>
        <source>No match has been played yet. Every match will be kept here, also one that is not ended.</source>
        <translation>Азырынча бир да оюн ойноло элек. Ар бир оюн, бүтпөсө да, ушул жерде сакталат.</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Оюнду файлга сактоо</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сактоо</translation>
    </message>
    <message>
        <source>Open the file of a match</source>
        <translation>Оюндун файлын ачуу</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>А&amp;чуу</translation>
    </message>
    <message>
        <source>Matches of Kubik (*{suffix})</source>
        <translation>Kubik оюндары (*{suffix})</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Жокко чыгаруу</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Сакталган оюндар</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Көрсөтүү</translation>
    </message>
    <message>
        <source>Which matches are shown</source>
        <translation>Кайсы оюндар көрсөтүлөт</translation>
    </message>
    <message>
        <source>Enter goes on with a match or watches it, Space sorts by the column, Delete moves the match to the bin</source>
        <translation>Enter оюнду улантат же кайра көрсөтөт, боштук баскычы мамыча боюнча иреттейт, Delete оюнду таштандыга салат</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>&amp;Таштандыга салуу</translation>
    </message>
    <message>
        <source>The match is in the bin now; it can be brought back from there.</source>
        <translation>Оюн таштандыга салынды; аны ал жерден кайтарып алса болот.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Улантуу</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Оюн та&amp;рыхы</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>&amp;Файлга сактоо…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Фай&amp;л ачуу…</translation>
    </message>
    <message>
        <source>Take in a match that was saved as a file, here or elsewhere</source>
        <translation>Бул жерде же башка жакта файлга сакталган оюнду кошуу</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Жабуу</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Бардык оюндар</translation>
    </message>
    <message>
        <source>{standing} ({count})</source>
        <translation>{standing} ({count})</translation>
    </message>
    <message>
        <source>The match was brought back.</source>
        <translation>Оюн кайтарылып алынды.</translation>
    </message>
    <message>
        <source>The match was put away; it can be brought back.</source>
        <translation>Оюн жыйып коюлду; аны кайтарып алса болот.</translation>
    </message>
    <message>
        <source>{file} holds what there is of the damaged match, for a report; it cannot be opened.</source>
        <translation>{file} файлында бузулган оюндан калганы турат, ал ката тууралуу билдирүү үчүн; аны ачууга болбойт.</translation>
    </message>
    <message>
        <source>The match was saved as {file}.</source>
        <translation>Оюн {file} файлына сакталды.</translation>
    </message>
    <message>
        <source>The match of {file} is kept here now.</source>
        <translation>{file} файлындагы оюн эми бул жерде сакталат.</translation>
    </message>
    <message>
        <source>The match of {file} was here already; nothing was changed.</source>
        <translation>{file} файлындагы оюн мында мурунтан эле бар; эч нерсе өзгөргөн жок.</translation>
    </message>
    <message>
        <source>The match was here already and is now as far as in {file}.</source>
        <translation>Оюн мында мурунтан эле бар; эми ал {file} файлындагы жерине жетти.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Match</source>
        <extracomment>A match of a dice game: the first menu.</extracomment>
        <translation>&amp;Оюн</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Жардам</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Көрүнүш</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Тил</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>{player}&apos;s turn</source>
        <translation>Кезек: {player}</translation>
    </message>
    <message>
        <source>All dice have scored: {player} throws them all again</source>
        <translation>Бардык кубик упай берди: {player} баарын кайра ыргытат</translation>
    </message>
    <message>
        <source>{player} challenges {rival}</source>
        <translation>{player} чакырык таштады, атаандашы — {rival}</translation>
    </message>
    <message>
        <source>Nobody has enough points to win any more: the match goes on</source>
        <translation>Эми жеңишке эч кимдин упайы жетпейт: оюн уланат</translation>
    </message>
    <message>
        <source>{finisher} is exactly on the target, but {player} may knock the points off with the dice left</source>
        <translation>{finisher} жеңиш упайына так жетти, бирок {player} калган кубиктер менен анын упайын жокко чыгарышы мүмкүн</translation>
    </message>
    <message>
        <source>The throw of {player} is worth nothing</source>
        <translation>{player} упайсыз ыргытты</translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <extracomment>The numbers that were thrown: &quot;1 2 2 5 and 6&quot;.</extracomment>
        <translation>{dice} жана {last}</translation>
    </message>
    <message>
        <source>{player} keeps {kept} and throws {dice}</source>
        <translation>{player} калтырды: {kept}, ыргытты: {dice}</translation>
    </message>
    <message>
        <source>{player} throws {dice}</source>
        <translation>{player} ыргытты: {dice}</translation>
    </message>
    <message>
        <source>{player} keeps {dice} and hopes for a straight</source>
        <translation>{player} калтырды: {dice}, катардан үмүтү бар</translation>
    </message>
    <message>
        <source>{player} keeps {dice} and hopes for three pairs</source>
        <translation>{player} калтырды: {dice}, үч жуптан үмүтү бар</translation>
    </message>
    <message>
        <source>{player} keeps {dice}. Hoped for: {shape}</source>
        <translation>{player} калтырды: {dice}. Үмүтү: {shape}</translation>
    </message>
    <message>
        <source>Nothing scores: no points for {player}</source>
        <translation>Эч нерсе упай берген жок: {player} упайсыз калды</translation>
    </message>
    <message>
        <source>Over the target: no points for {player}</source>
        <translation>Жеңиш упайынан ашты: {player} упайсыз калды</translation>
    </message>
    <message>
        <source>It does not come: no points for {player}</source>
        <translation>Ишке ашкан жок: {player} упайсыз калды</translation>
    </message>
    <message>
        <source>Too little to bank: no points for {player}</source>
        <translation>Эсепке жазууга жетпеди: {player} упайсыз калды</translation>
    </message>
    <message>
        <source>Over the target: this throw does not count</source>
        <translation>Жеңиш упайынан ашты: бул ыргытуу эсептелбейт</translation>
    </message>
    <message>
        <source>Last round: everybody else gets one more throw</source>
        <translation>Акыркы айлампа: калгандардын ар бирине дагы бир ыргытуу берилет</translation>
    </message>
    <message>
        <source>Last round: everybody else gets one more turn</source>
        <translation>Акыркы айлампа: калгандардын ар бирине дагы бир кезек берилет</translation>
    </message>
    <message>
        <source>A tie: {players} throw all dice once, and the best throw wins</source>
        <translation>Тең чыкты: {players} кубиктердин баарын бир жолудан ыргытат, мыктысы жеңет</translation>
    </message>
    <message>
        <source>Still a tie: {players} throw once more</source>
        <translation>Дагы эле тең: {players} дагы бир жолудан ыргытат</translation>
    </message>
    <message>
        <source>{player} gets the bonus: {points}</source>
        <translation>{player} бонус алды: {points}</translation>
    </message>
    <message>
        <source>Nothing scores: the points of {player} are not knocked off</source>
        <translation>Эч нерсе упай берген жок: {player} упайын сактап калды</translation>
    </message>
    <message>
        <source>All dice alike: {player} wins at once</source>
        <translation>Бардык кубик бирдей: {player} дароо жеңди</translation>
    </message>
    <message>
        <source>{player} wins the roll-off</source>
        <translation>{player} чечүүчү ыргытууда жеңди</translation>
    </message>
    <message>
        <source>{player} ends with a score of {points}</source>
        <translation>{player} оюнду бүтүрдү, эсеби: {points}</translation>
    </message>
    <message>
        <source>{players} share the win with a score of {points} each</source>
        <translation>{players} жеңишти бөлүштү, ар биринин эсеби: {points}</translation>
    </message>
    <message numerus="yes">
        <source>To take over: %Ln point(s). Dice to throw: {dice}</source>
        <translation>
            <numerusform>Алып уласа болот: %Ln упай. Ыргытылчу кубик: {dice}</numerusform>
            <numerusform>Алып уласа болот: %Ln упай. Ыргытылчу кубик: {dice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes over the dice left and %Ln point(s)</source>
        <translation>
            <numerusform>{player} калган кубиктерди жана %Ln упайды алып улайт</numerusform>
            <numerusform>{player} калган кубиктерди жана %Ln упайды алып улайт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked off: {player} loses the %Ln point(s) of the last turn</source>
        <translation>
            <numerusform>Жокко чыкты: {player} акыркы кезектеги %Ln упайын жоготту</numerusform>
            <numerusform>Жокко чыкты: {player} акыркы кезектеги %Ln упайын жоготту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The throw of {player} is worth %Ln point(s)</source>
        <translation>
            <numerusform>{player} ыргытты: %Ln упай</numerusform>
            <numerusform>{player} ыргытты: %Ln упай</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} completes it: %Ln point(s)</source>
        <translation>
            <numerusform>{player} толуктады: %Ln упай</numerusform>
            <numerusform>{player} толуктады: %Ln упай</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets aside {dice}: %Ln point(s)</source>
        <translation>
            <numerusform>{player} четке койду: {dice} — %Ln упай</numerusform>
            <numerusform>{player} четке койду: {dice} — %Ln упай</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing scores: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Эч нерсе упай берген жок: {player} %Ln упай жоготту</numerusform>
            <numerusform>Эч нерсе упай берген жок: {player} %Ln упай жоготту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over the target: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Жеңиш упайынан ашты: {player} %Ln упай жоготту</numerusform>
            <numerusform>Жеңиш упайынан ашты: {player} %Ln упай жоготту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not come: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Ишке ашкан жок: {player} %Ln упай жоготту</numerusform>
            <numerusform>Ишке ашкан жок: {player} %Ln упай жоготту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too little to bank: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Эсепке жазууга жетпеди: {player} %Ln упай жоготту</numerusform>
            <numerusform>Эсепке жазууга жетпеди: {player} %Ln упай жоготту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} banks %Ln point(s)</source>
        <translation>
            <numerusform>{player} эсепке %Ln упай жазды</numerusform>
            <numerusform>{player} эсепке %Ln упай жазды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %Ln point(s) to {challenger}</source>
        <translation>
            <numerusform>{player} %Ln упай жоготту, чакырык таштаган — {challenger}</numerusform>
            <numerusform>{player} %Ln упай жоготту, чакырык таштаган — {challenger}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lost challenge costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Чакырык утулду: {player} %Ln упай жоготту</numerusform>
            <numerusform>Чакырык утулду: {player} %Ln упай жоготту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The failed take-over costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Улаган кезек күйдү: {player} %Ln упай жоготту</numerusform>
            <numerusform>Улаган кезек күйдү: {player} %Ln упай жоготту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet another bust in a row costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Удаа дагы бир кезек күйдү: {player} %Ln упай жоготту</numerusform>
            <numerusform>Удаа дагы бир кезек күйдү: {player} %Ln упай жоготту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three busts in a row cost {player} %Ln point(s)</source>
        <translation>
            <numerusform>Удаа үч кезек күйдү: {player} %Ln упай жоготту</numerusform>
            <numerusform>Удаа үч кезек күйдү: {player} %Ln упай жоготту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of this turn go to {player}: %Ln point(s)</source>
        <translation>
            <numerusform>Бул кезектин упайы белек болду: {player} %Ln упай алды</numerusform>
            <numerusform>Бул кезектин упайы белек болду: {player} %Ln упай алды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The score of {player} goes up to %Ln point(s)</source>
        <translation>
            <numerusform>{player}: эсеби %Ln упайга көтөрүлдү</numerusform>
            <numerusform>{player}: эсеби %Ln упайга көтөрүлдү</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} fills the box {box}: {points}</source>
        <translation>{player} {box} уячасын толтурду: {points}</translation>
    </message>
    <message>
        <source>{player} scratches the box {box}</source>
        <translation>{player} {box} уячасын чийип салды</translation>
    </message>
    <message>
        <source>{player} wins with a score of {points}</source>
        <translation>{player} жеңди, эсеби: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %Ln point(s)</source>
        <translation>
            <numerusform>{player} %Ln упай менен жеңди</numerusform>
            <numerusform>{player} %Ln упай менен жеңди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with %Ln point(s) each</source>
        <translation>
            <numerusform>{players} %Ln упайдан топтоп, жеңишти бөлүштү</numerusform>
            <numerusform>{players} %Ln упайдан топтоп, жеңишти бөлүштү</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins: nobody else had %Ln point(s) so early</source>
        <translation>
            <numerusform>{player} жеңди: %Ln упайга биринчи болуп жетти</numerusform>
            <numerusform>{player} жеңди: %Ln упайга биринчи болуп жетти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with exactly %Ln point(s)</source>
        <translation>
            <numerusform>{player} так %Ln упай менен жеңди</numerusform>
            <numerusform>{player} так %Ln упай менен жеңди</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {players} share the win with %Ln point(s) each</source>
        <translation>
            <numerusform>Айлампалар бүттү: {players} %Ln упайдан топтоп, жеңишти бөлүштү</numerusform>
            <numerusform>Айлампалар бүттү: {players} %Ln упайдан топтоп, жеңишти бөлүштү</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {player} wins with %Ln point(s)</source>
        <translation>
            <numerusform>Айлампалар бүттү: {player} %Ln упай менен жеңди</numerusform>
            <numerusform>Айлампалар бүттү: {player} %Ln упай менен жеңди</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>In the rule book: {choice}</source>
        <translation>Эреже китебинде: {choice}</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Өз &amp;эрежелерибиз</translation>
    </message>
    <message>
        <source>As in the rule &amp;book</source>
        <translation>&amp;Китептегидей</translation>
    </message>
    <message>
        <source>House rules of this game</source>
        <translation>Бул оюндун өз эрежелери</translation>
    </message>
    <message>
        <source>This game has none.</source>
        <translation>Бул оюнда андай эреже жок.</translation>
    </message>
    <message>
        <source>Changed: {count}</source>
        <translation>Өзгөрдү: {count}</translation>
    </message>
    <message>
        <source>None changed</source>
        <translation>Өзгөргөн жок</translation>
    </message>
    <message>
        <source>No house rule has been changed.</source>
        <translation>Бир да эреже өзгөргөн жок.</translation>
    </message>
    <message>
        <source>Ready: {player} begins.</source>
        <translation>Баары даяр: {player} баштайт.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Жаңы оюн</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Оюн</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Оюн</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Түрү</translation>
    </message>
    <message>
        <source>Version of the game</source>
        <translation>Оюндун түрү</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Баштоо</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Эрежелер</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Жокко чыгаруу</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Оюнчу {number}: аты</translation>
    </message>
    <message>
        <source>&amp;Players, in the order of play</source>
        <translation>Оюн&amp;чулар, ойноо кезеги боюнча</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>Оюнчулар, ойноо кезеги боюнча</translation>
    </message>
    <message>
        <source>Pla&amp;yed by</source>
        <translation>Ким о&amp;йнойт</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>киши</translation>
    </message>
    <message>
        <source>&amp;Language of this player</source>
        <translation>Бул оюнчунун т&amp;или</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>Программанын тили</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Ко&amp;шуу</translation>
    </message>
    <message>
        <source>Add a &amp;computer</source>
        <extracomment>A button: add a player whom the computer plays.</extracomment>
        <translation>Ко&amp;мпьютер</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Алып салуу</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Жогору</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Ылдый</translation>
    </message>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s): nobody can be added.</source>
        <translation>
            <numerusform>Бул оюнду көп дегенде %Ln оюнчу ойнойт: дагы кошууга болбойт.</numerusform>
            <numerusform>Бул оюнду көп дегенде %Ln оюнчу ойнойт: дагы кошууга болбойт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game takes at least %Ln player(s): nobody can be removed.</source>
        <translation>
            <numerusform>Бул оюнга кеминде %Ln оюнчу керек: эч кимди алып салууга болбойт.</numerusform>
            <numerusform>Бул оюнга кеминде %Ln оюнчу керек: эч кимди алып салууга болбойт.</numerusform>
        </translation>
    </message>
    <message>
        <source>This player begins already.</source>
        <translation>Бул оюнчу ансыз да биринчи.</translation>
    </message>
    <message>
        <source>This player comes last already.</source>
        <translation>Бул оюнчу ансыз да акыркы.</translation>
    </message>
    <message>
        <source>Choose a player first.</source>
        <translation>Адегенде оюнчу тандаңыз.</translation>
    </message>
    <message>
        <source>Click on a name to change it.</source>
        <translation>Атын өзгөртүү үчүн үстүнөн басыңыз.</translation>
    </message>
    <message>
        <source>Who plays for {player}</source>
        <translation>Ким ойнойт: {player}</translation>
    </message>
    <message>
        <source>Language on the turn of {player}</source>
        <translation>Бул кезектин тили: {player}</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Throw {number} of {most}</source>
        <extracomment>Throw is a noun here: the second throw of three.</extracomment>
        <translation>Ыргытуу {number} / {most}</translation>
    </message>
    <message>
        <source>Dice to throw: {dice}</source>
        <translation>Ыргытылчу кубик: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>Write %Ln point(s)</source>
        <extracomment>Beneath the button Bank: what it would do.</extracomment>
        <translation>
            <numerusform>%Ln упайды жазуу</numerusform>
            <numerusform>%Ln упайды жазуу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on with %Ln point(s). Dice to throw: {dice}</source>
        <translation>
            <numerusform>%Ln упайды улоо. Ыргытылчу кубик: {dice}</numerusform>
            <numerusform>%Ln упайды улоо. Ыргытылчу кубик: {dice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s), or the turn is lost</source>
        <translation>
            <numerusform>%Ln упай, болбосо кезек күйөт</numerusform>
            <numerusform>%Ln упай, болбосо кезек күйөт</numerusform>
        </translation>
    </message>
    <message>
        <source>Play this turn against somebody</source>
        <translation>Бул кезекти бирөөгө каршы ойноо</translation>
    </message>
    <message>
        <source>The points of this turn are lost</source>
        <translation>Бул кезектин упайы күйөт</translation>
    </message>
</context>
<context>
    <name>Price</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln упай</numerusform>
            <numerusform>%Ln упай</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The match is over</source>
        <translation>Оюн бүттү</translation>
    </message>
    <message>
        <source>Throw the dice first</source>
        <translation>Адегенде кубиктерди ыргытыңыз</translation>
    </message>
    <message>
        <source>Only a throw counts now: just throw the dice</source>
        <translation>Азыр ыргытуу гана чечет: кубиктерди ыргытыңыз</translation>
    </message>
    <message>
        <source>Set at least one scoring die aside before you bank</source>
        <translation>Эсепке жазуудан мурун кеминде бир упайлуу кубикти четке коюңуз</translation>
    </message>
    <message>
        <source>Set at least one scoring die aside first</source>
        <translation>Адегенде кеминде бир упайлуу кубикти четке коюңуз</translation>
    </message>
    <message>
        <source>The dice you chose do not score together yet</source>
        <translation>Тандаган кубиктериңиз чогуу азырынча упай бербейт</translation>
    </message>
    <message>
        <source>Set aside every die that adds points</source>
        <translation>Упай кошкон кубиктердин баарын четке коюңуз</translation>
    </message>
    <message>
        <source>All dice have scored: you must throw them all again</source>
        <translation>Бардык кубик упай берди: баарын кайра ыргытыңыз</translation>
    </message>
    <message>
        <source>No dice are left to throw: bank your points</source>
        <translation>Ыргыта турган кубик калбады: упайды эсепке жазыңыз</translation>
    </message>
    <message>
        <source>In this last round everybody throws only once</source>
        <translation>Бул акыркы айлампада ар ким бир эле жолу ыргытат</translation>
    </message>
    <message>
        <source>No score may end in 50, and this would be {score}</source>
        <translation>Эсеп 50 менен бүтпөшү керек, жазсаңыз {score} болот</translation>
    </message>
    <message>
        <source>Die number {die} is not part of this throw</source>
        <translation>Бул ыргытууда мындай кубик жок: {die}</translation>
    </message>
    <message>
        <source>Not all of these dice score</source>
        <translation>Бул кубиктердин баары эле упай бербейт</translation>
    </message>
    <message>
        <source>This die scores nothing</source>
        <translation>Бул кубик упай бербейт</translation>
    </message>
    <message>
        <source>That changes nothing</source>
        <translation>Мындан эч нерсе өзгөрбөйт</translation>
    </message>
    <message>
        <source>There are no dice to take over</source>
        <translation>Улай турган кубик жок</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to get on board</source>
        <translation>
            <numerusform>Оюнга кирүүгө дагы %Ln упай керек</numerusform>
            <numerusform>Оюнга кирүүгө дагы %Ln упай керек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) before you may bank</source>
        <translation>
            <numerusform>Эсепке жазууга дагы %Ln упай керек</numerusform>
            <numerusform>Эсепке жазууга дагы %Ln упай керек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to top the turn before yours</source>
        <translation>
            <numerusform>Мурунку кезектен ашып түшүүгө дагы %Ln упай керек</numerusform>
            <numerusform>Мурунку кезектен ашып түшүүгө дагы %Ln упай керек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First get on board with %Ln point(s) in one turn</source>
        <translation>
            <numerusform>Адегенде бир кезекте %Ln упай топтоп, оюнга кириңиз</numerusform>
            <numerusform>Адегенде бир кезекте %Ln упай топтоп, оюнга кириңиз</numerusform>
        </translation>
    </message>
    <message>
        <source>Your challenge for this part of the match is used up</source>
        <translation>Оюндун бул бөлүгүндө чакырык таштап койгонсуз</translation>
    </message>
    <message>
        <source>This turn is a challenge already</source>
        <translation>Бул кезекте чакырык ташталган</translation>
    </message>
    <message>
        <source>Nobody sits on one of these seats</source>
        <translation>Бул орундардын биринде эч ким жок</translation>
    </message>
    <message>
        <source>Choose another player to challenge</source>
        <translation>Чакырык таштоого башка оюнчуну тандаңыз</translation>
    </message>
    <message>
        <source>This throw cannot be completed that way</source>
        <translation>Бул ыргытууну антип толуктоого болбойт</translation>
    </message>
    <message>
        <source>The turn is not lost: something still scores</source>
        <translation>Кезек күйө элек: упай берген кубик бар</translation>
    </message>
    <message>
        <source>You keep all dice: release at least one to throw it again</source>
        <translation>Баарын калтырдыңыз: кайра ыргытуу үчүн жок дегенде бирин бошотуңуз</translation>
    </message>
    <message>
        <source>No throws are left: choose a box</source>
        <translation>Ыргытуу калбады: уяча тандаңыз</translation>
    </message>
    <message>
        <source>This box is filled already</source>
        <translation>Бул уяча толтурулган</translation>
    </message>
    <message>
        <source>The sheet has no such box</source>
        <translation>Баракта мындай уяча жок</translation>
    </message>
    <message>
        <source>Seats change only before the first throw of a turn: finish it first</source>
        <translation>Орундар кезектин биринчи ыргытуусуна чейин гана алмашат: адегенде кезекти бүтүрүңүз</translation>
    </message>
    <message>
        <source>In the last round nobody can join and the order stays as it is</source>
        <translation>Акыркы айлампада эч ким кошула албайт, ойноо кезеги да өзгөрбөйт</translation>
    </message>
    <message>
        <source>In this game nobody can join after the first round</source>
        <translation>Бул оюнда биринчи айлампадан кийин эч ким кошула албайт</translation>
    </message>
    <message>
        <source>In this game no dice are taken over</source>
        <translation>Бул оюнда калган кубиктер уланбайт</translation>
    </message>
    <message>
        <source>In this game nobody is challenged</source>
        <translation>Бул оюнда чакырык ташталбайт</translation>
    </message>
    <message>
        <source>In this game no combination can be completed</source>
        <translation>Бул оюнда айкалыш толукталбайт</translation>
    </message>
    <message>
        <source>This game has no boxes</source>
        <translation>Бул оюнда уячалар жок</translation>
    </message>
    <message>
        <source>In this game nothing is banked: choose a box</source>
        <translation>Бул оюнда упай уячага гана жазылат: уяча тандаңыз</translation>
    </message>
    <message>
        <source>This game knows no such thing</source>
        <translation>Бул оюнда мындай нерсе жок</translation>
    </message>
    <message numerus="yes">
        <source>Too many to take over: only %Ln point(s) are missing</source>
        <translation>
            <numerusform>Улоого өтө көп: жеңишке %Ln упай эле калды</numerusform>
            <numerusform>Улоого өтө көп: жеңишке %Ln упай эле калды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That goes over the target: only %Ln point(s) are missing</source>
        <translation>
            <numerusform>Жеңиш упайынан ашып кетет: %Ln упай эле калды</numerusform>
            <numerusform>Жеңиш упайынан ашып кетет: %Ln упай эле калды</numerusform>
        </translation>
    </message>
    <message>
        <source>A challenge is announced before the first throw of a turn</source>
        <translation>Чакырык кезектин биринчи ыргытуусунун алдында ташталат</translation>
    </message>
    <message>
        <source>Dice are taken over before the first throw of a turn</source>
        <translation>Калган кубиктер кезектин биринчи ыргытуусунун алдында уланат</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Round {round}, step {step} of {count}</source>
        <translation>Айлампа {round}, кадам {step} / {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Тындыруу</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Көрсөтүү</translation>
    </message>
    <message>
        <source>Watched again: {game}</source>
        <translation>Кайра көрүү: {game}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Башы</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Бир кадам артка</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Бир кадам алга</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Аягы</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Бир кезек артка</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Бир кезек алга</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Оюндун кайсы жери</translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>Close</source>
        <translation>Жабуу</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Билдирүүнү жабуу</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Улантуу</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Жыйып коюу</translation>
    </message>
    <message>
        <source>End it as it stands. It can be brought back from all matches</source>
        <translation>Оюн ушул бойдон жабылат. Аны сакталган оюндардан кайтарып алса болот</translation>
    </message>
    <message>
        <source>Go on: {game}</source>
        <translation>Улантуу: {game}</translation>
    </message>
    <message>
        <source>Put away: {game}</source>
        <translation>Жыйып коюу: {game}</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Оюнду улантуу</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>Сакталган оюндар…</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>House rules of this table</source>
        <translation>Бул үстөлдүн өз эрежелери</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Оюн эмне жөнүндө</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубиктер</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Упай</translation>
    </message>
    <message>
        <source>The rules in force</source>
        <translation>Күчүндөгү эрежелер</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>дароо жеңиш</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>the sum of all dice</source>
        <translation>бардык кубик кошулат</translation>
    </message>
    <message>
        <source>the sum of the dice that fit</source>
        <translation>ылайыктуу кубиктер кошулат</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>табылган жок</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Эрежелерден издөө</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Эрежелерди PDF кылып сактоо</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF файлдары (*.pdf)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Мазмуну</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Издөө</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Кийинки жер</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Мурунку жер</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Текстти чоңойтуу</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Текстти кичирейтүү</translation>
    </message>
    <message>
        <source>Text as large as usual</source>
        <translation>Тексттин кадимки өлчөмү</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Басып чыгаруу…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF кылып сактоо…</translation>
    </message>
    <message>
        <source>{game}: the rules</source>
        <translation>{game}: оюн эрежелери</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Round {round}</source>
        <translation>Айлампа {round}</translation>
    </message>
    <message>
        <source>Round {round}: nothing yet</source>
        <translation>Айлампа {round}: азырынча эч нерсе</translation>
    </message>
    <message>
        <source>× bust</source>
        <extracomment>In a narrow cell beside the score.</extracomment>
        <translation>× күйдү</translation>
    </message>
    <message>
        <source>× knocked off</source>
        <translation>× жокко чыкты</translation>
    </message>
    <message>
        <source>Points at risk in this turn: {points}</source>
        <translation>Бул кезекте тобокелдеги упай: {points}</translation>
    </message>
    <message>
        <source>This turn challenges {player}</source>
        <translation>Бул кезекте чакырык ташталды: {player}</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Эсеп: {score}</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <extracomment>Above a column: the points without which nobody gets on board.</extracomment>
        <translation>{points} керек</translation>
    </message>
    <message numerus="yes">
        <source>Not on the board yet: needs %Ln point(s) in one turn</source>
        <translation>
            <numerusform>Оюнга кире элек: бир кезекте %Ln упай керек</numerusform>
            <numerusform>Оюнга кире элек: бир кезекте %Ln упай керек</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are here now</source>
        <translation>Кубиктер азыр ушунда</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Жыйынтык</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>{player}, {box}: {points} of {needed}</source>
        <translation>{player}, {box}: {needed} ичинен {points}</translation>
    </message>
    <message>
        <source>{player}, {box}: open, this throw would give {points}</source>
        <translation>{player}, {box}: бош, бул ыргытуудан {points} жазылат</translation>
    </message>
    <message>
        <source>{player}, {box}: open</source>
        <translation>{player}, {box}: бош</translation>
    </message>
    <message>
        <source>{player}, {box}: {points}</source>
        <translation>{player}, {box}: {points}</translation>
    </message>
    <message>
        <source>{cell}. Best, says the hint</source>
        <extracomment>{cell}: a box and what it would give. A hint says that it is best to write it there.</extracomment>
        <translation>{cell}. Кеңеш боюнча эң жакшысы</translation>
    </message>
    <message>
        <source>{points} of {needed}</source>
        <extracomment>In a narrow cell: what has been made towards the bonus, such as &quot;35 of 63&quot;.</extracomment>
        <translation>{points} / {needed}</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) banked, score {score}</source>
        <translation>
            <numerusform>Айлампа {round}: эсепке %Ln упай жазылды, эсеп {score}</numerusform>
            <numerusform>Айлампа {round}: эсепке %Ln упай жазылды, эсеп {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: bust, score still {score}</source>
        <translation>Айлампа {round}: күйдү, эсеп мурункудай эле {score}</translation>
    </message>
    <message>
        <source>Round {round}: points knocked off, score {score}</source>
        <translation>Айлампа {round}: упай жокко чыкты, эсеп {score}</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) lost to a challenger, score {score}</source>
        <translation>
            <numerusform>Айлампа {round}: чакырыктан %Ln упай кемиди, эсеп {score}</numerusform>
            <numerusform>Айлампа {round}: чакырыктан %Ln упай кемиди, эсеп {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a lost challenge, score {score}</source>
        <translation>
            <numerusform>Айлампа {round}: утулган чакырыкка %Ln упай айып, эсеп {score}</numerusform>
            <numerusform>Айлампа {round}: утулган чакырыкка %Ln упай айып, эсеп {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for busts in a row, score {score}</source>
        <translation>
            <numerusform>Айлампа {round}: удаа күйгөндөргө %Ln упай айып, эсеп {score}</numerusform>
            <numerusform>Айлампа {round}: удаа күйгөндөргө %Ln упай айып, эсеп {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a failed take-over, score {score}</source>
        <translation>
            <numerusform>Айлампа {round}: улап алып күйгөнгө %Ln упай айып, эсеп {score}</numerusform>
            <numerusform>Айлампа {round}: улап алып күйгөнгө %Ln упай айып, эсеп {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) over the target received, score {score}</source>
        <translation>
            <numerusform>Айлампа {round}: ашып кеткен кезектен %Ln упай белек, эсеп {score}</numerusform>
            <numerusform>Айлампа {round}: ашып кеткен кезектен %Ln упай белек, эсеп {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: all dice alike, score {score}</source>
        <translation>Айлампа {round}: бардык кубик бирдей, эсеп {score}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>computer, {level}</source>
        <translation>компьютер, {level}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>The name of a player who has not typed one.</extracomment>
        <translation>Оюнчу {number}</translation>
    </message>
    <message>
        <source>Kubik</source>
        <extracomment>The name of the program, and of the first computer player: a little die.</extracomment>
        <translation>Кубик</translation>
    </message>
    <message>
        <source>Player {place} of {count}: {name}</source>
        <translation>Оюнчу {place} / {count}: {name}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Азырынча эч нерсе өзгөргөн жок.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %Ln point(s) along</source>
        <translation>
            <numerusform>{player} %Ln упайын ала кетет</numerusform>
            <numerusform>{player} %Ln упайын ала кетет</numerusform>
        </translation>
    </message>
    <message>
        <source>Players of this match</source>
        <translation>Бул оюндун оюнчулары</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Жокко чыгаруу</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keep the first, second, third … die or take it back</source>
        <translation>Биринчи, экинчи, үчүнчү … кубикти калтыруу же кайра алуу</translation>
    </message>
    <message>
        <source>Go from die to die</source>
        <translation>Кубиктен кубикке өтүү</translation>
    </message>
    <message>
        <source>Press the die or the button that has the focus</source>
        <translation>Белгиленип турган кубикти же баскычты басуу</translation>
    </message>
    <message>
        <source>Go from box to box of the score sheet</source>
        <translation>Эсеп барагында уячадан уячага өтүү</translation>
    </message>
    <message>
        <source>Write the throw into the box</source>
        <translation>Ыргытууну уячага жазуу</translation>
    </message>
    <message>
        <source>Go on to the dice, the buttons and the score sheet</source>
        <translation>Кубиктерге, баскычтарга жана эсеп барагына өтүү</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Баскычтар</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Эмне кылат</translation>
    </message>
</context>
<context>
    <name>SoundMenu</name>
    <message>
        <source>&amp;Off</source>
        <translation>Ө&amp;чүк</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Акырын</translation>
    </message>
    <message>
        <source>&amp;As loud as on a table</source>
        <translation>Үстөл&amp;дөгүдөй</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>&amp;Катуу</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Choose a game for your table.</source>
        <translation>Чогуу ойной турган оюн тандаңыз.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Оюндар</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Эрежелер</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Эрежелер: {game}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Тил</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{won} of {matches} ({shared} shared)</source>
        <translation>{won} / {matches} (орток {shared})</translation>
    </message>
    <message>
        <source>{won} of {matches}</source>
        <translation>{won} / {matches}</translation>
    </message>
    <message>
        <source>{longest}, now {streak}</source>
        <translation>{longest}, азыр {streak}</translation>
    </message>
    <message>
        <source>{busts} ({share})</source>
        <translation>{busts} ({share})</translation>
    </message>
    <message>
        <source>On {day}</source>
        <translation>Күнү: {day}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Аты</translation>
    </message>
    <message>
        <source>The newest name; whoever changes it keeps all results</source>
        <translation>Акыркы аты; аты өзгөрсө да, бардык натыйжасы сакталат</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Ойногону</translation>
    </message>
    <message>
        <source>Matches played, unfinished ones among them</source>
        <translation>Канча оюн ойногону, бүтпөй калгандары менен кошо</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Бүтүргөнү</translation>
    </message>
    <message>
        <source>Matches played to their end</source>
        <translation>Аягына чейин ойногон оюндары</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Жеңгени</translation>
    </message>
    <message>
        <source>Matches won, of those played to the end by two or more; nobody wins alone</source>
        <translation>Эки же андан көп оюнчу аягына чейин ойногондордун канчасын жеңгени; жалгыз ойногондо жеңүүчү болбойт</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Кезектери</translation>
    </message>
    <message>
        <source>Turns played to their end</source>
        <translation>Аягына чейин ойнолгон кезектери</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Күйгөнү</translation>
    </message>
    <message>
        <source>Lost turns, and how many of a hundred turns are lost</source>
        <translation>Күйгөн кезектери жана жүз кезектин канчасы күйгөнү</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Удаа жеңгени</translation>
    </message>
    <message>
        <source>The most matches won one after the other, and how many now</source>
        <translation>Эң көп канча оюнду удаа жеңгени жана азыр канча экени</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Азыр удаа</translation>
    </message>
    <message>
        <source>Matches won one after the other up to the last one</source>
        <translation>Акыркы оюнга чейин удаа жеңгендери</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Оюн</translation>
    </message>
    <message>
        <source>The game and its version</source>
        <translation>Оюн жана анын түрү</translation>
    </message>
    <message>
        <source>Average turn</source>
        <translation>Орточо кезек</translation>
    </message>
    <message>
        <source>Points a turn; a bust counts as 0</source>
        <translation>Бир кезектеги упай; күйгөнү 0 болуп эсептелет</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Мыкты кезек</translation>
    </message>
    <message>
        <source>* = with changed house rules or with hints</source>
        <translation>* = эрежелери өзгөртүлгөн же кеңеш менен</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Орточо эсеп</translation>
    </message>
    <message>
        <source>The average score at the end of a match</source>
        <translation>Оюндун аягындагы орточо эсеп</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Мыкты эсеп</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Орун</translation>
    </message>
    <message>
        <source>Equal points share a place</source>
        <translation>Упайы тең болсо, орду да бир</translation>
    </message>
    <message>
        <source>{rank}.</source>
        <translation>{rank}.</translation>
    </message>
    <message>
        <source>Whose result this is</source>
        <translation>Бул кимдин натыйжасы</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Упай</translation>
    </message>
    <message>
        <source>The points that were reached</source>
        <translation>Топтолгон упай</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>Канча кезекте</translation>
    </message>
    <message>
        <source>How many turns it took</source>
        <translation>Буга канча кезек кеткени</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Күнү</translation>
    </message>
    <message>
        <source>When it was</source>
        <translation>Качан болгону</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Кеңеш</translation>
    </message>
    <message>
        <source>Whether there were hints in the match</source>
        <translation>Оюнда кеңеш болгон-болбогону</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>кеңеш менен</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Бети</translation>
    </message>
    <message>
        <source>The face of the die</source>
        <translation>Кубиктин бети</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Түшкөнү</translation>
    </message>
    <message>
        <source>How often it fell</source>
        <translation>Канча жолу түшкөнү</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Күтүлгөнү</translation>
    </message>
    <message>
        <source>How often each face falls on the average</source>
        <translation>Ар бир бет орточо канча жолу түшөрү</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Айырма</translation>
    </message>
    <message>
        <source>How much oftener or more rarely it fell</source>
        <translation>Канчага көп же аз түшкөнү</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>Орток жеңиштер</translation>
    </message>
    <message>
        <source>Share of busts</source>
        <translation>Күйгөндөрдүн үлүшү</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Бардык оюндар</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Түрү</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Эрежелер</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Тизме</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>Кеңеш менен</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Жыйынтык эсептер</translation>
    </message>
    <message>
        <source>Single turns</source>
        <translation>Айрым кезектер</translation>
    </message>
    <message>
        <source>Faces of the die</source>
        <translation>Кубиктин беттери</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Компьютер оюнчу</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ооба</translation>
    </message>
    <message>
        <source>no</source>
        <translation>жок</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>азырынча жок</translation>
    </message>
    <message>
        <source>{heading}: {text}</source>
        <translation>{heading}: {text}</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (компьютер)</translation>
    </message>
    <message>
        <source>Who decided; computer players are among them</source>
        <translation>Ким чечкени; компьютер оюнчулар да ушул жерде</translation>
    </message>
    <message>
        <source>Cost of decisions</source>
        <translation>Чечимдердин баасы</translation>
    </message>
    <message>
        <source>How many points more the best decisions would have brought on average</source>
        <translation>Эң жакшы чечимдер орто эсеп менен канча упай көп алып келмек</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Жолу болгону</translation>
    </message>
    <message>
        <source>What the dice gave beyond what could be expected, in points</source>
        <translation>Кубиктер күтүлгөндөн канча көп берди, упай менен</translation>
    </message>
    <message>
        <source>Best decisions</source>
        <translation>Эң жакшы чечимдер</translation>
    </message>
    <message>
        <source>How many of a hundred decisions were the best ones</source>
        <translation>Жүз чечимдин канчасы эң жакшысы болду</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Айлампа</translation>
    </message>
    <message>
        <source>The round of the match</source>
        <translation>Оюндун айлампасы</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Баасы</translation>
    </message>
    <message>
        <source>{game}, {form}</source>
        <translation>{game}, {form}</translation>
    </message>
    <message>
        <source>As the rule book says</source>
        <translation>Эреже китебиндегидей</translation>
    </message>
    <message>
        <source>{rule}: {choice}</source>
        <translation>{rule}: {choice}</translation>
    </message>
    <message>
        <source>house rules ({rules})</source>
        <translation>өз эрежелер менен ({rules})</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{sentence} There are few dice as yet: only a gross fault would show.</source>
        <translation>{sentence} Азырынча кубик аз ыргытылды: одоно кемчилик болсо гана байкалат.</translation>
    </message>
    <message>
        <source>No dice have fallen yet.</source>
        <translation>Азырынча бир да кубик түшө элек.</translation>
    </message>
    <message>
        <source>Too few dice to say anything: {dice} so far, and it takes {enough} at least.</source>
        <translation>Бир нерсе айтууга кубик аз: азырынча {dice}, кеминде {enough} керек.</translation>
    </message>
    <message>
        <source>Nothing unusual: the faces fell very evenly.</source>
        <translation>Өзгөчө эч нерсе жок: беттер абдан тегиз түштү.</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice differ this much {often}.</source>
        <translation>Өзгөчө эч нерсе жок: мынчалык айырма чынчыл кубиктерде {often} болот.</translation>
    </message>
    <message>
        <source>Somewhat uneven, but luck does that: fair dice differ this much {often}.</source>
        <translation>Бир аз тегиз эмес, бирок кокусунан ушундай боло берет: мынчалык айырма чынчыл кубиктерде {often} болот.</translation>
    </message>
    <message>
        <source>Unusually uneven: fair dice differ this much only {often}. See whether it stays so when more have fallen.</source>
        <translation>Адаттан тыш тегиз эмес: мынчалык айырма чынчыл кубиктерде {often} гана болот. Дагы көп ыргытылганда ушул бойдон калабы, карап туруңуз.</translation>
    </message>
    <message>
        <source>Suspicious: fair dice differ this much less than once in 1,000 times. If it stays so, something is wrong with these dice.</source>
        <translation>Шектүү: мынчалык айырма чынчыл кубиктерде 1&#xa0;000 жолкудан бир жолу да болбойт. Ушул бойдон калса, бул кубиктерде бир кеп бар.</translation>
    </message>
    <message>
        <source>once in {scale} times</source>
        <translation>ар {scale} жолкудан бир жолу</translation>
    </message>
    <message>
        <source>{times} times in {scale}</source>
        <translation>ар {scale} жолкудан {times} жолу</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Өз эрежелерибиз: {rules}</translation>
    </message>
    <message>
        <source>Matches with hints, left out here: {count}</source>
        <translation>Бул жерге кошулбаган, кеңеш менен ойнолгон оюндар: {count}</translation>
    </message>
    <message>
        <source>Nobody has come to a result here yet.</source>
        <translation>Азырынча бул жерде эч кимдин натыйжасы жок.</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>Ою&amp;н</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Тизме</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Эрежелер</translation>
    </message>
    <message>
        <source>Show results with &amp;hints, too</source>
        <translation>Кеңеш менен жеткен&amp;дерди да көрсөтүү</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Мыкты натыйжалар</translation>
    </message>
    <message>
        <source>Dice of the computer players: {count}</source>
        <translation>Компьютер оюнчулардын кубиктери: {count}</translation>
    </message>
    <message>
        <source>Dice of the people: {count}</source>
        <translation>Кишилердин кубиктери: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Dice with %Ln face(s)</source>
        <translation>
            <numerusform>%Ln беттүү кубиктер</numerusform>
            <numerusform>%Ln беттүү кубиктер</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Кайсы кубиктер</translation>
    </message>
    <message>
        <source>Bar chart: how often each face fell</source>
        <translation>Диаграмма: ар бир бет канча жолу түшкөнү</translation>
    </message>
    <message>
        <source>{face}: {count}</source>
        <translation>{face}: {count}</translation>
    </message>
    <message>
        <source>- - -  expected: {count}</source>
        <translation>- - -  күтүлгөнү: {count}</translation>
    </message>
    <message>
        <source>Enter sorts by the column, once more the other way round</source>
        <translation>Enter мамыча боюнча иреттейт, дагы бассаңыз — тескерисинче</translation>
    </message>
    <message>
        <source>{player}, game by game</source>
        <translation>{player}, оюндар боюнча</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Оюнчулар</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Оюндар</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Оюндар</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Убакыт</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Убакыт</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Башынан бери</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Быйыл</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Акыркы 30 күн</translation>
    </message>
    <message>
        <source>Matches that cannot be read and are left out: {count}</source>
        <translation>Окулбай калган жана эсепке кирбеген оюндар: {count}</translation>
    </message>
    <message>
        <source>The matches cannot be read</source>
        <translation>Оюндар окулбай жатат</translation>
    </message>
    <message>
        <source>Nothing was played in this time</source>
        <translation>Бул убакытта эч нерсе ойнолгон эмес</translation>
    </message>
    <message>
        <source>Choose another game or a longer time above.</source>
        <translation>Жогорудан башка оюн же узагыраак убакыт тандаңыз.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Азырынча санай турган эч нерсе жок</translation>
    </message>
    <message>
        <source>Here you will see who has played and won how often, the best results of every game, and how the dice fell. Play a match and come back!</source>
        <translation>Бул жерден ким канча ойноп, канча жеңгенин, ар бир оюндун мыкты натыйжаларын жана кубиктер кандай түшкөнүн көрөсүз. Бир оюн ойноп, кайра кириңиз!</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицалар (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>CSV кылып сактоо</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>What to see</source>
        <translation>Эмне көрсөтүлөт</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>О&amp;юнчулар</translation>
    </message>
    <message>
        <source>&amp;Best results</source>
        <translation>&amp;Мыкты натыйжалар</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Кубиктер</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>CSV кылып &amp;сактоо…</translation>
    </message>
    <message>
        <source>Write the table of this page to a file for a spreadsheet</source>
        <translation>Бул барактагы таблицаны электрондук таблица үчүн файлга жазуу</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Жабуу</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Taken back: {decision}</source>
        <translation>Артка кайтарылды: {decision}</translation>
    </message>
    <message>
        <source>{old} is called {new} from now on</source>
        <translation>{old} мындан ары {new} деп аталат</translation>
    </message>
    <message>
        <source>{player} leaves the match</source>
        <translation>{player} оюндан чыкты</translation>
    </message>
    <message>
        <source>{player} joins the match</source>
        <translation>{player} оюнга кошулду</translation>
    </message>
    <message>
        <source>The order is now: {players}</source>
        <translation>Эми ойноо кезеги мындай: {players}</translation>
    </message>
    <message>
        <source>dice set aside</source>
        <extracomment>This and the next stand after &quot;Undo:&quot; and &quot;Redo:&quot; in the menu.</extracomment>
        <translation>четке коюлган кубиктер</translation>
    </message>
    <message>
        <source>the challenge</source>
        <translation>чакырык</translation>
    </message>
    <message>
        <source>the turn given up</source>
        <translation>кезектен баш тартуу</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) banked</source>
        <translation>
            <numerusform>эсепке жазылган %Ln упай</numerusform>
            <numerusform>эсепке жазылган %Ln упай</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} for %Ln point(s)</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box that was filled, and its points.</extracomment>
        <translation>
            <numerusform>{box}: %Ln упай</numerusform>
            <numerusform>{box}: %Ln упай</numerusform>
        </translation>
    </message>
    <message>
        <source>{box} scratched</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box into which nothing was written.</extracomment>
        <translation>{box} уячасын чийүү</translation>
    </message>
    <message>
        <source>the change at the table</source>
        <translation>үстөлдөгү өзгөрүү</translation>
    </message>
    <message>
        <source>a throw</source>
        <extracomment>Stands after &quot;Undo:&quot;: a noun.</extracomment>
        <translation>ыргытуу</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Артка кайтаруу</translation>
    </message>
    <message>
        <source>&amp;Undo: {decision}</source>
        <translation>&amp;Артка кайтаруу: {decision}</translation>
    </message>
    <message>
        <source>Dice that have fallen are never taken back</source>
        <translation>Түшкөн кубиктер артка кайтарылбайт</translation>
    </message>
    <message>
        <source>What a computer player has decided stands</source>
        <translation>Компьютердин чечими өзгөрбөйт</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>Азырынча артка кайтара турган эч нерсе жок</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Кайталоо</translation>
    </message>
    <message>
        <source>&amp;Redo: {decision}</source>
        <translation>&amp;Кайталоо: {decision}</translation>
    </message>
    <message>
        <source>Nothing has been taken back</source>
        <translation>Эч нерсе артка кайтарылган жок</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>Ү&amp;н</translation>
    </message>
    <message>
        <source>&amp;Slow dice</source>
        <translation>Кубиктер &amp;жай</translation>
    </message>
    <message>
        <source>&amp;Dice as fast as real ones</source>
        <translation>Кубиктер &amp;чыныгыдай тез</translation>
    </message>
    <message>
        <source>&amp;Fast dice</source>
        <translation>Кубиктер &amp;тез</translation>
    </message>
    <message>
        <source>Dice without &amp;motion</source>
        <translation>Кубиктер &amp;кыймылсыз</translation>
    </message>
    <message>
        <source>&amp;Colours of the system</source>
        <translation>&amp;Система түстөрү</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>&amp;Ачык түстөр</translation>
    </message>
    <message>
        <source>Dar&amp;k colours</source>
        <translation>Ка&amp;раңгы түстөр</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Жо&amp;горку контраст</translation>
    </message>
    <message>
        <source>Felt that suits the d&amp;ice</source>
        <translation>Кубикке ылайык ки&amp;йиз</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>Жаш&amp;ыл кийиз</translation>
    </message>
    <message>
        <source>&amp;Blue felt</source>
        <translation>Көк к&amp;ийиз</translation>
    </message>
    <message>
        <source>&amp;Wine-red felt</source>
        <translation>К&amp;очкул кызыл кийиз</translation>
    </message>
    <message>
        <source>Gr&amp;ey felt</source>
        <translation>&amp;Боз кийиз</translation>
    </message>
</context>
</TS>
