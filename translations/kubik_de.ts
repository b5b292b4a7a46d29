<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>App</name>
    <message>
        <source>Kubik is running already, but does not answer. Close it first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Combinations</name>
    <message>
        <source>Single die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alike</source>
        <extracomment>Three or more dice of one number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four alike and a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double trips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>A throw of all dice without any score, which is worth points in some games.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All dice alike</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Kubik has made a mistake and left out what you just did. The match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>The faces of a die, as one says them: one … six.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>Colours of a die, after its face: &quot;five, white&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{face}, {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {number}: {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {number}: {die}, can be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {number}: {die}, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {number}: {die}, scores nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside, {price}: {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside: {die}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: {dice}</source>
        <extracomment>Dice that were set aside together: &quot;Together: two, two and two&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>{rank}.</source>
        <extracomment>The place in the ranking, a number: &quot;1.&quot;.</extracomment>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GivingAway</name>
    <message numerus="yes">
        <source>These dice are worth %Ln point(s) more in another box.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Write them here all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Write here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose another box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not &amp;ask again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message>
        <source>Last round!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie: one throw decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) written</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Knocked off!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot dice: all of them again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Nothing this time: %Ln point(s) lost</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These dice: %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>The keys of the keyboard: opens the list of them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Kubik</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws, the kept dice underlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} throws {dice} to knock the points off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw {number}: {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Throw {number}: {dice}, kept {kept} for %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Throw {number}: {dice}, kept {kept}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>banked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knocked off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all dice alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bust: over the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bust: too little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>challenges {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln point(s) over</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>begins the last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turns of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose turns are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turns of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been thrown yet. Each turn will be listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch this turn again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>A house rule is switched on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No points at all: a minimum, a penalty or a bonus of that kind is not in the game.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is played up to this score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach the target or pass it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether exactly the target will do, or it takes more than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than the target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everybody else gets once a player has enough points to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none: the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more turn each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more throw each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins when several players share the highest score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever throws best in a roll-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whoever had the score first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of them together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever lands exactly on the target wins at once, and nobody may go over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going over is a bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A throw that can only go over the target loses the whole turn; without this rule only that throw is lost, as long as the points before it are enough to bank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocking off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After an exact finish the next player throws the dice left over; if they score, the winning turn is cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocked-off points are taken over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever knocks points off plays on with those dice and builds on those points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welfare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of a turn that goes over the target are given to the rival with the lowest score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this many rounds the highest score wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To get on board, a player must make at least these points in one turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once on board, a player may bank no fewer points than these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside every scoring die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every die that adds points must be set aside, not just those a player likes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hot dice must be thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all dice have scored, they must all be thrown again; nobody may bank then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When dice are hot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether all dice may be thrown anew once all have scored over several throws, or only when all score in one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over several throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in one throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scores ending in 50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may bank while the new score would end in 50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To bank, a player must beat the points that the player before has just banked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topping with equal points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points as the player before has banked are enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyramiding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of a later throw may join those set aside: one 5 aside and two new 5s are three 5s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only dice of the same number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every combination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pyramiding after hot dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all dice have scored and are thrown anew, they may still join those counted before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws in a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this many throws a player must stop and choose a box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers on a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every die shows the numbers from 1 up to this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four or more alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a fourth die of one number, and each beyond it, is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only three alike count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each adds the value of three alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each doubles the value of three alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points for three pairs in one throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four alike and a pair are three pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four dice alike and a pair count as three pairs; so do six alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four alike and a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points for four dice alike and a pair in one throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two triples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points for three dice alike and three more alike in one throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six alike are two triples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two triples may be of the same number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double trips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different triples in one throw are added up and count double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points that a pair adds to three dice alike of the same throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points for a throw of all dice in which every colour shows the same number twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When coloured pairs count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether only the first throw of a turn may pair up by colour, or any throw of all dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in any throw of all dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in the first throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All dice alike win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever throws the same number on all dice at once wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A throw of all dice without a score is worth these points and no bust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind counts four dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind scores the sum of the four dice alike, not of all dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five alike as a full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five dice of one number score in the box for a full house, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points needed for the bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus takes at least this sum in the boxes of its section.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a section with a high enough sum is worth besides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completing a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a throw of all dice, those that fit a straight may be kept and the others thrown once more to complete it; if that fails, the turn is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completing three pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a throw of all dice, those that fit three pairs may be kept and the others thrown once more to complete them; if that fails, the turn is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers missing from a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight may only be completed if no more numbers than this are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completing instead of a bust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even a throw without a score may be completed, which can save the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking over the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a player banks, the next one may throw the dice left over and build on the points of that turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking over only on board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only players who are on board may take over the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty for a bust after taking over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes over the dice and busts loses these points from the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice in a match a player may challenge a rival before throwing: the points of that turn are taken from the rival, and a bust costs a penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenging only on board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only players who are on board may challenge a rival.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score for the second challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One challenge is for scores below this, the other for scores from this up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty for the first challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bust in the first challenge costs these points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty for the second challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bust in the second challenge costs these points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last round may be called off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If challenges leave nobody with enough points to win at the end of the last round, the match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty for three busts in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever busts three times in a row loses these points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count busts anew after the penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next penalty takes three more busts in a row; without this rule every further bust costs it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether penalties and challenges can push a score below zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores may fall below zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never below zero</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says something only while {rule} is on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says nothing while {rule} is set to {choice}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KnownError</name>
    <message>
        <source>This is not the record of a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of this match does not follow from the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This game is for {fewest} to %Ln player(s); found {found}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Player {number} has no name yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The name of player {number} has %Ln letter(s); at most {most} fit on the sheet.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}; give one of them another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kubik is not installed completely: the folder {name} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: found a folder, expected a rule file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: found no file, expected a rule file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: found {found}, expected a rule file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {number}: found {found}, expected a face from 1 to {faces}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die {number}: found {found}, expected a face from 1 to {faces}, with w, r or g before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found no dice, expected at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: {dice}. With a colour: {found}; expected all or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} is for {fewest} to %Ln player(s); found {found}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>House rule {name}: found {found}, expected no more than the target, {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule {name}: found {found}, expected a multiple of {limit}, or an exact finish could never be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: found {found}, expected {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a file of Kubik&apos;s matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a newer Kubik.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is used by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is not kept here any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is damaged; its records are kept for a report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}: found {found}, expected {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is here already and has gone on differently; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no room left on the disk: the last step was not done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is using the file of the matches: the last step was not done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of the matches cannot be written: the last step was not done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk reports an error ({reason}): the last step was not done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match has gone on in another window: the last step was not done here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of the matches cannot be read ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was empty; a new one was begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was not a file of Kubik&apos;s matches; it is kept as {aside}, and a new one was begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was damaged and is kept as {aside}; matches saved: {saved}, damaged: {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged and could not be replaced ({reason}): matches are not kept this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be used ({reason}): its matches can be gone on with, but nothing is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a newer Kubik and stays as it is: matches are not kept this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is used by another program: matches are not kept this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened ({reason}): matches are not kept this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches that cannot be read: {number}. They are listed as damaged, all others are whole.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Kubik {version}: dice games for one table. Free software, MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All matches…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;To the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin or go on with a match first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>{name} to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points at risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <extracomment>The button that throws the dice: a verb.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank</source>
        <extracomment>The button that ends the turn and writes its points down: a verb.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge</source>
        <extracomment>The button that challenges another player: a verb.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete the straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete three pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table with the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>unknown game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today {time}</source>
        <extracomment>When a match was played last: &quot;today 20:14&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>A match that its players have left as it stands, to be brought back perhaps.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{standing}: {players} share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{standing}: {players} has won</source>
        <extracomment>{standing} is &quot;Finished&quot;; {players} is one player here.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heading}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>When a match was played, or by whom, where that cannot be read.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchesWindow</name>
    <message>
        <source>No match is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is on the table now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is damaged; what there is of it can be saved for a report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is thrown away; bring it back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have it among the other matches again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it as it stands; it can be brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such match. Choose others above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match has been played yet. Every match will be kept here, also one that is not ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the file of a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches of Kubik (*{suffix})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which matches are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter goes on with a match or watches it, Space sorts by the column, Delete throws the match away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take in a match that was saved as a file, here or elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{standing} ({count})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was put away; it can be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was thrown away; it can be brought back from those thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} holds what there is of the damaged match, for a report; it cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match of {file} is kept here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match of {file} was here already; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was here already and is now as far as in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Match</source>
        <extracomment>A match of a dice game: the first menu.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message>
        <source>{player}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All dice have scored: {player} throws them all again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} challenges {rival}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has enough points to win any more: the match goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{finisher} is exactly on the target, but {player} may knock the points off with the dice left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The throw of {player} is worth nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dice} and {last}</source>
        <extracomment>The numbers that were thrown: &quot;1 2 2 5 and 6&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps {kept} and throws {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} throws {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps {dice} and hopes for a straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps {dice} and hopes for three pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps {dice}. Hoped for: {shape}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing scores: no points for {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the target: no points for {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not come: no points for {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too little to bank: no points for {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the target: this throw does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round: everybody else gets one more throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round: everybody else gets one more turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie: {players} throw all dice once, and the best throw wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still a tie: {players} throw once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} gets the bonus: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing scores: the points of {player} are not knocked off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All dice alike: {player} wins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins the roll-off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} ends with a score of {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} share the win with a score of {points} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>To take over: %Ln point(s). Dice to throw: {dice}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes over the dice left and %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked off: {player} loses the %Ln point(s) of the last turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The throw of {player} is worth %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} completes it: %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets aside {dice}: %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing scores: {player} loses %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over the target: {player} loses %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not come: {player} loses %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too little to bank: {player} loses %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} banks %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %Ln point(s) to {challenger}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lost challenge costs {player} %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The failed take-over costs {player} %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet another bust in a row costs {player} %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three busts in a row cost {player} %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points over the target go to {player}: %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The score of {player} goes up to %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} fills the box {box}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} scratches the box {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins with a score of {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with %Ln point(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins: nobody else had %Ln point(s) so early</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with exactly %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {players} share the win with %Ln point(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {player} wins with %Ln point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>In the rule book: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the rule &amp;book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No house rule has been changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready: {player} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players, in the order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, in the order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s): nobody can be added.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game takes at least %Ln player(s): nobody can be removed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This player begins already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This player comes last already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click on a name to change it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>Throw {number} of {most}</source>
        <extracomment>Throw is a noun here: the second throw of three.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice to throw: {dice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Write %Ln point(s)</source>
        <extracomment>Beneath the button Bank: what it would do.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on with %Ln point(s). Dice to throw: {dice}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s), or the turn is lost</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play this turn against somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of this turn are lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Price</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the dice first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a throw counts now: just throw the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set at least one scoring die aside before you bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set at least one scoring die aside first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice you chose do not score together yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside every die that adds points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All dice have scored: you must throw them all again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice are left to throw: bank your points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this last round everybody throws only once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No score may end in 50, and this would be {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die number {die} is not part of this throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all of these dice score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This die scores nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no dice to take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to get on board</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) before you may bank</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to top the turn before yours</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First get on board with %Ln point(s) in one turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your challenge for this part of the match is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn is a challenge already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits on one of these seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another player to challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This throw cannot be completed that way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn is not lost: something still scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep all dice: release at least one to throw it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No throws are left: choose a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This box is filled already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet has no such box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats change only before the first throw of a turn: finish it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the last round nobody can join and the order stays as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game nobody can join after the first round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game no dice are taken over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game nobody is challenged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game no combination can be completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this game nothing is banked: choose a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game knows no such thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too many to take over: only %Ln point(s) are missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That goes over the target: only %Ln point(s) are missing</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A challenge is announced before the first throw of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice are taken over before the first throw of a turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Round {round}, step {step} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched again: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it as it stands. It can be brought back from all matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All matches…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>House rules of this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of all dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sum of the dice that fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text as large as usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× bust</source>
        <extracomment>In a narrow cell beside the score.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× knocked off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points at risk in this turn: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn challenges {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs {points}</source>
        <extracomment>Above a column: the points without which nobody gets on board.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not on the board yet: needs %Ln point(s) in one turn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The dice are here now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, {box}: {points} of {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, {box}: open, this throw would give {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, {box}: open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, {box}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} of {needed}</source>
        <extracomment>In a narrow cell: what has been made towards the bonus, such as &quot;35 of 63&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) banked, score {score}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: bust, score still {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: points knocked off, score {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) lost to a challenger, score {score}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a lost challenge, score {score}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for busts in a row, score {score}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a failed take-over, score {score}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) over the target received, score {score}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round}: all dice alike, score {score}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Player {number}</source>
        <extracomment>The name of a player who has not typed one.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {place} of {count}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Nothing is changed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %Ln point(s) along</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Players of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keep the first, second, third … die or take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from die to die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the die or the button that has the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go from box to box of the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the throw into the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on to the dice, the buttons and the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundMenu</name>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As loud as on a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Choose a game for your table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{won} of {matches} ({shared} shared)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} of {matches}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{longest}, now {streak}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{busts} ({share})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest name; whoever changes it keeps all results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches played, unfinished ones among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches played to their end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches won, of those played to the end by two or more; nobody wins alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns played to their end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost turns, and how many of a hundred turns are lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most matches won one after the other, and how many now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a row now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches won one after the other up to the last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game and its version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a turn; a bust counts as 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>* = with changed house rules or with hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The average score at the end of a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal points share a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose result this is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points that were reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many turns it took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether there were hints in the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The face of the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often it fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each face falls on the average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much oftener or more rarely it fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of busts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces of the die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{heading}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (computer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, {form}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the rule book says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rule}: {choice}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rules ({rules})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} There are few dice as yet: only a gross fault would show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice have fallen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few dice to say anything: {dice} so far, and it takes {enough} at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing unusual: the faces fell very evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing unusual: fair dice differ this much {often}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somewhat uneven, but luck does that: fair dice differ this much {often}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unusually uneven: fair dice differ this much only {often}. See whether it stays so when more have fallen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspicious: fair dice differ this much less than once in 1,000 times. If it stays so, something is wrong with these dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once in {scale} times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{times} times in {scale}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches with hints, left out here: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has come to a result here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show results with &amp;hints, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of the computer players: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of the people: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Dice with %Ln face(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Which dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar chart: how often each face fell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{face}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>- - -  expected: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter sorts by the column, once more the other way round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, game by game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches that cannot be read and are left out: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matches cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was played in this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another game or a longer time above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you will see who has played and won how often, the best results of every game, and how the dice fell. Play a match and come back!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Best results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the table of this page to a file for a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Taken back: {decision}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{old} is called {new} from now on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} leaves the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} joins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order is now: {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice set aside</source>
        <extracomment>This and the next stand after &quot;Undo:&quot; and &quot;Redo:&quot; in the menu.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the turn given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) banked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} for %Ln point(s)</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box that was filled, and its points.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{box} scratched</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box into which nothing was written.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the change at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a throw</source>
        <extracomment>Stands after &quot;Undo:&quot;: a noun.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: {decision}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice that have fallen are never taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: {decision}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been taken back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>S&amp;ound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice as fast as real ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice without &amp;motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dar&amp;k colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Felt that suits the d&amp;ice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Blue felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wine-red felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gr&amp;ey felt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
