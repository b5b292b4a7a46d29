<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Kubik</source>
        <translation>Über Kubik</translation>
    </message>
    <message>
        <source>Dice games for a family at one computer: no network, no account, no advertising.</source>
        <translation>Würfelspiele für die Familie an einem Computer: ohne Netz, ohne Konto, ohne Werbung.</translation>
    </message>
    <message>
        <source>Free software ({licence} licence): you may use, change and share it.</source>
        <translation>Freie Software (Lizenz: {licence}): du darfst sie benutzen, ändern und weitergeben.</translation>
    </message>
    <message>
        <source>What Kubik is built on</source>
        <translation>Worauf Kubik aufbaut</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>The libraries are files of their own. Those under the {licence} ({libraries}) may be replaced by versions that somebody has changed.</source>
        <translation>Die Bibliotheken sind eigene Dateien. Die mit der Lizenz {licence} ({libraries}) dürfen durch geänderte Fassungen ersetzt werden.</translation>
    </message>
    <message>
        <source>&amp;Licence texts</source>
        <translation>&amp;Lizenztexte</translation>
    </message>
    <message>
        <source>Each library brings the text of its licence along.</source>
        <translation>Jede Bibliothek bringt ihren Lizenztext mit.</translation>
    </message>
    <message>
        <source>The texts of all licences are in the folder {folder}.</source>
        <translation>Alle Lizenztexte liegen im Ordner {folder}.</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Kubik is running already, but does not answer. Close it first.</source>
        <translation>Kubik läuft schon, antwortet aber nicht. Beende es zuerst.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>The dice gave %Ln point(s) more than usual.</source>
        <translation>
            <numerusform>Die Würfel gaben %Ln Punkt mehr als üblich.</numerusform>
            <numerusform>Die Würfel gaben %Ln Punkte mehr als üblich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice gave %Ln point(s) less than usual.</source>
        <translation>
            <numerusform>Die Würfel gaben %Ln Punkt weniger als üblich.</numerusform>
            <numerusform>Die Würfel gaben %Ln Punkte weniger als üblich.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice were equally kind to everybody.</source>
        <translation>Die Würfel waren zu allen gleich freundlich.</translation>
    </message>
    <message numerus="yes">
        <source>The dice were %Ln point(s) kinder to {lucky} than to {unlucky}.</source>
        <extracomment>{lucky} and {unlucky} are names.</extracomment>
        <translation>
            <numerusform>Die Würfel waren um %Ln Punkt freundlicher zu {lucky} als zu {unlucky}.</numerusform>
            <numerusform>Die Würfel waren um %Ln Punkte freundlicher zu {lucky} als zu {unlucky}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}. Points given away: {points}</source>
        <extracomment>{points}: how many points a decision cost on average.</extracomment>
        <translation>Runde {round}. Verschenkte Punkte: {points}</translation>
    </message>
    <message>
        <source>Done: {decision}.</source>
        <translation>Gespielt: {decision}.</translation>
    </message>
    <message>
        <source>Better: {decision}</source>
        <translation>Besser: {decision}</translation>
    </message>
    <message>
        <source>{name}: every decision was the best one.</source>
        <translation>{name}: Jede Entscheidung war die beste.</translation>
    </message>
    <message>
        <source>Bar chart: luck and cost of every round</source>
        <translation>Balkendiagramm: Glück und Kosten jeder Runde</translation>
    </message>
    <message>
        <source>round {round}: luck {luck}, cost {cost}</source>
        <translation>Runde {round}: Glück {luck}, Kosten {cost}</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Cost of decisions</source>
        <translation>Was Entscheidungen kosteten</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match.</source>
        <translation>In dieser Partie gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Nobody could look back on this match. Try it once more.</source>
        <translation>Diese Partie ließ sich nicht durchsehen. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Looking back on every decision…</source>
        <translation>Jede Entscheidung wird angesehen …</translation>
    </message>
    <message>
        <source>The rounds of {name}</source>
        <translation>Runden: {name}</translation>
    </message>
    <message>
        <source>What could have been better: {game}</source>
        <translation>Was ging besser: {game}</translation>
    </message>
    <message>
        <source>What the coach says of everybody</source>
        <translation>Entscheidungen und Glück aller Spieler</translation>
    </message>
    <message>
        <source>&amp;Dearest mistakes</source>
        <translation>&amp;Teuerste Fehler</translation>
    </message>
    <message>
        <source>&amp;Round by round</source>
        <translation>&amp;Runde für Runde</translation>
    </message>
    <message>
        <source>Watch this moment again</source>
        <translation>Diesen Moment noch einmal ansehen</translation>
    </message>
    <message>
        <source>Watch this moment of round {round} again</source>
        <translation>Diesen Moment aus Runde {round} noch einmal ansehen</translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>Single die</source>
        <translation>Einzelner Würfel</translation>
    </message>
    <message>
        <source>Alike</source>
        <extracomment>Three or more dice of one number.</extracomment>
        <translation>Pasch</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Drei Paare</translation>
    </message>
    <message>
        <source>Four alike and a pair</source>
        <translation>Viererpasch und ein Paar</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Zwei Dreierpasche</translation>
    </message>
    <message>
        <source>Double trips</source>
        <translation>Doppelte Dreierpasche</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Coloured pairs</source>
        <translation>Farbpaare</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>A throw of all dice without any score, which is worth points in some games.</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>All dice alike</source>
        <translation>Alle Würfel gleich</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Kubik has made a mistake and left out what you just did. The match goes on.</source>
        <translation>Kubik hat einen Fehler gemacht und deinen letzten Schritt ausgelassen. Die Partie geht weiter.</translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>The faces of a die, as one says them: one … six.</extracomment>
        <translation>Eins</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>Colours of a die, after its face: &quot;five, white&quot;.</extracomment>
        <translation>weiß</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>{face}, {colour}</source>
        <translation>{face}, {colour}</translation>
    </message>
    <message>
        <source>Die {number}: {die}</source>
        <translation>Würfel {number}: {die}</translation>
    </message>
    <message>
        <source>Die {number}: {die}, can be kept</source>
        <translation>Würfel {number}: {die}, kannst du behalten</translation>
    </message>
    <message>
        <source>Die {number}: {die}, kept</source>
        <translation>Würfel {number}: {die}, behalten</translation>
    </message>
    <message>
        <source>Die {number}: {die}, scores nothing</source>
        <translation>Würfel {number}: {die}, zählt nicht</translation>
    </message>
    <message>
        <source>Set aside, {price}: {die}</source>
        <translation>Beiseitegelegt, {price}: {die}</translation>
    </message>
    <message>
        <source>Set aside: {die}</source>
        <translation>Beiseitegelegt: {die}</translation>
    </message>
    <message>
        <source>Together: {dice}</source>
        <extracomment>Dice that were set aside together: &quot;Together: two, two and two&quot;.</extracomment>
        <translation>Zusammen: {dice}</translation>
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
            <numerusform>-%Ln Punkt</numerusform>
            <numerusform>-%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Noch &amp;einmal spielen</translation>
    </message>
    <message>
        <source>What could have been &amp;better?</source>
        <translation>Was gin&amp;g besser?</translation>
    </message>
