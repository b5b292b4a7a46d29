<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Kubik</source>
        <translation>О программе Kubik</translation>
    </message>
    <message>
        <source>Dice games for a family at one computer: no network, no account, no advertising.</source>
        <translation>Игры в кости для всей семьи за одним компьютером: без сети, без учётных записей, без рекламы.</translation>
    </message>
    <message>
        <source>Free software ({licence} licence): you may use, change and share it.</source>
        <translation>Свободная программа (лицензия: {licence}): её можно использовать, изменять и передавать другим.</translation>
    </message>
    <message>
        <source>What Kubik is built on</source>
        <translation>На чём построен Kubik</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
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
        <translation>Библиотеки лежат отдельными файлами. Те, у которых лицензия {licence} ({libraries}), можно заменить изменёнными версиями.</translation>
    </message>
    <message>
        <source>&amp;Licence texts</source>
        <translation>&amp;Тексты лицензий</translation>
    </message>
    <message>
        <source>Each library brings the text of its licence along.</source>
        <translation>Текст лицензии есть у каждой библиотеки.</translation>
    </message>
    <message>
        <source>The texts of all licences are in the folder {folder}.</source>
        <translation>Тексты всех лицензий лежат в папке {folder}.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Kubik is running already, but does not answer. Close it first.</source>
        <translation>Kubik уже запущен, но не отвечает. Сначала закройте его.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>The dice gave %Ln point(s) more than usual.</source>
        <translation>
            <numerusform>Кубики дали на %Ln очко больше обычного.</numerusform>
            <numerusform>Кубики дали на %Ln очка больше обычного.</numerusform>
            <numerusform>Кубики дали на %Ln очков больше обычного.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice gave %Ln point(s) less than usual.</source>
        <translation>
            <numerusform>Кубики дали на %Ln очко меньше обычного.</numerusform>
            <numerusform>Кубики дали на %Ln очка меньше обычного.</numerusform>
            <numerusform>Кубики дали на %Ln очков меньше обычного.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice were equally kind to everybody.</source>
        <translation>Кубики были ко всем одинаково добры.</translation>
    </message>
    <message numerus="yes">
        <source>The dice were %Ln point(s) kinder to {lucky} than to {unlucky}.</source>
        <extracomment>{lucky} and {unlucky} are names.</extracomment>
        <translation>
            <numerusform>Кому везло больше всех: {lucky}. Кому меньше всех: {unlucky}. Разница: %Ln очко.</numerusform>
            <numerusform>Кому везло больше всех: {lucky}. Кому меньше всех: {unlucky}. Разница: %Ln очка.</numerusform>
            <numerusform>Кому везло больше всех: {lucky}. Кому меньше всех: {unlucky}. Разница: %Ln очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}. Points given away: {points}</source>
        <extracomment>{points}: how many points a decision cost on average.</extracomment>
        <translation>Раунд {round}. Потеряно очков: {points}</translation>
    </message>
    <message>
        <source>Done: {decision}.</source>
        <translation>Сделано: {decision}.</translation>
    </message>
    <message>
        <source>Better: {decision}</source>
        <translation>Лучше: {decision}</translation>
    </message>
    <message>
        <source>{name}: every decision was the best one.</source>
        <translation>{name}: все решения лучшие.</translation>
    </message>
    <message>
        <source>Bar chart: luck and cost of every round</source>
        <translation>Диаграмма: везение и цена решений в каждом раунде</translation>
    </message>
    <message>
        <source>round {round}: luck {luck}, cost {cost}</source>
        <translation>раунд {round}: везение {luck}, цена {cost}</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Везение</translation>
    </message>
    <message>
        <source>Cost of decisions</source>
        <translation>Цена решений</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>В этой партии решать было нечего.</translation>
    </message>
    <message>
        <source>Nobody could look back on this match. Try it once more.</source>
        <translation>Разобрать эту партию не удалось. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Looking back on every decision…</source>
        <translation>Разбираю каждое решение…</translation>
    </message>
    <message>
        <source>The rounds of {name}</source>
        <translation>Раунды: {name}</translation>
    </message>
    <message>
        <source>What could have been better: {game}</source>
        <translation>Что можно было лучше: {game}</translation>
    </message>
    <message>
        <source>What the coach says of everybody</source>
        <translation>Решения и везение всех игроков</translation>
    </message>
    <message>
        <source>&amp;Dearest mistakes</source>
        <translation>&amp;Самые дорогие ошибки</translation>
    </message>
    <message>
        <source>&amp;Round by round</source>
        <translation>По &amp;раундам</translation>
    </message>
    <message>
        <source>Watch this moment again</source>
        <translation>Посмотреть этот момент ещё раз</translation>
    </message>
    <message>
        <source>Watch this moment of round {round} again</source>
        <translation>Посмотреть этот момент раунда {round} ещё раз</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>Single die</source>
        <translation>Один кубик</translation>
    </message>
    <message>
        <source>Alike</source>
        <extracomment>Three or more dice of one number.</extracomment>
        <translation>Одинаковые</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Стрит</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Три пары</translation>
    </message>
    <message>
        <source>Four alike and a pair</source>
        <translation>Четыре одинаковых с парой</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Дважды три одинаковых</translation>
    </message>
    <message>
        <source>Double trips</source>
        <translation>Дважды три с удвоением</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Фулл-хаус</translation>
    </message>
    <message>
        <source>Coloured pairs</source>
        <translation>Цветные пары</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>A throw of all dice without any score, which is worth points in some games.</extracomment>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>All dice alike</source>
        <translation>Все кубики одинаковые</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Kubik has made a mistake and left out what you just did. The match goes on.</source>
        <translation>Программа ошиблась и пропустила ваше последнее действие. Партия продолжается.</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>The faces of a die, as one says them: one … six.</extracomment>
        <translation>единица</translation>
    </message>
    <message>
        <source>two</source>
        <translation>двойка</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройка</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвёрка</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёрка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>Colours of a die, after its face: &quot;five, white&quot;.</extracomment>
        <translation>белая</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красная</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёная</translation>
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
        <translation>Кубик {number}: {die}, можно оставить</translation>
    </message>
    <message>
        <source>Die {number}: {die}, kept</source>
        <translation>Кубик {number}: {die}, оставлен</translation>
    </message>
    <message>
        <source>Die {number}: {die}, scores nothing</source>
        <translation>Кубик {number}: {die}, ничего не приносит</translation>
    </message>
    <message>
        <source>Set aside, {price}: {die}</source>
        <translation>Отложено, {price}: {die}</translation>
    </message>
    <message>
        <source>Set aside: {die}</source>
        <translation>Отложено: {die}</translation>
    </message>
    <message>
        <source>Together: {dice}</source>
        <extracomment>Dice that were set aside together: &quot;Together: two, two and two&quot;.</extracomment>
        <translation>Вместе: {dice}</translation>
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
            <numerusform>-%Ln очко</numerusform>
            <numerusform>-%Ln очка</numerusform>
            <numerusform>-%Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln очко</numerusform>
            <numerusform>%Ln очка</numerusform>
            <numerusform>%Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Сы&amp;грать ещё раз</translation>
    </message>
    <message>
        <source>What could have been &amp;better?</source>
        <translation>Что &amp;можно было лучше?</translation>
    </message>
