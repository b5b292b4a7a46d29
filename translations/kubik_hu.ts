<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Kubik</source>
        <translation>A Kubik névjegye</translation>
    </message>
    <message>
        <source>Dice games for a family at one computer: no network, no account, no advertising.</source>
        <translation>Kockajátékok az egész családnak egyetlen számítógépen: hálózat, fiók és reklám nélkül.</translation>
    </message>
    <message>
        <source>Free software ({licence} licence): you may use, change and share it.</source>
        <translation>Szabad szoftver (licenc: {licence}): használhatod, módosíthatod és továbbadhatod.</translation>
    </message>
    <message>
        <source>What Kubik is built on</source>
        <translation>Amire a Kubik épül</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Programkönyvtár</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Változat</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenc</translation>
    </message>
    <message>
        <source>The libraries are files of their own. Those under the {licence} ({libraries}) may be replaced by versions that somebody has changed.</source>
        <translation>A programkönyvtárak külön fájlokban vannak. Amelyek licence {licence} ({libraries}), azok módosított változatokra cserélhetők.</translation>
    </message>
    <message>
        <source>&amp;Licence texts</source>
        <translation>&amp;Licencszövegek</translation>
    </message>
    <message>
        <source>Each library brings the text of its licence along.</source>
        <translation>Minden programkönyvtár mellett ott van a licenc szövege.</translation>
    </message>
    <message>
        <source>The texts of all licences are in the folder {folder}.</source>
        <translation>Az összes licenc szövege ebben a mappában van: {folder}.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Kubik is running already, but does not answer. Close it first.</source>
        <translation>A Kubik már fut, de nem válaszol. Előbb zárd be.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>The dice gave %Ln point(s) more than usual.</source>
        <translation>
            <numerusform>A kockák %Ln ponttal többet adtak a szokásosnál.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice gave %Ln point(s) less than usual.</source>
        <translation>
            <numerusform>A kockák %Ln ponttal kevesebbet adtak a szokásosnál.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice were equally kind to everybody.</source>
        <translation>A kockák mindenkihez egyformán kedvesek voltak.</translation>
    </message>
    <message numerus="yes">
        <source>The dice were %Ln point(s) kinder to {lucky} than to {unlucky}.</source>
        <extracomment>{lucky} and {unlucky} are names.</extracomment>
        <translation>
            <numerusform>Kockaszerencse: {lucky} %Ln ponttal jobban járt, mint {unlucky}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}. Points given away: {points}</source>
        <extracomment>{points}: how many points a decision cost on average.</extracomment>
        <translation>{round}. forduló. Elajándékozott pont: {points}</translation>
    </message>
    <message>
        <source>Done: {decision}.</source>
        <translation>Ez történt: {decision}.</translation>
    </message>
    <message>
        <source>Better: {decision}</source>
        <translation>Jobb lett volna: {decision}</translation>
    </message>
    <message>
        <source>{name}: every decision was the best one.</source>
        <translation>{name}: minden döntés a legjobb volt.</translation>
    </message>
    <message>
        <source>Bar chart: luck and cost of every round</source>
        <translation>Oszlopdiagram: minden forduló szerencséje és ára</translation>
    </message>
    <message>
        <source>round {round}: luck {luck}, cost {cost}</source>
        <translation>{round}. forduló: szerencse {luck}, ár {cost}</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>Cost of decisions</source>
        <translation>A döntések ára</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>Ebben a játszmában nem volt mit eldönteni.</translation>
    </message>
    <message>
        <source>Nobody could look back on this match. Try it once more.</source>
        <translation>Ezt a játszmát nem sikerült átnézni. Próbáld újra.</translation>
    </message>
    <message>
        <source>Looking back on every decision…</source>
        <translation>Minden döntés átnézése…</translation>
    </message>
    <message>
        <source>The rounds of {name}</source>
        <translation>Fordulók: {name}</translation>
    </message>
    <message>
        <source>What could have been better: {game}</source>
        <translation>Mit lehetett volna jobban: {game}</translation>
    </message>
    <message>
        <source>What the coach says of everybody</source>
        <translation>Mindenki döntései és szerencséje</translation>
    </message>
    <message>
        <source>&amp;Dearest mistakes</source>
        <translation>Leg&amp;drágább hibák</translation>
    </message>
    <message>
        <source>&amp;Round by round</source>
        <translation>&amp;Fordulónként</translation>
    </message>
    <message>
        <source>Watch this moment again</source>
        <translation>Pillanat visszanézése</translation>
    </message>
    <message>
        <source>Watch this moment of round {round} again</source>
        <translation>A pillanat visszanézése, {round}. forduló</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>Single die</source>
        <translation>Egyetlen kocka</translation>
    </message>
    <message>
        <source>Alike</source>
        <extracomment>Three or more dice of one number.</extracomment>
        <translation>Egyformák</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Sor</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Három pár</translation>
    </message>
    <message>
        <source>Four alike and a pair</source>
        <translation>Négy egyforma és egy pár</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Kétszer három egyforma</translation>
    </message>
    <message>
        <source>Double trips</source>
        <translation>Dupla három egyforma</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Coloured pairs</source>
        <translation>Színpárok</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>A throw of all dice without any score, which is worth points in some games.</extracomment>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>All dice alike</source>
        <translation>Minden kocka egyforma</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Kubik has made a mistake and left out what you just did. The match goes on.</source>
        <translation>A Kubik hibázott, és kihagyta, amit az imént tettél. A játszma folytatódik.</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Dice</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>The faces of a die, as one says them: one … six.</extracomment>
        <translation>egyes</translation>
    </message>
    <message>
        <source>two</source>
        <translation>kettes</translation>
    </message>
    <message>
        <source>three</source>
        <translation>hármas</translation>
    </message>
    <message>
        <source>four</source>
        <translation>négyes</translation>
    </message>
    <message>
        <source>five</source>
        <translation>ötös</translation>
    </message>
    <message>
        <source>six</source>
        <translation>hatos</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>Colours of a die, after its face: &quot;five, white&quot;.</extracomment>
        <translation>fehér</translation>
    </message>
    <message>
        <source>red</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>{face}, {colour}</source>
        <translation>{face}, {colour}</translation>
    </message>
    <message>
        <source>Die {number}: {die}</source>
        <translation>{number}. kocka: {die}</translation>
    </message>
    <message>
        <source>Die {number}: {die}, can be kept</source>
        <translation>{number}. kocka: {die}, megtartható</translation>
    </message>
    <message>
        <source>Die {number}: {die}, kept</source>
        <translation>{number}. kocka: {die}, megtartva</translation>
    </message>
    <message>
        <source>Die {number}: {die}, scores nothing</source>
        <translation>{number}. kocka: {die}, semmit sem ér</translation>
    </message>
    <message>
        <source>Set aside, {price}: {die}</source>
        <translation>Félretéve, {price}: {die}</translation>
    </message>
    <message>
        <source>Set aside: {die}</source>
        <translation>Félretéve: {die}</translation>
    </message>
    <message>
        <source>Together: {dice}</source>
        <extracomment>Dice that were set aside together: &quot;Together: two, two and two&quot;.</extracomment>
        <translation>Együtt: {dice}</translation>
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
            <numerusform>-%Ln pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln pont</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Még &amp;egy játszma</translation>
    </message>
    <message>
        <source>What could have been &amp;better?</source>
        <translation>Mit &amp;lehetett volna jobban?</translation>
    </message>