</context>
<context>
    <name>GivingAway</name>
    <message numerus="yes">
        <source>These dice are worth %Ln point(s) more in another box.</source>
        <translation>
            <numerusform>Diese Würfel sind in einem anderen Feld %Ln Punkt mehr wert.</numerusform>
            <numerusform>Diese Würfel sind in einem anderen Feld %Ln Punkte mehr wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Write them here all the same?</source>
        <translation>Trotzdem hier eintragen?</translation>
    </message>
    <message>
        <source>&amp;Write here</source>
        <translation>&amp;Hier eintragen</translation>
    </message>
    <message>
        <source>&amp;Choose another box</source>
        <translation>&amp;Anderes Feld wählen</translation>
    </message>
    <message>
        <source>Do not &amp;ask again</source>
        <translation>&amp;Nicht mehr fragen</translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Last round!</source>
        <translation>Letzte Runde!</translation>
    </message>
    <message>
        <source>A tie: one throw decides</source>
        <translation>Gleichstand: Ein Wurf entscheidet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) written</source>
        <translation>
            <numerusform>%Ln Punkt aufgeschrieben</numerusform>
            <numerusform>%Ln Punkte aufgeschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Knocked off!</source>
        <translation>Vom Ziel gestoßen!</translation>
    </message>
    <message>
        <source>Hot dice: all of them again</source>
        <translation>Heiße Würfel: noch einmal alle</translation>
    </message>
    <message>
        <source>Nothing this time</source>
        <translation>Diesmal nichts</translation>
    </message>
    <message numerus="yes">
        <source>Nothing this time: %Ln point(s) lost</source>
        <translation>
            <numerusform>Diesmal nichts: %Ln Punkt verloren</numerusform>
            <numerusform>Diesmal nichts: %Ln Punkte verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These dice: %Ln point(s)</source>
        <translation>
            <numerusform>Diese Würfel: %Ln Punkt</numerusform>
            <numerusform>Diese Würfel: %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>The keys of the keyboard: opens the list of them.</extracomment>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Kubik</source>
        <translation>&amp;Über Kubik</translation>
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
        <translation>gewinnt in {percent} von 100 Fällen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a loss of %Ln point(s) on average</source>
        <translation>
            <numerusform>im Schnitt %Ln Punkt Verlust</numerusform>
            <numerusform>im Schnitt %Ln Punkte Verlust</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) on average</source>
        <translation>
            <numerusform>im Schnitt %Ln Punkt</numerusform>
            <numerusform>im Schnitt %Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>hardly ever busts</source>
        <translation>fast nie ein Fehlwurf</translation>
    </message>
    <message numerus="yes">
        <source>busts %Ln time(s) in 100</source>
        <translation>
            <numerusform>Fehlwurf in %Ln von 100 Fällen</numerusform>
            <numerusform>Fehlwurf in %Ln von 100 Fällen</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge, and throw</source>
        <translation>Herausfordern und würfeln</translation>
    </message>
    <message numerus="yes">
        <source>Keep {dice} and throw %Ln dice</source>
        <translation>
            <numerusform>{dice} behalten und %Ln Würfel werfen</numerusform>
            <numerusform>{dice} behalten und %Ln Würfel werfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %Ln dice</source>
        <translation>
            <numerusform>%Ln Würfel werfen</numerusform>
            <numerusform>%Ln Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {dice} and stop</source>
        <translation>{dice} behalten und aufhören</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message numerus="yes">
        <source>Take over the %Ln dice that lie there</source>
        <translation>
            <numerusform>Den %Ln liegenden Würfel übernehmen</numerusform>
            <numerusform>Die %Ln liegenden Würfel übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {dice} and try for {combination}</source>
        <translation>{dice} behalten und auf {combination} gehen</translation>
    </message>
    <message>
        <source>Give the turn up</source>
        <translation>Den Zug aufgeben</translation>
    </message>
    <message>
        <source>Write it into {box}</source>
        <translation>Eintragen bei: {box}</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>three pairs</source>
        <translation>drei Paare</translation>
    </message>
    <message>
        <source>What is best now?</source>
        <translation>Was ist jetzt das Beste?</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>There is nobody here to give one</source>
        <translation>Hier ist niemand, der Tipps gibt</translation>
    </message>
    <message>
        <source>A computer player is on turn</source>
        <translation>Ein Computerspieler ist dran</translation>
    </message>
    <message>
        <source>There is nothing to decide now</source>
        <translation>Gerade gibt es nichts zu entscheiden</translation>
    </message>
    <message>
        <source>Hint: chances to win</source>
        <translation>Tipp: Gewinnchancen</translation>
    </message>
    <message>
        <source>Hint: points still to come</source>
        <translation>Tipp: Punkte, die noch kommen</translation>
    </message>
    <message>
        <source>Hint: points of this turn</source>
        <translation>Tipp: Punkte dieses Zuges</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Ich überlege …</translation>
    </message>
    <message>
        <source>There is no hint just now. Ask once more in a moment.</source>
        <translation>Gerade gibt es keinen Tipp. Frag gleich noch einmal.</translation>
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
        <translation>Die nächstbesten:</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Tipp ausblenden</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Throws, the kept dice underlined</source>
        <translation>Würfe, behaltene Würfel unterstrichen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>{player} throws {dice} to knock the points off</source>
        <translation>{player} wirft {dice}, um die Punkte zu streichen</translation>
    </message>
    <message>
        <source>Throw {number}: {dice}</source>
        <translation>Wurf {number}: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>Throw {number}: {dice}, kept {kept} for %Ln point(s)</source>
        <translation>
            <numerusform>Wurf {number}: {dice}, behalten: {kept} für %Ln Punkt</numerusform>
            <numerusform>Wurf {number}: {dice}, behalten: {kept} für %Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Throw {number}: {dice}, kept {kept}</source>
        <translation>Wurf {number}: {dice}, behalten: {kept}</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>banked</source>
        <translation>gesichert</translation>
    </message>
    <message>
        <source>knocked off</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>roll-off</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>all dice alike</source>
        <translation>alle Würfel gleich</translation>
    </message>
    <message>
        <source>bust: over the target</source>
        <translation>Fehlwurf: über dem Ziel</translation>
    </message>
    <message>
        <source>bust: too little</source>
        <translation>Fehlwurf: zu wenig</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>Fehlwurf</translation>
    </message>
    <message>
        <source>{points} lost</source>
        <translation>{points} verloren</translation>
    </message>
    <message>
        <source>Round {round}, {player}</source>
        <translation>Runde {round}, {player}</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Punktestand {score}</translation>
    </message>
    <message>
        <source>challenges {player}</source>
        <translation>fordert {player} heraus</translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln point(s) over</source>
        <translation>
            <numerusform>übernimmt %Ln Punkt</numerusform>
            <numerusform>übernimmt %Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>begins the last round</source>
        <translation>läutet die letzte Runde ein</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>allen</translation>
    </message>
    <message>
        <source>When the match is over</source>
        <translation>Wenn die Partie zu Ende ist</translation>
    </message>
    <message>
        <source>History: {game}</source>
        <translation>Verlauf: {game}</translation>
    </message>
    <message>
        <source>&amp;Turns of</source>
        <translation>&amp;Züge von</translation>
    </message>
    <message>
        <source>Whose turns are shown</source>
        <translation>Wessen Züge zu sehen sind</translation>
    </message>
    <message>
        <source>The turns of the match</source>
        <translation>Die Züge der Partie</translation>
    </message>
    <message>
        <source>Nothing has been thrown yet. Each turn will be listed here.</source>
        <translation>Noch ist kein Würfel gefallen. Hier wird jeder Zug aufgelistet.</translation>
    </message>
    <message>
        <source>&amp;Watch this turn again</source>
        <translation>Diesen Zug &amp;noch einmal ansehen</translation>
    </message>
    <message>
        <source>What could have been &amp;better?</source>
        <translation>Was gin&amp;g besser?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>A house rule is switched on.</extracomment>
        <translation>an</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No points at all: a minimum, a penalty or a bonus of that kind is not in the game.</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation>nicht in diesem Spiel</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>The match is played up to this score.</source>
        <translation>Gespielt wird bis zu diesem Punktestand.</translation>
    </message>
    <message>
        <source>Reach the target or pass it</source>
        <translation>Ziel erreichen oder überschreiten</translation>
    </message>
    <message>
        <source>Whether exactly the target will do, or it takes more than that.</source>
        <translation>Ob es genügt, das Ziel zu erreichen, oder ob es mehr sein muss.</translation>
    </message>
    <message>
        <source>more than the target</source>
        <translation>mehr als das Ziel</translation>
    </message>
    <message>
        <source>the target is enough</source>
        <translation>das Ziel genügt</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>What everybody else gets once a player has enough points to win.</source>
        <translation>Was alle anderen noch bekommen, sobald jemand genug Punkte für den Sieg hat.</translation>
    </message>
    <message>
        <source>none: the match is over</source>
        <translation>keine, die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>one more turn each</source>
        <translation>noch ein Zug für jeden</translation>
    </message>
    <message>
        <source>one more throw each</source>
        <translation>noch ein Wurf für jeden</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Who wins when several players share the highest score.</source>
        <translation>Wer gewinnt, wenn mehrere gleichauf vorn liegen.</translation>
    </message>
    <message>
        <source>whoever throws best in a roll-off</source>
        <translation>wer im Stechen am besten wirft</translation>
    </message>
    <message>
        <source>whoever had the score first</source>
        <translation>wer den Punktestand zuerst hatte</translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation>alle gemeinsam</translation>
    </message>
    <message>
        <source>Exact target</source>
        <translation>Genau ins Ziel</translation>
    </message>
    <message>
        <source>Whoever lands exactly on the target wins at once, and nobody may go over it.</source>
        <translation>Wer genau am Ziel ankommt, gewinnt sofort, und niemand darf darüber hinaus.</translation>
    </message>
    <message>
        <source>Going over is a bust</source>
        <translation>Über dem Ziel ist der Zug verloren</translation>
    </message>
    <message>
        <source>A throw that can only go over the target loses the whole turn; without this rule only that throw is lost, as long as the points before it are enough to bank.</source>
        <translation>Ein Wurf, der nur über das Ziel hinausführen kann, kostet den ganzen Zug; ohne diese Regel gilt nur dieser Wurf nicht, solange die Punkte davor zum Sichern reichen.</translation>
    </message>
    <message>
        <source>Knocking off</source>
        <translation>Vom Ziel stoßen</translation>
    </message>
    <message>
        <source>After an exact finish the next player throws the dice left over; if they score, the winning turn is cancelled.</source>
        <translation>Kommt jemand genau ans Ziel, wirft der Nächste die übrigen Würfel; zählt davon etwas, wird der Siegeszug gestrichen.</translation>
    </message>
    <message>
        <source>Knocked-off points are taken over</source>
        <translation>Gestrichene Punkte übernehmen</translation>
    </message>
    <message>
        <source>Whoever knocks points off plays on with those dice and builds on those points.</source>
        <translation>Wer jemanden vom Ziel stößt, spielt mit diesen Würfeln weiter und baut auf den gestrichenen Punkten auf.</translation>
    </message>
    <message>
        <source>Welfare</source>
        <translation>Geschenk an den Letzten</translation>
    </message>
    <message>
        <source>The points of a turn that goes over the target are given to the rival with the lowest score.</source>
        <translation>Die Punkte eines Zuges, der über das Ziel hinausführt, bekommt der Gegner mit den wenigsten Punkten geschenkt.</translation>
    </message>
    <message>
        <source>Most rounds</source>
        <translation>Höchstzahl der Runden</translation>
    </message>
    <message>
        <source>After this many rounds the highest score wins.</source>
        <translation>Nach so vielen Runden gewinnt, wer die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>Opening minimum</source>
        <translation>Mindestpunkte zum Einstieg</translation>
    </message>
    <message>
        <source>To get on board, a player must make at least these points in one turn.</source>
        <translation>Zum Einstieg braucht man in einem einzigen Zug mindestens so viele Punkte.</translation>
    </message>
    <message>
        <source>Turn minimum</source>
        <translation>Mindestpunkte pro Zug</translation>
    </message>
    <message>
        <source>Once on board, a player may bank no fewer points than these.</source>
        <translation>Wer eingestiegen ist, darf erst sichern, wenn der Zug mindestens so viele Punkte gebracht hat.</translation>
    </message>
    <message>
        <source>Set aside every scoring die</source>
        <translation>Jeder Punktewürfel muss beiseite</translation>
    </message>
    <message>
        <source>Every die that adds points must be set aside, not just those a player likes.</source>
        <translation>Jeder Würfel, der Punkte bringt, muss beiseite, nicht nur die, die man sich aussucht.</translation>
    </message>
    <message>
        <source>Hot dice must be thrown</source>
        <translation>Heiße Würfel muss man werfen</translation>
    </message>
    <message>
        <source>When all dice have scored, they must all be thrown again; nobody may bank then.</source>
        <translation>Haben alle Würfel gezählt, muss man sie alle noch einmal werfen; sichern darf man dann nicht.</translation>
    </message>
    <message>
        <source>When dice are hot</source>
        <translation>Wann Würfel heiß sind</translation>
    </message>
    <message>
        <source>Whether all dice may be thrown anew once all have scored over several throws, or only when all score in one.</source>
        <translation>Ob man alle Würfel wieder aufnehmen darf, wenn sie nach und nach gezählt haben, oder nur, wenn alle in ein und demselben Wurf zählen.</translation>
    </message>
    <message>
        <source>over several throws</source>
        <translation>auch nach mehreren Würfen</translation>
    </message>
    <message>
        <source>in one throw</source>
        <translation>nur in einem einzigen Wurf</translation>
    </message>
    <message>
        <source>No scores ending in 50</source>
        <translation>Kein Punktestand endet auf 50</translation>
    </message>
    <message>
        <source>Nobody may bank while the new score would end in 50.</source>
        <translation>Niemand darf sichern, solange der neue Punktestand auf 50 enden würde.</translation>
    </message>
    <message>
        <source>Topping</source>
        <translation>Überbieten</translation>
    </message>
    <message>
        <source>To bank, a player must beat the points that the player before has just banked.</source>
        <translation>Zum Sichern braucht man mehr Punkte, als der Spieler davor gerade gesichert hat.</translation>
    </message>
    <message>
        <source>Topping with equal points</source>
        <translation>Überbieten auch mit gleich vielen Punkten</translation>
    </message>
    <message>
        <source>As many points as the player before has banked are enough.</source>
        <translation>Genauso viele Punkte, wie der Spieler davor gesichert hat, genügen.</translation>
    </message>
    <message>
        <source>Pyramiding</source>
        <translation>Aufstocken</translation>
    </message>
    <message>
        <source>Dice of a later throw may join those set aside: one 5 aside and two new 5s are three 5s.</source>
        <translation>Würfel aus einem späteren Wurf dürfen ergänzen, was beiseiteliegt: Eine Fünf von vorhin und zwei neue sind drei Fünfen.</translation>
    </message>
    <message>
        <source>only dice of the same number</source>
        <translation>nur gleiche Würfel</translation>
    </message>
    <message>
        <source>every combination</source>
        <translation>jede Kombination</translation>
    </message>
    <message>
        <source>Pyramiding after hot dice</source>
        <translation>Aufstocken nach heißen Würfeln</translation>
    </message>
    <message>
        <source>When all dice have scored and are thrown anew, they may still join those counted before.</source>
        <translation>Haben alle Würfel gezählt und werden neu geworfen, dürfen sie auch ergänzen, was vorher gezählt hat.</translation>
    </message>
    <message>
        <source>Throws in a turn</source>
        <translation>Würfe pro Zug</translation>
    </message>
    <message>
        <source>After this many throws a player must stop and choose a box.</source>
        <translation>Nach so vielen Würfen muss man aufhören und ein Feld wählen.</translation>
    </message>
    <message>
        <source>Numbers on a die</source>
        <translation>Zahlen auf dem Würfel</translation>
    </message>
    <message>
        <source>Every die shows the numbers from 1 up to this one.</source>
        <translation>Jeder Würfel zeigt die Zahlen von 1 bis zu dieser.</translation>
    </message>
    <message>
        <source>Four or more alike</source>
        <translation>Vier oder mehr Gleiche</translation>
    </message>
    <message>
        <source>What a fourth die of one number, and each beyond it, is worth.</source>
        <translation>Was der vierte gleiche Würfel wert ist und jeder weitere.</translation>
    </message>
    <message>
        <source>only three alike count</source>
        <translation>nur drei davon zählen</translation>
    </message>
    <message>
        <source>points of their own</source>
        <translation>eigene Punkte</translation>
    </message>
    <message>
        <source>each adds the value of three alike</source>
        <translation>jeder bringt noch einmal so viel wie drei</translation>
    </message>
    <message>
        <source>each doubles the value of three alike</source>
        <translation>jeder verdoppelt den Wert der drei</translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation>Drei Paare</translation>
    </message>
    <message>
        <source>The points for three pairs in one throw.</source>
        <translation>Die Punkte für drei Paare in einem Wurf.</translation>
    </message>
    <message>
        <source>Four alike and a pair are three pairs</source>
        <translation>Viererpasch und Paar sind drei Paare</translation>
    </message>
    <message>
        <source>Four dice alike and a pair count as three pairs; so do six alike.</source>
        <translation>Ein Viererpasch mit einem Paar gilt als drei Paare, ein Sechserpasch ebenso.</translation>
    </message>
    <message>
        <source>Four alike and a pair</source>
        <translation>Viererpasch und ein Paar</translation>
    </message>
    <message>
        <source>The points for four dice alike and a pair in one throw.</source>
        <translation>Die Punkte für einen Viererpasch und ein Paar in einem Wurf.</translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation>Zwei Dreierpasche</translation>
    </message>
    <message>
        <source>The points for three dice alike and three more alike in one throw.</source>
        <translation>Die Punkte für zwei Dreierpasche in einem Wurf.</translation>
    </message>
    <message>
        <source>Six alike are two triples</source>
        <translation>Sechs Gleiche sind zwei Dreierpasche</translation>
    </message>
    <message>
        <source>The two triples may be of the same number.</source>
        <translation>Die beiden Dreierpasche dürfen dieselbe Zahl zeigen.</translation>
    </message>
    <message>
        <source>Double trips</source>
        <translation>Doppelte Dreierpasche</translation>
    </message>
    <message>
        <source>Two different triples in one throw are added up and count double.</source>
        <translation>Zwei verschiedene Dreierpasche in einem Wurf werden zusammengezählt und dann verdoppelt.</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>The points that a pair adds to three dice alike of the same throw.</source>
        <translation>Die Punkte, die ein Paar zu einem Dreierpasch aus demselben Wurf dazubringt.</translation>
    </message>
    <message>
        <source>Coloured pairs</source>
        <translation>Farbpaare</translation>
    </message>
    <message>
        <source>The points for a throw of all dice in which every colour shows the same number twice.</source>
        <translation>Die Punkte für einen Wurf mit allen Würfeln, in dem jede Farbe zweimal dieselbe Zahl zeigt.</translation>
    </message>
    <message>
        <source>When coloured pairs count</source>
        <translation>Wann Farbpaare zählen</translation>
    </message>
    <message>
        <source>Whether only the first throw of a turn may pair up by colour, or any throw of all dice.</source>
        <translation>Ob Farbpaare nur beim ersten Wurf eines Zuges zählen oder bei jedem Wurf mit allen Würfeln.</translation>
    </message>
    <message>
        <source>in any throw of all dice</source>
        <translation>bei jedem Wurf mit allen Würfeln</translation>
    </message>
    <message>
        <source>only in the first throw</source>
        <translation>nur beim ersten Wurf</translation>
    </message>
    <message>
        <source>All dice alike win</source>
        <translation>Sofortsieg, wenn alle Würfel gleich sind</translation>
    </message>
    <message>
        <source>Whoever throws the same number on all dice at once wins the match.</source>
        <translation>Wer mit allen Würfeln in einem Wurf dieselbe Zahl wirft, hat die Partie gewonnen.</translation>
    </message>
    <message>
        <source>Points for nothing</source>
        <translation>Punkte für nichts</translation>
    </message>
    <message>
        <source>A throw of all dice without a score is worth these points and no bust.</source>
        <translation>Ein Wurf mit allen Würfeln, in dem nichts zählt, bringt diese Punkte und ist kein Fehlwurf.</translation>
    </message>
    <message>
        <source>Four of a kind counts four dice</source>
        <translation>Beim Viererpasch zählen vier Würfel</translation>
    </message>
    <message>
        <source>Four of a kind scores the sum of the four dice alike, not of all dice.</source>
        <translation>Der Viererpasch bringt die Summe der vier gleichen Würfel, nicht die aller Würfel.</translation>
    </message>
    <message>
        <source>Five alike as a full house</source>
        <translation>Fünf Gleiche als Full House</translation>
    </message>
    <message>
        <source>Five dice of one number score in the box for a full house, too.</source>
        <translation>Fünf Gleiche zählen auch im Feld für das Full House.</translation>
    </message>
    <message>
        <source>Points needed for the bonus</source>
        <translation>Nötige Punkte für den Bonus</translation>
    </message>
    <message>
        <source>The bonus takes at least this sum in the boxes of its section.</source>
        <translation>Für den Bonus brauchen die Felder seines Teils zusammen mindestens diese Summe.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonuspunkte</translation>
    </message>
    <message>
        <source>What a section with a high enough sum is worth besides.</source>
        <translation>Was ein Teil, dessen Summe hoch genug ist, zusätzlich wert ist.</translation>
    </message>
    <message>
        <source>Completing a straight</source>
        <translation>Eine Straße vervollständigen</translation>
    </message>
    <message>
        <source>After a throw of all dice, those that fit a straight may be kept and the others thrown once more to complete it; if that fails, the turn is lost.</source>
        <translation>Von einem Wurf mit allen Würfeln darf man behalten, was zu einer Straße passt, und die anderen noch einmal werfen; geht das daneben, ist der Zug verloren.</translation>
    </message>
    <message>
        <source>Completing three pairs</source>
        <translation>Drei Paare vervollständigen</translation>
    </message>
    <message>
        <source>After a throw of all dice, those that fit three pairs may be kept and the others thrown once more to complete them; if that fails, the turn is lost.</source>
        <translation>Von einem Wurf mit allen Würfeln darf man behalten, was zu drei Paaren passt, und die anderen noch einmal werfen; geht das daneben, ist der Zug verloren.</translation>
    </message>
    <message>
        <source>Numbers missing from a straight</source>
        <translation>Fehlende Zahlen bei einer Straße</translation>
    </message>
    <message>
        <source>A straight may only be completed if no more numbers than this are missing.</source>
        <translation>Eine Straße darf man nur vervollständigen, wenn höchstens so viele Zahlen fehlen.</translation>
    </message>
    <message>
        <source>Completing instead of a bust</source>
        <translation>Vervollständigen nach einem Fehlwurf</translation>
    </message>
    <message>
        <source>Even a throw without a score may be completed, which can save the turn.</source>
        <translation>Auch ein Wurf, in dem nichts zählt, darf vervollständigt werden; das kann den Zug retten.</translation>
    </message>
    <message>
        <source>Taking over the dice</source>
        <translation>Würfel übernehmen</translation>
    </message>
    <message>
        <source>When a player banks, the next one may throw the dice left over and build on the points of that turn.</source>
        <translation>Hat jemand gesichert, darf der Nächste die übrigen Würfel werfen und auf den Punkten dieses Zuges aufbauen.</translation>
    </message>
    <message>
        <source>Taking over only on board</source>
        <translation>Übernehmen nur nach dem Einstieg</translation>
    </message>
    <message>
        <source>Only players who are on board may take over the dice.</source>
        <translation>Nur wer schon eingestiegen ist, darf die Würfel übernehmen.</translation>
    </message>
    <message>
        <source>Penalty for a bust after taking over</source>
        <translation>Minuspunkte nach verlorener Übernahme</translation>
    </message>
    <message>
        <source>Whoever takes over the dice and busts loses these points from the score.</source>
        <translation>Wer die Würfel übernimmt und den Zug verliert, dem werden diese Punkte abgezogen.</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>Twice in a match a player may challenge a rival before throwing: the points of that turn are taken from the rival, and a bust costs a penalty.</source>
        <translation>Zweimal in einer Partie darf man vor dem ersten Wurf einen Gegner herausfordern: Was man in diesem Zug sichert, wird ihm abgezogen; ein verlorener Zug kostet einen selbst Minuspunkte.</translation>
    </message>
    <message>
        <source>Challenging only on board</source>
        <translation>Herausfordern nur nach dem Einstieg</translation>
    </message>
    <message>
        <source>Only players who are on board may challenge a rival.</source>
        <translation>Nur wer schon eingestiegen ist, darf einen Gegner herausfordern.</translation>
    </message>
    <message>
        <source>Score for the second challenge</source>
        <translation>Punktestand für die zweite Herausforderung</translation>
    </message>
    <message>
        <source>One challenge is for scores below this, the other for scores from this up.</source>
        <translation>Eine Herausforderung gibt es unter diesem Punktestand, die andere ab diesem Punktestand.</translation>
    </message>
    <message>
        <source>Penalty for the first challenge</source>
        <translation>Minuspunkte bei der ersten Herausforderung</translation>
    </message>
    <message>
        <source>A bust in the first challenge costs these points.</source>
        <translation>Ein verlorener Zug kostet bei der ersten Herausforderung diese Punkte.</translation>
    </message>
    <message>
        <source>Penalty for the second challenge</source>
        <translation>Minuspunkte bei der zweiten Herausforderung</translation>
    </message>
    <message>
        <source>A bust in the second challenge costs these points.</source>
        <translation>Ein verlorener Zug kostet bei der zweiten Herausforderung diese Punkte.</translation>
    </message>
    <message>
        <source>The last round may be called off</source>
        <translation>Die letzte Runde kann platzen</translation>
    </message>
    <message>
        <source>If challenges leave nobody with enough points to win at the end of the last round, the match goes on.</source>
        <translation>Hat nach den Herausforderungen am Ende der letzten Runde niemand mehr genug Punkte für den Sieg, geht die Partie weiter.</translation>
    </message>
    <message>
        <source>Penalty for three busts in a row</source>
        <translation>Minuspunkte für drei verlorene Züge hintereinander</translation>
    </message>
    <message>
        <source>Whoever busts three times in a row loses these points.</source>
        <translation>Wer drei Züge hintereinander verliert, dem werden diese Punkte abgezogen.</translation>
    </message>
    <message>
        <source>Count busts anew after the penalty</source>
        <translation>Verlorene Züge nach dem Abzug neu zählen</translation>
    </message>
    <message>
        <source>The next penalty takes three more busts in a row; without this rule every further bust costs it again.</source>
        <translation>Den nächsten Abzug gibt es erst nach drei weiteren verlorenen Zügen hintereinander; ohne diese Regel kostet jeder weitere verlorene Zug noch einmal so viel.</translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation>Tiefster Punktestand</translation>
    </message>
    <message>
        <source>Whether penalties and challenges can push a score below zero.</source>
        <translation>Ob Minuspunkte und Herausforderungen einen Punktestand unter null drücken können.</translation>
    </message>
    <message>
        <source>scores may fall below zero</source>
        <translation>auch unter null</translation>
    </message>
    <message>
        <source>never below zero</source>
        <translation>nie unter null</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Says something only with {rule} or {other}</source>
        <translation>Bewirkt nur mit {rule} oder {other} etwas</translation>
    </message>
    <message>
        <source>Says something only while {rule} is on</source>
        <translation>Bewirkt nur etwas, wenn {rule} an ist</translation>
    </message>
    <message>
        <source>Says nothing while {rule} is set to {choice}</source>
        <translation>Bewirkt nichts, solange {rule} auf {choice} steht</translation>
    </message>