</context>
<context>
    <name>GivingAway</name>
    <message numerus="yes">
        <source>These dice are worth %Ln point(s) more in another box.</source>
        <translation>
            <numerusform>В другой клетке эти кубики стоят на %Ln очко больше.</numerusform>
            <numerusform>В другой клетке эти кубики стоят на %Ln очка больше.</numerusform>
            <numerusform>В другой клетке эти кубики стоят на %Ln очков больше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write them here all the same?</source>
        <translation>Всё равно записать сюда?</translation>
    </message>
    <message>
        <source>&amp;Write here</source>
        <translation>&amp;Записать сюда</translation>
    </message>
    <message>
        <source>&amp;Choose another box</source>
        <translation>&amp;Выбрать другую клетку</translation>
    </message>
    <message>
        <source>Do not &amp;ask again</source>
        <translation>&amp;Больше не спрашивать</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Last round!</source>
        <translation>Последний раунд!</translation>
    </message>
    <message>
        <source>A tie: one throw decides</source>
        <translation>Ничья: всё решит один бросок</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) written</source>
        <translation>
            <numerusform>Записано %Ln очко</numerusform>
            <numerusform>Записано %Ln очка</numerusform>
            <numerusform>Записано %Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Knocked off!</source>
        <translation>Очки сбиты!</translation>
    </message>
    <message>
        <source>Hot dice: all of them again</source>
        <translation>Горячие кубики: бросаем все ещё раз</translation>
    </message>
    <message>
        <source>Nothing this time</source>
        <translation>На этот раз ничего</translation>
    </message>
    <message numerus="yes">
        <source>Nothing this time: %Ln point(s) lost</source>
        <translation>
            <numerusform>На этот раз ничего: %Ln очко сгорает</numerusform>
            <numerusform>На этот раз ничего: %Ln очка сгорают</numerusform>
            <numerusform>На этот раз ничего: %Ln очков сгорают</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These dice: %Ln point(s)</source>
        <translation>
            <numerusform>Эти кубики: %Ln очко</numerusform>
            <numerusform>Эти кубики: %Ln очка</numerusform>
            <numerusform>Эти кубики: %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln очко</numerusform>
            <numerusform>%Ln очка</numerusform>
            <numerusform>%Ln очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>The keys of the keyboard: opens the list of them.</extracomment>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;About Kubik</source>
        <translation>&amp;О программе Kubik</translation>
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
        <translation>побед из 100: {percent}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln очко</numerusform>
            <numerusform>%Ln очка</numerusform>
            <numerusform>%Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a loss of %Ln point(s) on average</source>
        <translation>
            <numerusform>в среднем минус %Ln очко</numerusform>
            <numerusform>в среднем минус %Ln очка</numerusform>
            <numerusform>в среднем минус %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) on average</source>
        <translation>
            <numerusform>в среднем %Ln очко</numerusform>
            <numerusform>в среднем %Ln очка</numerusform>
            <numerusform>в среднем %Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>hardly ever busts</source>
        <translation>почти никогда не сгорает</translation>
    </message>
    <message numerus="yes">
        <source>busts %Ln time(s) in 100</source>
        <translation>
            <numerusform>сгорает %Ln раз из 100</numerusform>
            <numerusform>сгорает %Ln раза из 100</numerusform>
            <numerusform>сгорает %Ln раз из 100</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge, and throw</source>
        <translation>Сделать вызов и бросить</translation>
    </message>
    <message numerus="yes">
        <source>Keep {dice} and throw %Ln dice</source>
        <translation>
            <numerusform>Оставить {dice} и бросить %Ln кубик</numerusform>
            <numerusform>Оставить {dice} и бросить %Ln кубика</numerusform>
            <numerusform>Оставить {dice} и бросить %Ln кубиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %Ln dice</source>
        <translation>
            <numerusform>Бросить %Ln кубик</numerusform>
            <numerusform>Бросить %Ln кубика</numerusform>
            <numerusform>Бросить %Ln кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {dice} and stop</source>
        <translation>Оставить {dice} и остановиться</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановиться</translation>
    </message>
    <message numerus="yes">
        <source>Take over the %Ln dice that lie there</source>
        <translation>
            <numerusform>Подхватить %Ln кубик</numerusform>
            <numerusform>Подхватить %Ln кубика</numerusform>
            <numerusform>Подхватить %Ln кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {dice} and try for {combination}</source>
        <translation>Оставить {dice} и достроить: {combination}</translation>
    </message>
    <message>
        <source>Give the turn up</source>
        <translation>Сдать ход</translation>
    </message>
    <message>
        <source>Write it into {box}</source>
        <translation>Записать в клетку: {box}</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>стрит</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>три пары</translation>
    </message>
    <message>
        <source>What is best now?</source>
        <translation>Что сейчас лучше всего?</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>There is nobody here to give one</source>
        <translation>Здесь некому подсказать</translation>
    </message>
    <message>
        <source>A computer player is on turn</source>
        <translation>Сейчас ходит игрок-компьютер</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>Сейчас решать нечего</translation>
    </message>
    <message>
        <source>Hint: chances to win</source>
        <translation>Подсказка: шансы на победу</translation>
    </message>
    <message>
        <source>Hint: points still to come</source>
        <translation>Подсказка: очки до конца партии</translation>
    </message>
    <message>
        <source>Hint: points of this turn</source>
        <translation>Подсказка: очки этого хода</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Думаю…</translation>
    </message>
    <message>
        <source>There is no hint just now. Ask once more in a moment.</source>
        <translation>Сейчас подсказки нет. Попросите ещё раз чуть позже.</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>What is best to do: a noun.</extracomment>
        <translation>Подсказка</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Next best:</source>
        <translation>Следующие по выгоде:</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Убрать подсказку</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Throws, the kept dice underlined</source>
        <translation>Броски, оставленные кубики подчёркнуты</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог хода</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>{player} throws {dice} to knock the points off</source>
        <translation>{player} бросает, чтобы сбить очки: {dice}</translation>
    </message>
    <message>
        <source>Throw {number}: {dice}</source>
        <translation>Бросок {number}: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>Throw {number}: {dice}, kept {kept} for %Ln point(s)</source>
        <translation>
            <numerusform>Бросок {number}: {dice}, оставлено {kept} на %Ln очко</numerusform>
            <numerusform>Бросок {number}: {dice}, оставлено {kept} на %Ln очка</numerusform>
            <numerusform>Бросок {number}: {dice}, оставлено {kept} на %Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw {number}: {dice}, kept {kept}</source>
        <translation>Бросок {number}: {dice}, оставлено {kept}</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>banked</source>
        <translation>очки записаны</translation>
    </message>
    <message>
        <source>knocked off</source>
        <translation>очки сбиты</translation>
    </message>
    <message>
        <source>roll-off</source>
        <translation>решающий бросок</translation>
    </message>
    <message>
        <source>all dice alike</source>
        <translation>все кубики одинаковые</translation>
    </message>
    <message>
        <source>bust: over the target</source>
        <translation>ход сгорел: перебор</translation>
    </message>
    <message>
        <source>bust: too little</source>
        <translation>ход сгорел: очков мало</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>ход сгорел</translation>
    </message>
    <message>
        <source>{points} lost</source>
        <translation>сгорело: {points}</translation>
    </message>
    <message>
        <source>Round {round}, {player}</source>
        <translation>Раунд {round}, {player}</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Счёт {score}</translation>
    </message>
    <message>
        <source>challenges {player}</source>
        <translation>вызов, соперник — {player}</translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln point(s) over</source>
        <translation>
            <numerusform>подхвачено %Ln очко</numerusform>
            <numerusform>подхвачено %Ln очка</numerusform>
            <numerusform>подхвачено %Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>begins the last round</source>
        <translation>начало последнего раунда</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>When the match is over</source>
        <translation>Когда партия закончится</translation>
    </message>
    <message>
        <source>History: {game}</source>
        <translation>История: {game}</translation>
    </message>
    <message>
        <source>&amp;Turns of</source>
        <translation>&amp;Ходы</translation>
    </message>
    <message>
        <source>Whose turns are shown</source>
        <translation>Чьи ходы показаны</translation>
    </message>
    <message>
        <source>The turns of the match</source>
        <translation>Ходы партии</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet. Each turn will be listed here.</source>
        <translation>Кубики ещё не бросали. Здесь будет записан каждый ход.</translation>
    </message>
    <message>
        <source>&amp;Watch this turn again</source>
        <translation>&amp;Посмотреть этот ход ещё раз</translation>
    </message>
    <message>
        <source>What could have been &amp;better?</source>
        <translation>Что &amp;можно было лучше?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>off</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>A house rule is switched on.</extracomment>
        <translation>да</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No points at all: a minimum, a penalty or a bonus of that kind is not in the game.</extracomment>
        <translation>нет</translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation>в этой игре нет</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Целевой счёт</translation>
    </message>
    <message>
        <source>The match is played up to this score.</source>
        <translation>Партию играют до этого счёта.</translation>
    </message>
    <message>
        <source>Reach the target or pass it</source>
        <translation>Дойти до цели или перешагнуть</translation>
    </message>
    <message>
        <source>Whether exactly the target will do, or it takes more than that.</source>
        <translation>Достаточно ли для победы набрать ровно целевой счёт или нужно больше.</translation>
    </message>
    <message>
        <source>more than the target</source>
        <translation>больше цели</translation>
    </message>
    <message>
        <source>the target is enough</source>
        <translation>цели достаточно</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>What everybody else gets once a player has enough points to win.</source>
        <translation>Что получают остальные, когда у кого-то набралось достаточно очков для победы.</translation>
    </message>
    <message>
        <source>none: the match is over</source>
        <translation>нет, партия окончена</translation>
    </message>
    <message>
        <source>one more turn each</source>
        <translation>ещё по одному ходу</translation>
    </message>
    <message>
        <source>one more throw each</source>
        <translation>ещё по одному броску</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Who wins when several players share the highest score.</source>
        <translation>Кто побеждает, если лучший счёт сразу у нескольких игроков.</translation>
    </message>
    <message>
        <source>whoever throws best in a roll-off</source>
        <translation>лучший решающий бросок</translation>
    </message>
    <message>
        <source>whoever had the score first</source>
        <translation>кто набрал раньше</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>победа общая</translation>
    </message>
    <message>
        <source>Exact target</source>
        <translation>Ровно до цели</translation>
    </message>
    <message>
        <source>Whoever lands exactly on the target wins at once, and nobody may go over it.</source>
        <translation>Кто набрал ровно целевой счёт, сразу побеждает, а перебирать никому нельзя.</translation>
    </message>
    <message>
        <source>Going over is a bust</source>
        <translation>При переборе ход сгорает</translation>
    </message>
    <message>
        <source>A throw that can only go over the target loses the whole turn; without this rule only that throw is lost, as long as the points before it are enough to bank.</source>
        <translation>Если с любыми очками броска выходит перебор, сгорает весь ход; без этого правила пропадает только этот бросок — лишь бы набранных до него очков хватало, чтобы их записать.</translation>
    </message>
    <message>
        <source>Knocking off</source>
        <translation>Сбивание очков</translation>
    </message>
    <message>
        <source>After an exact finish the next player throws the dice left over; if they score, the winning turn is cancelled.</source>
        <translation>Когда кто-то попал точно в цель, следующий игрок бросает оставшиеся кубики; если они что-то приносят, победный ход отменяется.</translation>
    </message>
    <message>
        <source>Knocked-off points are taken over</source>
        <translation>Сбитые очки переходят к сопернику</translation>
    </message>
    <message>
        <source>Whoever knocks points off plays on with those dice and builds on those points.</source>
        <translation>Кто сбил очки, играет дальше этими кубиками и продолжает с этими очками.</translation>
    </message>
    <message>
        <source>Welfare</source>
        <translation>Помощь отстающему</translation>
    </message>
    <message>
        <source>The points of a turn that goes over the target are given to the rival with the lowest score.</source>
        <translation>Очки хода, в котором вышел перебор, достаются сопернику с самым маленьким счётом.</translation>
    </message>
    <message>
        <source>Most rounds</source>
        <translation>Предел раундов</translation>
    </message>
    <message>
        <source>After this many rounds the highest score wins.</source>
        <translation>После стольких раундов побеждает тот, у кого счёт больше всех.</translation>
    </message>
    <message>
        <source>Opening minimum</source>
        <translation>Минимум для открытия</translation>
    </message>
    <message>
        <source>To get on board, a player must make at least these points in one turn.</source>
        <translation>Чтобы открыться, нужно набрать за один ход хотя бы столько очков.</translation>
    </message>
    <message>
        <source>Turn minimum</source>
        <translation>Минимум за ход</translation>
    </message>
    <message>
        <source>Once on board, a player may bank no fewer points than these.</source>
        <translation>Кто уже открылся, записывает за ход не меньше очков, чем указано здесь.</translation>
    </message>
    <message>
        <source>Set aside every scoring die</source>
        <translation>Откладывать все сыгравшие кубики</translation>
    </message>
    <message>
        <source>Every die that adds points must be set aside, not just those a player likes.</source>
        <translation>Откладывать нужно все кубики, которые прибавляют очки, а не только те, что приглянулись.</translation>
    </message>
    <message>
        <source>Hot dice must be thrown</source>
        <translation>Горячие кубики бросать обязательно</translation>
    </message>
    <message>
        <source>When all dice have scored, they must all be thrown again; nobody may bank then.</source>
        <translation>Когда сыграли все кубики, их нужно бросить ещё раз: записать очки сейчас нельзя.</translation>
    </message>
    <message>
        <source>When dice are hot</source>
        <translation>Когда кубики горячие</translation>
    </message>
    <message>
        <source>Whether all dice may be thrown anew once all have scored over several throws, or only when all score in one.</source>
        <translation>За сколько бросков должны сыграть все кубики, чтобы их можно было бросить заново.</translation>
    </message>
    <message>
        <source>over several throws</source>
        <translation>можно за несколько бросков</translation>
    </message>
    <message>
        <source>in one throw</source>
        <translation>только за один бросок</translation>
    </message>
    <message>
        <source>No scores ending in 50</source>
        <translation>Запрет счёта с 50 на конце</translation>
    </message>
    <message>
        <source>Nobody may bank while the new score would end in 50.</source>
        <translation>Записать очки нельзя, если с ними счёт будет оканчиваться на 50.</translation>
    </message>
    <message>
        <source>Topping</source>
        <translation>Перебивание</translation>
    </message>
    <message>
        <source>To bank, a player must beat the points that the player before has just banked.</source>
        <translation>Чтобы записать очки, нужно набрать за ход больше, чем только что записал предыдущий игрок.</translation>
    </message>
    <message>
        <source>Topping with equal points</source>
        <translation>Перебивание равными очками</translation>
    </message>
    <message>
        <source>As many points as the player before has banked are enough.</source>
        <translation>Достаточно набрать столько же очков, сколько записал предыдущий игрок.</translation>
    </message>
    <message>
        <source>Pyramiding</source>
        <translation>Наращивание</translation>
    </message>
    <message>
        <source>Dice of a later throw may join those set aside: one 5 aside and two new 5s are three 5s.</source>
        <translation>Кубики нового броска могут пополнять отложенные: одна отложенная пятёрка и две новые — это три пятёрки.</translation>
    </message>
    <message>
        <source>only dice of the same number</source>
        <translation>кубики с тем же числом</translation>
    </message>
    <message>
        <source>every combination</source>
        <translation>любые комбинации</translation>
    </message>
    <message>
        <source>Pyramiding after hot dice</source>
        <translation>Наращивание после горячих кубиков</translation>
    </message>
    <message>
        <source>When all dice have scored and are thrown anew, they may still join those counted before.</source>
        <translation>Когда сыграли все кубики и их бросают заново, они и дальше могут пополнять то, что уже засчитано.</translation>
    </message>
    <message>
        <source>Throws in a turn</source>
        <translation>Бросков за ход</translation>
    </message>
    <message>
        <source>After this many throws a player must stop and choose a box.</source>
        <translation>После стольких бросков нужно остановиться и выбрать клетку.</translation>
    </message>
    <message>
        <source>Numbers on a die</source>
        <translation>Чисел на кубике</translation>
    </message>
    <message>
        <source>Every die shows the numbers from 1 up to this one.</source>
        <translation>На каждом кубике числа от 1 до этого.</translation>
    </message>
    <message>
        <source>Four or more alike</source>
        <translation>Четыре одинаковых и больше</translation>
    </message>
    <message>
        <source>What a fourth die of one number, and each beyond it, is worth.</source>
        <translation>Сколько стоит четвёртый кубик с тем же числом и каждый следующий.</translation>
    </message>
    <message>
        <source>only three alike count</source>
        <translation>считаются только три</translation>
    </message>
    <message>
        <source>points of their own</source>
        <translation>особые очки</translation>
    </message>
    <message>
        <source>each adds the value of three alike</source>
        <translation>каждый прибавляет цену трёх</translation>
    </message>
    <message>
        <source>each doubles the value of three alike</source>
        <translation>каждый удваивает цену трёх</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Три пары</translation>
    </message>
    <message>
        <source>The points for three pairs in one throw.</source>
        <translation>Очки за три пары в одном броске.</translation>
    </message>
    <message>
        <source>Four alike and a pair are three pairs</source>
        <translation>Четыре одинаковых с парой — тоже три пары</translation>
    </message>
    <message>
        <source>Four dice alike and a pair count as three pairs; so do six alike.</source>
        <translation>За три пары считаются и четыре одинаковых с парой, и шесть одинаковых.</translation>
    </message>
    <message>
        <source>Four alike and a pair</source>
        <translation>Четыре одинаковых с парой</translation>
    </message>
    <message>
        <source>The points for four dice alike and a pair in one throw.</source>
        <translation>Очки за четыре одинаковых кубика и пару в одном броске.</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Дважды три одинаковых</translation>
    </message>
    <message>
        <source>The points for three dice alike and three more alike in one throw.</source>
        <translation>Очки за три одинаковых кубика и ещё три одинаковых в одном броске.</translation>
    </message>
    <message>
        <source>Six alike are two triples</source>
        <translation>Шесть одинаковых — тоже дважды три</translation>
    </message>
    <message>
        <source>The two triples may be of the same number.</source>
        <translation>Дважды три одинаковых могут быть и с одним числом.</translation>
    </message>
    <message>
        <source>Double trips</source>
        <translation>Дважды три с удвоением</translation>
    </message>
    <message>
        <source>Two different triples in one throw are added up and count double.</source>
        <translation>Если за один бросок выпало дважды три одинаковых с разными числами, их очки складываются, а сумма удваивается.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Фулл-хаус</translation>
    </message>
    <message>
        <source>The points that a pair adds to three dice alike of the same throw.</source>
        <translation>Очки, которые пара прибавляет к трём одинаковым того же броска.</translation>
    </message>
    <message>
        <source>Coloured pairs</source>
        <translation>Цветные пары</translation>
    </message>
    <message>
        <source>The points for a throw of all dice in which every colour shows the same number twice.</source>
        <translation>Очки за бросок всех кубиков, в котором у каждого цвета оба числа одинаковы.</translation>
    </message>
    <message>
        <source>When coloured pairs count</source>
        <translation>Когда считаются цветные пары</translation>
    </message>
    <message>
        <source>Whether only the first throw of a turn may pair up by colour, or any throw of all dice.</source>
        <translation>Только в первом броске хода или в любом броске всех кубиков.</translation>
    </message>
    <message>
        <source>in any throw of all dice</source>
        <translation>в любом броске всех кубиков</translation>
    </message>
    <message>
        <source>only in the first throw</source>
        <translation>только в первом броске</translation>
    </message>
    <message>
        <source>All dice alike win</source>
        <translation>Все кубики одинаковые — победа</translation>
    </message>
    <message>
        <source>Whoever throws the same number on all dice at once wins the match.</source>
        <translation>У кого за один бросок на всех кубиках выпало одно и то же число, тот выигрывает партию.</translation>
    </message>
    <message>
        <source>Points for nothing</source>
        <translation>Очки за пустой бросок</translation>
    </message>
    <message>
        <source>A throw of all dice without a score is worth these points and no bust.</source>
        <translation>Если в броске всех кубиков ничего не сыграло, он приносит столько очков, и ход не сгорает.</translation>
    </message>
    <message>
        <source>Four of a kind counts four dice</source>
        <translation>В четырёх одинаковых считаются четыре кубика</translation>
    </message>
    <message>
        <source>Four of a kind scores the sum of the four dice alike, not of all dice.</source>
        <translation>За четыре одинаковых записывают сумму этих четырёх кубиков, а не всех.</translation>
    </message>
    <message>
        <source>Five alike as a full house</source>
        <translation>Пять одинаковых как фулл-хаус</translation>
    </message>
    <message>
        <source>Five dice of one number score in the box for a full house, too.</source>
        <translation>Пять кубиков с одним числом сойдут и для клетки «Фулл-хаус».</translation>
    </message>
    <message>
        <source>Points needed for the bonus</source>
        <translation>Сколько очков нужно для бонуса</translation>
    </message>
    <message>
        <source>The bonus takes at least this sum in the boxes of its section.</source>
        <translation>Чтобы получить бонус, нужно набрать в клетках своей части таблицы хотя бы такую сумму.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>What a section with a high enough sum is worth besides.</source>
        <translation>Сколько ещё приносит часть таблицы, в которой набралась нужная сумма.</translation>
    </message>
    <message>
        <source>Completing a straight</source>
        <translation>Можно достраивать стрит</translation>
    </message>
    <message>
        <source>After a throw of all dice, those that fit a straight may be kept and the others thrown once more to complete it; if that fails, the turn is lost.</source>
        <translation>Бросив все кубики, можно оставить подходящие для стрита и один раз перебросить остальные; если стрит не вышел, ход сгорает.</translation>
    </message>
    <message>
        <source>Completing three pairs</source>
        <translation>Можно достраивать три пары</translation>
    </message>
    <message>
        <source>After a throw of all dice, those that fit three pairs may be kept and the others thrown once more to complete them; if that fails, the turn is lost.</source>
        <translation>Бросив все кубики, можно оставить подходящие для трёх пар и один раз перебросить остальные; если три пары не вышли, ход сгорает.</translation>
    </message>
    <message>
        <source>Numbers missing from a straight</source>
        <translation>Сколько чисел может не хватать до стрита</translation>
    </message>
    <message>
        <source>A straight may only be completed if no more numbers than this are missing.</source>
        <translation>Достраивать стрит можно, только если недостающих чисел не больше, чем указано здесь.</translation>
    </message>
    <message>
        <source>Completing instead of a bust</source>
        <translation>Достраивать и пустой бросок</translation>
    </message>
    <message>
        <source>Even a throw without a score may be completed, which can save the turn.</source>
        <translation>Попытать счастья можно, даже если бросок пустой, — вдруг это спасёт ход.</translation>
    </message>
    <message>
        <source>Taking over the dice</source>
        <translation>Подхват кубиков</translation>
    </message>
    <message>
        <source>When a player banks, the next one may throw the dice left over and build on the points of that turn.</source>
        <translation>Когда игрок записал очки, следующий может бросить оставшиеся кубики и продолжить с очками этого хода.</translation>
    </message>
    <message>
        <source>Taking over only on board</source>
        <translation>Подхват только после открытия</translation>
    </message>
    <message>
        <source>Only players who are on board may take over the dice.</source>
        <translation>Подхватывать кубики могут только те, кто уже открылся.</translation>
    </message>
    <message>
        <source>Penalty for a bust after taking over</source>
        <translation>Штраф, если ход после подхвата сгорел</translation>
    </message>
    <message>
        <source>Whoever takes over the dice and busts loses these points from the score.</source>
        <translation>У кого ход с подхваченными кубиками сгорел, тот теряет столько очков.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Вызовы</translation>
    </message>
    <message>
        <source>Twice in a match a player may challenge a rival before throwing: the points of that turn are taken from the rival, and a bust costs a penalty.</source>
        <translation>Дважды за партию можно перед первым броском хода бросить вызов сопернику: у него отнимут столько очков, сколько принёс этот ход, а если ход сгорит, вы заплатите штраф.</translation>
    </message>
    <message>
        <source>Challenging only on board</source>
        <translation>Вызов только после открытия</translation>
    </message>
    <message>
        <source>Only players who are on board may challenge a rival.</source>
        <translation>Бросать вызов могут только те, кто уже открылся.</translation>
    </message>
    <message>
        <source>Score for the second challenge</source>
        <translation>Счёт для второго вызова</translation>
    </message>
    <message>
        <source>One challenge is for scores below this, the other for scores from this up.</source>
        <translation>Один вызов — пока счёт меньше этого, другой — когда уже столько или больше.</translation>
    </message>
    <message>
        <source>Penalty for the first challenge</source>
        <translation>Штраф за первый вызов</translation>
    </message>
    <message>
        <source>A bust in the first challenge costs these points.</source>
        <translation>Если ход с первым вызовом сгорел, это стоит столько очков.</translation>
    </message>
    <message>
        <source>Penalty for the second challenge</source>
        <translation>Штраф за второй вызов</translation>
    </message>
    <message>
        <source>A bust in the second challenge costs these points.</source>
        <translation>Если ход со вторым вызовом сгорел, это стоит столько очков.</translation>
    </message>
    <message>
        <source>The last round may be called off</source>
        <translation>Последний раунд могут отменить</translation>
    </message>
    <message>
        <source>If challenges leave nobody with enough points to win at the end of the last round, the match goes on.</source>
        <translation>Если из-за вызовов к концу последнего раунда ни у кого не хватает очков для победы, партия продолжается.</translation>
    </message>
    <message>
        <source>Penalty for three busts in a row</source>
        <translation>Штраф за три сгоревших хода подряд</translation>
    </message>
    <message>
        <source>Whoever busts three times in a row loses these points.</source>
        <translation>У кого сгорели три хода подряд, тот теряет столько очков.</translation>
    </message>
    <message>
        <source>Count busts anew after the penalty</source>
        <translation>После штрафа сгоревшие ходы считают заново</translation>
    </message>
    <message>
        <source>The next penalty takes three more busts in a row; without this rule every further bust costs it again.</source>
        <translation>До следующего штрафа должны сгореть ещё три хода подряд; без этого правила каждый следующий сгоревший ход снова стоит штрафа.</translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation>Самый низкий счёт</translation>
    </message>
    <message>
        <source>Whether penalties and challenges can push a score below zero.</source>
        <translation>Могут ли штрафы и вызовы опустить счёт ниже нуля.</translation>
    </message>
    <message>
        <source>scores may fall below zero</source>
        <translation>бывает и ниже нуля</translation>
    </message>
    <message>
        <source>never below zero</source>
        <translation>не ниже нуля</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln очко</numerusform>
            <numerusform>%Ln очка</numerusform>
            <numerusform>%Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Says something only with {rule} or {other}</source>
        <translation>Действует только при правиле {rule} или {other}</translation>
    </message>
    <message>
        <source>Says something only while {rule} is on</source>
        <translation>Действует, только если включено правило {rule}</translation>
    </message>
    <message>
        <source>Says nothing while {rule} is set to {choice}</source>
        <translation>Не действует, пока для правила {rule} выбрано {choice}</translation>
    </message>