</context>
<context>
    <name>GivingAway</name>
    <message numerus="yes">
        <source>These dice are worth %Ln point(s) more in another box.</source>
        <translation>
            <numerusform>Egy másik rovatban ezek a kockák %Ln ponttal többet érnek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write them here all the same?</source>
        <translation>Mégis ide írod őket?</translation>
    </message>
    <message>
        <source>&amp;Write here</source>
        <translation>&amp;Beírom ide</translation>
    </message>
    <message>
        <source>&amp;Choose another box</source>
        <translation>&amp;Másik rovatot választok</translation>
    </message>
    <message>
        <source>Do not &amp;ask again</source>
        <translation>Többet ne &amp;kérdezd meg</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Last round!</source>
        <translation>Utolsó forduló!</translation>
    </message>
    <message>
        <source>A tie: one throw decides</source>
        <translation>Döntetlen: egy dobás dönt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) written</source>
        <translation>
            <numerusform>%Ln pont beírva</numerusform>
        </translation>
    </message>
    <message>
        <source>Knocked off!</source>
        <translation>Leütve!</translation>
    </message>
    <message>
        <source>Hot dice: all of them again</source>
        <translation>Minden kocka pontot ért: jöhet újra mind</translation>
    </message>
    <message>
        <source>Nothing this time</source>
        <translation>Ezúttal semmi</translation>
    </message>
    <message numerus="yes">
        <source>Nothing this time: %Ln point(s) lost</source>
        <translation>
            <numerusform>Ezúttal semmi: %Ln pont elveszett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These dice: %Ln point(s)</source>
        <translation>
            <numerusform>Ezek a kockák: %Ln pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Szabályok</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>The keys of the keyboard: opens the list of them.</extracomment>
        <translation>&amp;Billentyűk</translation>
    </message>
    <message>
        <source>&amp;About Kubik</source>
        <translation>A Kubik &amp;névjegye</translation>
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
        <translation>100-ból {percent} nyerés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a loss of %Ln point(s) on average</source>
        <translation>
            <numerusform>átlagosan %Ln pont veszteség</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) on average</source>
        <translation>
            <numerusform>átlagosan %Ln pont</numerusform>
        </translation>
    </message>
    <message>
        <source>hardly ever busts</source>
        <translation>alig bukik</translation>
    </message>
    <message numerus="yes">
        <source>busts %Ln time(s) in 100</source>
        <translation>
            <numerusform>100-ból %Ln bukás</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge, and throw</source>
        <translation>Kihívás, majd dobás</translation>
    </message>
    <message numerus="yes">
        <source>Keep {dice} and throw %Ln dice</source>
        <translation>
            <numerusform>Tartsd meg: {dice}, és dobj %Ln kockával</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %Ln dice</source>
        <translation>
            <numerusform>Dobj %Ln kockával</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {dice} and stop</source>
        <translation>Tartsd meg: {dice}, és állj meg</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Állj meg</translation>
    </message>
    <message numerus="yes">
        <source>Take over the %Ln dice that lie there</source>
        <translation>
            <numerusform>Vedd át az ott fekvő kockákat (%Ln kocka)</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {dice} and try for {combination}</source>
        <translation>Tartsd meg: {dice}, és próbáld kiegészíteni: {combination}</translation>
    </message>
    <message>
        <source>Give the turn up</source>
        <translation>Add fel a kört</translation>
    </message>
    <message>
        <source>Write it into {box}</source>
        <translation>Írd be ide: {box}</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>sor</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>három pár</translation>
    </message>
    <message>
        <source>What is best now?</source>
        <translation>Mi most a legjobb?</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Vége a játszmának</translation>
    </message>
    <message>
        <source>There is nobody here to give one</source>
        <translation>Itt nincs, aki tippet adjon</translation>
    </message>
    <message>
        <source>A computer player is on turn</source>
        <translation>Most gépi játékos következik</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>Most nincs mit eldönteni</translation>
    </message>
    <message>
        <source>Hint: chances to win</source>
        <translation>Tipp: a győzelem esélye</translation>
    </message>
    <message>
        <source>Hint: points still to come</source>
        <translation>Tipp: a még várható pontok</translation>
    </message>
    <message>
        <source>Hint: points of this turn</source>
        <translation>Tipp: a kör pontjai</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Gondolkodom…</translation>
    </message>
    <message>
        <source>There is no hint just now. Ask once more in a moment.</source>
        <translation>Most nincs tipp. Kérj újra egy kicsit később.</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>What is best to do: a noun.</extracomment>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Next best:</source>
        <translation>A következő legjobbak:</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Tipp elrejtése</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Throws, the kept dice underlined</source>
        <translation>Dobások, a megtartott kockák aláhúzva</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontszám</translation>
    </message>
    <message>
        <source>{player} throws {dice} to knock the points off</source>
        <translation>{player} ezt dobja a pontok leütéséhez: {dice}</translation>
    </message>
    <message>
        <source>Throw {number}: {dice}</source>
        <translation>{number}. dobás: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>Throw {number}: {dice}, kept {kept} for %Ln point(s)</source>
        <translation>
            <numerusform>{number}. dobás: {dice}, megtartva: {kept}, %Ln pont</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw {number}: {dice}, kept {kept}</source>
        <translation>{number}. dobás: {dice}, megtartva: {kept}</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>folyamatban</translation>
    </message>
    <message>
        <source>banked</source>
        <translation>beírva</translation>
    </message>
    <message>
        <source>knocked off</source>
        <translation>leütve</translation>
    </message>
    <message>
        <source>roll-off</source>
        <translation>döntő dobás</translation>
    </message>
    <message>
        <source>all dice alike</source>
        <translation>minden kocka egyforma</translation>
    </message>
    <message>
        <source>bust: over the target</source>
        <translation>bukás: túl a célon</translation>
    </message>
    <message>
        <source>bust: too little</source>
        <translation>bukás: túl kevés</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>bukás</translation>
    </message>
    <message>
        <source>{points} lost</source>
        <translation>{points} elveszett</translation>
    </message>
    <message>
        <source>Round {round}, {player}</source>
        <translation>{round}. forduló, {player}</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Pontszám: {score}</translation>
    </message>
    <message>
        <source>challenges {player}</source>
        <translation>kihívás {player} ellen</translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln point(s) over</source>
        <translation>
            <numerusform>átvesz %Ln pontot</numerusform>
        </translation>
    </message>
    <message>
        <source>begins the last round</source>
        <translation>elkezdi az utolsó fordulót</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Mindenki</translation>
    </message>
    <message>
        <source>When the match is over</source>
        <translation>Ha vége a játszmának</translation>
    </message>
    <message>
        <source>History: {game}</source>
        <translation>A játszma menete: {game}</translation>
    </message>
    <message>
        <source>&amp;Turns of</source>
        <translation>&amp;Kinek a körei</translation>
    </message>
    <message>
        <source>Whose turns are shown</source>
        <translation>Kinek a körei látszanak</translation>
    </message>
    <message>
        <source>The turns of the match</source>
        <translation>A játszma körei</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet. Each turn will be listed here.</source>
        <translation>Még senki sem dobott. Itt sorakozik majd minden kör.</translation>
    </message>
    <message>
        <source>&amp;Watch this turn again</source>
        <translation>Kör &amp;visszanézése</translation>
    </message>
    <message>
        <source>What could have been &amp;better?</source>
        <translation>Mit &amp;lehetett volna jobban?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>off</source>
        <translation>ki</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>A house rule is switched on.</extracomment>
        <translation>be</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No points at all: a minimum, a penalty or a bonus of that kind is not in the game.</extracomment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation>nincs ebben a játékban</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Célpontszám</translation>
    </message>
    <message>
        <source>The match is played up to this score.</source>
        <translation>Eddig a pontszámig tart a játszma.</translation>
    </message>
    <message>
        <source>Reach the target or pass it</source>
        <translation>Elérni vagy túllépni a célt</translation>
    </message>
    <message>
        <source>Whether exactly the target will do, or it takes more than that.</source>
        <translation>Elég-e pontosan a célpontszám, vagy több kell annál.</translation>
    </message>
    <message>
        <source>more than the target</source>
        <translation>több kell a célnál</translation>
    </message>
    <message>
        <source>the target is enough</source>
        <translation>a cél is elég</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Utolsó forduló</translation>
    </message>
    <message>
        <source>What everybody else gets once a player has enough points to win.</source>
        <translation>Mit kapnak a többiek, ha egy játékosnak már elég pontja van a győzelemhez.</translation>
    </message>
    <message>
        <source>none: the match is over</source>
        <translation>nincs: a játszma véget ér</translation>
    </message>
    <message>
        <source>one more turn each</source>
        <translation>mindenki másnak még egy kör</translation>
    </message>
    <message>
        <source>one more throw each</source>
        <translation>mindenki másnak még egy dobás</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Döntetlen</translation>
    </message>
    <message>
        <source>Who wins when several players share the highest score.</source>
        <translation>Ki nyer, ha többen állnak az élen ugyanannyi ponttal.</translation>
    </message>
    <message>
        <source>whoever throws best in a roll-off</source>
        <translation>aki a döntő dobásban a legjobb</translation>
    </message>
    <message>
        <source>whoever had the score first</source>
        <translation>akinek előbb volt ennyi pontja</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>mindannyian közösen</translation>
    </message>
    <message>
        <source>Exact target</source>
        <translation>Pontos cél</translation>
    </message>
    <message>
        <source>Whoever lands exactly on the target wins at once, and nobody may go over it.</source>
        <translation>Aki pontosan célba ér, azonnal nyer; a célt túllépni senkinek sem szabad.</translation>
    </message>
    <message>
        <source>Going over is a bust</source>
        <translation>Túllépéskor elvész a kör</translation>
    </message>
    <message>
        <source>A throw that can only go over the target loses the whole turn; without this rule only that throw is lost, as long as the points before it are enough to bank.</source>
        <translation>Ha egy dobással csak túllépni lehetne a célt, oda az egész kör; e szabály nélkül csak az a dobás vész el, ha az addigi pontok elegendők a beíráshoz.</translation>
    </message>
    <message>
        <source>Knocking off</source>
        <translation>Leütés</translation>
    </message>
    <message>
        <source>After an exact finish the next player throws the dice left over; if they score, the winning turn is cancelled.</source>
        <translation>Ha valaki pontosan célba ér, a következő játékos dob az otthagyott kockákkal; ha pontot érnek, a győztes kör érvénytelen.</translation>
    </message>
    <message>
        <source>Knocked-off points are taken over</source>
        <translation>A leütött pontok átvétele</translation>
    </message>
    <message>
        <source>Whoever knocks points off plays on with those dice and builds on those points.</source>
        <translation>Aki leüti a pontokat, ugyanazokkal a kockákkal folytatja, és azokhoz a pontokhoz gyűjt tovább.</translation>
    </message>
    <message>
        <source>Welfare</source>
        <translation>Ajándék a sereghajtónak</translation>
    </message>
    <message>
        <source>The points of a turn that goes over the target are given to the rival with the lowest score.</source>
        <translation>A célt túllépő kör pontjait az az ellenfél kapja, akinek a legkevesebb pontja van.</translation>
    </message>
    <message>
        <source>Most rounds</source>
        <translation>Legfeljebb ennyi forduló</translation>
    </message>
    <message>
        <source>After this many rounds the highest score wins.</source>
        <translation>Ennyi forduló után a legtöbb pont nyer.</translation>
    </message>
    <message>
        <source>Opening minimum</source>
        <translation>Beszálló minimum</translation>
    </message>
    <message>
        <source>To get on board, a player must make at least these points in one turn.</source>
        <translation>A beszálláshoz egyetlen kör alatt legalább ennyi pont kell.</translation>
    </message>
    <message>
        <source>Turn minimum</source>
        <translation>Minimum körönként</translation>
    </message>
    <message>
        <source>Once on board, a player may bank no fewer points than these.</source>
        <translation>Beszállás után ennél kevesebb pontot nem lehet beírni.</translation>
    </message>
    <message>
        <source>Set aside every scoring die</source>
        <translation>Félre minden kockát, ami pontot ér</translation>
    </message>
    <message>
        <source>Every die that adds points must be set aside, not just those a player likes.</source>
        <translation>Minden kockát félre kell tenni, ami pontot ér, nem csak azt, amelyiket a játékos akarja.</translation>
    </message>
    <message>
        <source>Hot dice must be thrown</source>
        <translation>Ha minden kocka pontot ért, dobni kell</translation>
    </message>
    <message>
        <source>When all dice have scored, they must all be thrown again; nobody may bank then.</source>
        <translation>Ha minden kocka pontot ért, mindegyikkel újra kell dobni; ilyenkor nem lehet beírni.</translation>
    </message>
    <message>
        <source>When dice are hot</source>
        <translation>Minden kocka pontot ért: hány dobásból</translation>
    </message>
    <message>
        <source>Whether all dice may be thrown anew once all have scored over several throws, or only when all score in one.</source>
        <translation>Akkor is fel lehet-e venni az összes kockát, ha több dobásból ért mind pontot, vagy csak akkor, ha egyetlenből.</translation>
    </message>
    <message>
        <source>over several throws</source>
        <translation>több dobásból is</translation>
    </message>
    <message>
        <source>in one throw</source>
        <translation>egyetlen dobásból</translation>
    </message>
    <message>
        <source>No scores ending in 50</source>
        <translation>Nincs 50-re végződő pontszám</translation>
    </message>
    <message>
        <source>Nobody may bank while the new score would end in 50.</source>
        <translation>Nem lehet beírni, ha az új pontszám 50-re végződne.</translation>
    </message>
    <message>
        <source>Topping</source>
        <translation>Felülütés</translation>
    </message>
    <message>
        <source>To bank, a player must beat the points that the player before has just banked.</source>
        <translation>A beíráshoz több pont kell, mint amennyit az előző játékos az imént beírt.</translation>
    </message>
    <message>
        <source>Topping with equal points</source>
        <translation>Felülütés ugyanannyi ponttal</translation>
    </message>
    <message>
        <source>As many points as the player before has banked are enough.</source>
        <translation>Elég annyi pont, amennyit az előző játékos beírt.</translation>
    </message>
    <message>
        <source>Pyramiding</source>
        <translation>Ráépítés</translation>
    </message>
    <message>
        <source>Dice of a later throw may join those set aside: one 5 aside and two new 5s are three 5s.</source>
        <translation>Egy későbbi dobás kockái csatlakozhatnak a félretettekhez: egy félretett ötös és két új ötös együtt három ötös.</translation>
    </message>
    <message>
        <source>only dice of the same number</source>
        <translation>csak egyforma kockák</translation>
    </message>
    <message>
        <source>every combination</source>
        <translation>bármelyik kombináció</translation>
    </message>
    <message>
        <source>Pyramiding after hot dice</source>
        <translation>Ráépítés, ha minden kocka pontot ért</translation>
    </message>
    <message>
        <source>When all dice have scored and are thrown anew, they may still join those counted before.</source>
        <translation>Ha minden kocka pontot ért, és újra dobsz velük, akkor is csatlakozhatnak a korábban számoltakhoz.</translation>
    </message>
    <message>
        <source>Throws in a turn</source>
        <translation>Dobások egy körben</translation>
    </message>
    <message>
        <source>After this many throws a player must stop and choose a box.</source>
        <translation>Ennyi dobás után meg kell állni, és rovatot kell választani.</translation>
    </message>
    <message>
        <source>Numbers on a die</source>
        <translation>Számok egy kockán</translation>
    </message>
    <message>
        <source>Every die shows the numbers from 1 up to this one.</source>
        <translation>Minden kockán egytől eddig tartanak a számok.</translation>
    </message>
    <message>
        <source>Four or more alike</source>
        <translation>Négy vagy több egyforma</translation>
    </message>
    <message>
        <source>What a fourth die of one number, and each beyond it, is worth.</source>
        <translation>Mennyit ér a negyedik egyforma kocka, és utána minden további.</translation>
    </message>
    <message>
        <source>only three alike count</source>
        <translation>csak három egyforma számít</translation>
    </message>
    <message>
        <source>points of their own</source>
        <translation>külön pontértékük van</translation>
    </message>
    <message>
        <source>each adds the value of three alike</source>
        <translation>mindegyik annyit ad hozzá, mint az első három</translation>
    </message>
    <message>
        <source>each doubles the value of three alike</source>
        <translation>mindegyik megduplázza az értéket</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Három pár</translation>
    </message>
    <message>
        <source>The points for three pairs in one throw.</source>
        <translation>Ennyi pontot ér, ha egy dobásban három pár van.</translation>
    </message>
    <message>
        <source>Four alike and a pair are three pairs</source>
        <translation>Négy egyforma és egy pár három párnak számít</translation>
    </message>
    <message>
        <source>Four dice alike and a pair count as three pairs; so do six alike.</source>
        <translation>Négy egyforma kocka meg egy pár is három párnak számít, sőt a hat egyforma is.</translation>
    </message>
    <message>
        <source>Four alike and a pair</source>
        <translation>Négy egyforma és egy pár</translation>
    </message>
    <message>
        <source>The points for four dice alike and a pair in one throw.</source>
        <translation>Ennyi pontot ér, ha egy dobásban négy egyforma és egy pár van.</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Kétszer három egyforma</translation>
    </message>
    <message>
        <source>The points for three dice alike and three more alike in one throw.</source>
        <translation>Ennyi pontot ér, ha egy dobásban kétszer van három egyforma.</translation>
    </message>
    <message>
        <source>Six alike are two triples</source>
        <translation>Hat egyforma kétszer háromnak számít</translation>
    </message>
    <message>
        <source>The two triples may be of the same number.</source>
        <translation>A kétszer három egyforma ugyanabból a számból is állhat.</translation>
    </message>
    <message>
        <source>Double trips</source>
        <translation>Dupla három egyforma</translation>
    </message>
    <message>
        <source>Two different triples in one throw are added up and count double.</source>
        <translation>Ha egy dobásban kétszer van három egyforma, két különböző számból, a pontjaik összeadódnak, és duplán számítanak.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>The points that a pair adds to three dice alike of the same throw.</source>
        <translation>Ennyi ponttal ér többet a három egyforma, ha ugyanabban a dobásban egy pár is van mellette.</translation>
    </message>
    <message>
        <source>Coloured pairs</source>
        <translation>Színpárok</translation>
    </message>
    <message>
        <source>The points for a throw of all dice in which every colour shows the same number twice.</source>
        <translation>Ennyi pont jár, ha az összes kockával dobsz, és mindegyik színből két egyforma számot mutatnak.</translation>
    </message>
    <message>
        <source>When coloured pairs count</source>
        <translation>Mikor számítanak a színpárok</translation>
    </message>
    <message>
        <source>Whether only the first throw of a turn may pair up by colour, or any throw of all dice.</source>
        <translation>Csak a kör első dobásánál számítanak-e a színpárok, vagy mindig, ha valaki az összes kockával dob.</translation>
    </message>
    <message>
        <source>in any throw of all dice</source>
        <translation>mindig, ha az összes kockával dobsz</translation>
    </message>
    <message>
        <source>only in the first throw</source>
        <translation>csak az első dobásnál</translation>
    </message>
    <message>
        <source>All dice alike win</source>
        <translation>Minden kocka egyforma: győzelem</translation>
    </message>
    <message>
        <source>Whoever throws the same number on all dice at once wins the match.</source>
        <translation>Aki egyetlen dobással az összes kockán ugyanazt a számot dobja, megnyeri a játszmát.</translation>
    </message>
    <message>
        <source>Points for nothing</source>
        <translation>Pont a semmiért</translation>
    </message>
    <message>
        <source>A throw of all dice without a score is worth these points and no bust.</source>
        <translation>Ha az összes kockával dobsz, és semmi sem ér pontot, ennyi pontot kapsz, és nem vész el a kör.</translation>
    </message>
    <message>
        <source>Four of a kind counts four dice</source>
        <translation>A négy egyformánál négy kocka számít</translation>
    </message>
    <message>
        <source>Four of a kind scores the sum of the four dice alike, not of all dice.</source>
        <translation>A négy egyforma rovatában csak a négy egyforma kocka összege számít, nem az összes kockáé.</translation>
    </message>
    <message>
        <source>Five alike as a full house</source>
        <translation>Öt egyforma fullnak is elmegy</translation>
    </message>
    <message>
        <source>Five dice of one number score in the box for a full house, too.</source>
        <translation>Öt egyforma kocka a full rovatában is pontot ér.</translation>
    </message>
    <message>
        <source>Points needed for the bonus</source>
        <translation>A bónuszhoz szükséges pontok</translation>
    </message>
    <message>
        <source>The bonus takes at least this sum in the boxes of its section.</source>
        <translation>A bónuszhoz a pontlap adott részén a rovatok összege legalább ennyi legyen.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bónusz</translation>
    </message>
    <message>
        <source>What a section with a high enough sum is worth besides.</source>
        <translation>Ennyivel ér többet a pontlap adott része, ha elég nagy az összege.</translation>
    </message>
    <message>
        <source>Completing a straight</source>
        <translation>A sor kiegészítése</translation>
    </message>
    <message>
        <source>After a throw of all dice, those that fit a straight may be kept and the others thrown once more to complete it; if that fails, the turn is lost.</source>
        <translation>Ha az összes kockával dobtál, megtarthatod, ami sorba illik, és a többivel még egyszer dobhatsz, hogy kiegészítsd; ha nem sikerül, oda a kör.</translation>
    </message>
    <message>
        <source>Completing three pairs</source>
        <translation>A három pár kiegészítése</translation>
    </message>
    <message>
        <source>After a throw of all dice, those that fit three pairs may be kept and the others thrown once more to complete them; if that fails, the turn is lost.</source>
        <translation>Ha az összes kockával dobtál, megtarthatod, ami a három párba illik, és a többivel még egyszer dobhatsz, hogy kiegészítsd; ha nem sikerül, oda a kör.</translation>
    </message>
    <message>
        <source>Numbers missing from a straight</source>
        <translation>A sorból hiányzó számok</translation>
    </message>
    <message>
        <source>A straight may only be completed if no more numbers than this are missing.</source>
        <translation>A sort csak akkor lehet kiegészíteni, ha legfeljebb ennyi szám hiányzik belőle.</translation>
    </message>
    <message>
        <source>Completing instead of a bust</source>
        <translation>Kiegészítés elveszített kör helyett</translation>
    </message>
    <message>
        <source>Even a throw without a score may be completed, which can save the turn.</source>
        <translation>Az a dobás is kiegészíthető, amelyik semmit sem ér; így megmenthető a kör.</translation>
    </message>
    <message>
        <source>Taking over the dice</source>
        <translation>A kockák átvétele</translation>
    </message>
    <message>
        <source>When a player banks, the next one may throw the dice left over and build on the points of that turn.</source>
        <translation>Ha egy játékos beírja a pontjait, a következő dobhat az otthagyott kockákkal, és annak a körnek a pontjaihoz gyűjthet tovább.</translation>
    </message>
    <message>
        <source>Taking over only on board</source>
        <translation>Átvétel csak beszállás után</translation>
    </message>
    <message>
        <source>Only players who are on board may take over the dice.</source>
        <translation>Csak az vehet át kockákat, aki már beszállt.</translation>
    </message>
    <message>
        <source>Penalty for a bust after taking over</source>
        <translation>Levonás az átvétel után elveszített körért</translation>
    </message>
    <message>
        <source>Whoever takes over the dice and busts loses these points from the score.</source>
        <translation>Aki átveszi a kockákat, és elveszíti a kört, attól ennyi pontot levonunk.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Kihívások</translation>
    </message>
    <message>
        <source>Twice in a match a player may challenge a rival before throwing: the points of that turn are taken from the rival, and a bust costs a penalty.</source>
        <translation>Egy játszmában kétszer hívhatsz ki dobás előtt egy ellenfelet: a kör pontjait levonjuk tőle, de ha elveszíted a kört, levonunk a pontjaidból.</translation>
    </message>
    <message>
        <source>Challenging only on board</source>
        <translation>Kihívás csak beszállás után</translation>
    </message>
    <message>
        <source>Only players who are on board may challenge a rival.</source>
        <translation>Csak az hívhat ki mást, aki már beszállt.</translation>
    </message>
    <message>
        <source>Score for the second challenge</source>
        <translation>Pontszám a második kihíváshoz</translation>
    </message>
    <message>
        <source>One challenge is for scores below this, the other for scores from this up.</source>
        <translation>Az egyik kihívás addig jár, amíg ennél kevesebb pontod van, a másik ettől a pontszámtól kezdve.</translation>
    </message>
    <message>
        <source>Penalty for the first challenge</source>
        <translation>Levonás az első kihívásnál</translation>
    </message>
    <message>
        <source>A bust in the first challenge costs these points.</source>
        <translation>Ha az első kihívásban elveszíted a kört, ennyi pontodba kerül.</translation>
    </message>
    <message>
        <source>Penalty for the second challenge</source>
        <translation>Levonás a második kihívásnál</translation>
    </message>
    <message>
        <source>A bust in the second challenge costs these points.</source>
        <translation>Ha a második kihívásban elveszíted a kört, ennyi pontodba kerül.</translation>
    </message>
    <message>
        <source>The last round may be called off</source>
        <translation>Az utolsó forduló visszavonható</translation>
    </message>
    <message>
        <source>If challenges leave nobody with enough points to win at the end of the last round, the match goes on.</source>
        <translation>Ha az utolsó forduló végén a kihívások miatt senkinek sincs elég pontja a győzelemhez, a játszma folytatódik.</translation>
    </message>
    <message>
        <source>Penalty for three busts in a row</source>
        <translation>Levonás három elveszített körért egymás után</translation>
    </message>
    <message>
        <source>Whoever busts three times in a row loses these points.</source>
        <translation>Aki egymás után háromszor elveszíti a körét, attól ennyi pontot levonunk.</translation>
    </message>
    <message>
        <source>Count busts anew after the penalty</source>
        <translation>Levonás után elölről számoljuk az elveszített köröket</translation>
    </message>
    <message>
        <source>The next penalty takes three more busts in a row; without this rule every further bust costs it again.</source>
        <translation>A következő levonáshoz megint három elveszített kör kell egymás után; e szabály nélkül minden további elveszített kör ugyanennyibe kerül.</translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation>Legkisebb pontszám</translation>
    </message>
    <message>
        <source>Whether penalties and challenges can push a score below zero.</source>
        <translation>Lemehet-e a pontszám nulla alá a levonások és a kihívások miatt.</translation>
    </message>
    <message>
        <source>scores may fall below zero</source>
        <translation>nulla alá is mehet</translation>
    </message>
    <message>
        <source>never below zero</source>
        <translation>sosem mehet nulla alá</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln pont</numerusform>
        </translation>
    </message>
    <message>
        <source>Says something only with {rule} or {other}</source>
        <translation>Csak akkor számít, ha ezek egyike érvényes: {rule} vagy {other}</translation>
    </message>
    <message>
        <source>Says something only while {rule} is on</source>
        <translation>Csak akkor számít, ha ez be van kapcsolva: {rule}</translation>
    </message>
    <message>
        <source>Says nothing while {rule} is set to {choice}</source>
        <translation>Nem számít, amíg így van beállítva: {rule} – {choice}</translation>
    </message>
