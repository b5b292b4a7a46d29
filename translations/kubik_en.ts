<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>The dice gave %Ln point(s) more than usual.</source>
        <translation>
            <numerusform>The dice gave %Ln point more than usual.</numerusform>
            <numerusform>The dice gave %Ln points more than usual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice gave %Ln point(s) less than usual.</source>
        <translation>
            <numerusform>The dice gave %Ln point less than usual.</numerusform>
            <numerusform>The dice gave %Ln points less than usual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dice were %Ln point(s) kinder to {lucky} than to {unlucky}.</source>
        <extracomment>{lucky} and {unlucky} are names.</extracomment>
        <translation>
            <numerusform>The dice were %Ln point kinder to {lucky} than to {unlucky}.</numerusform>
            <numerusform>The dice were %Ln points kinder to {lucky} than to {unlucky}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message numerus="yes">
        <source>-%Ln point(s)</source>
        <extracomment>A score below zero: &quot;-250 points&quot;.</extracomment>
        <translation>
            <numerusform>-%Ln point</numerusform>
            <numerusform>-%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GivingAway</name>
    <message numerus="yes">
        <source>These dice are worth %Ln point(s) more in another box.</source>
        <translation>
            <numerusform>These dice are worth %Ln point more in another box.</numerusform>
            <numerusform>These dice are worth %Ln points more in another box.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Headline</name>
    <message numerus="yes">
        <source>%Ln point(s) written</source>
        <translation>
            <numerusform>%Ln point written</numerusform>
            <numerusform>%Ln points written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing this time: %Ln point(s) lost</source>
        <translation>
            <numerusform>Nothing this time: %Ln point lost</numerusform>
            <numerusform>Nothing this time: %Ln points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These dice: %Ln point(s)</source>
        <translation>
            <numerusform>These dice: %Ln point</numerusform>
            <numerusform>These dice: %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a loss of %Ln point(s) on average</source>
        <translation>
            <numerusform>a loss of %Ln point on average</numerusform>
            <numerusform>a loss of %Ln points on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) on average</source>
        <translation>
            <numerusform>%Ln point on average</numerusform>
            <numerusform>%Ln points on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>busts %Ln time(s) in 100</source>
        <translation>
            <numerusform>busts %Ln time in 100</numerusform>
            <numerusform>busts %Ln times in 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep {dice} and throw %Ln dice</source>
        <translation>
            <numerusform>Keep {dice} and throw %Ln die</numerusform>
            <numerusform>Keep {dice} and throw %Ln dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %Ln dice</source>
        <translation>
            <numerusform>Throw %Ln die</numerusform>
            <numerusform>Throw %Ln dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take over the %Ln dice that lie there</source>
        <translation>
            <numerusform>Take over the %Ln die that lies there</numerusform>
            <numerusform>Take over the %Ln dice that lie there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>Throw {number}: {dice}, kept {kept} for %Ln point(s)</source>
        <translation>
            <numerusform>Throw {number}: {dice}, kept {kept} for %Ln point</numerusform>
            <numerusform>Throw {number}: {dice}, kept {kept} for %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %Ln point(s) over</source>
        <translation>
            <numerusform>takes %Ln point over</numerusform>
            <numerusform>takes %Ln points over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnownError</name>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s).</source>
        <translation>
            <numerusform>This game is for at most %Ln player.</numerusform>
            <numerusform>This game is for at most %Ln players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game is for {fewest} to %Ln player(s); found {found}.</source>
        <translation>
            <numerusform>This game is for {fewest} to %Ln player; found {found}.</numerusform>
            <numerusform>This game is for {fewest} to %Ln players; found {found}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name of player {number} has %Ln letter(s); at most {most} fit on the sheet.</source>
        <translation>
            <numerusform>The name of player {number} has %Ln letter; at most {most} fit on the sheet.</numerusform>
            <numerusform>The name of player {number} has %Ln letters; at most {most} fit on the sheet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln byte(s)</source>
        <translation>
            <numerusform>more than %Ln byte</numerusform>
            <numerusform>more than %Ln bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Narration</name>
    <message numerus="yes">
        <source>To take over: %Ln point(s). Dice to throw: {dice}</source>
        <translation>
            <numerusform>To take over: %Ln point. Dice to throw: {dice}</numerusform>
            <numerusform>To take over: %Ln points. Dice to throw: {dice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes over the dice left and %Ln point(s)</source>
        <translation>
            <numerusform>{player} takes over the dice left and %Ln point</numerusform>
            <numerusform>{player} takes over the dice left and %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Knocked off: {player} loses the %Ln point(s) of the last turn</source>
        <translation>
            <numerusform>Knocked off: {player} loses the %Ln point of the last turn</numerusform>
            <numerusform>Knocked off: {player} loses the %Ln points of the last turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The throw of {player} is worth %Ln point(s)</source>
        <translation>
            <numerusform>The throw of {player} is worth %Ln point</numerusform>
            <numerusform>The throw of {player} is worth %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} completes it: %Ln point(s)</source>
        <translation>
            <numerusform>{player} completes it: %Ln point</numerusform>
            <numerusform>{player} completes it: %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sets aside {dice}: %Ln point(s)</source>
        <translation>
            <numerusform>{player} sets aside {dice}: %Ln point</numerusform>
            <numerusform>{player} sets aside {dice}: %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing scores: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Nothing scores: {player} loses %Ln point</numerusform>
            <numerusform>Nothing scores: {player} loses %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over the target: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Over the target: {player} loses %Ln point</numerusform>
            <numerusform>Over the target: {player} loses %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not come: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>It does not come: {player} loses %Ln point</numerusform>
            <numerusform>It does not come: {player} loses %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too little to bank: {player} loses %Ln point(s)</source>
        <translation>
            <numerusform>Too little to bank: {player} loses %Ln point</numerusform>
            <numerusform>Too little to bank: {player} loses %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} banks %Ln point(s)</source>
        <translation>
            <numerusform>{player} banks %Ln point</numerusform>
            <numerusform>{player} banks %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %Ln point(s) to {challenger}</source>
        <translation>
            <numerusform>{player} loses %Ln point to {challenger}</numerusform>
            <numerusform>{player} loses %Ln points to {challenger}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lost challenge costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>The lost challenge costs {player} %Ln point</numerusform>
            <numerusform>The lost challenge costs {player} %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The failed take-over costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>The failed take-over costs {player} %Ln point</numerusform>
            <numerusform>The failed take-over costs {player} %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yet another bust in a row costs {player} %Ln point(s)</source>
        <translation>
            <numerusform>Yet another bust in a row costs {player} %Ln point</numerusform>
            <numerusform>Yet another bust in a row costs {player} %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three busts in a row cost {player} %Ln point(s)</source>
        <translation>
            <numerusform>Three busts in a row cost {player} %Ln point</numerusform>
            <numerusform>Three busts in a row cost {player} %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The points of this turn go to {player}: %Ln point(s)</source>
        <translation>
            <numerusform>The points of this turn go to {player}: %Ln point</numerusform>
            <numerusform>The points of this turn go to {player}: %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The score of {player} goes up to %Ln point(s)</source>
        <translation>
            <numerusform>The score of {player} goes up to %Ln point</numerusform>
            <numerusform>The score of {player} goes up to %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %Ln point(s)</source>
        <translation>
            <numerusform>{player} wins with %Ln point</numerusform>
            <numerusform>{player} wins with %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the win with %Ln point(s) each</source>
        <translation>
            <numerusform>{players} share the win with %Ln point each</numerusform>
            <numerusform>{players} share the win with %Ln points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins: nobody else had %Ln point(s) so early</source>
        <translation>
            <numerusform>{player} wins: nobody else had %Ln point so early</numerusform>
            <numerusform>{player} wins: nobody else had %Ln points so early</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with exactly %Ln point(s)</source>
        <translation>
            <numerusform>{player} wins with exactly %Ln point</numerusform>
            <numerusform>{player} wins with exactly %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {players} share the win with %Ln point(s) each</source>
        <translation>
            <numerusform>The rounds are over: {players} share the win with %Ln point each</numerusform>
            <numerusform>The rounds are over: {players} share the win with %Ln points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rounds are over: {player} wins with %Ln point(s)</source>
        <translation>
            <numerusform>The rounds are over: {player} wins with %Ln point</numerusform>
            <numerusform>The rounds are over: {player} wins with %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>This game is for at most %Ln player(s): nobody can be added.</source>
        <translation>
            <numerusform>This game is for at most %Ln player: nobody can be added.</numerusform>
            <numerusform>This game is for at most %Ln players: nobody can be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game takes at least %Ln player(s): nobody can be removed.</source>
        <translation>
            <numerusform>This game takes at least %Ln player: nobody can be removed.</numerusform>
            <numerusform>This game takes at least %Ln players: nobody can be removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message numerus="yes">
        <source>Write %Ln point(s)</source>
        <extracomment>Beneath the button Bank: what it would do.</extracomment>
        <translation>
            <numerusform>Write %Ln point</numerusform>
            <numerusform>Write %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on with %Ln point(s). Dice to throw: {dice}</source>
        <translation>
            <numerusform>Go on with %Ln point. Dice to throw: {dice}</numerusform>
            <numerusform>Go on with %Ln points. Dice to throw: {dice}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s), or the turn is lost</source>
        <translation>
            <numerusform>%Ln point, or the turn is lost</numerusform>
            <numerusform>%Ln points, or the turn is lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Price</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message numerus="yes">
        <source>%Ln more point(s) to get on board</source>
        <translation>
            <numerusform>%Ln more point to get on board</numerusform>
            <numerusform>%Ln more points to get on board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) before you may bank</source>
        <translation>
            <numerusform>%Ln more point before you may bank</numerusform>
            <numerusform>%Ln more points before you may bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more point(s) to top the turn before yours</source>
        <translation>
            <numerusform>%Ln more point to top the turn before yours</numerusform>
            <numerusform>%Ln more points to top the turn before yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First get on board with %Ln point(s) in one turn</source>
        <translation>
            <numerusform>First get on board with %Ln point in one turn</numerusform>
            <numerusform>First get on board with %Ln points in one turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many to take over: only %Ln point(s) are missing</source>
        <translation>
            <numerusform>Too many to take over: only %Ln point is missing</numerusform>
            <numerusform>Too many to take over: only %Ln points are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That goes over the target: only %Ln point(s) are missing</source>
        <translation>
            <numerusform>That goes over the target: only %Ln point is missing</numerusform>
            <numerusform>That goes over the target: only %Ln points are missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>Not on the board yet: needs %Ln point(s) in one turn</source>
        <translation>
            <numerusform>Not on the board yet: needs %Ln point in one turn</numerusform>
            <numerusform>Not on the board yet: needs %Ln points in one turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) banked, score {score}</source>
        <translation>
            <numerusform>Round {round}: %Ln point banked, score {score}</numerusform>
            <numerusform>Round {round}: %Ln points banked, score {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) lost to a challenger, score {score}</source>
        <translation>
            <numerusform>Round {round}: %Ln point lost to a challenger, score {score}</numerusform>
            <numerusform>Round {round}: %Ln points lost to a challenger, score {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a lost challenge, score {score}</source>
        <translation>
            <numerusform>Round {round}: %Ln point for a lost challenge, score {score}</numerusform>
            <numerusform>Round {round}: %Ln points for a lost challenge, score {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for busts in a row, score {score}</source>
        <translation>
            <numerusform>Round {round}: %Ln point for busts in a row, score {score}</numerusform>
            <numerusform>Round {round}: %Ln points for busts in a row, score {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) for a failed take-over, score {score}</source>
        <translation>
            <numerusform>Round {round}: %Ln point for a failed take-over, score {score}</numerusform>
            <numerusform>Round {round}: %Ln points for a failed take-over, score {score}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round {round}: %Ln point(s) over the target received, score {score}</source>
        <translation>
            <numerusform>Round {round}: %Ln point over the target received, score {score}</numerusform>
            <numerusform>Round {round}: %Ln points over the target received, score {score}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message numerus="yes">
        <source>{player} takes %Ln point(s) along</source>
        <translation>
            <numerusform>{player} takes %Ln point along</numerusform>
            <numerusform>{player} takes %Ln points along</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>Dice with %Ln face(s)</source>
        <translation>
            <numerusform>Dice with %Ln face</numerusform>
            <numerusform>Dice with %Ln faces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>%Ln point(s) banked</source>
        <translation>
            <numerusform>%Ln point banked</numerusform>
            <numerusform>%Ln points banked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{box} for %Ln point(s)</source>
        <extracomment>Stands after &quot;Undo:&quot;: the box that was filled, and its points.</extracomment>
        <translation>
            <numerusform>{box} for %Ln point</numerusform>
            <numerusform>{box} for %Ln points</numerusform>
        </translation>
    </message>
</context>
</TS>