</context>
<context>
    <name>KnownError</name>
    <message>
        <source>This is not the record of a match.</source>
        <translation>Это не запись партии.</translation>
    </message>
    <message>
        <source>The rules that this match was begun with cannot be understood.</source>
        <translation>Правила, по которым начата эта партия, не удалось разобрать.</translation>
    </message>
    <message>
        <source>Step {number} of this match does not follow from the rules.</source>
        <translation>Шаг {number} этой партии противоречит правилам.</translation>
    </message>
    <message numerus="yes">
        <source>This game is for {fewest} to %Ln player(s); found {found}.</source>
        <translation>
            <numerusform>В эту игру играют от {fewest} до %Ln игрока; сейчас их {found}.</numerusform>
            <numerusform>В эту игру играют от {fewest} до %Ln игроков; сейчас их {found}.</numerusform>
            <numerusform>В эту игру играют от {fewest} до %Ln игроков; сейчас их {found}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>У игрока {number} ещё нет имени.</translation>
    </message>
    <message numerus="yes">
        <source>The name of player {number} has %Ln letter(s); at most {most} fit on the sheet.</source>
        <translation>
            <numerusform>В имени игрока {number} %Ln буква, а в таблицу помещается не больше {most}.</numerusform>
            <numerusform>В имени игрока {number} %Ln буквы, а в таблицу помещается не больше {most}.</numerusform>
            <numerusform>В имени игрока {number} %Ln букв, а в таблицу помещается не больше {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}; give one of them another name.</source>
        <translation>Двух игроков зовут {name}; дайте одному из них другое имя.</translation>
    </message>
    <message>
        <source>Kubik is not installed completely: the folder {name} is missing.</source>
        <translation>Kubik установлен не полностью: не хватает папки {name}.</translation>
    </message>
    <message>
        <source>{file}: found a folder, expected a rule file.</source>
        <translation>{file}: это папка, а нужен файл правил.</translation>
    </message>
    <message>
        <source>{file}: found no file, expected a rule file.</source>
        <translation>{file}: файла нет, а нужен файл правил.</translation>
    </message>
    <message>
        <source>Die {number}: found {found}, expected a face from 1 to {faces}.</source>
        <translation>Кубик {number}: найдено {found}, а нужно число от 1 до {faces}.</translation>
    </message>
    <message>
        <source>Die {number}: found {found}, expected a face from 1 to {faces}, with w, r or g before it.</source>
        <translation>Кубик {number}: найдено {found}, а нужно число от 1 до {faces}, перед которым стоит w, r или g.</translation>
    </message>
    <message>
        <source>Found no dice, expected at least one.</source>
        <translation>Кубиков нет, а нужен хотя бы один.</translation>
    </message>
    <message>
        <source>Dice: {dice}. With a colour: {found}; expected all or none.</source>
        <translation>Кубиков: {dice}. С цветом: {found}; цвет нужен у всех или ни у одного.</translation>
    </message>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s).</source>
        <translation>
            <numerusform>В этой игре не больше %Ln игрока.</numerusform>
            <numerusform>В этой игре не больше %Ln игроков.</numerusform>
            <numerusform>В этой игре не больше %Ln игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule {name}: found {found}, expected no more than the target, {limit}.</source>
        <translation>Домашнее правило {name}: стоит {found}, а нужно не больше целевого счёта, {limit}.</translation>
    </message>
    <message>
        <source>House rule {name}: found {found}, expected a multiple of {limit}, or an exact finish could never be reached.</source>
        <translation>Домашнее правило {name}: стоит {found}, а нужно число, которое делится на {limit}, иначе точно в цель не попасть.</translation>
    </message>
    <message>
        <source>{where}: found {found}, expected {expected}.</source>
        <translation>{where}: найдено: {found}; нужно: {expected}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>half a character</source>
        <translation>половина символа</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>a list of {length}</source>
        <translation>список длины {length}</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>одно из списка: {names}</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>ни одного поля</translation>
    </message>
    <message>
        <source>{name} with its fields</source>
        <translation>{name} с полями</translation>
    </message>
    <message>
        <source>one name with its fields</source>
        <translation>одно имя с полями</translation>
    </message>
    <message>
        <source>a value for {name}</source>
        <translation>значение для {name}</translation>
    </message>
    <message>
        <source>{file} is not a file of Kubik&apos;s matches.</source>
        <translation>{file} — это не файл партий Kubik.</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>Файл {file} повреждён.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Kubik.</source>
        <translation>Файл {file} записан более новой версией Kubik.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}).</source>
        <translation>Не удалось открыть файл {file} ({reason}).</translation>
    </message>
    <message>
        <source>{file} is used by another program.</source>
        <translation>Файл {file} занят другой программой.</translation>
    </message>
    <message>
        <source>This match is not kept here any more.</source>
        <translation>Этой партии здесь больше нет.</translation>
    </message>
    <message>
        <source>This match is damaged; its records are kept for a report.</source>
        <translation>Эта партия повреждена; её записи сохранены для отчёта об ошибке.</translation>
    </message>
    <message>
        <source>{file}, line {line}: found {found}, expected {expected}.</source>
        <translation>{file}, строка {line}: найдено: {found}; нужно: {expected}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}</source>
        <translation>{file}, строка {line}: {problem}</translation>
    </message>
    <message>
        <source>a match that this Kubik can read</source>
        <translation>партия, которую эта версия Kubik умеет читать</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>пустая строка</translation>
    </message>
    <message>
        <source>a uuid</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>a date and time in UTC</source>
        <translation>дата и время по UTC</translation>
    </message>
    <message>
        <source>a byte that is not UTF-8</source>
        <translation>байт не из UTF-8</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln byte(s)</source>
        <translation>
            <numerusform>больше %Ln байта</numerusform>
            <numerusform>больше %Ln байтов</numerusform>
            <numerusform>больше %Ln байтов</numerusform>
        </translation>
    </message>
    <message>
        <source>a match, which is far smaller</source>
        <translation>партия, а она гораздо меньше</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>Не удалось прочитать файл {file} ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>Не удалось записать файл {file} ({reason}).</translation>
    </message>
    <message>
        <source>This match is here already and has gone on differently; nothing was changed.</source>
        <translation>Эта партия здесь уже есть, но продолжилась иначе; ничего не изменено.</translation>
    </message>
    <message>
        <source>There is no room left on the disk: the last step was not done.</source>
        <translation>На диске нет места: последний шаг не выполнен.</translation>
    </message>
    <message>
        <source>Another program is using the file of the matches: the last step was not done.</source>
        <translation>Файл партий занят другой программой: последний шаг не выполнен.</translation>
    </message>
    <message>
        <source>The file of the matches cannot be written: the last step was not done.</source>
        <translation>Не удалось записать файл партий: последний шаг не выполнен.</translation>
    </message>
    <message>
        <source>The disk reports an error ({reason}): the last step was not done.</source>
        <translation>Диск сообщает об ошибке ({reason}): последний шаг не выполнен.</translation>
    </message>
    <message>
        <source>This match has gone on in another window: the last step was not done here.</source>
        <translation>Эта партия продолжается в другом окне: последний шаг здесь не выполнен.</translation>
    </message>
    <message>
        <source>The file of the matches cannot be read ({reason}).</source>
        <translation>Не удалось прочитать файл партий ({reason}).</translation>
    </message>
    <message>
        <source>{file} was empty; a new one was begun.</source>
        <translation>Файл {file} был пуст; начат новый.</translation>
    </message>
    <message>
        <source>{file} was not a file of Kubik&apos;s matches; it is kept as {aside}, and a new one was begun.</source>
        <translation>Файл {file} не был файлом партий Kubik; он сохранён под именем {aside}, и начат новый.</translation>
    </message>
    <message>
        <source>{file} was damaged and is kept as {aside}; matches saved: {saved}, damaged: {lost}.</source>
        <translation>Файл {file} был повреждён и сохранён под именем {aside}; спасено партий: {saved}, повреждено: {lost}.</translation>
    </message>
    <message>
        <source>{file} is damaged and could not be replaced ({reason}): matches are not kept this time.</source>
        <translation>Файл {file} повреждён, и заменить его не удалось ({reason}): на этот раз партии не сохраняются.</translation>
    </message>
    <message>
        <source>{file} cannot be used ({reason}): its matches can be gone on with, but nothing is kept.</source>
        <translation>Файлом {file} нельзя пользоваться ({reason}): его партии можно продолжить, но ничего не сохраняется.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Kubik and stays as it is: matches are not kept this time.</source>
        <translation>Файл {file} записан более новой версией Kubik и останется как есть: на этот раз партии не сохраняются.</translation>
    </message>
    <message>
        <source>{file} is used by another program: matches are not kept this time.</source>
        <translation>Файл {file} занят другой программой: на этот раз партии не сохраняются.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}): matches are not kept this time.</source>
        <translation>Не удалось открыть файл {file} ({reason}): на этот раз партии не сохраняются.</translation>
    </message>
    <message>
        <source>Matches that cannot be read: {number}. They are listed as damaged, all others are whole.</source>
        <translation>Партий, которые не читаются: {number}. В списке они отмечены как повреждённые, остальные целы.</translation>
    </message>
    <message>
        <source>Kubik finds no screen to open its window on. Start it from a desktop.</source>
        <translation>Kubik не находит экрана для своего окна. Запустите программу с рабочего стола.</translation>
    </message>
    <message>
        <source>Kubik cannot start: this computer lacks {library}. Whoever looks after it can install that.</source>
        <translation>Kubik не запускается: на этом компьютере нет {library}. Установить это может тот, кто следит за компьютером.</translation>
    </message>
    <message>
        <source>Kubik cannot start: this computer has no font. Whoever looks after it can install one.</source>
        <translation>Kubik не запускается: на этом компьютере нет шрифтов. Установить их может тот, кто следит за компьютером.</translation>
    </message>
    <message>
        <source>Kubik cannot open its window ({reason}).</source>
        <translation>Kubik не может открыть своё окно ({reason}).</translation>
    </message>
    <message>
        <source>Kubik cannot start because of a mistake in it ({reason}). To install it anew may help.</source>
        <translation>Kubik не запускается из-за ошибки в программе ({reason}). Может помочь повторная установка.</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>такого файла или папки нет</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>нет разрешения</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>туда нельзя ничего записать</translation>
    </message>
    <message>
        <source>there is no room left</source>
        <translation>места больше нет</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>файл занят другой программой</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>слишком длинное имя</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>диск сообщает об ошибке</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: there is a mistake.</source>
        <translation>{file}, строка {line}, столбец {column}: здесь ошибка.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays: one of four levels, from weak to unbeatable.</extracomment>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>A computer player who goes by rules of thumb.</extracomment>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>A computer player who makes the most points of every turn.</extracomment>
        <translation>Сильный</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>A computer player who plays every turn to win.</extracomment>
        <translation>Безупречный</translation>
    </message>
    <message>
        <source>Plays as the mood takes it, as a child does.</source>
        <translation>Играет по настроению, как ребёнок.</translation>
    </message>
    <message>
        <source>Goes by rules of thumb and does not reckon.</source>
        <translation>Играет на глазок и не считает.</translation>
    </message>
    <message>
        <source>Makes the most of every turn, and looks at the score near the end.</source>
        <translation>Берёт от каждого хода всё, а под конец смотрит и на счёт.</translation>
    </message>
    <message>
        <source>Plays every turn to win the match.</source>
        <translation>Каждым ходом играет на победу в партии.</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>&amp;All matches…</source>
        <translation>&amp;Все партии…</translation>
    </message>
    <message>
        <source>&amp;To the games</source>
        <translation>&amp;К играм</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Игроки…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>И&amp;стория</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>Ст&amp;атистика</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Вы&amp;ход</translation>
    </message>
    <message>
        <source>Begin or go on with a match first</source>
        <translation>Сначала начните или продолжите партию</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>{name} to play</source>
        <translation>Ходит {name}</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Набрано очков</translation>
    </message>
    <message>
        <source>Points at risk</source>
        <translation>Очки на кону</translation>
    </message>
    <message>
        <source>Shows at once how this turn ends</source>
        <translation>Сразу показывает, чем кончится этот ход</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>The button that throws the dice: a verb.</extracomment>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>The button that ends the turn and writes its points down: a verb.</extracomment>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Подхватить</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The button that challenges another player: a verb.</extracomment>
        <translation>Вызов</translation>
    </message>
    <message>
        <source>Complete the straight</source>
        <translation>Достроить стрит</translation>
    </message>
    <message>
        <source>Complete three pairs</source>
        <translation>Достроить три пары</translation>
    </message>
    <message>
        <source>Give up the turn</source>
        <translation>Сдать ход</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>The button that shows at once how the turn of a computer player ends: a verb.</extracomment>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>The table with the dice</source>
        <translation>Стол с кубиками</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Таблица очков</translation>
    </message>
    <message>
        <source>The computer plays for {name} now.</source>
        <translation>Сейчас играет компьютер: {name}.</translation>
    </message>
    <message>
        <source>The computer player has no answer. Press Skip to try again, or seat a person there.</source>
        <translation>Компьютер не отвечает. Нажмите «Пропустить», чтобы попробовать снова, или посадите на это место человека.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>unknown game</source>
        <translation>неизвестная игра</translation>
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
        <translation>сегодня в {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>вчера в {time}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>How one match stands.</extracomment>
        <translation>Не окончена</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Окончена</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>A match that its players have left as it stands, to be brought back perhaps.</extracomment>
        <translation>В архиве</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждена</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>В корзине</translation>
    </message>
    <message>
        <source>{standing}: {players} share the win</source>
        <translation>{standing}: победу делят {players}</translation>
    </message>
    <message>
        <source>{standing}: {players} has won</source>
        <extracomment>{standing} is &quot;Finished&quot;; {players} is one player here.</extracomment>
        <translation>{standing}: победа — {players}</translation>
    </message>
    <message>
        <source>{heading}: {text}</source>
        <translation>{heading}: {text}</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>When a match was played, or by whom, where that cannot be read.</extracomment>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Когда играли</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Игроки и очки</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Состояние</translation>
    </message>
</context>
<context>
    <name>MatchesByStanding</name>
    <message>
        <source>Unfinished</source>
        <extracomment>A heading for many matches; their number follows.</extracomment>
        <translation>Неоконченные</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Оконченные</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>В архиве</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждённые</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>В корзине</translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>No match is chosen.</source>
        <translation>Партия не выбрана.</translation>
    </message>
    <message>
        <source>This match is on the table now.</source>
        <translation>Эта партия сейчас на столе.</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>Эта партия окончена.</translation>
    </message>
    <message>
        <source>This match is damaged; what there is of it can be saved for a report.</source>
        <translation>Эта партия повреждена; то, что от неё осталось, можно сохранить для отчёта об ошибке.</translation>
    </message>
    <message>
        <source>This match is in the bin; bring it back first.</source>
        <translation>Эта партия в корзине; сначала верните её.</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Have it among the other matches again</source>
        <translation>Вернуть её к остальным партиям</translation>
    </message>
    <message>
        <source>&amp;Put away</source>
        <translation>В &amp;архив</translation>
    </message>
    <message>
        <source>End it as it stands; it can be brought back</source>
        <translation>Закончить партию как есть; её можно будет вернуть</translation>
    </message>
    <message>
        <source>There is no such match. Choose others above.</source>
        <translation>Таких партий нет. Выберите выше другие.</translation>
    </message>
    <message>
        <source>No match has been played yet. Every match will be kept here, also one that is not ended.</source>
        <translation>Ни одной партии пока не сыграно. Здесь будет храниться каждая партия, даже неоконченная.</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Сохранить партию в файл</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Со&amp;хранить</translation>
    </message>
    <message>
        <source>Open the file of a match</source>
        <translation>Открыть файл партии</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>От&amp;крыть</translation>
    </message>
    <message>
        <source>Matches of Kubik (*{suffix})</source>
        <translation>Партии Kubik (*{suffix})</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Показать</translation>
    </message>
    <message>
        <source>Which matches are shown</source>
        <translation>Какие партии показаны</translation>
    </message>
    <message>
        <source>Enter goes on with a match or watches it, Space sorts by the column, Delete moves the match to the bin</source>
        <translation>Enter продолжает партию или открывает её историю, пробел сортирует по столбцу, Delete отправляет партию в корзину</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>В корзин&amp;у</translation>
    </message>
    <message>
        <source>The match is in the bin now; it can be brought back from there.</source>
        <translation>Партия теперь в корзине; оттуда её можно вернуть.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Про&amp;должить</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>И&amp;стория</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Сохранить в &amp;файл…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>&amp;Открыть файл…</translation>
    </message>
    <message>
        <source>Take in a match that was saved as a file, here or elsewhere</source>
        <translation>Добавить партию, сохранённую в файл здесь или на другом компьютере</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>{standing} ({count})</source>
        <translation>{standing} ({count})</translation>
    </message>
    <message>
        <source>The match was brought back.</source>
        <translation>Партия возвращена.</translation>
    </message>
    <message>
        <source>The match was put away; it can be brought back.</source>
        <translation>Партия убрана в архив; её можно вернуть.</translation>
    </message>
    <message>
        <source>{file} holds what there is of the damaged match, for a report; it cannot be opened.</source>
        <translation>В файл {file} записано для отчёта об ошибке то, что осталось от повреждённой партии; открыть его как партию нельзя.</translation>
    </message>
    <message>
        <source>The match was saved as {file}.</source>
        <translation>Партия сохранена в файл {file}.</translation>
    </message>
    <message>
        <source>The match of {file} is kept here now.</source>
        <translation>Партия из файла {file} теперь хранится здесь.</translation>
    </message>
    <message>
        <source>The match of {file} was here already; nothing was changed.</source>
        <translation>Партия из файла {file} здесь уже была; ничего не изменилось.</translation>
    </message>
    <message>
        <source>The match was here already and is now as far as in {file}.</source>
        <translation>Эта партия здесь уже была и теперь дошла до того же места, что и в файле {file}.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Match</source>
        <extracomment>A match of a dice game: the first menu.</extracomment>
        <translation>&amp;Партия</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>{player}&apos;s turn</source>
        <translation>Ходит {player}</translation>
    </message>
    <message>
        <source>All dice have scored: {player} throws them all again</source>
        <translation>Сыграли все кубики: {player} бросает их ещё раз</translation>
    </message>
    <message>
        <source>{player} challenges {rival}</source>
        <translation>{player} бросает вызов, соперник — {rival}</translation>
    </message>
    <message>
        <source>Nobody has enough points to win any more: the match goes on</source>
        <translation>Очков для победы больше ни у кого не хватает: партия продолжается</translation>
    </message>
    <message>
        <source>{finisher} is exactly on the target, but {player} may knock the points off with the dice left</source>
        <translation>{finisher} попадает точно в цель, но {player} ещё может сбить эти очки оставшимися кубиками</translation>
    </message>
    <message>
        <source>The throw of {player} is worth nothing</source>
        <translation>{player}: бросок ничего не приносит</translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <extracomment>The numbers that were thrown: &quot;1 2 2 5 and 6&quot;.</extracomment>
        <translation>{dice} и {last}</translation>
    </message>
    <message>
        <source>{player} keeps {kept} and throws {dice}</source>
        <translation>{player} оставляет {kept} и бросает: {dice}</translation>
    </message>
    <message>
        <source>{player} throws {dice}</source>
        <translation>{player} бросает: {dice}</translation>
    </message>
    <message>
        <source>{player} keeps {dice} and hopes for a straight</source>
        <translation>{player} оставляет {dice} и надеется на стрит</translation>
    </message>
    <message>
        <source>{player} keeps {dice} and hopes for three pairs</source>
        <translation>{player} оставляет {dice} и надеется на три пары</translation>
    </message>
    <message>
        <source>{player} keeps {dice}. Hoped for: {shape}</source>
        <translation>{player} оставляет {dice}. Надежда: {shape}</translation>
    </message>
    <message>
        <source>Nothing scores: no points for {player}</source>
        <translation>Ничего не сыграло: {player} остаётся без очков</translation>
    </message>
    <message>
        <source>Over the target: no points for {player}</source>
        <translation>Перебор: {player} остаётся без очков</translation>
    </message>
    <message>
        <source>It does not come: no points for {player}</source>
        <translation>Не вышло: {player} остаётся без очков</translation>
    </message>
    <message>
        <source>Too little to bank: no points for {player}</source>
        <translation>Мало, чтобы записать: {player} остаётся без очков</translation>
    </message>
    <message>
        <source>Over the target: this throw does not count</source>
        <translation>Перебор: этот бросок не считается</translation>
    </message>
    <message>
        <source>Last round: everybody else gets one more throw</source>
        <translation>Последний раунд: у остальных ещё по одному броску</translation>
    </message>
    <message>
        <source>Last round: everybody else gets one more turn</source>
        <translation>Последний раунд: у остальных ещё по одному ходу</translation>
    </message>
    <message>
        <source>A tie: {players} throw all dice once, and the best throw wins</source>
        <translation>Ничья: {players} один раз бросают все кубики, и лучший бросок побеждает</translation>
    </message>
    <message>
        <source>Still a tie: {players} throw once more</source>
        <translation>Опять ничья: {players} бросают ещё раз</translation>
    </message>
    <message>
        <source>{player} gets the bonus: {points}</source>
        <translation>{player} получает бонус: {points}</translation>
    </message>
    <message>
        <source>Nothing scores: the points of {player} are not knocked off</source>
        <translation>Ничего не сыграло: {player} сохраняет свои очки</translation>
    </message>
    <message>
        <source>All dice alike: {player} wins at once</source>
        <translation>Все кубики одинаковые: {player} сразу побеждает</translation>
    </message>
    <message>
        <source>{player} wins the roll-off</source>
        <translation>{player} побеждает: решающий бросок лучше всех</translation>
    </message>
    <message>
        <source>{player} ends with a score of {points}</source>
        <translation>{player} заканчивает со счётом {points}</translation>
    </message>
    <message>
        <source>{players} share the win with a score of {points} each</source>
        <translation>Победу делят {players}, у каждого счёт {points}</translation>
    </message>
    <message numerus="yes">
        <source>To take over: %Ln point(s). Dice to throw: {dice}</source>
        <translation>
            <numerusform>Можно подхватить %Ln очко. Кубиков для броска: {dice}</numerusform>
            <numerusform>Можно подхватить %Ln очка. Кубиков для броска: {dice}</numerusform>
            <numerusform>Можно подхватить %Ln очков. Кубиков для броска: {dice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes over the dice left and %Ln point(s)</source>
        <translation>
            <numerusform>{player} подхватывает оставшиеся кубики и %Ln очко</numerusform>
            <numerusform>{player} подхватывает оставшиеся кубики и %Ln очка</numerusform>
            <numerusform>{player} подхватывает оставшиеся кубики и %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked off: {player} loses the %Ln point(s) of the last turn</source>
        <translation>
            <numerusform>Очки сбиты: {player} теряет %Ln очко последнего хода</numerusform>
            <numerusform>Очки сбиты: {player} теряет %Ln очка последнего хода</numerusform>
            <numerusform>Очки сбиты: {player} теряет %Ln очков последнего хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The throw of {player} is worth %Ln point(s)</source>
        <translation>
            <numerusform>{player}: бросок на %Ln очко</numerusform>
            <numerusform>{player}: бросок на %Ln очка</numerusform>
            <numerusform>{player}: бросок на %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} completes it: %Ln point(s)</source>
        <translation>
            <numerusform>Достроено: {player} получает %Ln очко</numerusform>
            <numerusform>Достроено: {player} получает %Ln очка</numerusform>
            <numerusform>Достроено: {player} получает %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets aside {dice}: %Ln point(s)</source>
        <translation>
            <numerusform>{player} откладывает {dice}: %Ln очко</numerusform>
            <numerusform>{player} откладывает {dice}: %Ln очка</numerusform>
            <numerusform>{player} откладывает {dice}: %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing scores: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Ничего не сыграло: {player} теряет %Ln очко</numerusform>
            <numerusform>Ничего не сыграло: {player} теряет %Ln очка</numerusform>
            <numerusform>Ничего не сыграло: {player} теряет %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over the target: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Перебор: {player} теряет %Ln очко</numerusform>
            <numerusform>Перебор: {player} теряет %Ln очка</numerusform>
            <numerusform>Перебор: {player} теряет %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not come: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Не вышло: {player} теряет %Ln очко</numerusform>
            <numerusform>Не вышло: {player} теряет %Ln очка</numerusform>
            <numerusform>Не вышло: {player} теряет %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too little to bank: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Мало, чтобы записать: {player} теряет %Ln очко</numerusform>
            <numerusform>Мало, чтобы записать: {player} теряет %Ln очка</numerusform>
            <numerusform>Мало, чтобы записать: {player} теряет %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} banks %Ln point(s)</source>
        <translation>
            <numerusform>{player} записывает %Ln очко</numerusform>
            <numerusform>{player} записывает %Ln очка</numerusform>
            <numerusform>{player} записывает %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %Ln point(s) to {challenger}</source>
        <translation>
            <numerusform>Вызов удался ({challenger}): {player} теряет %Ln очко</numerusform>
            <numerusform>Вызов удался ({challenger}): {player} теряет %Ln очка</numerusform>
            <numerusform>Вызов удался ({challenger}): {player} теряет %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lost challenge costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Вызов не удался: {player} теряет %Ln очко</numerusform>
            <numerusform>Вызов не удался: {player} теряет %Ln очка</numerusform>
            <numerusform>Вызов не удался: {player} теряет %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The failed take-over costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Подхват не удался: {player} теряет %Ln очко</numerusform>
            <numerusform>Подхват не удался: {player} теряет %Ln очка</numerusform>
            <numerusform>Подхват не удался: {player} теряет %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet another bust in a row costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Ещё один сгоревший ход подряд: {player} теряет %Ln очко</numerusform>
            <numerusform>Ещё один сгоревший ход подряд: {player} теряет %Ln очка</numerusform>
            <numerusform>Ещё один сгоревший ход подряд: {player} теряет %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three busts in a row cost {player} %Ln point(s)</source>
        <translation>
            <numerusform>Три сгоревших хода подряд: {player} теряет %Ln очко</numerusform>
            <numerusform>Три сгоревших хода подряд: {player} теряет %Ln очка</numerusform>
            <numerusform>Три сгоревших хода подряд: {player} теряет %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of this turn go to {player}: %Ln point(s)</source>
        <translation>
            <numerusform>Перебор! Очки этого хода получает {player}: %Ln очко</numerusform>
            <numerusform>Перебор! Очки этого хода получает {player}: %Ln очка</numerusform>
            <numerusform>Перебор! Очки этого хода получает {player}: %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The score of {player} goes up to %Ln point(s)</source>
        <translation>
            <numerusform>{player} поднимается до %Ln очка</numerusform>
            <numerusform>{player} поднимается до %Ln очков</numerusform>
            <numerusform>{player} поднимается до %Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} fills the box {box}: {points}</source>
        <translation>{player} заполняет клетку {box}: {points}</translation>
    </message>
    <message>
        <source>{player} scratches the box {box}</source>
        <translation>{player} вычёркивает клетку {box}</translation>
    </message>
    <message>
        <source>{player} wins with a score of {points}</source>
        <translation>{player} побеждает со счётом {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %Ln point(s)</source>
        <translation>
            <numerusform>{player} побеждает, набрав %Ln очко</numerusform>
            <numerusform>{player} побеждает, набрав %Ln очка</numerusform>
            <numerusform>{player} побеждает, набрав %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with %Ln point(s) each</source>
        <translation>
            <numerusform>{players} делят победу, набрав по %Ln очку</numerusform>
            <numerusform>{players} делят победу, набрав по %Ln очка</numerusform>
            <numerusform>{players} делят победу, набрав по %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins: nobody else had %Ln point(s) so early</source>
        <translation>
            <numerusform>{player} побеждает, раньше всех набрав %Ln очко</numerusform>
            <numerusform>{player} побеждает, раньше всех набрав %Ln очка</numerusform>
            <numerusform>{player} побеждает, раньше всех набрав %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with exactly %Ln point(s)</source>
        <translation>
            <numerusform>{player} побеждает, набрав ровно %Ln очко</numerusform>
            <numerusform>{player} побеждает, набрав ровно %Ln очка</numerusform>
            <numerusform>{player} побеждает, набрав ровно %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {players} share the win with %Ln point(s) each</source>
        <translation>
            <numerusform>Раунды закончились: {players} делят победу, набрав по %Ln очку</numerusform>
            <numerusform>Раунды закончились: {players} делят победу, набрав по %Ln очка</numerusform>
            <numerusform>Раунды закончились: {players} делят победу, набрав по %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {player} wins with %Ln point(s)</source>
        <translation>
            <numerusform>Раунды закончились: {player} побеждает, набрав %Ln очко</numerusform>
            <numerusform>Раунды закончились: {player} побеждает, набрав %Ln очка</numerusform>
            <numerusform>Раунды закончились: {player} побеждает, набрав %Ln очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>In the rule book: {choice}</source>
        <translation>В книге правил: {choice}</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Домашние правила</translation>
    </message>
    <message>
        <source>As in the rule &amp;book</source>
        <translation>Как в &amp;книге правил</translation>
    </message>
    <message>
        <source>House rules of this game</source>
        <translation>Домашние правила этой игры</translation>
    </message>
    <message>
        <source>This game has none.</source>
        <translation>В этой игре их нет.</translation>
    </message>
    <message>
        <source>Changed: {count}</source>
        <translation>Изменено: {count}</translation>
    </message>
    <message>
        <source>None changed</source>
        <translation>Без изменений</translation>
    </message>
    <message>
        <source>No house rule has been changed.</source>
        <translation>Ни одно домашнее правило не изменено.</translation>
    </message>
    <message>
        <source>Ready: {player} begins.</source>
        <translation>Всё готово: начинает {player}.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Версия</translation>
    </message>
    <message>
        <source>Version of the game</source>
        <translation>Версия игры</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Имя игрока {number}</translation>
    </message>
    <message>
        <source>&amp;Players, in the order of play</source>
        <translation>И&amp;гроки в порядке ходов</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>Игроки в порядке ходов</translation>
    </message>
    <message>
        <source>Pla&amp;yed by</source>
        <translation>Кт&amp;о играет</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>&amp;Language of this player</source>
        <translation>&amp;Язык этого игрока</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>Язык программы</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>До&amp;бавить</translation>
    </message>
    <message>
        <source>Add a &amp;computer</source>
        <extracomment>A button: add a player whom the computer plays.</extracomment>
        <translation>Ко&amp;мпьютер</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Вв&amp;ерх</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Вни&amp;з</translation>
    </message>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s): nobody can be added.</source>
        <translation>
            <numerusform>В этой игре не больше %Ln игрока: добавить никого нельзя.</numerusform>
            <numerusform>В этой игре не больше %Ln игроков: добавить никого нельзя.</numerusform>
            <numerusform>В этой игре не больше %Ln игроков: добавить никого нельзя.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game takes at least %Ln player(s): nobody can be removed.</source>
        <translation>
            <numerusform>В этой игре не меньше %Ln игрока: убрать никого нельзя.</numerusform>
            <numerusform>В этой игре не меньше %Ln игроков: убрать никого нельзя.</numerusform>
            <numerusform>В этой игре не меньше %Ln игроков: убрать никого нельзя.</numerusform>
        </translation>
    </message>
    <message>
        <source>This player begins already.</source>
        <translation>Этот игрок и так начинает.</translation>
    </message>
    <message>
        <source>This player comes last already.</source>
        <translation>Этот игрок и так ходит последним.</translation>
    </message>
    <message>
        <source>Choose a player first.</source>
        <translation>Сначала выберите игрока.</translation>
    </message>
    <message>
        <source>Click on a name to change it.</source>
        <translation>Чтобы изменить имя, щёлкните по нему.</translation>
    </message>
    <message>
        <source>Who plays for {player}</source>
        <translation>Кто играет за игрока: {player}</translation>
    </message>
    <message>
        <source>Language on the turn of {player}</source>
        <translation>Язык, когда ходит {player}</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Throw {number} of {most}</source>
        <extracomment>Throw is a noun here: the second throw of three.</extracomment>
        <translation>Бросок {number} из {most}</translation>
    </message>
    <message>
        <source>Dice to throw: {dice}</source>
        <translation>Кубиков для броска: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>Write %Ln point(s)</source>
        <extracomment>Beneath the button Bank: what it would do.</extracomment>
        <translation>
            <numerusform>%Ln очко в таблицу</numerusform>
            <numerusform>%Ln очка в таблицу</numerusform>
            <numerusform>%Ln очков в таблицу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on with %Ln point(s). Dice to throw: {dice}</source>
        <translation>
            <numerusform>Продолжить с %Ln очком. Кубиков для броска: {dice}</numerusform>
            <numerusform>Продолжить с %Ln очками. Кубиков для броска: {dice}</numerusform>
            <numerusform>Продолжить с %Ln очками. Кубиков для броска: {dice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s), or the turn is lost</source>
        <translation>
            <numerusform>%Ln очко — или ход сгорает</numerusform>
            <numerusform>%Ln очка — или ход сгорает</numerusform>
            <numerusform>%Ln очков — или ход сгорает</numerusform>
        </translation>
    </message>
    <message>
        <source>Play this turn against somebody</source>
        <translation>Ход против соперника</translation>
    </message>
    <message>
        <source>The points of this turn are lost</source>
        <translation>Очки этого хода сгорают</translation>
    </message>