</context>
<context>
    <name>KnownError</name>
    <message>
        <source>This is not the record of a match.</source>
        <translation>Ez nem egy játszma feljegyzése.</translation>
    </message>
    <message>
        <source>The rules that this match was begun with cannot be understood.</source>
        <translation>Ennek a játszmának a szabályai nem értelmezhetők.</translation>
    </message>
    <message>
        <source>Step {number} of this match does not follow from the rules.</source>
        <translation>Ebben a játszmában van egy lépés, amely nem felel meg a szabályoknak: {number}.</translation>
    </message>
    <message numerus="yes">
        <source>This game is for {fewest} to %Ln player(s); found {found}.</source>
        <translation>
            <numerusform>Ez a játék {fewest}–%Ln játékosnak való; most {found} van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>{number}. játékos: még nincs neve.</translation>
    </message>
    <message numerus="yes">
        <source>The name of player {number} has %Ln letter(s); at most {most} fit on the sheet.</source>
        <translation>
            <numerusform>{number}. játékos: a neve %Ln betűből áll; a pontlapon legfeljebb {most} fér el.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}; give one of them another name.</source>
        <translation>Két játékos neve is {name}; adj az egyiknek másik nevet.</translation>
    </message>
    <message>
        <source>Kubik is not installed completely: the folder {name} is missing.</source>
        <translation>A Kubik telepítése hiányos, nincs meg ez a mappa: {name}.</translation>
    </message>
    <message>
        <source>{file}: found a folder, expected a rule file.</source>
        <translation>{file}: ez egy mappa, pedig szabályfájl kellene.</translation>
    </message>
    <message>
        <source>{file}: found no file, expected a rule file.</source>
        <translation>{file}: nincs ilyen fájl, pedig szabályfájl kellene.</translation>
    </message>
    <message>
        <source>Die {number}: found {found}, expected a face from 1 to {faces}.</source>
        <translation>{number}. kocka: ez áll itt: {found}, pedig 1 és {faces} közötti szám kellene.</translation>
    </message>
    <message>
        <source>Die {number}: found {found}, expected a face from 1 to {faces}, with w, r or g before it.</source>
        <translation>{number}. kocka: ez áll itt: {found}, pedig 1 és {faces} közötti szám kellene, előtte w, r vagy g.</translation>
    </message>
    <message>
        <source>Found no dice, expected at least one.</source>
        <translation>Egyetlen kocka sincs itt, pedig legalább egy kellene.</translation>
    </message>
    <message>
        <source>Dice: {dice}. With a colour: {found}; expected all or none.</source>
        <translation>Kockák: {dice}. Ebből színes: {found}; vagy mind legyen az, vagy egyik se.</translation>
    </message>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s).</source>
        <translation>
            <numerusform>Ezt a játékot legfeljebb %Ln játékos játszhatja.</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule {name}: found {found}, expected no more than the target, {limit}.</source>
        <translation>Házi szabály, {name}: {found} túl sok, legfeljebb annyi lehet, mint a cél, vagyis {limit}.</translation>
    </message>
    <message>
        <source>House rule {name}: found {found}, expected a multiple of {limit}, or an exact finish could never be reached.</source>
        <translation>Házi szabály, {name}: {found} helyett {limit} többszöröse kell, különben sosem lehetne pontosan célba érni.</translation>
    </message>
    <message>
        <source>{where}: found {found}, expected {expected}.</source>
        <translation>{where}: ez áll itt: {found}, pedig ez kellene: {expected}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>half a character</source>
        <translation>fél karakter</translation>
    </message>
    <message>
        <source>text</source>
        <translation>szöveg</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>egész szám</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>a list of {length}</source>
        <translation>{length} elemű lista</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>ezek egyike: {names}</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>semmilyen mező</translation>
    </message>
    <message>
        <source>{name} with its fields</source>
        <translation>{name} a mezőivel</translation>
    </message>
    <message>
        <source>one name with its fields</source>
        <translation>egyetlen név a mezőivel</translation>
    </message>
    <message>
        <source>a value for {name}</source>
        <translation>érték ehhez: {name}</translation>
    </message>
    <message>
        <source>{file} is not a file of Kubik&apos;s matches.</source>
        <translation>{file} nem a Kubik játszmáinak fájlja.</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>{file} sérült.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Kubik.</source>
        <translation>{file} a Kubik újabb változatával készült.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}).</source>
        <translation>{file} nem nyitható meg ({reason}).</translation>
    </message>
    <message>
        <source>{file} is used by another program.</source>
        <translation>Egy másik program használja ezt a fájlt: {file}.</translation>
    </message>
    <message>
        <source>This match is not kept here any more.</source>
        <translation>Ez a játszma már nincs meg itt.</translation>
    </message>
    <message>
        <source>This match is damaged; its records are kept for a report.</source>
        <translation>Ez a játszma sérült; a feljegyzései megmaradtak a hibajelentéshez.</translation>
    </message>
    <message>
        <source>{file}, line {line}: found {found}, expected {expected}.</source>
        <translation>{file}, {line}. sor: ez áll itt: {found}, pedig ez kellene: {expected}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}</source>
        <translation>{file}, {line}. sor: {problem}</translation>
    </message>
    <message>
        <source>a match that this Kubik can read</source>
        <translation>játszma, amelyet ez a Kubik el tud olvasni</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>üres sor</translation>
    </message>
    <message>
        <source>a uuid</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>a date and time in UTC</source>
        <translation>dátum és idő UTC szerint</translation>
    </message>
    <message>
        <source>a byte that is not UTF-8</source>
        <translation>nem UTF-8 szerinti bájt</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln byte(s)</source>
        <translation>
            <numerusform>több mint %Ln bájt</numerusform>
        </translation>
    </message>
    <message>
        <source>a match, which is far smaller</source>
        <translation>egy játszma, amely jóval kisebb</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>{file} nem olvasható ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} nem írható ({reason}).</translation>
    </message>
    <message>
        <source>This match is here already and has gone on differently; nothing was changed.</source>
        <translation>Ez a játszma már megvan itt, de másképp folytatódott; semmi sem változott.</translation>
    </message>
    <message>
        <source>There is no room left on the disk: the last step was not done.</source>
        <translation>Nincs több hely a lemezen: az utolsó lépés elmaradt.</translation>
    </message>
    <message>
        <source>Another program is using the file of the matches: the last step was not done.</source>
        <translation>Egy másik program használja a játszmák fájlját: az utolsó lépés elmaradt.</translation>
    </message>
    <message>
        <source>The file of the matches cannot be written: the last step was not done.</source>
        <translation>A játszmák fájlja nem írható: az utolsó lépés elmaradt.</translation>
    </message>
    <message>
        <source>The disk reports an error ({reason}): the last step was not done.</source>
        <translation>A lemez hibát jelez ({reason}): az utolsó lépés elmaradt.</translation>
    </message>
    <message>
        <source>This match has gone on in another window: the last step was not done here.</source>
        <translation>Ez a játszma egy másik ablakban folytatódott: az utolsó lépés itt elmaradt.</translation>
    </message>
    <message>
        <source>The file of the matches cannot be read ({reason}).</source>
        <translation>A játszmák fájlja nem olvasható ({reason}).</translation>
    </message>
    <message>
        <source>{file} was empty; a new one was begun.</source>
        <translation>{file} üres volt; új készült helyette.</translation>
    </message>
    <message>
        <source>{file} was not a file of Kubik&apos;s matches; it is kept as {aside}, and a new one was begun.</source>
        <translation>{file} nem a Kubik játszmáinak fájlja volt; új készült helyette, a régi megmaradt ezen a néven: {aside}.</translation>
    </message>
    <message>
        <source>{file} was damaged and is kept as {aside}; matches saved: {saved}, damaged: {lost}.</source>
        <translation>{file} sérült volt, és ezen a néven maradt meg: {aside}; megmentett játszmák: {saved}, sérültek: {lost}.</translation>
    </message>
    <message>
        <source>{file} is damaged and could not be replaced ({reason}): matches are not kept this time.</source>
        <translation>{file} sérült, és nem sikerült újat készíteni helyette ({reason}): a Kubik most nem menti a játszmákat.</translation>
    </message>
    <message>
        <source>{file} cannot be used ({reason}): its matches can be gone on with, but nothing is kept.</source>
        <translation>{file} nem használható ({reason}): a játszmái folytathatók, de a Kubik semmit sem ment.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Kubik and stays as it is: matches are not kept this time.</source>
        <translation>{file} a Kubik újabb változatával készült, és úgy marad, ahogy van: a Kubik most nem menti a játszmákat.</translation>
    </message>
    <message>
        <source>{file} is used by another program: matches are not kept this time.</source>
        <translation>{file} egy másik programban van nyitva: a Kubik most nem menti a játszmákat.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}): matches are not kept this time.</source>
        <translation>{file} nem nyitható meg ({reason}): a Kubik most nem menti a játszmákat.</translation>
    </message>
    <message>
        <source>Matches that cannot be read: {number}. They are listed as damaged, all others are whole.</source>
        <translation>Olvashatatlan játszmák: {number}. A listában sérültként szerepelnek, a többi mind ép.</translation>
    </message>
    <message>
        <source>Kubik finds no screen to open its window on. Start it from a desktop.</source>
        <translation>A Kubik nem talál képernyőt, amelyen megnyithatná az ablakát. Indítsd asztali környezetből.</translation>
    </message>
    <message>
        <source>Kubik cannot start: this computer lacks {library}. Whoever looks after it can install that.</source>
        <translation>A Kubik nem tud elindulni, mert ezen a számítógépen hiányzik valami: {library}. Aki a gépet karbantartja, telepíteni tudja.</translation>
    </message>
    <message>
        <source>Kubik cannot start: this computer has no font. Whoever looks after it can install one.</source>
        <translation>A Kubik nem tud elindulni, mert ezen a számítógépen nincs betűkészlet. Aki a gépet karbantartja, telepíteni tud egyet.</translation>
    </message>
    <message>
        <source>Kubik cannot open its window ({reason}).</source>
        <translation>A Kubik nem tudja megnyitni az ablakát ({reason}).</translation>
    </message>
    <message>
        <source>Kubik cannot start because of a mistake in it ({reason}). To install it anew may help.</source>
        <translation>A Kubik egy programhiba miatt nem tud elindulni ({reason}). Az újratelepítés segíthet.</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>nincs ilyen fájl vagy mappa</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>nincs rá engedély</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>ez egy mappa</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>oda nem lehet írni</translation>
    </message>
    <message>
        <source>there is no room left</source>
        <translation>nincs több hely</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>egy másik program használja</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>túl hosszú a neve</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>a lemez hibát jelez</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: there is a mistake.</source>
        <translation>{file}, {line}. sor, {column}. oszlop: itt hiba van.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays: one of four levels, from weak to unbeatable.</extracomment>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>A computer player who goes by rules of thumb.</extracomment>
        <translation>Alkalmi</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>A computer player who makes the most points of every turn.</extracomment>
        <translation>Erős</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>A computer player who plays every turn to win.</extracomment>
        <translation>Tökéletes</translation>
    </message>
    <message>
        <source>Plays as the mood takes it, as a child does.</source>
        <translation>Kedve szerint játszik, ahogy egy gyerek.</translation>
    </message>
    <message>
        <source>Goes by rules of thumb and does not reckon.</source>
        <translation>Ökölszabályokat követ, nem számol.</translation>
    </message>
    <message>
        <source>Makes the most of every turn, and looks at the score near the end.</source>
        <translation>Minden körből a legtöbbet hozza ki, és a vége felé az állást is nézi.</translation>
    </message>
    <message>
        <source>Plays every turn to win the match.</source>
        <translation>Minden körben a játszma megnyeréséért játszik.</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation>Ú&amp;j játszma…</translation>
    </message>
    <message>
        <source>&amp;All matches…</source>
        <translation>Ö&amp;sszes játszma…</translation>
    </message>
    <message>
        <source>&amp;To the games</source>
        <translation>Vissza a játé&amp;kokhoz</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Ti&amp;pp</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>Játék&amp;osok…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>A játszma &amp;menete</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>S&amp;tatisztika</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>K&amp;ilépés</translation>
    </message>
    <message>
        <source>Begin or go on with a match first</source>
        <translation>Előbb kezdj el vagy folytass egy játszmát</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>{name} to play</source>
        <translation>{name} következik</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Eddigi pontok</translation>
    </message>
    <message>
        <source>Points at risk</source>
        <translation>Kockán forgó pontok</translation>
    </message>
    <message>
        <source>Shows at once how this turn ends</source>
        <translation>Azonnal megmutatja, hogyan végződik ez a kör</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>The button that throws the dice: a verb.</extracomment>
        <translation>Dobás</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>The button that ends the turn and writes its points down: a verb.</extracomment>
        <translation>Beírás</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Átvétel</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The button that challenges another player: a verb.</extracomment>
        <translation>Kihívás</translation>
    </message>
    <message>
        <source>Complete the straight</source>
        <translation>Sor kiegészítése</translation>
    </message>
    <message>
        <source>Complete three pairs</source>
        <translation>Három pár kiegészítése</translation>
    </message>
    <message>
        <source>Give up the turn</source>
        <translation>Kör feladása</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>The button that shows at once how the turn of a computer player ends: a verb.</extracomment>
        <translation>Átugrás</translation>
    </message>
    <message>
        <source>The table with the dice</source>
        <translation>Az asztal a kockákkal</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pontlap</translation>
    </message>
    <message>
        <source>The computer plays for {name} now.</source>
        <translation>Most a gép játszik: {name}.</translation>
    </message>
    <message>
        <source>The computer player has no answer. Press Skip to try again, or seat a person there.</source>
        <translation>A gépi játékos nem válaszol. Az Átugrás gombbal újra próbálhatod, vagy ültess oda egy embert.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>unknown game</source>
        <translation>ismeretlen játék</translation>
    </message>
    <message>
        <source>{game}, {form}</source>
        <translation>{game}, {form}</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (gép)</translation>
    </message>
    <message>
        <source>today {time}</source>
        <extracomment>When a match was played last: &quot;today 20:14&quot;.</extracomment>
        <translation>ma {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>tegnap {time}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>How one match stands.</extracomment>
        <translation>Félbehagyott</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Befejezett</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>A match that its players have left as it stands, to be brought back perhaps.</extracomment>
        <translation>Lezárt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Sérült</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>Kukában</translation>
    </message>
    <message>
        <source>{standing}: {players} share the win</source>
        <translation>{standing}: {players} közösen nyert</translation>
    </message>
    <message>
        <source>{standing}: {players} has won</source>
        <extracomment>{standing} is &quot;Finished&quot;; {players} is one player here.</extracomment>
        <translation>{standing}: {players} nyert</translation>
    </message>
    <message>
        <source>{heading}: {text}</source>
        <translation>{heading}: {text}</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>When a match was played, or by whom, where that cannot be read.</extracomment>
        <translation>ismeretlen</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Utoljára</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Játékosok és pontok</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Állapot</translation>
    </message>
</context>
<context>
    <name>MatchesByStanding</name>
    <message>
        <source>Unfinished</source>
        <extracomment>A heading for many matches; their number follows.</extracomment>
        <translation>Félbehagyottak</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Befejezettek</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Lezártak</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Sérültek</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>Kukában</translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>No match is chosen.</source>
        <translation>Nincs kiválasztva játszma.</translation>
    </message>
    <message>
        <source>This match is on the table now.</source>
        <translation>Ez a játszma van most az asztalon.</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>Ez a játszma már véget ért.</translation>
    </message>
    <message>
        <source>This match is damaged; what there is of it can be saved for a report.</source>
        <translation>Ez a játszma sérült; ami megmaradt belőle, hibajelentéshez elmenthető.</translation>
    </message>
    <message>
        <source>This match is in the bin; bring it back first.</source>
        <translation>Ez a játszma a kukában van; előbb hozd vissza.</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Visszahozás</translation>
    </message>
    <message>
        <source>Have it among the other matches again</source>
        <translation>Újra a többi játszma közé kerül</translation>
    </message>
    <message>
        <source>&amp;Put away</source>
        <translation>Le&amp;zárás</translation>
    </message>
    <message>
        <source>End it as it stands; it can be brought back</source>
        <translation>Véget ér úgy, ahogy áll; később visszahozhatod</translation>
    </message>
    <message>
        <source>There is no such match. Choose others above.</source>
        <translation>Ilyen játszma nincs. Válassz fent mást.</translation>
    </message>
    <message>
        <source>No match has been played yet. Every match will be kept here, also one that is not ended.</source>
        <translation>Még nem játszottatok egyetlen játszmát sem. Itt majd mindegyik megmarad, a félbehagyott is.</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Játszma mentése fájlba</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Men&amp;tés</translation>
    </message>
    <message>
        <source>Open the file of a match</source>
        <translation>Játszma megnyitása fájlból</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Me&amp;gnyitás</translation>
    </message>
    <message>
        <source>Matches of Kubik (*{suffix})</source>
        <translation>Kubik-játszmák (*{suffix})</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>Me&amp;lyik játszmák</translation>
    </message>
    <message>
        <source>Which matches are shown</source>
        <translation>Melyik játszmák látszanak</translation>
    </message>
    <message>
        <source>Enter goes on with a match or watches it, Space sorts by the column, Delete moves the match to the bin</source>
        <translation>Az Enter folytatja vagy visszanézi a játszmát, a szóköz az oszlop szerint rendez, a Delete a kukába teszi a játszmát</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>&amp;Kukába</translation>
    </message>
    <message>
        <source>The match is in the bin now; it can be brought back from there.</source>
        <translation>A játszma a kukába került; onnan még visszahozhatod.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>A játszma &amp;menete</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Menté&amp;s fájlba…</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Fájl meg&amp;nyitása…</translation>
    </message>
    <message>
        <source>Take in a match that was saved as a file, here or elsewhere</source>
        <translation>Itt vagy máshol fájlba mentett játszma felvétele a listára</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Összes játszma</translation>
    </message>
    <message>
        <source>{standing} ({count})</source>
        <translation>{standing} ({count})</translation>
    </message>
    <message>
        <source>The match was brought back.</source>
        <translation>A játszma visszakerült a többi közé.</translation>
    </message>
    <message>
        <source>The match was put away; it can be brought back.</source>
        <translation>A játszma lezárult; később visszahozhatod.</translation>
    </message>
    <message>
        <source>{file} holds what there is of the damaged match, for a report; it cannot be opened.</source>
        <translation>Ebben a fájlban van, ami a sérült játszmából megmaradt: {file}. Hibajelentéshez jó, megnyitni nem lehet.</translation>
    </message>
    <message>
        <source>The match was saved as {file}.</source>
        <translation>A játszma mentve ebbe a fájlba: {file}.</translation>
    </message>
    <message>
        <source>The match of {file} is kept here now.</source>
        <translation>A fájl játszmája mostantól itt is megvan: {file}.</translation>
    </message>
    <message>
        <source>The match of {file} was here already; nothing was changed.</source>
        <translation>A fájl játszmája már megvolt itt, semmi sem változott: {file}.</translation>
    </message>
    <message>
        <source>The match was here already and is now as far as in {file}.</source>
        <translation>A játszma már megvolt itt, és most ott tart, ahol ebben a fájlban: {file}.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Match</source>
        <extracomment>A match of a dice game: the first menu.</extracomment>
        <translation>&amp;Játszma</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>N&amp;yelv</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>{player}&apos;s turn</source>
        <translation>{player} következik</translation>
    </message>
    <message>
        <source>All dice have scored: {player} throws them all again</source>
        <translation>Minden kocka pontot ért: {player} mindegyikkel újra dob</translation>
    </message>
    <message>
        <source>{player} challenges {rival}</source>
        <translation>Kihívás: {player} most {rival} ellen játszik</translation>
    </message>
    <message>
        <source>Nobody has enough points to win any more: the match goes on</source>
        <translation>Már senkinek sincs elég pontja a győzelemhez: a játszma folytatódik</translation>
    </message>
    <message>
        <source>{finisher} is exactly on the target, but {player} may knock the points off with the dice left</source>
        <translation>{finisher} pontosan célba ért, de {player} az otthagyott kockákkal még leütheti a pontjait</translation>
    </message>
    <message>
        <source>The throw of {player} is worth nothing</source>
        <translation>{player} dobása semmit sem ér</translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <extracomment>The numbers that were thrown: &quot;1 2 2 5 and 6&quot;.</extracomment>
        <translation>{dice} és {last}</translation>
    </message>
    <message>
        <source>{player} keeps {kept} and throws {dice}</source>
        <translation>{player} ezt tartja meg: {kept}, és ezt dobja: {dice}</translation>
    </message>
    <message>
        <source>{player} throws {dice}</source>
        <translation>{player} ezt dobja: {dice}</translation>
    </message>
    <message>
        <source>{player} keeps {dice} and hopes for a straight</source>
        <translation>{player} ezt tartja meg: {dice}, és sort szeretne</translation>
    </message>
    <message>
        <source>{player} keeps {dice} and hopes for three pairs</source>
        <translation>{player} ezt tartja meg: {dice}, és három párt szeretne</translation>
    </message>
    <message>
        <source>{player} keeps {dice}. Hoped for: {shape}</source>
        <translation>{player} ezt tartja meg: {dice}. Amit szeretne: {shape}</translation>
    </message>
    <message>
        <source>Nothing scores: no points for {player}</source>
        <translation>Semmi sem ér pontot: {player} nem kap semmit</translation>
    </message>
    <message>
        <source>Over the target: no points for {player}</source>
        <translation>Túl a célon: {player} nem kap pontot</translation>
    </message>
    <message>
        <source>It does not come: no points for {player}</source>
        <translation>Nem jött össze: {player} nem kap pontot</translation>
    </message>
    <message>
        <source>Too little to bank: no points for {player}</source>
        <translation>Ez kevés a beíráshoz: {player} nem kap pontot</translation>
    </message>
    <message>
        <source>Over the target: this throw does not count</source>
        <translation>Túl a célon: ez a dobás nem számít</translation>
    </message>
    <message>
        <source>Last round: everybody else gets one more throw</source>
        <translation>Utolsó forduló: mindenki másnak még egy dobása van</translation>
    </message>
    <message>
        <source>Last round: everybody else gets one more turn</source>
        <translation>Utolsó forduló: mindenki másnak még egy köre van</translation>
    </message>
    <message>
        <source>A tie: {players} throw all dice once, and the best throw wins</source>
        <translation>Döntetlen: {players} egyszer dob az összes kockával, és a legjobb dobás nyer</translation>
    </message>
    <message>
        <source>Still a tie: {players} throw once more</source>
        <translation>Még mindig döntetlen: {players} újra dob</translation>
    </message>
    <message>
        <source>{player} gets the bonus: {points}</source>
        <translation>{player} megkapja a bónuszt: {points} pont</translation>
    </message>
    <message>
        <source>Nothing scores: the points of {player} are not knocked off</source>
        <translation>Semmi sem ér pontot: {player} pontjai megmaradnak</translation>
    </message>
    <message>
        <source>All dice alike: {player} wins at once</source>
        <translation>Minden kocka egyforma: {player} azonnal nyert</translation>
    </message>
    <message>
        <source>{player} wins the roll-off</source>
        <translation>{player} nyerte a döntő dobást</translation>
    </message>
    <message>
        <source>{player} ends with a score of {points}</source>
        <translation>{player} végeredménye {points} pont</translation>
    </message>
    <message>
        <source>{players} share the win with a score of {points} each</source>
        <translation>Közös a győzelem: {players}, fejenként {points} ponttal</translation>
    </message>
    <message numerus="yes">
        <source>To take over: %Ln point(s). Dice to throw: {dice}</source>
        <translation>
            <numerusform>Átvehető: %Ln pont. Dobható kockák: {dice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes over the dice left and %Ln point(s)</source>
        <translation>
            <numerusform>{player} átveszi az otthagyott kockákat és %Ln pontot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked off: {player} loses the %Ln point(s) of the last turn</source>
        <translation>
            <numerusform>Leütve: {player} elveszíti az utolsó köréből származó %Ln pontot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The throw of {player} is worth %Ln point(s)</source>
        <translation>
            <numerusform>{player} dobása %Ln pontot ér</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} completes it: %Ln point(s)</source>
        <translation>
            <numerusform>{player} kiegészítette: %Ln pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets aside {dice}: %Ln point(s)</source>
        <translation>
            <numerusform>{player} ezt teszi félre: {dice}, ez %Ln pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing scores: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Semmi sem ér pontot: {player} elveszít %Ln pontot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over the target: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Túl a célon: {player} elveszít %Ln pontot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not come: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Nem jött össze: {player} elveszít %Ln pontot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too little to bank: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Ez kevés a beíráshoz: {player} elveszít %Ln pontot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} banks %Ln point(s)</source>
        <translation>
            <numerusform>{player} beír %Ln pontot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %Ln point(s) to {challenger}</source>
        <translation>
            <numerusform>{player} elveszít %Ln pontot {challenger} kihívása miatt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lost challenge costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Az elveszített kihívásért {player} %Ln pontot fizet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The failed take-over costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>A sikertelen átvételért {player} %Ln pontot fizet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet another bust in a row costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Megint egy elveszített kör: {player} %Ln pontot fizet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three busts in a row cost {player} %Ln point(s)</source>
        <translation>
            <numerusform>Három elveszített kör egymás után: {player} %Ln pontot fizet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of this turn go to {player}: %Ln point(s)</source>
        <translation>
            <numerusform>Ennek a körnek a pontjait {player} kapja ajándékba: %Ln pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The score of {player} goes up to %Ln point(s)</source>
        <translation>
            <numerusform>{player} pontszáma %Ln pontra nő</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} fills the box {box}: {points}</source>
        <translation>{player} kitölti ezt a rovatot: {box}, {points} pont</translation>
    </message>
    <message>
        <source>{player} scratches the box {box}</source>
        <translation>{player} kihúzza ezt a rovatot: {box}</translation>
    </message>
    <message>
        <source>{player} wins with a score of {points}</source>
        <translation>{player} nyert {points} ponttal</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %Ln point(s)</source>
        <translation>
            <numerusform>{player} nyert %Ln ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with %Ln point(s) each</source>
        <translation>
            <numerusform>Közös a győzelem: {players}, fejenként %Ln ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins: nobody else had %Ln point(s) so early</source>
        <translation>
            <numerusform>{player} nyert: senki másnak nem volt ilyen korán %Ln pontja</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with exactly %Ln point(s)</source>
        <translation>
            <numerusform>{player} nyert, pontosan %Ln ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {players} share the win with %Ln point(s) each</source>
        <translation>
            <numerusform>Lement az összes forduló. Közös a győzelem: {players}, fejenként %Ln ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {player} wins with %Ln point(s)</source>
        <translation>
            <numerusform>Lement az összes forduló: {player} nyert %Ln ponttal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>In the rule book: {choice}</source>
        <translation>A szabálykönyvben: {choice}</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>Házi &amp;szabályok</translation>
    </message>
    <message>
        <source>As in the rule &amp;book</source>
        <translation>Szabály&amp;könyv szerint</translation>
    </message>
    <message>
        <source>House rules of this game</source>
        <translation>A játék házi szabályai</translation>
    </message>
    <message>
        <source>This game has none.</source>
        <translation>Ebben a játékban nincsenek.</translation>
    </message>
    <message>
        <source>Changed: {count}</source>
        <translation>Módosult: {count}</translation>
    </message>
    <message>
        <source>None changed</source>
        <translation>Változatlan</translation>
    </message>
    <message>
        <source>No house rule has been changed.</source>
        <translation>Egyetlen házi szabály sem módosult.</translation>
    </message>
    <message>
        <source>Ready: {player} begins.</source>
        <translation>Kezdhetitek: {player} az első.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Változat</translation>
    </message>
    <message>
        <source>Version of the game</source>
        <translation>A játék változata</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Ke&amp;zdés</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>{number}. játékos neve</translation>
    </message>
    <message>
        <source>&amp;Players, in the order of play</source>
        <translation>Játékos&amp;ok, a játék sorrendjében</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>Játékosok, a játék sorrendjében</translation>
    </message>
    <message>
        <source>Pla&amp;yed by</source>
        <translation>K&amp;i játszik</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ember</translation>
    </message>
    <message>
        <source>&amp;Language of this player</source>
        <translation>A játékos &amp;nyelve</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>A program nyelve</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hozzáadás</translation>
    </message>
    <message>
        <source>Add a &amp;computer</source>
        <extracomment>A button: add a player whom the computer plays.</extracomment>
        <translation>&amp;Gépi játékos</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eltávolítás</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Feljebb</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Lejjebb</translation>
    </message>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s): nobody can be added.</source>
        <translation>
            <numerusform>Ezt a játékot legfeljebb %Ln játékos játszhatja: több már nem fér az asztalhoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game takes at least %Ln player(s): nobody can be removed.</source>
        <translation>
            <numerusform>Ehhez a játékhoz legalább %Ln játékos kell: senkit sem lehet eltávolítani.</numerusform>
        </translation>
    </message>
    <message>
        <source>This player begins already.</source>
        <translation>Ez a játékos már az első.</translation>
    </message>
    <message>
        <source>This player comes last already.</source>
        <translation>Ez a játékos már az utolsó.</translation>
    </message>
    <message>
        <source>Choose a player first.</source>
        <translation>Előbb válassz egy játékost.</translation>
    </message>
    <message>
        <source>Click on a name to change it.</source>
        <translation>Kattints egy névre, ha át szeretnéd írni.</translation>
    </message>
    <message>
        <source>Who plays for {player}</source>
        <translation>Ki játszik itt: {player}</translation>
    </message>
    <message>
        <source>Language on the turn of {player}</source>
        <translation>{player} körének nyelve</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Throw {number} of {most}</source>
        <extracomment>Throw is a noun here: the second throw of three.</extracomment>
        <translation>{number}. dobás {most} közül</translation>
    </message>
    <message>
        <source>Dice to throw: {dice}</source>
        <translation>Dobható kockák: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>Write %Ln point(s)</source>
        <extracomment>Beneath the button Bank: what it would do.</extracomment>
        <translation>
            <numerusform>%Ln pont beírása</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on with %Ln point(s). Dice to throw: {dice}</source>
        <translation>
            <numerusform>Folytatás %Ln ponttal. Dobható kockák: {dice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s), or the turn is lost</source>
        <translation>
            <numerusform>%Ln pont, vagy oda a kör</numerusform>
        </translation>
    </message>
    <message>
        <source>Play this turn against somebody</source>
        <translation>Játszd ezt a kört valaki ellen</translation>
    </message>
    <message>
        <source>The points of this turn are lost</source>
        <translation>A kör pontjai elvesznek</translation>
    </message>