</context>
<context>
    <name>KnownError</name>
    <message>
        <source>This is not the record of a match.</source>
        <translation>Das ist keine Aufzeichnung einer Partie.</translation>
    </message>
    <message>
        <source>The rules that this match was begun with cannot be understood.</source>
        <translation>Die Regeln, mit denen diese Partie begonnen wurde, sind nicht zu verstehen.</translation>
    </message>
    <message>
        <source>Step {number} of this match does not follow from the rules.</source>
        <translation>Schritt {number} dieser Partie ist nach den Regeln nicht möglich.</translation>
    </message>
    <message numerus="yes">
        <source>This game is for {fewest} to %Ln player(s); found {found}.</source>
        <translation>
            <numerusform>Dieses Spiel ist für {fewest} bis %Ln Spieler; gefunden: {found}.</numerusform>
            <numerusform>Dieses Spiel ist für {fewest} bis %Ln Spieler; gefunden: {found}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation>Spieler {number} hat noch keinen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>The name of player {number} has %Ln letter(s); at most {most} fit on the sheet.</source>
        <translation>
            <numerusform>Der Name von Spieler {number} hat %Ln Buchstaben; höchstens {most} passen aufs Blatt.</numerusform>
            <numerusform>Der Name von Spieler {number} hat %Ln Buchstaben; höchstens {most} passen aufs Blatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}; give one of them another name.</source>
        <translation>Zwei Spieler heißen {name}; gib einem von ihnen einen anderen Namen.</translation>
    </message>
    <message>
        <source>Kubik is not installed completely: the folder {name} is missing.</source>
        <translation>Kubik ist nicht vollständig installiert: Der Ordner {name} fehlt.</translation>
    </message>
    <message>
        <source>{file}: found a folder, expected a rule file.</source>
        <translation>{file}: Das ist ein Ordner, erwartet wird eine Regeldatei.</translation>
    </message>
    <message>
        <source>{file}: found no file, expected a rule file.</source>
        <translation>{file}: Diese Datei gibt es nicht, erwartet wird eine Regeldatei.</translation>
    </message>
    <message>
        <source>Die {number}: found {found}, expected a face from 1 to {faces}.</source>
        <translation>Würfel {number}: gefunden: {found}; erwartet wird eine Zahl von 1 bis {faces}.</translation>
    </message>
    <message>
        <source>Die {number}: found {found}, expected a face from 1 to {faces}, with w, r or g before it.</source>
        <translation>Würfel {number}: gefunden: {found}; erwartet wird eine Zahl von 1 bis {faces}, davor w, r oder g.</translation>
    </message>
    <message>
        <source>Found no dice, expected at least one.</source>
        <translation>Kein Würfel gefunden, erwartet wird mindestens einer.</translation>
    </message>
    <message>
        <source>Dice: {dice}. With a colour: {found}; expected all or none.</source>
        <translation>Würfel: {dice}. Mit Farbe: {found}; erwartet werden alle oder keiner.</translation>
    </message>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s).</source>
        <translation>
            <numerusform>Dieses Spiel ist für höchstens %Ln Spieler.</numerusform>
            <numerusform>Dieses Spiel ist für höchstens %Ln Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule {name}: found {found}, expected no more than the target, {limit}.</source>
        <translation>Hausregel {name}: gefunden: {found}; erwartet wird höchstens das Ziel, {limit}.</translation>
    </message>
    <message>
        <source>House rule {name}: found {found}, expected a multiple of {limit}, or an exact finish could never be reached.</source>
        <translation>Hausregel {name}: gefunden: {found}; erwartet wird ein Vielfaches von {limit}, sonst könnte niemand das Ziel genau treffen.</translation>
    </message>
    <message>
        <source>{where}: found {found}, expected {expected}.</source>
        <translation>{where}: gefunden: {found}; erwartet: {expected}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>half a character</source>
        <translation>ein halbes Zeichen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list of {length}</source>
        <translation>eine Liste der Länge {length}</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>eines von {names}</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>kein Feld</translation>
    </message>
    <message>
        <source>{name} with its fields</source>
        <translation>{name} mit seinen Feldern</translation>
    </message>
    <message>
        <source>one name with its fields</source>
        <translation>ein einziger Name mit seinen Feldern</translation>
    </message>
    <message>
        <source>a value for {name}</source>
        <translation>ein Wert für {name}</translation>
    </message>
    <message>
        <source>{file} is not a file of Kubik&apos;s matches.</source>
        <translation>{file} ist keine Datei mit Partien von Kubik.</translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation>{file} ist beschädigt.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Kubik.</source>
        <translation>{file} stammt von einem neueren Kubik.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}).</source>
        <translation>{file} lässt sich nicht öffnen ({reason}).</translation>
    </message>
    <message>
        <source>{file} is used by another program.</source>
        <translation>{file} wird von einem anderen Programm benutzt.</translation>
    </message>
    <message>
        <source>This match is not kept here any more.</source>
        <translation>Diese Partie wird hier nicht mehr aufbewahrt.</translation>
    </message>
    <message>
        <source>This match is damaged; its records are kept for a report.</source>
        <translation>Diese Partie ist beschädigt; ihre Aufzeichnung bleibt für einen Fehlerbericht aufbewahrt.</translation>
    </message>
    <message>
        <source>{file}, line {line}: found {found}, expected {expected}.</source>
        <translation>{file}, Zeile {line}: gefunden: {found}; erwartet: {expected}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}</source>
        <translation>{file}, Zeile {line}: {problem}</translation>
    </message>
    <message>
        <source>a match that this Kubik can read</source>
        <translation>eine Partie, die dieses Kubik lesen kann</translation>
    </message>
    <message>
        <source>an empty line</source>
        <translation>eine leere Zeile</translation>
    </message>
    <message>
        <source>a uuid</source>
        <translation>eine UUID</translation>
    </message>
    <message>
        <source>a date and time in UTC</source>
        <translation>Datum und Uhrzeit in UTC</translation>
    </message>
    <message>
        <source>a byte that is not UTF-8</source>
        <translation>ein Byte, das kein UTF-8 ist</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln byte(s)</source>
        <translation>
            <numerusform>mehr als %Ln Byte</numerusform>
            <numerusform>mehr als %Ln Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>a match, which is far smaller</source>
        <translation>eine Partie, die weit kleiner ist</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation>{file} lässt sich nicht lesen ({reason}).</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation>{file} lässt sich nicht schreiben ({reason}).</translation>
    </message>
    <message>
        <source>This match is here already and has gone on differently; nothing was changed.</source>
        <translation>Diese Partie gibt es hier schon, und sie ist anders weitergegangen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is no room left on the disk: the last step was not done.</source>
        <translation>Auf dem Datenträger ist kein Platz mehr: Der letzte Schritt wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Another program is using the file of the matches: the last step was not done.</source>
        <translation>Ein anderes Programm benutzt die Datei mit den Partien: Der letzte Schritt wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>The file of the matches cannot be written: the last step was not done.</source>
        <translation>Die Datei mit den Partien lässt sich nicht schreiben: Der letzte Schritt wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>The disk reports an error ({reason}): the last step was not done.</source>
        <translation>Der Datenträger meldet einen Fehler ({reason}): Der letzte Schritt wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>This match has gone on in another window: the last step was not done here.</source>
        <translation>Diese Partie ist in einem anderen Fenster weitergegangen: Der letzte Schritt wurde hier nicht ausgeführt.</translation>
    </message>
    <message>
        <source>The file of the matches cannot be read ({reason}).</source>
        <translation>Die Datei mit den Partien lässt sich nicht lesen ({reason}).</translation>
    </message>
    <message>
        <source>{file} was empty; a new one was begun.</source>
        <translation>{file} war leer; eine neue Datei wurde angelegt.</translation>
    </message>
    <message>
        <source>{file} was not a file of Kubik&apos;s matches; it is kept as {aside}, and a new one was begun.</source>
        <translation>{file} war keine Datei mit Partien von Kubik; sie bleibt als {aside} erhalten, und eine neue wurde angelegt.</translation>
    </message>
    <message>
        <source>{file} was damaged and is kept as {aside}; matches saved: {saved}, damaged: {lost}.</source>
        <translation>{file} war beschädigt und bleibt als {aside} erhalten; gerettete Partien: {saved}, beschädigte: {lost}.</translation>
    </message>
    <message>
        <source>{file} is damaged and could not be replaced ({reason}): matches are not kept this time.</source>
        <translation>{file} ist beschädigt und ließ sich nicht ersetzen ({reason}): Partien werden diesmal nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>{file} cannot be used ({reason}): its matches can be gone on with, but nothing is kept.</source>
        <translation>{file} lässt sich nicht benutzen ({reason}): Die Partien darin können weitergehen, aber nichts wird aufbewahrt.</translation>
    </message>
    <message>
        <source>{file} was written by a newer Kubik and stays as it is: matches are not kept this time.</source>
        <translation>{file} stammt von einem neueren Kubik und bleibt, wie sie ist: Partien werden diesmal nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>{file} is used by another program: matches are not kept this time.</source>
        <translation>{file} wird von einem anderen Programm benutzt: Partien werden diesmal nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}): matches are not kept this time.</source>
        <translation>{file} lässt sich nicht öffnen ({reason}): Partien werden diesmal nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Matches that cannot be read: {number}. They are listed as damaged, all others are whole.</source>
        <translation>Nicht lesbare Partien: {number}. Sie stehen als beschädigt in der Liste, alle anderen sind heil.</translation>
    </message>
    <message>
        <source>Kubik finds no screen to open its window on. Start it from a desktop.</source>
        <translation>Kubik findet keinen Bildschirm für sein Fenster. Starte es von einer Arbeitsfläche aus.</translation>
    </message>
    <message>
        <source>Kubik cannot start: this computer lacks {library}. Whoever looks after it can install that.</source>
        <translation>Kubik kann nicht starten: Auf diesem Computer fehlt {library}. Wer ihn betreut, kann das installieren.</translation>
    </message>
    <message>
        <source>Kubik cannot start: this computer has no font. Whoever looks after it can install one.</source>
        <translation>Kubik kann nicht starten: Auf diesem Computer gibt es keine Schriftart. Wer ihn betreut, kann eine installieren.</translation>
    </message>
    <message>
        <source>Kubik cannot open its window ({reason}).</source>
        <translation>Kubik kann sein Fenster nicht öffnen ({reason}).</translation>
    </message>
    <message>
        <source>Kubik cannot start because of a mistake in it ({reason}). To install it anew may help.</source>
        <translation>Kubik kann wegen eines Programmfehlers nicht starten ({reason}). Eine neue Installation hilft vielleicht.</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>it is not allowed</source>
        <translation>das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>dort lässt sich nichts schreiben</translation>
    </message>
    <message>
        <source>there is no room left</source>
        <translation>es ist kein Platz mehr</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt sie</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: there is a mistake.</source>
        <translation>{file}, Zeile {line}, Spalte {column}: Hier ist ein Fehler.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Beginner</source>
        <extracomment>How well a computer player plays: one of four levels, from weak to unbeatable.</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>A computer player who goes by rules of thumb.</extracomment>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>A computer player who makes the most points of every turn.</extracomment>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Perfect</source>
        <extracomment>A computer player who plays every turn to win.</extracomment>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Plays as the mood takes it, as a child does.</source>
        <translation>Spielt nach Lust und Laune, wie ein Kind.</translation>
    </message>
    <message>
        <source>Goes by rules of thumb and does not reckon.</source>
        <translation>Hält sich an Faustregeln und rechnet nicht.</translation>
    </message>
    <message>
        <source>Makes the most of every turn, and looks at the score near the end.</source>
        <translation>Holt aus jedem Zug das meiste und achtet gegen Ende auf den Punktestand.</translation>
    </message>
    <message>
        <source>Plays every turn to win the match.</source>
        <translation>Spielt jeden Zug auf den Sieg in der Partie.</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;All matches…</source>
        <translation>&amp;Alle Partien …</translation>
    </message>
    <message>
        <source>&amp;To the games</source>
        <translation>&amp;Zu den Spielen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Ti&amp;pp</translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation>&amp;Spieler …</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Begin or go on with a match first</source>
        <translation>Beginne erst eine Partie oder setze eine fort</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>{name} to play</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Points at risk</source>
        <translation>Punkte auf dem Spiel</translation>
    </message>
    <message>
        <source>Shows at once how this turn ends</source>
        <translation>Zeigt sofort, wie dieser Zug endet</translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>The button that throws the dice: a verb.</extracomment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>The button that ends the turn and writes its points down: a verb.</extracomment>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The button that challenges another player: a verb.</extracomment>
        <translation>Herausfordern</translation>
    </message>
    <message>
        <source>Complete the straight</source>
        <translation>Straße ergänzen</translation>
    </message>
    <message>
        <source>Complete three pairs</source>
        <translation>Drei Paare ergänzen</translation>
    </message>
    <message>
        <source>Give up the turn</source>
        <translation>Zug aufgeben</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>The button that shows at once how the turn of a computer player ends: a verb.</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>The table with the dice</source>
        <translation>Der Tisch mit den Würfeln</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertungsblatt</translation>
    </message>
    <message>
        <source>The computer plays for {name} now.</source>
        <translation>Jetzt spielt der Computer: {name}.</translation>
    </message>
    <message>
        <source>The computer player has no answer. Press Skip to try again, or seat a person there.</source>
        <translation>Der Computerspieler antwortet nicht. Mit „Überspringen“ noch einmal versuchen oder jemanden dort spielen lassen.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>unknown game</source>
        <translation>unbekanntes Spiel</translation>
    </message>
    <message>
        <source>{game}, {form}</source>
        <translation>{game} – {form}</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (Computer)</translation>
    </message>
    <message>
        <source>today {time}</source>
        <extracomment>When a match was played last: &quot;today 20:14&quot;.</extracomment>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <extracomment>How one match stands.</extracomment>
        <translation>Angefangen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>A match that its players have left as it stands, to be brought back perhaps.</extracomment>
        <translation>Weggeräumt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>Im Papierkorb</translation>
    </message>
    <message>
        <source>{standing}: {players} share the win</source>
        <translation>{standing}: {players} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{standing}: {players} has won</source>
        <extracomment>{standing} is &quot;Finished&quot;; {players} is one player here.</extracomment>
        <translation>{standing}: {players} hat gewonnen</translation>
    </message>
    <message>
        <source>{heading}: {text}</source>
        <translation>{heading}: {text}</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>When a match was played, or by whom, where that cannot be read.</extracomment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Spieler und Punkte</translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>MatchesByStanding</name>
    <message>
        <source>Unfinished</source>
        <extracomment>A heading for many matches; their number follows.</extracomment>
        <translation>Angefangene</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendete</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weggeräumte</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigte</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>Im Papierkorb</translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>No match is chosen.</source>
        <translation>Keine Partie ist ausgewählt.</translation>
    </message>
    <message>
        <source>This match is on the table now.</source>
        <translation>Diese Partie wird gerade gespielt.</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>Diese Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>This match is damaged; what there is of it can be saved for a report.</source>
        <translation>Diese Partie ist beschädigt; was von ihr übrig ist, lässt sich für einen Fehlerbericht speichern.</translation>
    </message>
    <message>
        <source>This match is in the bin; bring it back first.</source>
        <translation>Diese Partie liegt im Papierkorb; hol sie zuerst zurück.</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Have it among the other matches again</source>
        <translation>Legt die Partie wieder zu den anderen</translation>
    </message>
    <message>
        <source>&amp;Put away</source>
        <translation>&amp;Wegräumen</translation>
    </message>
    <message>
        <source>End it as it stands; it can be brought back</source>
        <translation>Beendet die Partie, wie sie steht; sie lässt sich zurückholen</translation>
    </message>
    <message>
        <source>There is no such match. Choose others above.</source>
        <translation>Solche Partien gibt es nicht. Wähle oben andere aus.</translation>
    </message>
    <message>
        <source>No match has been played yet. Every match will be kept here, also one that is not ended.</source>
        <translation>Noch wurde keine Partie gespielt. Hier wird jede Partie aufbewahrt, auch wenn sie nicht zu Ende gespielt ist.</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Partie als Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Open the file of a match</source>
        <translation>Datei mit einer Partie öffnen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Matches of Kubik (*{suffix})</source>
        <translation>Partien von Kubik (*{suffix})</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Anzeigen</translation>
    </message>
    <message>
        <source>Which matches are shown</source>
        <translation>Welche Partien zu sehen sind</translation>
    </message>
    <message>
        <source>Enter goes on with a match or watches it, Space sorts by the column, Delete moves the match to the bin</source>
        <translation>Die Eingabetaste setzt eine Partie fort oder zeigt sie noch einmal, die Leertaste sortiert nach der Spalte, Entf legt die Partie in den Papierkorb</translation>
    </message>
    <message>
        <source>&amp;To the bin</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>The match is in the bin now; it can be brought back from there.</source>
        <translation>Die Partie liegt jetzt im Papierkorb; von dort lässt sie sich zurückholen.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation>Als &amp;Datei speichern …</translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation>Datei öff&amp;nen …</translation>
    </message>
    <message>
        <source>Take in a match that was saved as a file, here or elsewhere</source>
        <translation>Nimmt eine Partie auf, die hier oder anderswo als Datei gespeichert wurde</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sc&amp;hließen</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>{standing} ({count})</source>
        <translation>{standing} ({count})</translation>
    </message>
    <message>
        <source>The match was brought back.</source>
        <translation>Die Partie ist wieder da.</translation>
    </message>
    <message>
        <source>The match was put away; it can be brought back.</source>
        <translation>Die Partie ist weggeräumt; sie lässt sich zurückholen.</translation>
    </message>
    <message>
        <source>{file} holds what there is of the damaged match, for a report; it cannot be opened.</source>
        <translation>{file} enthält für einen Fehlerbericht, was von der beschädigten Partie übrig ist; öffnen lässt sich die Datei nicht.</translation>
    </message>
    <message>
        <source>The match was saved as {file}.</source>
        <translation>Die Partie ist als {file} gespeichert.</translation>
    </message>
    <message>
        <source>The match of {file} is kept here now.</source>
        <translation>Die Partie aus {file} wird jetzt hier aufbewahrt.</translation>
    </message>
    <message>
        <source>The match of {file} was here already; nothing was changed.</source>
        <translation>Die Partie aus {file} gab es hier schon; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The match was here already and is now as far as in {file}.</source>
        <translation>Die Partie gab es hier schon; sie ist jetzt so weit wie in {file}.</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Match</source>
        <extracomment>A match of a dice game: the first menu.</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>{player}&apos;s turn</source>
        <translation>{player} ist dran</translation>
    </message>
    <message>
        <source>All dice have scored: {player} throws them all again</source>
        <translation>Alle Würfel haben gezählt: {player} wirft noch einmal alle</translation>
    </message>
    <message>
        <source>{player} challenges {rival}</source>
        <translation>{player} fordert {rival} heraus</translation>
    </message>
    <message>
        <source>Nobody has enough points to win any more: the match goes on</source>
        <translation>Niemand hat mehr genug Punkte für den Sieg: Die Partie geht weiter</translation>
    </message>
    <message>
        <source>{finisher} is exactly on the target, but {player} may knock the points off with the dice left</source>
        <translation>{finisher} ist genau am Ziel, aber {player} darf versuchen, die Punkte mit den übrigen Würfeln zu streichen</translation>
    </message>
    <message>
        <source>The throw of {player} is worth nothing</source>
        <translation>Der Wurf von {player} ist nichts wert</translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <extracomment>The numbers that were thrown: &quot;1 2 2 5 and 6&quot;.</extracomment>
        <translation>{dice} und {last}</translation>
    </message>
    <message>
        <source>{player} keeps {kept} and throws {dice}</source>
        <translation>{player} behält {kept} und wirft {dice}</translation>
    </message>
    <message>
        <source>{player} throws {dice}</source>
        <translation>{player} wirft {dice}</translation>
    </message>
    <message>
        <source>{player} keeps {dice} and hopes for a straight</source>
        <translation>{player} behält {dice} und hofft auf eine Straße</translation>
    </message>
    <message>
        <source>{player} keeps {dice} and hopes for three pairs</source>
        <translation>{player} behält {dice} und hofft auf drei Paare</translation>
    </message>
    <message>
        <source>{player} keeps {dice}. Hoped for: {shape}</source>
        <translation>{player} behält {dice}. Erhofft: {shape}</translation>
    </message>
    <message>
        <source>Nothing scores: no points for {player}</source>
        <translation>Nichts zählt: keine Punkte für {player}</translation>
    </message>
    <message>
        <source>Over the target: no points for {player}</source>
        <translation>Über das Ziel hinaus: keine Punkte für {player}</translation>
    </message>
    <message>
        <source>It does not come: no points for {player}</source>
        <translation>Es hat nicht geklappt: keine Punkte für {player}</translation>
    </message>
    <message>
        <source>Too little to bank: no points for {player}</source>
        <translation>Zu wenig zum Sichern: keine Punkte für {player}</translation>
    </message>
    <message>
        <source>Over the target: this throw does not count</source>
        <translation>Über das Ziel hinaus: Dieser Wurf gilt nicht</translation>
    </message>
    <message>
        <source>Last round: everybody else gets one more throw</source>
        <translation>Letzte Runde: Alle anderen haben noch einen Wurf</translation>
    </message>
    <message>
        <source>Last round: everybody else gets one more turn</source>
        <translation>Letzte Runde: Alle anderen haben noch einen Zug</translation>
    </message>
    <message>
        <source>A tie: {players} throw all dice once, and the best throw wins</source>
        <translation>Gleichstand: {players} würfeln einmal mit allen Würfeln, und der beste Wurf gewinnt</translation>
    </message>
    <message>
        <source>Still a tie: {players} throw once more</source>
        <translation>Immer noch Gleichstand: {players} würfeln noch einmal</translation>
    </message>
    <message>
        <source>{player} gets the bonus: {points}</source>
        <translation>{player} bekommt den Bonus: {points}</translation>
    </message>
    <message>
        <source>Nothing scores: the points of {player} are not knocked off</source>
        <translation>Nichts zählt: Die Punkte von {player} bleiben stehen</translation>
    </message>
    <message>
        <source>All dice alike: {player} wins at once</source>
        <translation>Alle Würfel gleich: {player} gewinnt auf der Stelle</translation>
    </message>
    <message>
        <source>{player} wins the roll-off</source>
        <translation>{player} gewinnt das Stechen</translation>
    </message>
    <message>
        <source>{player} ends with a score of {points}</source>
        <translation>{player} beendet die Partie mit einem Stand von {points}</translation>
    </message>
    <message>
        <source>{players} share the win with a score of {points} each</source>
        <translation>{players} teilen sich den Sieg mit einem Stand von je {points}</translation>
    </message>
    <message numerus="yes">
        <source>To take over: %Ln point(s). Dice to throw: {dice}</source>
        <translation>
            <numerusform>Zu übernehmen: %Ln Punkt. Würfel im Becher: {dice}</numerusform>
            <numerusform>Zu übernehmen: %Ln Punkte. Würfel im Becher: {dice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes over the dice left and %Ln point(s)</source>
        <translation>
            <numerusform>{player} übernimmt die übrigen Würfel und %Ln Punkt</numerusform>
            <numerusform>{player} übernimmt die übrigen Würfel und %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked off: {player} loses the %Ln point(s) of the last turn</source>
        <translation>
            <numerusform>Vom Ziel gestoßen: {player} verliert den %Ln Punkt des letzten Zuges</numerusform>
            <numerusform>Vom Ziel gestoßen: {player} verliert die %Ln Punkte des letzten Zuges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The throw of {player} is worth %Ln point(s)</source>
        <translation>
            <numerusform>Der Wurf von {player} ist %Ln Punkt wert</numerusform>
            <numerusform>Der Wurf von {player} ist %Ln Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} completes it: %Ln point(s)</source>
        <translation>
            <numerusform>{player} vervollständigt den Wurf: %Ln Punkt</numerusform>
            <numerusform>{player} vervollständigt den Wurf: %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets aside {dice}: %Ln point(s)</source>
        <translation>
            <numerusform>{player} legt {dice} beiseite: %Ln Punkt</numerusform>
            <numerusform>{player} legt {dice} beiseite: %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing scores: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Nichts zählt: {player} verliert %Ln Punkt</numerusform>
            <numerusform>Nichts zählt: {player} verliert %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over the target: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Über das Ziel hinaus: {player} verliert %Ln Punkt</numerusform>
            <numerusform>Über das Ziel hinaus: {player} verliert %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not come: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Es hat nicht geklappt: {player} verliert %Ln Punkt</numerusform>
            <numerusform>Es hat nicht geklappt: {player} verliert %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too little to bank: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Zu wenig zum Sichern: {player} verliert %Ln Punkt</numerusform>
            <numerusform>Zu wenig zum Sichern: {player} verliert %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} banks %Ln point(s)</source>
        <translation>
            <numerusform>{player} sichert %Ln Punkt</numerusform>
            <numerusform>{player} sichert %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %Ln point(s) to {challenger}</source>
        <translation>
            <numerusform>{player} verliert %Ln Punkt an {challenger}</numerusform>
            <numerusform>{player} verliert %Ln Punkte an {challenger}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lost challenge costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Die verlorene Herausforderung kostet {player} %Ln Punkt</numerusform>
            <numerusform>Die verlorene Herausforderung kostet {player} %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The failed take-over costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Die verlorene Übernahme kostet {player} %Ln Punkt</numerusform>
            <numerusform>Die verlorene Übernahme kostet {player} %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet another bust in a row costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Noch ein verlorener Zug in Folge kostet {player} %Ln Punkt</numerusform>
            <numerusform>Noch ein verlorener Zug in Folge kostet {player} %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three busts in a row cost {player} %Ln point(s)</source>
        <translation>
            <numerusform>Drei verlorene Züge hintereinander kosten {player} %Ln Punkt</numerusform>
            <numerusform>Drei verlorene Züge hintereinander kosten {player} %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of this turn go to {player}: %Ln point(s)</source>
        <translation>
            <numerusform>Die Punkte dieses Zuges bekommt {player}: %Ln Punkt</numerusform>
            <numerusform>Die Punkte dieses Zuges bekommt {player}: %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The score of {player} goes up to %Ln point(s)</source>
        <translation>
            <numerusform>{player} steht jetzt bei %Ln Punkt</numerusform>
            <numerusform>{player} steht jetzt bei %Ln Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} fills the box {box}: {points}</source>
        <translation>{player} füllt das Feld {box}: {points}</translation>
    </message>
    <message>
        <source>{player} scratches the box {box}</source>
        <translation>{player} streicht das Feld {box}</translation>
    </message>
    <message>
        <source>{player} wins with a score of {points}</source>
        <translation>{player} gewinnt mit einem Stand von {points}</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %Ln point(s)</source>
        <translation>
            <numerusform>{player} gewinnt mit %Ln Punkt</numerusform>
            <numerusform>{player} gewinnt mit %Ln Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with %Ln point(s) each</source>
        <translation>
            <numerusform>{players} teilen sich den Sieg mit je %Ln Punkt</numerusform>
            <numerusform>{players} teilen sich den Sieg mit je %Ln Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins: nobody else had %Ln point(s) so early</source>
        <translation>
            <numerusform>{player} gewinnt: Niemand sonst hatte so früh %Ln Punkt</numerusform>
            <numerusform>{player} gewinnt: Niemand sonst hatte so früh %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with exactly %Ln point(s)</source>
        <translation>
            <numerusform>{player} gewinnt mit genau %Ln Punkt</numerusform>
            <numerusform>{player} gewinnt mit genau %Ln Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {players} share the win with %Ln point(s) each</source>
        <translation>
            <numerusform>Alle Runden sind gespielt: {players} teilen sich den Sieg mit je %Ln Punkt</numerusform>
            <numerusform>Alle Runden sind gespielt: {players} teilen sich den Sieg mit je %Ln Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {player} wins with %Ln point(s)</source>
        <translation>
            <numerusform>Alle Runden sind gespielt: {player} gewinnt mit %Ln Punkt</numerusform>
            <numerusform>Alle Runden sind gespielt: {player} gewinnt mit %Ln Punkten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>In the rule book: {choice}</source>
        <translation>In den Spielregeln: {choice}</translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation>&amp;Hausregeln</translation>
    </message>
    <message>
        <source>As in the rule &amp;book</source>
        <translation>&amp;Wie in den Spielregeln</translation>
    </message>
    <message>
        <source>House rules of this game</source>
        <translation>Hausregeln dieses Spiels</translation>
    </message>
    <message>
        <source>This game has none.</source>
        <translation>Dieses Spiel hat keine.</translation>
    </message>
    <message>
        <source>Changed: {count}</source>
        <translation>Geändert: {count}</translation>
    </message>
    <message>
        <source>None changed</source>
        <translation>Keine geändert</translation>
    </message>
    <message>
        <source>No house rule has been changed.</source>
        <translation>Keine Hausregel ist geändert.</translation>
    </message>
    <message>
        <source>Ready: {player} begins.</source>
        <translation>Alles bereit: {player} fängt an.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>Version of the game</source>
        <translation>Variante des Spiels</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Name von Spieler {number}</translation>
    </message>
    <message>
        <source>&amp;Players, in the order of play</source>
        <translation>S&amp;pieler, in Spielreihenfolge</translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation>Spieler, in Spielreihenfolge</translation>
    </message>
    <message>
        <source>Pla&amp;yed by</source>
        <translation>Es spiel&amp;t</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>&amp;Language of this player</source>
        <translation>Sp&amp;rache dieses Spielers</translation>
    </message>
    <message>
        <source>The language of the program</source>
        <translation>Sprache des Programms</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Hin&amp;zufügen</translation>
    </message>
    <message>
        <source>Add a &amp;computer</source>
        <extracomment>A button: add a player whom the computer plays.</extracomment>
        <translation>&amp;Computerspieler</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s): nobody can be added.</source>
        <translation>
            <numerusform>Dieses Spiel ist für höchstens %Ln Spieler: Niemand kann mehr dazukommen.</numerusform>
            <numerusform>Dieses Spiel ist für höchstens %Ln Spieler: Niemand kann mehr dazukommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game takes at least %Ln player(s): nobody can be removed.</source>
        <translation>
            <numerusform>Dieses Spiel braucht mindestens %Ln Spieler: Niemand darf fehlen.</numerusform>
            <numerusform>Dieses Spiel braucht mindestens %Ln Spieler: Niemand darf fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This player begins already.</source>
        <translation>Dieser Spieler fängt schon an.</translation>
    </message>
    <message>
        <source>This player comes last already.</source>
        <translation>Dieser Spieler ist schon der letzte.</translation>
    </message>
    <message>
        <source>Choose a player first.</source>
        <translation>Wähle zuerst einen Spieler.</translation>
    </message>
    <message>
        <source>Click on a name to change it.</source>
        <translation>Klick auf einen Namen, um ihn zu ändern.</translation>
    </message>
    <message>
        <source>Who plays for {player}</source>
        <translation>Wer für {player} spielt</translation>
    </message>
    <message>
        <source>Language on the turn of {player}</source>
        <translation>Sprache, wenn {player} dran ist</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Throw {number} of {most}</source>
        <extracomment>Throw is a noun here: the second throw of three.</extracomment>
        <translation>Wurf {number} von {most}</translation>
    </message>
    <message>
        <source>Dice to throw: {dice}</source>
        <translation>Würfel im Becher: {dice}</translation>
    </message>
    <message numerus="yes">
        <source>Write %Ln point(s)</source>
        <extracomment>Beneath the button Bank: what it would do.</extracomment>
        <translation>
            <numerusform>%Ln Punkt aufschreiben</numerusform>
            <numerusform>%Ln Punkte aufschreiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on with %Ln point(s). Dice to throw: {dice}</source>
        <translation>
            <numerusform>Weiter mit %Ln Punkt. Würfel im Becher: {dice}</numerusform>
            <numerusform>Weiter mit %Ln Punkten. Würfel im Becher: {dice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s), or the turn is lost</source>
        <translation>
            <numerusform>%Ln Punkt, oder der Zug ist verloren</numerusform>
            <numerusform>%Ln Punkte, oder der Zug ist verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Play this turn against somebody</source>
        <translation>Diesen Zug gegen jemanden spielen</translation>
    </message>
    <message>
        <source>The points of this turn are lost</source>
        <translation>Die Punkte dieses Zuges sind verloren</translation>
    </message>