</context>
<context>
    <name>Price</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln очко</numerusform>
            <numerusform>%Ln очка</numerusform>
            <numerusform>%Ln очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The match is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Throw the dice first</source>
        <translation>Сначала бросьте кубики</translation>
    </message>
    <message>
        <source>Only a throw counts now: just throw the dice</source>
        <translation>Сейчас важен только бросок: просто бросьте кубики</translation>
    </message>
    <message>
        <source>Set at least one scoring die aside before you bank</source>
        <translation>Чтобы записать очки, отложите сыгравший кубик</translation>
    </message>
    <message>
        <source>Set at least one scoring die aside first</source>
        <translation>Сначала отложите сыгравший кубик</translation>
    </message>
    <message>
        <source>The dice you chose do not score together yet</source>
        <translation>Вместе эти кубики пока ничего не приносят</translation>
    </message>
    <message>
        <source>Set aside every die that adds points</source>
        <translation>Отложите все кубики, которые прибавляют очки</translation>
    </message>
    <message>
        <source>All dice have scored: you must throw them all again</source>
        <translation>Сыграли все кубики: бросьте их ещё раз</translation>
    </message>
    <message>
        <source>No dice are left to throw: bank your points</source>
        <translation>Бросать больше нечего: запишите очки</translation>
    </message>
    <message>
        <source>In this last round everybody throws only once</source>
        <translation>В этом последнем раунде у каждого только один бросок</translation>
    </message>
    <message>
        <source>No score may end in 50, and this would be {score}</source>
        <translation>Счёт не может оканчиваться на 50, а вышло бы {score}</translation>
    </message>
    <message>
        <source>Die number {die} is not part of this throw</source>
        <translation>Кубика {die} в этом броске нет</translation>
    </message>
    <message>
        <source>Not all of these dice score</source>
        <translation>Из этих кубиков сыграли не все</translation>
    </message>
    <message>
        <source>This die scores nothing</source>
        <translation>Этот кубик ничего не приносит</translation>
    </message>
    <message>
        <source>That changes nothing</source>
        <translation>Это ничего не меняет</translation>
    </message>
    <message>
        <source>There are no dice to take over</source>
        <translation>Подхватывать нечего: кубиков нет</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to get on board</source>
        <translation>
            <numerusform>Чтобы открыться, нужно ещё %Ln очко</numerusform>
            <numerusform>Чтобы открыться, нужно ещё %Ln очка</numerusform>
            <numerusform>Чтобы открыться, нужно ещё %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) before you may bank</source>
        <translation>
            <numerusform>Чтобы записать очки, нужно ещё %Ln очко</numerusform>
            <numerusform>Чтобы записать очки, нужно ещё %Ln очка</numerusform>
            <numerusform>Чтобы записать очки, нужно ещё %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to top the turn before yours</source>
        <translation>
            <numerusform>Чтобы перебить предыдущий ход, нужно ещё %Ln очко</numerusform>
            <numerusform>Чтобы перебить предыдущий ход, нужно ещё %Ln очка</numerusform>
            <numerusform>Чтобы перебить предыдущий ход, нужно ещё %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First get on board with %Ln point(s) in one turn</source>
        <translation>
            <numerusform>Сначала откройтесь: нужно %Ln очко за один ход</numerusform>
            <numerusform>Сначала откройтесь: нужно %Ln очка за один ход</numerusform>
            <numerusform>Сначала откройтесь: нужно %Ln очков за один ход</numerusform>
        </translation>
    </message>
    <message>
        <source>Your challenge for this part of the match is used up</source>
        <translation>Вызов для этой части партии вы уже использовали</translation>
    </message>
    <message>
        <source>This turn is a challenge already</source>
        <translation>В этом ходе вызов уже брошен</translation>
    </message>
    <message>
        <source>Nobody sits on one of these seats</source>
        <translation>На одном из этих мест никто не сидит</translation>
    </message>
    <message>
        <source>Choose another player to challenge</source>
        <translation>Выберите для вызова другого игрока</translation>
    </message>
    <message>
        <source>This throw cannot be completed that way</source>
        <translation>Так этот бросок не достроить</translation>
    </message>
    <message>
        <source>The turn is not lost: something still scores</source>
        <translation>Ход не сгорел: очки ещё есть</translation>
    </message>
    <message>
        <source>You keep all dice: release at least one to throw it again</source>
        <translation>Вы оставили все кубики: верните хотя бы один, чтобы его перебросить</translation>
    </message>
    <message>
        <source>No throws are left: choose a box</source>
        <translation>Бросков больше нет: выберите клетку</translation>
    </message>
    <message>
        <source>This box is filled already</source>
        <translation>Эта клетка уже занята</translation>
    </message>
    <message>
        <source>The sheet has no such box</source>
        <translation>В таблице нет такой клетки</translation>
    </message>
    <message>
        <source>Seats change only before the first throw of a turn: finish it first</source>
        <translation>Меняться местами можно только перед первым броском хода: сначала доиграйте ход</translation>
    </message>
    <message>
        <source>In the last round nobody can join and the order stays as it is</source>
        <translation>В последнем раунде никто не вступает в партию, и порядок не меняется</translation>
    </message>
    <message>
        <source>In this game nobody can join after the first round</source>
        <translation>В этой игре после первого раунда вступить уже нельзя</translation>
    </message>
    <message>
        <source>In this game no dice are taken over</source>
        <translation>В этой игре кубики не подхватывают</translation>
    </message>
    <message>
        <source>In this game nobody is challenged</source>
        <translation>В этой игре не бросают вызов</translation>
    </message>
    <message>
        <source>In this game no combination can be completed</source>
        <translation>В этой игре комбинации не достраивают</translation>
    </message>
    <message>
        <source>This game has no boxes</source>
        <translation>В этой игре нет клеток</translation>
    </message>
    <message>
        <source>In this game nothing is banked: choose a box</source>
        <translation>Здесь ход не записывают кнопкой: выберите клетку</translation>
    </message>
    <message>
        <source>This game knows no such thing</source>
        <translation>В этой игре такого нет</translation>
    </message>
    <message numerus="yes">
        <source>Too many to take over: only %Ln point(s) are missing</source>
        <translation>
            <numerusform>Подхват даст перебор: до цели не хватает только %Ln очка</numerusform>
            <numerusform>Подхват даст перебор: до цели не хватает только %Ln очков</numerusform>
            <numerusform>Подхват даст перебор: до цели не хватает только %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That goes over the target: only %Ln point(s) are missing</source>
        <translation>
            <numerusform>Это перебор: до цели не хватает только %Ln очка</numerusform>
            <numerusform>Это перебор: до цели не хватает только %Ln очков</numerusform>
            <numerusform>Это перебор: до цели не хватает только %Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>A challenge is announced before the first throw of a turn</source>
        <translation>Вызов бросают перед первым броском хода</translation>
    </message>
    <message>
        <source>Dice are taken over before the first throw of a turn</source>
        <translation>Кубики подхватывают перед первым броском хода</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Round {round}, step {step} of {count}</source>
        <translation>Раунд {round}, шаг {step} из {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Watched again: {game}</source>
        <translation>Просмотр: {game}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>End</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Место в партии</translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Закрыть сообщение</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>В архив</translation>
    </message>
    <message>
        <source>End it as it stands. It can be brought back from all matches</source>
        <translation>Закончить партию как есть. Её можно вернуть из списка всех партий</translation>
    </message>
    <message>
        <source>Go on: {game}</source>
        <translation>Продолжить: {game}</translation>
    </message>
    <message>
        <source>Put away: {game}</source>
        <translation>В архив: {game}</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Доиграть</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>Все партии…</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>House rules of this table</source>
        <translation>Домашние правила этого стола</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>О чём эта игра</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>The rules in force</source>
        <translation>Действующие правила</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>сразу победа</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>the sum of all dice</source>
        <translation>сумма всех кубиков</translation>
    </message>
    <message>
        <source>the sum of the dice that fit</source>
        <translation>сумма подходящих кубиков</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} из {count}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Искать в правилах</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Сохранить правила в PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Текст крупнее</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Текст мельче</translation>
    </message>
    <message>
        <source>Text as large as usual</source>
        <translation>Обычный размер текста</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить в PDF…</translation>
    </message>
    <message>
        <source>{game}: the rules</source>
        <translation>{game}: правила</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>Round {round}: nothing yet</source>
        <translation>Раунд {round}: пока ничего</translation>
    </message>
    <message>
        <source>× bust</source>
        <extracomment>In a narrow cell beside the score.</extracomment>
        <translation>× сгорел</translation>
    </message>
    <message>
        <source>× knocked off</source>
        <translation>× сбит</translation>
    </message>
    <message>
        <source>Points at risk in this turn: {points}</source>
        <translation>Очки на кону в этом ходе: {points}</translation>
    </message>
    <message>
        <source>This turn challenges {player}</source>
        <translation>Ход с вызовом, соперник — {player}</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Счёт {score}</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <extracomment>Above a column: the points without which nobody gets on board.</extracomment>
        <translation>нужно {points}</translation>
    </message>
    <message numerus="yes">
        <source>Not on the board yet: needs %Ln point(s) in one turn</source>
        <translation>
            <numerusform>Ещё не открыт: нужно %Ln очко за один ход</numerusform>
            <numerusform>Ещё не открыт: нужно %Ln очка за один ход</numerusform>
            <numerusform>Ещё не открыт: нужно %Ln очков за один ход</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are here now</source>
        <translation>Кубики сейчас здесь</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Бонус</translation>
    </message>
    <message>
        <source>{player}, {box}: {points} of {needed}</source>
        <translation>{player}, {box}: {points} из {needed}</translation>
    </message>
    <message>
        <source>{player}, {box}: open, this throw would give {points}</source>
        <translation>{player}, {box}: свободно, этот бросок дал бы {points}</translation>
    </message>
    <message>
        <source>{player}, {box}: open</source>
        <translation>{player}, {box}: свободно</translation>
    </message>
    <message>
        <source>{player}, {box}: {points}</source>
        <translation>{player}, {box}: {points}</translation>
    </message>
    <message>
        <source>{cell}. Best, says the hint</source>
        <extracomment>{cell}: a box and what it would give. A hint says that it is best to write it there.</extracomment>
        <translation>{cell}. По подсказке это лучшее</translation>
    </message>
    <message>
        <source>{points} of {needed}</source>
        <extracomment>In a narrow cell: what has been made towards the bonus, such as &quot;35 of 63&quot;.</extracomment>
        <translation>{points} из {needed}</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) banked, score {score}</source>
        <translation>
            <numerusform>Раунд {round}: записано %Ln очко, счёт {score}</numerusform>
            <numerusform>Раунд {round}: записано %Ln очка, счёт {score}</numerusform>
            <numerusform>Раунд {round}: записано %Ln очков, счёт {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: bust, score still {score}</source>
        <translation>Раунд {round}: ход сгорел, счёт прежний — {score}</translation>
    </message>
    <message>
        <source>Round {round}: points knocked off, score {score}</source>
        <translation>Раунд {round}: очки сбиты, счёт {score}</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) lost to a challenger, score {score}</source>
        <translation>
            <numerusform>Раунд {round}: минус %Ln очко из-за чужого вызова, счёт {score}</numerusform>
            <numerusform>Раунд {round}: минус %Ln очка из-за чужого вызова, счёт {score}</numerusform>
            <numerusform>Раунд {round}: минус %Ln очков из-за чужого вызова, счёт {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a lost challenge, score {score}</source>
        <translation>
            <numerusform>Раунд {round}: минус %Ln очко за неудачный вызов, счёт {score}</numerusform>
            <numerusform>Раунд {round}: минус %Ln очка за неудачный вызов, счёт {score}</numerusform>
            <numerusform>Раунд {round}: минус %Ln очков за неудачный вызов, счёт {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for busts in a row, score {score}</source>
        <translation>
            <numerusform>Раунд {round}: минус %Ln очко за сгоревшие ходы подряд, счёт {score}</numerusform>
            <numerusform>Раунд {round}: минус %Ln очка за сгоревшие ходы подряд, счёт {score}</numerusform>
            <numerusform>Раунд {round}: минус %Ln очков за сгоревшие ходы подряд, счёт {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a failed take-over, score {score}</source>
        <translation>
            <numerusform>Раунд {round}: минус %Ln очко за неудачный подхват, счёт {score}</numerusform>
            <numerusform>Раунд {round}: минус %Ln очка за неудачный подхват, счёт {score}</numerusform>
            <numerusform>Раунд {round}: минус %Ln очков за неудачный подхват, счёт {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) over the target received, score {score}</source>
        <translation>
            <numerusform>Раунд {round}: плюс %Ln очко за чужой перебор, счёт {score}</numerusform>
            <numerusform>Раунд {round}: плюс %Ln очка за чужой перебор, счёт {score}</numerusform>
            <numerusform>Раунд {round}: плюс %Ln очков за чужой перебор, счёт {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: all dice alike, score {score}</source>
        <translation>Раунд {round}: все кубики одинаковые, счёт {score}</translation>
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
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>Kubik</source>
        <extracomment>The name of the program, and of the first computer player: a little die.</extracomment>
        <translation>Кубик</translation>
    </message>
    <message>
        <source>Player {place} of {count}: {name}</source>
        <translation>Игрок {place} из {count}: {name}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Пока ничего не изменено.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %Ln point(s) along</source>
        <translation>
            <numerusform>{player} уносит с собой %Ln очко</numerusform>
            <numerusform>{player} уносит с собой %Ln очка</numerusform>
            <numerusform>{player} уносит с собой %Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Players of this match</source>
        <translation>Игроки этой партии</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keep the first, second, third … die or take it back</source>
        <translation>Оставить первый, второй, третий… кубик или вернуть его</translation>
    </message>
    <message>
        <source>Go from die to die</source>
        <translation>Перейти от кубика к кубику</translation>
    </message>
    <message>
        <source>Press the die or the button that has the focus</source>
        <translation>Нажать выделенный кубик или кнопку</translation>
    </message>
    <message>
        <source>Go from box to box of the score sheet</source>
        <translation>Перейти от клетки к клетке таблицы очков</translation>
    </message>
    <message>
        <source>Write the throw into the box</source>
        <translation>Записать бросок в клетку</translation>
    </message>
    <message>
        <source>Go on to the dice, the buttons and the score sheet</source>
        <translation>Перейти к кубикам, кнопкам и таблице очков</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
    </message>
</context>
<context>
    <name>SoundMenu</name>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Без звука</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Тихо</translation>
    </message>
    <message>
        <source>&amp;As loud as on a table</source>
        <translation>&amp;Как за столом</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>&amp;Громко</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Choose a game for your table.</source>
        <translation>Выберите игру для вашего стола.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Правила: {game}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{won} of {matches} ({shared} shared)</source>
        <translation>{won} из {matches} (общих: {shared})</translation>
    </message>
    <message>
        <source>{won} of {matches}</source>
        <translation>{won} из {matches}</translation>
    </message>
    <message>
        <source>{longest}, now {streak}</source>
        <translation>{longest}, сейчас {streak}</translation>
    </message>
    <message>
        <source>{busts} ({share})</source>
        <translation>{busts} ({share})</translation>
    </message>
    <message>
        <source>On {day}</source>
        <translation>Дата: {day}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>The newest name; whoever changes it keeps all results</source>
        <translation>Последнее имя; если его сменить, все результаты останутся</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партий</translation>
    </message>
    <message>
        <source>Matches played, unfinished ones among them</source>
        <translation>Сыграно партий, вместе с неоконченными</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Окончено</translation>
    </message>
    <message>
        <source>Matches played to their end</source>
        <translation>Партий, сыгранных до конца</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Побед</translation>
    </message>
    <message>
        <source>Matches won, of those played to the end by two or more; nobody wins alone</source>
        <translation>Побед в партиях, сыгранных до конца вдвоём или большей компанией; в одиночку не побеждают</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходов</translation>
    </message>
    <message>
        <source>Turns played to their end</source>
        <translation>Ходов, сыгранных до конца</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Сгорело</translation>
    </message>
    <message>
        <source>Lost turns, and how many of a hundred turns are lost</source>
        <translation>Сколько ходов сгорело и какая это доля из ста</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Побед подряд</translation>
    </message>
    <message>
        <source>The most matches won one after the other, and how many now</source>
        <translation>Самое большое число побед подряд и сколько их подряд сейчас</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Подряд сейчас</translation>
    </message>
    <message>
        <source>Matches won one after the other up to the last one</source>
        <translation>Побед подряд вплоть до последней партии</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The game and its version</source>
        <translation>Игра и её версия</translation>
    </message>
    <message>
        <source>Average turn</source>
        <translation>Средний ход</translation>
    </message>
    <message>
        <source>Points a turn; a bust counts as 0</source>
        <translation>Очков за ход; сгоревший ход считается за 0</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Лучший ход</translation>
    </message>
    <message>
        <source>* = with changed house rules or with hints</source>
        <translation>* = с изменёнными домашними правилами или с подсказками</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Средний счёт</translation>
    </message>
    <message>
        <source>The average score at the end of a match</source>
        <translation>Средний счёт в конце партии</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Лучший счёт</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Equal points share a place</source>
        <translation>При равных очках место общее</translation>
    </message>
    <message>
        <source>{rank}.</source>
        <translation>{rank}.</translation>
    </message>
    <message>
        <source>Whose result this is</source>
        <translation>Чей это результат</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>The points that were reached</source>
        <translation>Сколько очков набрано</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>За сколько ходов</translation>
    </message>
    <message>
        <source>How many turns it took</source>
        <translation>Сколько понадобилось ходов</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>When it was</source>
        <translation>Когда это было</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Whether there were hints in the match</source>
        <translation>Были ли в партии подсказки</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>с подсказками</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>The face of the die</source>
        <translation>Число на кубике</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Выпало</translation>
    </message>
    <message>
        <source>How often it fell</source>
        <translation>Сколько раз оно выпало</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидалось</translation>
    </message>
    <message>
        <source>How often each face falls on the average</source>
        <translation>Сколько раз каждое число выпадает в среднем</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
    <message>
        <source>How much oftener or more rarely it fell</source>
        <translation>Насколько чаще или реже оно выпало</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>Общих побед</translation>
    </message>
    <message>
        <source>Share of busts</source>
        <translation>Доля сгоревших ходов</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>С подсказками</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Счёт в конце партии</translation>
    </message>
    <message>
        <source>Single turns</source>
        <translation>Отдельные ходы</translation>
    </message>
    <message>
        <source>Faces of the die</source>
        <translation>Числа на кубиках</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Компьютерный игрок</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>пока ничего</translation>
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
        <translation>Кто решал; игроки-компьютеры тоже здесь</translation>
    </message>
    <message>
        <source>Cost of decisions</source>
        <translation>Цена решений</translation>
    </message>
    <message>
        <source>How many points more the best decisions would have brought on average</source>
        <translation>На сколько очков больше в среднем дали бы лучшие решения</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Везение</translation>
    </message>
    <message>
        <source>What the dice gave beyond what could be expected, in points</source>
        <translation>Сколько кубики дали сверх ожидаемого, в очках</translation>
    </message>
    <message>
        <source>Best decisions</source>
        <translation>Лучшие решения</translation>
    </message>
    <message>
        <source>How many of a hundred decisions were the best ones</source>
        <translation>Сколько решений из ста были лучшими</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>The round of the match</source>
        <translation>Раунд партии</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>{game}, {form}</source>
        <translation>{game}, {form}</translation>
    </message>
    <message>
        <source>As the rule book says</source>
        <translation>По книге правил</translation>
    </message>
    <message>
        <source>{rule}: {choice}</source>
        <translation>{rule}: {choice}</translation>
    </message>
    <message>
        <source>house rules ({rules})</source>
        <translation>домашние правила ({rules})</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}&#xa0;%</translation>
    </message>
    <message>
        <source>{sentence} There are few dice as yet: only a gross fault would show.</source>
        <translation>{sentence} Бросков пока мало: заметен был бы только сильный перекос.</translation>
    </message>
    <message>
        <source>No dice have fallen yet.</source>
        <translation>Кубики ещё не падали.</translation>
    </message>
    <message>
        <source>Too few dice to say anything: {dice} so far, and it takes {enough} at least.</source>
        <translation>Судить пока рано: выпало кубиков {dice}, а нужно хотя бы {enough}.</translation>
    </message>
    <message>
        <source>Nothing unusual: the faces fell very evenly.</source>
        <translation>Ничего необычного: все числа выпадали очень ровно.</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice differ this much {often}.</source>
        <translation>Ничего необычного: у честных кубиков такая разница бывает {often}.</translation>
    </message>
    <message>
        <source>Somewhat uneven, but luck does that: fair dice differ this much {often}.</source>
        <translation>Немного неровно, но это просто случайность: у честных кубиков такая разница бывает {often}.</translation>
    </message>
    <message>
        <source>Unusually uneven: fair dice differ this much only {often}. See whether it stays so when more have fallen.</source>
        <translation>Необычно неровно: у честных кубиков такая разница бывает только {often}. Посмотрите, останется ли так, когда бросков будет больше.</translation>
    </message>
    <message>
        <source>Suspicious: fair dice differ this much less than once in 1,000 times. If it stays so, something is wrong with these dice.</source>
        <translation>Подозрительно: у честных кубиков такая разница бывает реже, чем в одном случае из 1&#xa0;000. Если так и останется, с этими кубиками что-то не так.</translation>
    </message>
    <message>
        <source>once in {scale} times</source>
        <translation>в одном случае из {scale}</translation>
    </message>
    <message>
        <source>{times} times in {scale}</source>
        <translation>в {times} случаях из {scale}</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Домашние правила: {rules}</translation>
    </message>
    <message>
        <source>Matches with hints, left out here: {count}</source>
        <translation>Партии с подсказками, здесь не показаны: {count}</translation>
    </message>
    <message>
        <source>Nobody has come to a result here yet.</source>
        <translation>Здесь пока ни у кого нет результата.</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Список</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>П&amp;равила</translation>
    </message>
    <message>
        <source>Show results with &amp;hints, too</source>
        <translation>Показывать и результаты с &amp;подсказками</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Лучшие результаты</translation>
    </message>
    <message>
        <source>Dice of the computer players: {count}</source>
        <translation>Выпало кубиков у компьютерных игроков: {count}</translation>
    </message>
    <message>
        <source>Dice of the people: {count}</source>
        <translation>Выпало кубиков у людей: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Dice with %Ln face(s)</source>
        <translation>
            <numerusform>Кубики с %Ln гранью</numerusform>
            <numerusform>Кубики с %Ln гранями</numerusform>
            <numerusform>Кубики с %Ln гранями</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Какие кубики</translation>
    </message>
    <message>
        <source>Bar chart: how often each face fell</source>
        <translation>Диаграмма: сколько раз выпало каждое число</translation>
    </message>
    <message>
        <source>{face}: {count}</source>
        <translation>{face}: {count}</translation>
    </message>
    <message>
        <source>- - -  expected: {count}</source>
        <translation>- - -  ожидалось: {count}</translation>
    </message>
    <message>
        <source>Enter sorts by the column, once more the other way round</source>
        <translation>Enter сортирует по столбцу, ещё раз — в обратном порядке</translation>
    </message>
    <message>
        <source>{player}, game by game</source>
        <translation>{player} — игра за игрой</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>И&amp;гры</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Время</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>С самого начала</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Этот год</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Последние 30 дней</translation>
    </message>
    <message>
        <source>Matches that cannot be read and are left out: {count}</source>
        <translation>Партии, которые не читаются и здесь не учтены: {count}</translation>
    </message>
    <message>
        <source>The matches cannot be read</source>
        <translation>Партии не читаются</translation>
    </message>
    <message>
        <source>Nothing was played in this time</source>
        <translation>За это время никто не играл</translation>
    </message>
    <message>
        <source>Choose another game or a longer time above.</source>
        <translation>Выберите выше другую игру или срок подлиннее.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Считать пока нечего</translation>
    </message>
    <message>
        <source>Here you will see who has played and won how often, the best results of every game, and how the dice fell. Play a match and come back!</source>
        <translation>Здесь вы увидите, кто сколько раз играл и побеждал, лучшие результаты в каждой игре и то, как падали кубики. Сыграйте партию и возвращайтесь!</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Сохранить в CSV</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>What to see</source>
        <translation>Что показать</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>&amp;Люди</translation>
    </message>
    <message>
        <source>&amp;Best results</source>
        <translation>Лу&amp;чшие результаты</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Кубики</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Со&amp;хранить в CSV…</translation>
    </message>
    <message>
        <source>Write the table of this page to a file for a spreadsheet</source>
        <translation>Записать таблицу с этой страницы в файл для электронных таблиц</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Taken back: {decision}</source>
        <translation>Отменено: {decision}</translation>
    </message>
    <message>
        <source>{old} is called {new} from now on</source>
        <translation>{old} теперь носит имя {new}</translation>
    </message>
    <message>
        <source>{player} leaves the match</source>
        <translation>{player} выходит из партии</translation>
    </message>
    <message>
        <source>{player} joins the match</source>
        <translation>{player} вступает в партию</translation>
    </message>
    <message>
        <source>The order is now: {players}</source>
        <translation>Порядок теперь такой: {players}</translation>
    </message>
    <message>
        <source>dice set aside</source>
        <extracomment>This and the next stand after &quot;Undo:&quot; and &quot;Redo:&quot; in the menu.</extracomment>
        <translation>отложенные кубики</translation>
    </message>
    <message>
        <source>the challenge</source>
        <translation>вызов</translation>
    </message>
    <message>
        <source>the turn given up</source>
        <translation>сданный ход</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) banked</source>
        <translation>
            <numerusform>запись %Ln очка</numerusform>
            <numerusform>запись %Ln очков</numerusform>
            <numerusform>запись %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} for %Ln point(s)</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box that was filled, and its points.</extracomment>
        <translation>
            <numerusform>{box} на %Ln очко</numerusform>
            <numerusform>{box} на %Ln очка</numerusform>
            <numerusform>{box} на %Ln очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{box} scratched</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box into which nothing was written.</extracomment>
        <translation>{box} без очков</translation>
    </message>
    <message>
        <source>the change at the table</source>
        <translation>перемены за столом</translation>
    </message>
    <message>
        <source>a throw</source>
        <extracomment>Stands after &quot;Undo:&quot;: a noun.</extracomment>
        <translation>бросок</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Undo: {decision}</source>
        <translation>&amp;Отменить: {decision}</translation>
    </message>
    <message>
        <source>Dice that have fallen are never taken back</source>
        <translation>Что выпало, то выпало: бросок не отменить</translation>
    </message>
    <message>
        <source>What a computer player has decided stands</source>
        <translation>Решение компьютера остаётся в силе</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>Отменять пока нечего</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Redo: {decision}</source>
        <translation>&amp;Повторить: {decision}</translation>
    </message>
    <message>
        <source>Nothing has been taken back</source>
        <translation>Повторять нечего: ничего не отменено</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>З&amp;вук</translation>
    </message>
    <message>
        <source>&amp;Slow dice</source>
        <translation>&amp;Медленные кубики</translation>
    </message>
    <message>
        <source>&amp;Dice as fast as real ones</source>
        <translation>Кубики &amp;как настоящие</translation>
    </message>
    <message>
        <source>&amp;Fast dice</source>
        <translation>&amp;Быстрые кубики</translation>
    </message>
    <message>
        <source>Dice without &amp;motion</source>
        <translation>Кубики без &amp;движения</translation>
    </message>
    <message>
        <source>&amp;Colours of the system</source>
        <translation>Цвета &amp;системы</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>Св&amp;етлые цвета</translation>
    </message>
    <message>
        <source>Dar&amp;k colours</source>
        <translation>&amp;Тёмные цвета</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Высокий ко&amp;нтраст</translation>
    </message>
    <message>
        <source>Felt that suits the d&amp;ice</source>
        <translation>Сукно под &amp;цвет кубиков</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>&amp;Зелёное сукно</translation>
    </message>
    <message>
        <source>&amp;Blue felt</source>
        <translation>С&amp;инее сукно</translation>
    </message>
    <message>
        <source>&amp;Wine-red felt</source>
        <translation>Бо&amp;рдовое сукно</translation>
    </message>
    <message>
        <source>Gr&amp;ey felt</source>
        <translation>Сер&amp;ое сукно</translation>
    </message>
</context>
</TS>