</context>
<context>
    <name>Price</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The match is over</source>
        <translation>Vége a játszmának</translation>
    </message>
    <message>
        <source>Throw the dice first</source>
        <translation>Előbb dobj a kockákkal</translation>
    </message>
    <message>
        <source>Only a throw counts now: just throw the dice</source>
        <translation>Most csak a dobás számít: dobj a kockákkal</translation>
    </message>
    <message>
        <source>Set at least one scoring die aside before you bank</source>
        <translation>Beírás előtt tegyél félre legalább egy pontot érő kockát</translation>
    </message>
    <message>
        <source>Set at least one scoring die aside first</source>
        <translation>Előbb tegyél félre legalább egy pontot érő kockát</translation>
    </message>
    <message>
        <source>The dice you chose do not score together yet</source>
        <translation>A kiválasztott kockák így együtt még nem érnek pontot</translation>
    </message>
    <message>
        <source>Set aside every die that adds points</source>
        <translation>Tegyél félre minden kockát, ami pontot ér</translation>
    </message>
    <message>
        <source>All dice have scored: you must throw them all again</source>
        <translation>Minden kocka pontot ért: mindegyikkel újra kell dobnod</translation>
    </message>
    <message>
        <source>No dice are left to throw: bank your points</source>
        <translation>Nem maradt kockád, amivel dobhatnál: most beírod a pontjaidat</translation>
    </message>
    <message>
        <source>In this last round everybody throws only once</source>
        <translation>Az utolsó fordulóban mindenki csak egyszer dob</translation>
    </message>
    <message>
        <source>No score may end in 50, and this would be {score}</source>
        <translation>A pontszám nem végződhet 50-re, ez pedig {score} volna</translation>
    </message>
    <message>
        <source>Die number {die} is not part of this throw</source>
        <translation>{die}. kocka: nincs benne ebben a dobásban</translation>
    </message>
    <message>
        <source>Not all of these dice score</source>
        <translation>Ezek közül nem mindegyik kocka ér pontot</translation>
    </message>
    <message>
        <source>This die scores nothing</source>
        <translation>Ez a kocka semmit sem ér</translation>
    </message>
    <message>
        <source>That changes nothing</source>
        <translation>Ez semmin sem változtat</translation>
    </message>
    <message>
        <source>There are no dice to take over</source>
        <translation>Nincs átvehető kocka</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to get on board</source>
        <translation>
            <numerusform>A beszálláshoz még %Ln pont kell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) before you may bank</source>
        <translation>
            <numerusform>A beíráshoz még %Ln pont kell</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to top the turn before yours</source>
        <translation>
            <numerusform>Még %Ln pont kell, hogy felülüsd az előző kört</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First get on board with %Ln point(s) in one turn</source>
        <translation>
            <numerusform>Előbb szállj be: egyetlen körben %Ln pont kell hozzá</numerusform>
        </translation>
    </message>
    <message>
        <source>Your challenge for this part of the match is used up</source>
        <translation>A játszmának ebben a részében már volt kihívásod</translation>
    </message>
    <message>
        <source>This turn is a challenge already</source>
        <translation>Ez a kör már kihívás</translation>
    </message>
    <message>
        <source>Nobody sits on one of these seats</source>
        <translation>Ezek közül az egyik helyen senki sem ül</translation>
    </message>
    <message>
        <source>Choose another player to challenge</source>
        <translation>Válassz egy másik játékost a kihíváshoz</translation>
    </message>
    <message>
        <source>This throw cannot be completed that way</source>
        <translation>Ezt a dobást így nem lehet kiegészíteni</translation>
    </message>
    <message>
        <source>The turn is not lost: something still scores</source>
        <translation>A kör nem veszett el: valami még pontot ér</translation>
    </message>
    <message>
        <source>You keep all dice: release at least one to throw it again</source>
        <translation>Minden kockát megtartasz: legalább egyet engedj el, hogy újra dobhass vele</translation>
    </message>
    <message>
        <source>No throws are left: choose a box</source>
        <translation>Nincs több dobásod: válassz egy rovatot</translation>
    </message>
    <message>
        <source>This box is filled already</source>
        <translation>Ez a rovat már betelt</translation>
    </message>
    <message>
        <source>The sheet has no such box</source>
        <translation>Nincs ilyen rovat a pontlapon</translation>
    </message>
    <message>
        <source>Seats change only before the first throw of a turn: finish it first</source>
        <translation>A helyek csak a kör első dobása előtt változhatnak: előbb fejezd be a kört</translation>
    </message>
    <message>
        <source>In the last round nobody can join and the order stays as it is</source>
        <translation>Az utolsó fordulóban senki sem csatlakozhat, és a sorrend sem változik</translation>
    </message>
    <message>
        <source>In this game nobody can join after the first round</source>
        <translation>Ebben a játékban az első forduló után senki sem csatlakozhat</translation>
    </message>
    <message>
        <source>In this game no dice are taken over</source>
        <translation>Ebben a játékban nem lehet kockákat átvenni</translation>
    </message>
    <message>
        <source>In this game nobody is challenged</source>
        <translation>Ebben a játékban nincs kihívás</translation>
    </message>
    <message>
        <source>In this game no combination can be completed</source>
        <translation>Ebben a játékban nem lehet kiegészíteni a dobást</translation>
    </message>
    <message>
        <source>This game has no boxes</source>
        <translation>Ebben a játékban nincsenek rovatok</translation>
    </message>
    <message>
        <source>In this game nothing is banked: choose a box</source>
        <translation>Ebben a játékban nincs külön beírás: válassz egy rovatot</translation>
    </message>
    <message>
        <source>This game knows no such thing</source>
        <translation>Ebben a játékban nincs ilyesmi</translation>
    </message>
    <message numerus="yes">
        <source>Too many to take over: only %Ln point(s) are missing</source>
        <translation>
            <numerusform>Ennyit nem vehetsz át: már csak %Ln pont hiányzik a célig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That goes over the target: only %Ln point(s) are missing</source>
        <translation>
            <numerusform>Ezzel túllépnéd a célt: már csak %Ln pont hiányzik</numerusform>
        </translation>
    </message>
    <message>
        <source>A challenge is announced before the first throw of a turn</source>
        <translation>Kihívni csak a kör első dobása előtt lehet</translation>
    </message>
    <message>
        <source>Dice are taken over before the first throw of a turn</source>
        <translation>Kockákat átvenni csak a kör első dobása előtt lehet</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Round {round}, step {step} of {count}</source>
        <translation>{round}. forduló, lépés: {step} / {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Watched again: {game}</source>
        <translation>Visszanézés: {game}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Eleje</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Lépés vissza</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Lépés előre</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Vége</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Egy kör vissza</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Egy kör előre</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Hol tart a játszma</translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Az üzenet bezárása</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Lezárás</translation>
    </message>
    <message>
        <source>End it as it stands. It can be brought back from all matches</source>
        <translation>Véget ér úgy, ahogy áll. Az összes játszma közül bármikor visszahozhatod</translation>
    </message>
    <message>
        <source>Go on: {game}</source>
        <translation>Folytatás: {game}</translation>
    </message>
    <message>
        <source>Put away: {game}</source>
        <translation>Lezárás: {game}</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Félbehagyott játszmák</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>Összes játszma…</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>House rules of this table</source>
        <translation>Az asztal házi szabályai</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Miről szól</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Kockák</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>The rules in force</source>
        <translation>Az érvényes szabályok</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>azonnal nyer</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bónusz</translation>
    </message>
    <message>
        <source>the sum of all dice</source>
        <translation>az összes kocka összege</translation>
    </message>
    <message>
        <source>the sum of the dice that fit</source>
        <translation>az ide illő kockák összege</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nincs találat</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>A szabályok mentése PDF-be</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-fájlok (*.pdf)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Következő találat</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Előző találat</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Nagyobb betűk</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kisebb betűk</translation>
    </message>
    <message>
        <source>Text as large as usual</source>
        <translation>Szokásos betűméret</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Nyomtatás…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Mentés PDF-be…</translation>
    </message>
    <message>
        <source>{game}: the rules</source>
        <translation>{game}: a szabályok</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Round {round}</source>
        <translation>{round}. forduló</translation>
    </message>
    <message>
        <source>Round {round}: nothing yet</source>
        <translation>{round}. forduló: még semmi</translation>
    </message>
    <message>
        <source>× bust</source>
        <extracomment>In a narrow cell beside the score.</extracomment>
        <translation>× bukás</translation>
    </message>
    <message>
        <source>× knocked off</source>
        <translation>× leütve</translation>
    </message>
    <message>
        <source>Points at risk in this turn: {points}</source>
        <translation>Ebben a körben kockán forog: {points} pont</translation>
    </message>
    <message>
        <source>This turn challenges {player}</source>
        <translation>Kihívás ebben a körben {player} ellen</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Pontszám: {score}</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <extracomment>Above a column: the points without which nobody gets on board.</extracomment>
        <translation>kell: {points}</translation>
    </message>
    <message numerus="yes">
        <source>Not on the board yet: needs %Ln point(s) in one turn</source>
        <translation>
            <numerusform>Még nem szállt be: egyetlen körben %Ln pont kell hozzá</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are here now</source>
        <translation>Most itt vannak a kockák</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bónusz</translation>
    </message>
    <message>
        <source>{player}, {box}: {points} of {needed}</source>
        <translation>{player}, {box}: eddig {points}, ennyi kell: {needed}</translation>
    </message>
    <message>
        <source>{player}, {box}: open, this throw would give {points}</source>
        <translation>{player}, {box}: üres, ez a dobás ennyit érne: {points}</translation>
    </message>
    <message>
        <source>{player}, {box}: open</source>
        <translation>{player}, {box}: üres</translation>
    </message>
    <message>
        <source>{player}, {box}: {points}</source>
        <translation>{player}, {box}: {points}</translation>
    </message>
    <message>
        <source>{cell}. Best, says the hint</source>
        <extracomment>{cell}: a box and what it would give. A hint says that it is best to write it there.</extracomment>
        <translation>{cell}. A tipp szerint ez a legjobb</translation>
    </message>
    <message>
        <source>{points} of {needed}</source>
        <extracomment>In a narrow cell: what has been made towards the bonus, such as &quot;35 of 63&quot;.</extracomment>
        <translation>{points} / {needed}</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) banked, score {score}</source>
        <translation>
            <numerusform>{round}. forduló: %Ln pont beírva, pontszám: {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: bust, score still {score}</source>
        <translation>{round}. forduló: elveszített kör, a pontszám maradt: {score}</translation>
    </message>
    <message>
        <source>Round {round}: points knocked off, score {score}</source>
        <translation>{round}. forduló: leütött pontok, pontszám: {score}</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) lost to a challenger, score {score}</source>
        <translation>
            <numerusform>{round}. forduló: %Ln pont elveszett egy kihívás miatt, pontszám: {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a lost challenge, score {score}</source>
        <translation>
            <numerusform>{round}. forduló: %Ln pont levonás elveszített kihívásért, pontszám: {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for busts in a row, score {score}</source>
        <translation>
            <numerusform>{round}. forduló: %Ln pont levonás az egymás után elveszített körökért, pontszám: {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a failed take-over, score {score}</source>
        <translation>
            <numerusform>{round}. forduló: %Ln pont levonás sikertelen átvételért, pontszám: {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) over the target received, score {score}</source>
        <translation>
            <numerusform>{round}. forduló: %Ln célon túli pont ajándékba, pontszám: {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: all dice alike, score {score}</source>
        <translation>{round}. forduló: minden kocka egyforma, pontszám: {score}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>computer, {level}</source>
        <translation>gép, {level}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>The name of a player who has not typed one.</extracomment>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>Kubik</source>
        <extracomment>The name of the program, and of the first computer player: a little die.</extracomment>
        <translation>Kubik</translation>
    </message>
    <message>
        <source>Player {place} of {count}: {name}</source>
        <translation>{place}. játékos {count} közül: {name}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Még semmi sem változott.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %Ln point(s) along</source>
        <translation>
            <numerusform>{player} magával visz %Ln pontot</numerusform>
        </translation>
    </message>
    <message>
        <source>Players of this match</source>
        <translation>A játszma játékosai</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keep the first, second, third … die or take it back</source>
        <translation>Az első, második, harmadik … kocka megtartása vagy visszatétele</translation>
    </message>
    <message>
        <source>Go from die to die</source>
        <translation>Lépkedés kockáról kockára</translation>
    </message>
    <message>
        <source>Press the die or the button that has the focus</source>
        <translation>A kijelölt kocka vagy gomb megnyomása</translation>
    </message>
    <message>
        <source>Go from box to box of the score sheet</source>
        <translation>Lépkedés a pontlap rovatain</translation>
    </message>
    <message>
        <source>Write the throw into the box</source>
        <translation>A dobás beírása a rovatba</translation>
    </message>
    <message>
        <source>Go on to the dice, the buttons and the score sheet</source>
        <translation>Tovább a kockákra, a gombokra és a pontlapra</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mit csinál</translation>
    </message>
</context>
<context>
    <name>SoundMenu</name>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Ki</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Halk</translation>
    </message>
    <message>
        <source>&amp;As loud as on a table</source>
        <translation>&amp;Mint az asztalon</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>Han&amp;gos</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Choose a game for your table.</source>
        <translation>Mit játszotok ma? Válassz egy játékot.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Szabályok: {game}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{won} of {matches} ({shared} shared)</source>
        <translation>{won} / {matches} ({shared} közös)</translation>
    </message>
    <message>
        <source>{won} of {matches}</source>
        <translation>{won} / {matches}</translation>
    </message>
    <message>
        <source>{longest}, now {streak}</source>
        <translation>{longest}, most {streak}</translation>
    </message>
    <message>
        <source>{busts} ({share})</source>
        <translation>{busts} ({share})</translation>
    </message>
    <message>
        <source>On {day}</source>
        <translation>Ekkor: {day}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>The newest name; whoever changes it keeps all results</source>
        <translation>A legújabb név; aki megváltoztatja, annak minden eredménye megmarad</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Játszmák</translation>
    </message>
    <message>
        <source>Matches played, unfinished ones among them</source>
        <translation>Játszmák, a félbehagyottakkal együtt</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Befejezett</translation>
    </message>
    <message>
        <source>Matches played to their end</source>
        <translation>Végigjátszott játszmák</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Nyert</translation>
    </message>
    <message>
        <source>Matches won, of those played to the end by two or more; nobody wins alone</source>
        <translation>Megnyert játszmák azok közül, amelyeket ketten vagy többen végigjátszottak; egyedül senki sem nyer</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Körök</translation>
    </message>
    <message>
        <source>Turns played to their end</source>
        <translation>Végigjátszott körök</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Bukások</translation>
    </message>
    <message>
        <source>Lost turns, and how many of a hundred turns are lost</source>
        <translation>Elveszített körök, és hogy száz körből hány vész el</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Győzelmi sorozat</translation>
    </message>
    <message>
        <source>The most matches won one after the other, and how many now</source>
        <translation>A legtöbb győzelem egymás után, és hogy most hánynál tart</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>Mostani sorozat</translation>
    </message>
    <message>
        <source>Matches won one after the other up to the last one</source>
        <translation>Egymás után megnyert játszmák, a legutóbbival bezárólag</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>The game and its version</source>
        <translation>A játék és a változata</translation>
    </message>
    <message>
        <source>Average turn</source>
        <translation>Körátlag</translation>
    </message>
    <message>
        <source>Points a turn; a bust counts as 0</source>
        <translation>Pont körönként; az elveszített kör 0</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Legjobb kör</translation>
    </message>
    <message>
        <source>* = with changed house rules or with hints</source>
        <translation>* = módosított házi szabályokkal vagy tippekkel</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Pontátlag</translation>
    </message>
    <message>
        <source>The average score at the end of a match</source>
        <translation>Az átlagos pontszám a játszma végén</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Legtöbb pont</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Helyezés</translation>
    </message>
    <message>
        <source>Equal points share a place</source>
        <translation>Ugyanannyi pont ugyanaz a helyezés</translation>
    </message>
    <message>
        <source>{rank}.</source>
        <translation>{rank}.</translation>
    </message>
    <message>
        <source>Whose result this is</source>
        <translation>Kié ez az eredmény</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>The points that were reached</source>
        <translation>Az elért pontok</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>Hány kör</translation>
    </message>
    <message>
        <source>How many turns it took</source>
        <translation>Hány körbe telt</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Nap</translation>
    </message>
    <message>
        <source>When it was</source>
        <translation>Mikor volt</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tippek</translation>
    </message>
    <message>
        <source>Whether there were hints in the match</source>
        <translation>Voltak-e tippek a játszmában</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>tippekkel</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Szám</translation>
    </message>
    <message>
        <source>The face of the die</source>
        <translation>A kockán látható szám</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Kijött</translation>
    </message>
    <message>
        <source>How often it fell</source>
        <translation>Hányszor jött ki</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Várható</translation>
    </message>
    <message>
        <source>How often each face falls on the average</source>
        <translation>Átlagosan hányszor jön ki egy szám</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Eltérés</translation>
    </message>
    <message>
        <source>How much oftener or more rarely it fell</source>
        <translation>Mennyivel többször vagy kevesebbszer jött ki</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>Közös győzelmek</translation>
    </message>
    <message>
        <source>Share of busts</source>
        <translation>Bukások aránya</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Változat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>Tippekkel</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Végső pontszámok</translation>
    </message>
    <message>
        <source>Single turns</source>
        <translation>Egyetlen kör</translation>
    </message>
    <message>
        <source>Faces of the die</source>
        <translation>Kocka oldalainak száma</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Gépi játékos</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>még semmi</translation>
    </message>
    <message>
        <source>{heading}: {text}</source>
        <translation>{heading}: {text}</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (gép)</translation>
    </message>
    <message>
        <source>Who decided; computer players are among them</source>
        <translation>Aki döntött; a gépi játékosok is köztük vannak</translation>
    </message>
    <message>
        <source>Cost of decisions</source>
        <translation>A döntések ára</translation>
    </message>
    <message>
        <source>How many points more the best decisions would have brought on average</source>
        <translation>Átlagosan ennyi ponttal többet hoztak volna a legjobb döntések</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>What the dice gave beyond what could be expected, in points</source>
        <translation>Amennyivel a kockák többet adtak a várhatónál, pontban</translation>
    </message>
    <message>
        <source>Best decisions</source>
        <translation>Legjobb döntések</translation>
    </message>
    <message>
        <source>How many of a hundred decisions were the best ones</source>
        <translation>Száz döntésből hány volt a legjobb</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>The round of the match</source>
        <translation>A játszma fordulója</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Ára</translation>
    </message>
    <message>
        <source>{game}, {form}</source>
        <translation>{game}, {form}</translation>
    </message>
    <message>
        <source>As the rule book says</source>
        <translation>A szabálykönyv szerint</translation>
    </message>
    <message>
        <source>{rule}: {choice}</source>
        <translation>{rule}: {choice}</translation>
    </message>
    <message>
        <source>house rules ({rules})</source>
        <translation>házi szabályok ({rules})</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}%</translation>
    </message>
    <message>
        <source>{sentence} There are few dice as yet: only a gross fault would show.</source>
        <translation>{sentence} De még kevés a kocka: egyelőre csak durva hiba látszana.</translation>
    </message>
    <message>
        <source>No dice have fallen yet.</source>
        <translation>Még egyetlen kocka sem esett.</translation>
    </message>
    <message>
        <source>Too few dice to say anything: {dice} so far, and it takes {enough} at least.</source>
        <translation>Ennyi kockából még semmit sem lehet mondani: eddig {dice} esett, és legalább {enough} kell hozzá.</translation>
    </message>
    <message>
        <source>Nothing unusual: the faces fell very evenly.</source>
        <translation>Semmi különös: a számok nagyon egyenletesen jöttek ki.</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice differ this much {often}.</source>
        <translation>Semmi különös: szabályos kockáknál is van ekkora eltérés, {often}.</translation>
    </message>
    <message>
        <source>Somewhat uneven, but luck does that: fair dice differ this much {often}.</source>
        <translation>Kissé egyenetlen, de ilyen a szerencse: szabályos kockáknál is van ekkora eltérés, {often}.</translation>
    </message>
    <message>
        <source>Unusually uneven: fair dice differ this much only {often}. See whether it stays so when more have fallen.</source>
        <translation>Szokatlanul egyenetlen: szabályos kockáknál ritka az ekkora eltérés, csak {often} fordul elő. Figyeld, így marad-e, ha már több kocka esett.</translation>
    </message>
    <message>
        <source>Suspicious: fair dice differ this much less than once in 1,000 times. If it stays so, something is wrong with these dice.</source>
        <translation>Gyanús: szabályos kockáknál 1000 esetből egyszer sincs ekkora eltérés. Ha így marad, valami baj van ezekkel a kockákkal.</translation>
    </message>
    <message>
        <source>once in {scale} times</source>
        <translation>{scale} esetből egyszer</translation>
    </message>
    <message>
        <source>{times} times in {scale}</source>
        <translation>{scale} esetből {times} alkalommal</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Házi szabályok: {rules}</translation>
    </message>
    <message>
        <source>Matches with hints, left out here: {count}</source>
        <translation>Itt kihagyott, tippekkel játszott játszmák: {count}</translation>
    </message>
    <message>
        <source>Nobody has come to a result here yet.</source>
        <translation>Itt még senkinek sincs eredménye.</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>Já&amp;ték</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Lista</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Szabályok</translation>
    </message>
    <message>
        <source>Show results with &amp;hints, too</source>
        <translation>Tippekkel elért e&amp;redmények is</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Legjobb eredmények</translation>
    </message>
    <message>
        <source>Dice of the computer players: {count}</source>
        <translation>A gépi játékosok kockái: {count}</translation>
    </message>
    <message>
        <source>Dice of the people: {count}</source>
        <translation>Az emberek kockái: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Dice with %Ln face(s)</source>
        <translation>
            <numerusform>%Ln oldalú kockák</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Melyik kockák</translation>
    </message>
    <message>
        <source>Bar chart: how often each face fell</source>
        <translation>Oszlopdiagram: melyik szám hányszor jött ki</translation>
    </message>
    <message>
        <source>{face}: {count}</source>
        <translation>{face}: {count}</translation>
    </message>
    <message>
        <source>- - -  expected: {count}</source>
        <translation>- - -  várható: {count}</translation>
    </message>
    <message>
        <source>Enter sorts by the column, once more the other way round</source>
        <translation>Az Enter az oszlop szerint rendez, még egyszer megnyomva fordítva</translation>
    </message>
    <message>
        <source>{player}, game by game</source>
        <translation>{player}, játékonként</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Játé&amp;kok</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Időszak</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Időszak</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>A kezdetektől</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Idén</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Az utolsó 30 nap</translation>
    </message>
    <message>
        <source>Matches that cannot be read and are left out: {count}</source>
        <translation>Kihagyott, olvashatatlan játszmák: {count}</translation>
    </message>
    <message>
        <source>The matches cannot be read</source>
        <translation>A játszmák nem olvashatók</translation>
    </message>
    <message>
        <source>Nothing was played in this time</source>
        <translation>Ebben az időszakban nem volt játszma</translation>
    </message>
    <message>
        <source>Choose another game or a longer time above.</source>
        <translation>Válassz fent másik játékot vagy hosszabb időszakot.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Még nincs mit számolni</translation>
    </message>
    <message>
        <source>Here you will see who has played and won how often, the best results of every game, and how the dice fell. Play a match and come back!</source>
        <translation>Itt látod majd, ki hányszor játszott és nyert, mik a legjobb eredmények az egyes játékokban, és hogyan estek a kockák. Játssz egyet, és gyere vissza!</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Táblázatok (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Mentés CSV-be</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>What to see</source>
        <translation>Mi látszik</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>&amp;Játékosok</translation>
    </message>
    <message>
        <source>&amp;Best results</source>
        <translation>Legjobb eredmén&amp;yek</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>Ko&amp;ckák</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Mentés CSV-be…</translation>
    </message>
    <message>
        <source>Write the table of this page to a file for a spreadsheet</source>
        <translation>Az oldal táblázatának mentése fájlba, táblázatkezelőhöz</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Taken back: {decision}</source>
        <translation>Visszavonva: {decision}</translation>
    </message>
    <message>
        <source>{old} is called {new} from now on</source>
        <translation>{old} új neve mostantól {new}</translation>
    </message>
    <message>
        <source>{player} leaves the match</source>
        <translation>{player} kilép a játszmából</translation>
    </message>
    <message>
        <source>{player} joins the match</source>
        <translation>{player} csatlakozik a játszmához</translation>
    </message>
    <message>
        <source>The order is now: {players}</source>
        <translation>Az új sorrend: {players}</translation>
    </message>
    <message>
        <source>dice set aside</source>
        <extracomment>This and the next stand after &quot;Undo:&quot; and &quot;Redo:&quot; in the menu.</extracomment>
        <translation>kockák félretétele</translation>
    </message>
    <message>
        <source>the challenge</source>
        <translation>kihívás</translation>
    </message>
    <message>
        <source>the turn given up</source>
        <translation>a kör feladása</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) banked</source>
        <translation>
            <numerusform>%Ln pont beírása</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} for %Ln point(s)</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box that was filled, and its points.</extracomment>
        <translation>
            <numerusform>{box}, %Ln pont</numerusform>
        </translation>
    </message>
    <message>
        <source>{box} scratched</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box into which nothing was written.</extracomment>
        <translation>{box} kihúzása</translation>
    </message>
    <message>
        <source>the change at the table</source>
        <translation>változás az asztalnál</translation>
    </message>
    <message>
        <source>a throw</source>
        <extracomment>Stands after &quot;Undo:&quot;: a noun.</extracomment>
        <translation>dobás</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>&amp;Undo: {decision}</source>
        <translation>&amp;Visszavonás: {decision}</translation>
    </message>
    <message>
        <source>Dice that have fallen are never taken back</source>
        <translation>A már eldobott kockák nem vonhatók vissza</translation>
    </message>
    <message>
        <source>What a computer player has decided stands</source>
        <translation>A gépi játékos döntése végleges</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>Még nincs mit visszavonni</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Új&amp;ra</translation>
    </message>
    <message>
        <source>&amp;Redo: {decision}</source>
        <translation>Új&amp;ra: {decision}</translation>
    </message>
    <message>
        <source>Nothing has been taken back</source>
        <translation>Semmi sincs visszavonva</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Hang</translation>
    </message>
    <message>
        <source>&amp;Slow dice</source>
        <translation>&amp;Lassú kockák</translation>
    </message>
    <message>
        <source>&amp;Dice as fast as real ones</source>
        <translation>Kockák &amp;valódi tempóban</translation>
    </message>
    <message>
        <source>&amp;Fast dice</source>
        <translation>&amp;Gyors kockák</translation>
    </message>
    <message>
        <source>Dice without &amp;motion</source>
        <translation>Kockák &amp;mozgás nélkül</translation>
    </message>
    <message>
        <source>&amp;Colours of the system</source>
        <translation>A &amp;rendszer színei</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>V&amp;ilágos színek</translation>
    </message>
    <message>
        <source>Dar&amp;k colours</source>
        <translation>&amp;Sötét színek</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Nagy kontraszt</translation>
    </message>
    <message>
        <source>Felt that suits the d&amp;ice</source>
        <translation>A kockákhoz illő &amp;posztó</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>&amp;Zöld posztó</translation>
    </message>
    <message>
        <source>&amp;Blue felt</source>
        <translation>&amp;Kék posztó</translation>
    </message>
    <message>
        <source>&amp;Wine-red felt</source>
        <translation>&amp;Bordó posztó</translation>
    </message>
    <message>
        <source>Gr&amp;ey felt</source>
        <translation>Szürk&amp;e posztó</translation>
    </message>
</context>
</TS>