</context>
<context>
    <name>Price</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Throw the dice first</source>
        <translation>Du musst erst würfeln</translation>
    </message>
    <message>
        <source>Only a throw counts now: just throw the dice</source>
        <translation>Jetzt zählt nur ein Wurf: Würfle einfach</translation>
    </message>
    <message>
        <source>Set at least one scoring die aside before you bank</source>
        <translation>Lege vor dem Sichern etwas beiseite, das zählt</translation>
    </message>
    <message>
        <source>Set at least one scoring die aside first</source>
        <translation>Lege erst etwas beiseite, das zählt</translation>
    </message>
    <message>
        <source>The dice you chose do not score together yet</source>
        <translation>Die gewählten Würfel zählen zusammen noch nicht</translation>
    </message>
    <message>
        <source>Set aside every die that adds points</source>
        <translation>Lege jeden Würfel beiseite, der Punkte bringt</translation>
    </message>
    <message>
        <source>All dice have scored: you must throw them all again</source>
        <translation>Alle Würfel haben gezählt: Du musst noch einmal alle werfen</translation>
    </message>
    <message>
        <source>No dice are left to throw: bank your points</source>
        <translation>Kein Würfel ist mehr übrig: Sichere deine Punkte</translation>
    </message>
    <message>
        <source>In this last round everybody throws only once</source>
        <translation>In dieser letzten Runde wirft jeder nur einmal</translation>
    </message>
    <message>
        <source>No score may end in 50, and this would be {score}</source>
        <translation>Kein Punktestand darf auf 50 enden, und deiner wäre {score}</translation>
    </message>
    <message>
        <source>Die number {die} is not part of this throw</source>
        <translation>Würfel {die} gehört nicht zu diesem Wurf</translation>
    </message>
    <message>
        <source>Not all of these dice score</source>
        <translation>Nicht alle diese Würfel zählen</translation>
    </message>
    <message>
        <source>This die scores nothing</source>
        <translation>Dieser Würfel zählt nicht</translation>
    </message>
    <message>
        <source>That changes nothing</source>
        <translation>Das ändert nichts</translation>
    </message>
    <message>
        <source>There are no dice to take over</source>
        <translation>Es gibt keine Würfel zu übernehmen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to get on board</source>
        <translation>
            <numerusform>Noch %Ln Punkt bis zum Einstieg</numerusform>
            <numerusform>Noch %Ln Punkte bis zum Einstieg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) before you may bank</source>
        <translation>
            <numerusform>Noch %Ln Punkt, dann darfst du sichern</numerusform>
            <numerusform>Noch %Ln Punkte, dann darfst du sichern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to top the turn before yours</source>
        <translation>
            <numerusform>Noch %Ln Punkt, um den Zug vor dir zu überbieten</numerusform>
            <numerusform>Noch %Ln Punkte, um den Zug vor dir zu überbieten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First get on board with %Ln point(s) in one turn</source>
        <translation>
            <numerusform>Steig erst ein, mit %Ln Punkt in einem Zug</numerusform>
            <numerusform>Steig erst ein, mit %Ln Punkten in einem Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>Your challenge for this part of the match is used up</source>
        <translation>In diesem Teil der Partie hast du schon jemanden herausgefordert</translation>
    </message>
    <message>
        <source>This turn is a challenge already</source>
        <translation>Dieser Zug ist schon eine Herausforderung</translation>
    </message>
    <message>
        <source>Nobody sits on one of these seats</source>
        <translation>Auf einem dieser Plätze sitzt niemand</translation>
    </message>
    <message>
        <source>Choose another player to challenge</source>
        <translation>Fordere einen anderen Spieler heraus</translation>
    </message>
    <message>
        <source>This throw cannot be completed that way</source>
        <translation>So lässt sich dieser Wurf nicht vervollständigen</translation>
    </message>
    <message>
        <source>The turn is not lost: something still scores</source>
        <translation>Der Zug ist nicht verloren: Etwas zählt noch</translation>
    </message>
    <message>
        <source>You keep all dice: release at least one to throw it again</source>
        <translation>Du behältst alle Würfel: Gib mindestens einen für den nächsten Wurf frei</translation>
    </message>
    <message>
        <source>No throws are left: choose a box</source>
        <translation>Kein Wurf ist mehr übrig: Wähle ein Feld</translation>
    </message>
    <message>
        <source>This box is filled already</source>
        <translation>Dieses Feld ist schon ausgefüllt</translation>
    </message>
    <message>
        <source>The sheet has no such box</source>
        <translation>So ein Feld gibt es auf dem Blatt nicht</translation>
    </message>
    <message>
        <source>Seats change only before the first throw of a turn: finish it first</source>
        <translation>Plätze wechselt man nur vor dem ersten Wurf eines Zuges: Bring ihn erst zu Ende</translation>
    </message>
    <message>
        <source>In the last round nobody can join and the order stays as it is</source>
        <translation>In der letzten Runde kommt niemand mehr dazu, und die Reihenfolge bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>In this game nobody can join after the first round</source>
        <translation>In diesem Spiel kommt nach der ersten Runde niemand mehr dazu</translation>
    </message>
    <message>
        <source>In this game no dice are taken over</source>
        <translation>In diesem Spiel werden keine Würfel übernommen</translation>
    </message>
    <message>
        <source>In this game nobody is challenged</source>
        <translation>In diesem Spiel wird niemand herausgefordert</translation>
    </message>
    <message>
        <source>In this game no combination can be completed</source>
        <translation>In diesem Spiel lässt sich keine Kombination vervollständigen</translation>
    </message>
    <message>
        <source>This game has no boxes</source>
        <translation>Dieses Spiel hat keine Felder</translation>
    </message>
    <message>
        <source>In this game nothing is banked: choose a box</source>
        <translation>In diesem Spiel wird nichts gesichert: Wähle ein Feld</translation>
    </message>
    <message>
        <source>This game knows no such thing</source>
        <translation>Das gibt es in diesem Spiel nicht</translation>
    </message>
    <message numerus="yes">
        <source>Too many to take over: only %Ln point(s) are missing</source>
        <translation>
            <numerusform>Zu viele zum Übernehmen: Dir fehlt nur noch %Ln Punkt</numerusform>
            <numerusform>Zu viele zum Übernehmen: Dir fehlen nur noch %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That goes over the target: only %Ln point(s) are missing</source>
        <translation>
            <numerusform>Das geht über das Ziel hinaus: Es fehlt nur noch %Ln Punkt</numerusform>
            <numerusform>Das geht über das Ziel hinaus: Es fehlen nur noch %Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A challenge is announced before the first throw of a turn</source>
        <translation>Herausfordern kann man nur vor dem ersten Wurf eines Zuges</translation>
    </message>
    <message>
        <source>Dice are taken over before the first throw of a turn</source>
        <translation>Würfel übernimmt man vor dem ersten Wurf eines Zuges</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Round {round}, step {step} of {count}</source>
        <translation>Runde {round}, Schritt {step} von {count}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Watched again: {game}</source>
        <translation>Noch einmal angesehen: {game}</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Zug zurück</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Zug vor</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Stelle in der Partie</translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Wegräumen</translation>
    </message>
    <message>
        <source>End it as it stands. It can be brought back from all matches</source>
        <translation>Beendet die Partie, wie sie steht. Aus allen Partien lässt sie sich zurückholen</translation>
    </message>
    <message>
        <source>Go on: {game}</source>
        <translation>Fortsetzen: {game}</translation>
    </message>
    <message>
        <source>Put away: {game}</source>
        <translation>Wegräumen: {game}</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation>Alle Partien …</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>House rules of this table</source>
        <translation>Hausregeln an diesem Tisch</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The rules in force</source>
        <translation>Die geltenden Regeln</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>gewinnt sofort</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>the sum of all dice</source>
        <translation>die Summe aller Würfel</translation>
    </message>
    <message>
        <source>the sum of the dice that fit</source>
        <translation>die Summe der passenden Würfel</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Spielregeln durchsuchen</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Spielregeln als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Text as large as usual</source>
        <translation>Schrift so groß wie üblich</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>{game}: the rules</source>
        <translation>{game}: die Spielregeln</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Round {round}: nothing yet</source>
        <translation>Runde {round}: noch nichts</translation>
    </message>
    <message>
        <source>× bust</source>
        <extracomment>In a narrow cell beside the score.</extracomment>
        <translation>× Fehlwurf</translation>
    </message>
    <message>
        <source>× knocked off</source>
        <translation>× gestrichen</translation>
    </message>
    <message>
        <source>Points at risk in this turn: {points}</source>
        <translation>Punkte auf dem Spiel in diesem Zug: {points}</translation>
    </message>
    <message>
        <source>This turn challenges {player}</source>
        <translation>Dieser Zug fordert {player} heraus</translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>Punktestand {score}</translation>
    </message>
    <message>
        <source>needs {points}</source>
        <extracomment>Above a column: the points without which nobody gets on board.</extracomment>
        <translation>braucht {points}</translation>
    </message>
    <message numerus="yes">
        <source>Not on the board yet: needs %Ln point(s) in one turn</source>
        <translation>
            <numerusform>Noch nicht eingestiegen: braucht %Ln Punkt in einem Zug</numerusform>
            <numerusform>Noch nicht eingestiegen: braucht %Ln Punkte in einem Zug</numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are here now</source>
        <translation>Die Würfel sind jetzt hier</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>{player}, {box}: {points} of {needed}</source>
        <translation>{player}, {box}: {points} von {needed}</translation>
    </message>
    <message>
        <source>{player}, {box}: open, this throw would give {points}</source>
        <translation>{player}, {box}: leer, dieser Wurf brächte {points}</translation>
    </message>
    <message>
        <source>{player}, {box}: open</source>
        <translation>{player}, {box}: leer</translation>
    </message>
    <message>
        <source>{player}, {box}: {points}</source>
        <translation>{player}, {box}: {points}</translation>
    </message>
    <message>
        <source>{cell}. Best, says the hint</source>
        <extracomment>{cell}: a box and what it would give. A hint says that it is best to write it there.</extracomment>
        <translation>{cell}. Laut Tipp das Beste</translation>
    </message>
    <message>
        <source>{points} of {needed}</source>
        <extracomment>In a narrow cell: what has been made towards the bonus, such as &quot;35 of 63&quot;.</extracomment>
        <translation>{points} von {needed}</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) banked, score {score}</source>
        <translation>
            <numerusform>Runde {round}: %Ln Punkt gesichert, Stand {score}</numerusform>
            <numerusform>Runde {round}: %Ln Punkte gesichert, Stand {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: bust, score still {score}</source>
        <translation>Runde {round}: Fehlwurf, Stand unverändert {score}</translation>
    </message>
    <message>
        <source>Round {round}: points knocked off, score {score}</source>
        <translation>Runde {round}: Punkte gestrichen, Stand {score}</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) lost to a challenger, score {score}</source>
        <translation>
            <numerusform>Runde {round}: %Ln Punkt durch eine Herausforderung verloren, Stand {score}</numerusform>
            <numerusform>Runde {round}: %Ln Punkte durch eine Herausforderung verloren, Stand {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a lost challenge, score {score}</source>
        <translation>
            <numerusform>Runde {round}: %Ln Minuspunkt für eine verlorene Herausforderung, Stand {score}</numerusform>
            <numerusform>Runde {round}: %Ln Minuspunkte für eine verlorene Herausforderung, Stand {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for busts in a row, score {score}</source>
        <translation>
            <numerusform>Runde {round}: %Ln Minuspunkt für verlorene Züge hintereinander, Stand {score}</numerusform>
            <numerusform>Runde {round}: %Ln Minuspunkte für verlorene Züge hintereinander, Stand {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a failed take-over, score {score}</source>
        <translation>
            <numerusform>Runde {round}: %Ln Minuspunkt für eine verlorene Übernahme, Stand {score}</numerusform>
            <numerusform>Runde {round}: %Ln Minuspunkte für eine verlorene Übernahme, Stand {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) over the target received, score {score}</source>
        <translation>
            <numerusform>Runde {round}: %Ln Punkt bekommen, der über das Ziel hinausging, Stand {score}</numerusform>
            <numerusform>Runde {round}: %Ln Punkte bekommen, die über das Ziel hinausgingen, Stand {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: all dice alike, score {score}</source>
        <translation>Runde {round}: alle Würfel gleich, Stand {score}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>computer, {level}</source>
        <translation>Computer, {level}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>The name of a player who has not typed one.</extracomment>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Kubik</source>
        <extracomment>The name of the program, and of the first computer player: a little die.</extracomment>
        <translation>Kubik</translation>
    </message>
    <message>
        <source>Player {place} of {count}: {name}</source>
        <translation>Spieler {place} von {count}: {name}</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %Ln point(s) along</source>
        <translation>
            <numerusform>{player} nimmt %Ln Punkt mit</numerusform>
            <numerusform>{player} nimmt %Ln Punkte mit</numerusform>
        </translation>
    </message>
    <message>
        <source>Players of this match</source>
        <translation>Spieler dieser Partie</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keep the first, second, third … die or take it back</source>
        <translation>Den ersten, zweiten, dritten … Würfel behalten oder zurücknehmen</translation>
    </message>
    <message>
        <source>Go from die to die</source>
        <translation>Von Würfel zu Würfel gehen</translation>
    </message>
    <message>
        <source>Press the die or the button that has the focus</source>
        <translation>Den markierten Würfel oder Knopf drücken</translation>
    </message>
    <message>
        <source>Go from box to box of the score sheet</source>
        <translation>Auf dem Wertungsblatt von Feld zu Feld gehen</translation>
    </message>
    <message>
        <source>Write the throw into the box</source>
        <translation>Den Wurf in das Feld eintragen</translation>
    </message>
    <message>
        <source>Go on to the dice, the buttons and the score sheet</source>
        <translation>Weiter zu den Würfeln, den Knöpfen und dem Wertungsblatt</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wofür</translation>
    </message>
</context>
<context>
    <name>SoundMenu</name>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Aus</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Leise</translation>
    </message>
    <message>
        <source>&amp;As loud as on a table</source>
        <translation>&amp;Wie auf dem Tisch</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>La&amp;ut</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Choose a game for your table.</source>
        <translation>Sucht euch ein Spiel für euren Tisch aus.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Spielregeln: {game}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{won} of {matches} ({shared} shared)</source>
        <translation>{won} von {matches} ({shared} geteilt)</translation>
    </message>
    <message>
        <source>{won} of {matches}</source>
        <translation>{won} von {matches}</translation>
    </message>
    <message>
        <source>{longest}, now {streak}</source>
        <translation>{longest}, jetzt {streak}</translation>
    </message>
    <message>
        <source>{busts} ({share})</source>
        <translation>{busts} ({share})</translation>
    </message>
    <message>
        <source>On {day}</source>
        <translation>Am {day}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The newest name; whoever changes it keeps all results</source>
        <translation>Der neueste Name; wer ihn ändert, behält alle Ergebnisse</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Matches played, unfinished ones among them</source>
        <translation>Gespielte Partien, auch die unvollendeten</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Matches played to their end</source>
        <translation>Partien, die zu Ende gespielt sind</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Matches won, of those played to the end by two or more; nobody wins alone</source>
        <translation>Gewonnene Partien unter denen, die zwei oder mehr zu Ende gespielt haben; allein gewinnt niemand</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Turns played to their end</source>
        <translation>Zu Ende gespielte Züge</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Fehlwürfe</translation>
    </message>
    <message>
        <source>Lost turns, and how many of a hundred turns are lost</source>
        <translation>Verlorene Züge, und wie viele es von hundert sind</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>The most matches won one after the other, and how many now</source>
        <translation>Die meisten Siege hintereinander, und wie viele es jetzt sind</translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation>In Folge jetzt</translation>
    </message>
    <message>
        <source>Matches won one after the other up to the last one</source>
        <translation>Siege hintereinander bis zur letzten Partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>The game and its version</source>
        <translation>Das Spiel und seine Variante</translation>
    </message>
    <message>
        <source>Average turn</source>
        <translation>Ø Zug</translation>
    </message>
    <message>
        <source>Points a turn; a bust counts as 0</source>
        <translation>Punkte pro Zug; ein Fehlwurf zählt 0</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>* = with changed house rules or with hints</source>
        <translation>* = mit geänderten Hausregeln oder mit Tipps</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Ø Endstand</translation>
    </message>
    <message>
        <source>The average score at the end of a match</source>
        <translation>Der Punktestand, mit dem eine Partie im Schnitt endet</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Bester Endstand</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Equal points share a place</source>
        <translation>Gleich viele Punkte, gleicher Platz</translation>
    </message>
    <message>
        <source>{rank}.</source>
        <translation>{rank}.</translation>
    </message>
    <message>
        <source>Whose result this is</source>
        <translation>Wessen Ergebnis das ist</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The points that were reached</source>
        <translation>Die erreichten Punkte</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>In Zügen</translation>
    </message>
    <message>
        <source>How many turns it took</source>
        <translation>Wie viele Züge es gebraucht hat</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>When it was</source>
        <translation>Wann es war</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Whether there were hints in the match</source>
        <translation>Ob es in der Partie Tipps gab</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>mit Tipps</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The face of the die</source>
        <translation>Die Zahl auf dem Würfel</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>How often it fell</source>
        <translation>Wie oft sie gefallen ist</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>How often each face falls on the average</source>
        <translation>Wie oft jede Zahl im Schnitt fällt</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>How much oftener or more rarely it fell</source>
        <translation>Wie viel öfter oder seltener sie gefallen ist</translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation>Geteilte Siege</translation>
    </message>
    <message>
        <source>Share of busts</source>
        <translation>Anteil der Fehlwürfe</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>Mit Tipps</translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation>Endstände</translation>
    </message>
    <message>
        <source>Single turns</source>
        <translation>Einzelne Züge</translation>
    </message>
    <message>
        <source>Faces of the die</source>
        <translation>Zahlen auf dem Würfel</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>{heading}: {text}</source>
        <translation>{heading}: {text}</translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation>{name} (Computer)</translation>
    </message>
    <message>
        <source>Who decided; computer players are among them</source>
        <translation>Wer entschieden hat; auch Computerspieler sind dabei</translation>
    </message>
    <message>
        <source>Cost of decisions</source>
        <translation>Was Entscheidungen kosteten</translation>
    </message>
    <message>
        <source>How many points more the best decisions would have brought on average</source>
        <translation>So viele Punkte mehr hätten die besten Entscheidungen im Schnitt gebracht</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>What the dice gave beyond what could be expected, in points</source>
        <translation>Was die Würfel über das Erwartete hinaus gaben, in Punkten</translation>
    </message>
    <message>
        <source>Best decisions</source>
        <translation>Beste Entscheidungen</translation>
    </message>
    <message>
        <source>How many of a hundred decisions were the best ones</source>
        <translation>Wie viele von hundert Entscheidungen die besten waren</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The round of the match</source>
        <translation>Die Runde der Partie</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>{game}, {form}</source>
        <translation>{game} – {form}</translation>
    </message>
    <message>
        <source>As the rule book says</source>
        <translation>Wie in den Spielregeln</translation>
    </message>
    <message>
        <source>{rule}: {choice}</source>
        <translation>{rule}: {choice}</translation>
    </message>
    <message>
        <source>house rules ({rules})</source>
        <translation>Hausregeln ({rules})</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{sentence} There are few dice as yet: only a gross fault would show.</source>
        <translation>{sentence} Noch sind es wenige Würfel: Nur ein grober Fehler würde auffallen.</translation>
    </message>
    <message>
        <source>No dice have fallen yet.</source>
        <translation>Noch ist kein Würfel gefallen.</translation>
    </message>
    <message>
        <source>Too few dice to say anything: {dice} so far, and it takes {enough} at least.</source>
        <translation>Zu wenige Würfel für ein Urteil: bisher {dice}, nötig sind mindestens {enough}.</translation>
    </message>
    <message>
        <source>Nothing unusual: the faces fell very evenly.</source>
        <translation>Nichts Ungewöhnliches: Die Zahlen sind sehr gleichmäßig gefallen.</translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice differ this much {often}.</source>
        <translation>Nichts Ungewöhnliches: So ungleich fallen faire Würfel {often}.</translation>
    </message>
    <message>
        <source>Somewhat uneven, but luck does that: fair dice differ this much {often}.</source>
        <translation>Etwas ungleichmäßig, aber das macht der Zufall: So ungleich fallen faire Würfel {often}.</translation>
    </message>
    <message>
        <source>Unusually uneven: fair dice differ this much only {often}. See whether it stays so when more have fallen.</source>
        <translation>Auffallend ungleichmäßig: So ungleich fallen faire Würfel nur {often}. Sieh nach, ob es so bleibt, wenn mehr gefallen sind.</translation>
    </message>
    <message>
        <source>Suspicious: fair dice differ this much less than once in 1,000 times. If it stays so, something is wrong with these dice.</source>
        <translation>Verdächtig: So ungleich fallen faire Würfel nicht einmal in einem von 1.000 Fällen. Bleibt es so, stimmt mit diesen Würfeln etwas nicht.</translation>
    </message>
    <message>
        <source>once in {scale} times</source>
        <translation>in einem von {scale} Fällen</translation>
    </message>
    <message>
        <source>{times} times in {scale}</source>
        <translation>in {times} von {scale} Fällen</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Hausregeln: {rules}</translation>
    </message>
    <message>
        <source>Matches with hints, left out here: {count}</source>
        <translation>Partien mit Tipps, hier nicht gezählt: {count}</translation>
    </message>
    <message>
        <source>Nobody has come to a result here yet.</source>
        <translation>Hier hat noch niemand ein Ergebnis.</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Show results with &amp;hints, too</source>
        <translation>Auch Ergebnisse mit &amp;Tipps zeigen</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Bestenliste</translation>
    </message>
    <message>
        <source>Dice of the computer players: {count}</source>
        <translation>Würfel der Computerspieler: {count}</translation>
    </message>
    <message>
        <source>Dice of the people: {count}</source>
        <translation>Würfel der Menschen: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Dice with %Ln face(s)</source>
        <translation>
            <numerusform>Würfel mit %Ln Seite</numerusform>
            <numerusform>Würfel mit %Ln Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation>Welche Würfel</translation>
    </message>
    <message>
        <source>Bar chart: how often each face fell</source>
        <translation>Balkendiagramm: wie oft jede Zahl gefallen ist</translation>
    </message>
    <message>
        <source>{face}: {count}</source>
        <translation>{face}: {count}</translation>
    </message>
    <message>
        <source>- - -  expected: {count}</source>
        <translation>- - -  erwartet: {count}</translation>
    </message>
    <message>
        <source>Enter sorts by the column, once more the other way round</source>
        <translation>Die Eingabetaste sortiert nach der Spalte, noch einmal gedrückt andersherum</translation>
    </message>
    <message>
        <source>{player}, game by game</source>
        <translation>{player}, Spiel für Spiel</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Sp&amp;iele</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeitraum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>Matches that cannot be read and are left out: {count}</source>
        <translation>Nicht lesbare Partien, die hier fehlen: {count}</translation>
    </message>
    <message>
        <source>The matches cannot be read</source>
        <translation>Die Partien lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>Nothing was played in this time</source>
        <translation>In diesem Zeitraum wurde nichts gespielt</translation>
    </message>
    <message>
        <source>Choose another game or a longer time above.</source>
        <translation>Wähle oben ein anderes Spiel oder einen längeren Zeitraum.</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Noch gibt es nichts zu zählen</translation>
    </message>
    <message>
        <source>Here you will see who has played and won how often, the best results of every game, and how the dice fell. Play a match and come back!</source>
        <translation>Hier seht ihr bald, wer wie oft gespielt und gewonnen hat, die besten Ergebnisse in jedem Spiel und wie die Würfel gefallen sind. Spielt eine Partie und schaut wieder vorbei!</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>What to see</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Best results</source>
        <translation>&amp;Bestenliste</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>Als &amp;CSV speichern …</translation>
    </message>
    <message>
        <source>Write the table of this page to a file for a spreadsheet</source>
        <translation>Die Tabelle dieser Seite in eine Datei für die Tabellenkalkulation schreiben</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sc&amp;hließen</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Taken back: {decision}</source>
        <translation>Zurückgenommen: {decision}</translation>
    </message>
    <message>
        <source>{old} is called {new} from now on</source>
        <translation>{old} heißt von jetzt an {new}</translation>
    </message>
    <message>
        <source>{player} leaves the match</source>
        <translation>{player} verlässt die Partie</translation>
    </message>
    <message>
        <source>{player} joins the match</source>
        <translation>{player} spielt jetzt mit</translation>
    </message>
    <message>
        <source>The order is now: {players}</source>
        <translation>Die Reihenfolge ist jetzt: {players}</translation>
    </message>
    <message>
        <source>dice set aside</source>
        <extracomment>This and the next stand after &quot;Undo:&quot; and &quot;Redo:&quot; in the menu.</extracomment>
        <translation>beiseitegelegte Würfel</translation>
    </message>
    <message>
        <source>the challenge</source>
        <translation>die Herausforderung</translation>
    </message>
    <message>
        <source>the turn given up</source>
        <translation>der aufgegebene Zug</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) banked</source>
        <translation>
            <numerusform>%Ln gesicherter Punkt</numerusform>
            <numerusform>%Ln gesicherte Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} for %Ln point(s)</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box that was filled, and its points.</extracomment>
        <translation>
            <numerusform>{box} für %Ln Punkt</numerusform>
            <numerusform>{box} für %Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{box} scratched</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box into which nothing was written.</extracomment>
        <translation>{box} gestrichen</translation>
    </message>
    <message>
        <source>the change at the table</source>
        <translation>die Änderung am Tisch</translation>
    </message>
    <message>
        <source>a throw</source>
        <extracomment>Stands after &quot;Undo:&quot;: a noun.</extracomment>
        <translation>ein Wurf</translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: {decision}</source>
        <translation>&amp;Rückgängig: {decision}</translation>
    </message>
    <message>
        <source>Dice that have fallen are never taken back</source>
        <translation>Gefallene Würfel werden nie zurückgenommen</translation>
    </message>
    <message>
        <source>What a computer player has decided stands</source>
        <translation>Was ein Computerspieler entschieden hat, gilt</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation>Noch gibt es nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Redo: {decision}</source>
        <translation>&amp;Wiederherstellen: {decision}</translation>
    </message>
    <message>
        <source>Nothing has been taken back</source>
        <translation>Es wurde nichts zurückgenommen</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>&amp;Slow dice</source>
        <translation>&amp;Langsame Würfel</translation>
    </message>
    <message>
        <source>&amp;Dice as fast as real ones</source>
        <translation>Würfel so schnell wie &amp;echte</translation>
    </message>
    <message>
        <source>&amp;Fast dice</source>
        <translation>Sch&amp;nelle Würfel</translation>
    </message>
    <message>
        <source>Dice without &amp;motion</source>
        <translation>Würfel &amp;ohne Bewegung</translation>
    </message>
    <message>
        <source>&amp;Colours of the system</source>
        <translation>&amp;Farben des Systems</translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation>&amp;Helle Farben</translation>
    </message>
    <message>
        <source>Dar&amp;k colours</source>
        <translation>&amp;Dunkle Farben</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>Felt that suits the d&amp;ice</source>
        <translation>&amp;Passender Filz zu den Würfeln</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>&amp;Grüner Filz</translation>
    </message>
    <message>
        <source>&amp;Blue felt</source>
        <translation>&amp;Blauer Filz</translation>
    </message>
    <message>
        <source>&amp;Wine-red felt</source>
        <translation>&amp;Weinroter Filz</translation>
    </message>
    <message>
        <source>Gr&amp;ey felt</source>
        <translation>Gr&amp;auer Filz</translation>
    </message>
</context>
</TS>
