package basegame.terminal

import basegame.BaseGameSpec
import mystics.choice.Question
import mystics.terminal.desk.TextStyle
import mystics.view.ChoiceMenu
import mystics.terminal.page.MenuPage
import mystics.terminal.page.RoomPage
import mystics.terminal.page.StatusPage
import mystics.odds.Ahead
import mystics.odds.Forecasts

class BoardSpec extends BaseGameSpec {
    static final TextStyle LOW = new TextStyle(80, 24, false, false)
    static final TextStyle TALL = new TextStyle(80, 40, false, true)

    def "the board shows who stands where, what lies there, the ways out, and what it costs to move"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd6'; hero 'tilda', 'e5'; minion 'rat-warriors', 'c4';
                lay 'd5', 'mousetrap', 1; mark 'filch', 'stunned', 1 }
        acting 'collin', 2

        expect:
        board(LOW) == '''
 #=============#============#===========#===========#============#=============#
 #a1           |b1          |c1         |d1 !       |e1          |f1 !         #
 #             |           |            |           |            |             #
 #a2                  |b2         |c2         |d2         |e2                  #
 #                    |           |           |           |                    #
 #a3 <W         |b3         |c3 @       |d3         |e3          |f3 E>        #
 #              |           |           |            |           |             #
 #a4 <W               |b4         |c4:2 rw1   |d4:2       |e4:2 E>             #
 #                   |            |           |           |                    #
 #a5           |b5          |c5:2       |d5:1 ^     |e5:1 T     |f5:2          #
 #              |           |           |           |            |             #
 #a6 !                |b6:2       |c6:1       |d6 [C] F   |e6:1                #
 #                    |           |           |           |                    #
 #====================#===========#===========#===========#====================#
 ! = minions come in here
 @ = the other side of the tile: the Sewer, unexplored   rw = Rat Warrior
 ^ = Mousetrap   E> <W = leads nowhere
'''
    }

    def "thin lines may be crossed, double ones not, and arrows point the cheap way"() {
        given:
        table { room 'kitchen'; hero 'collin', 'counter'; minion 'roaches', 'e1' }
        acting 'collin', 1

        expect:
        board(TALL) == '''
  ╔═══════════════════════════════════════════════════════════════════════════╗
 ╔╝the counter ! %6 [C]                                                       ╚╗
 ║                                                                             ║
 ║                                                                             ║
 ║                                                                             ║
 ║                                                                             ║
 ╠══════════════╦═══════════╦═══════════╦════════════╦vvvvvvvvvvvv═════════════╣
 ║a1 <W        ┌┘b1         │c1         │d1         ┌┘e1:1 ro1   │f1 E>        ║
 ║             │            │           │           │            │             ║
 ╠─────────────┼────────────┼───────────┼───────────┼───────────┬┴─────────────╣
 ║a2 <W        │b2          │c2         │d2         │e2         │f2 E>         ║
 ║             │            │           │           │           │              ║
 ╠─────────────┼────────────┼───────────┼───────────┼───────────┼──────────────╣
 ║a3           └┐b3         │c3         │d3 @       │e3         │f3 !          ║
 ║              │           │           │           │           └┐             ║
 ╠──────────────┼───────────┼───────────┼───────────┼───────────┬┴─────────────╣
 ║a4 !         ┌┘b4         │c4 vS      │d4 vS      │e4         │f4            ║
 ║             │            │           │           │           │              ║
 ╚═════════════╩════════════╩═══════════╩═══════════╩═══════════╩══════════════╝
 ! = minions come in here   % = Cheese on the Counter   ro = Roach
 @ = the other side of the tile: the Kitchen Tunnels, unexplored
 E> vS <W = leads nowhere
'''
    }

    def "of two rooms each has its name, exits say where they lead, and minions what life they have left"() {
        given:
        table { room 'sewer'; hero 'collin', 'c1'; hero 'tilda', 'kitchen-tunnels/c6'; minion 'spider', 'f6'; wounds 'spider', 1 }
        acting 'collin', 1

        when:
        def drawn = board(LOW)

        then:
        drawn.contains('\n The Sewer\n')
        drawn.contains('\n The Kitchen Tunnels\n')
        drawn.contains('^N = back to the Kitchen Tunnels')
        drawn.contains('vS = back to the Sewer')
        drawn.contains('\n sp 2/3 life\n')
    }

    def "a hero's turn in groups, with the exact odds of what dice decide"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'tilda', 'e5'; minion 'rat-warriors', 'd5'; cheese 'collin', 7 }
        acting 'collin', 1

        expect:
        lines(StatusPage.head(scene(), LOW)) == '''
-- The Guard Room -- page 1 of 6 -- round 1 -- wheel 0/6 -----------------------
 Track: [1 Collin]   2 Filch   3 Maginos   4 Tilda   5 Rat Warriors
 Goal: Come into the Courtyard.
'''
        lines(StatusPage.heroes(scene(), LOW, [tilda: 'Ann'])) == '''
 C Collin       3/3 life 7 cheese  d6   #1 Collin's Sword, #2 Leather
                                        Breastplate
 F Filch        3/3 life 0 cheese  away  #3 Dagger
 M Maginos      3/3 life 0 cheese  away  #4 Maginos' Staff
 T Tilda (Ann)  3/3 life 0 cheese  e5   #5 Leather Breastplate, #6 Tilda's Mace
'''
        lines(MenuPage.lines(menu(), LOW, { it.key().startsWith('battle') ? 'defeats 44 %' : '' },
                { it.key() == 'search' ? ['loses 2 steps'] : [] })) == '''
 Move         for 1: d5 e5 c6 e6
 Battle     1 Attack Rat Warrior 1 with Collin's Sword  defeats 44 %
 Search     2 Search  an action: a star finds a card; loses 2 steps
 Free       3 Share with Tilda  free, once a turn
            4 Equip  free, once a turn
            5 Level up  free, 6 cheese for an ability
 End        6 End the turn
'''
    }

    def "what lies on a mouse stands beside it in plain letters, with its number"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; hero 'filch', 'd6'; mark 'filch', 'stunned', 1 }
        acting 'collin', 1

        expect:
        StatusPage.heroes(scene(), LOW, [:]).findAll { it.contains('Filch') } == [' F Filch    3/3 life 0 cheese  d6   Stunned, #3 Dagger']
    }

    def "PARTY-0, PARTY-2: what of the party's things lies on the board is not in the stash"() {
        given:
        table { room 'guard-room'; hero 'collin', 'd6'; lies 'dinner-fork', 'ON_BOARD'; lay 'd6', 'dinner-fork', 1;
                lies 'disguises', 'STASH' }
        acting 'collin', 1

        expect:
        StatusPage.heroes(scene(), LOW, [:]).findAll { it.contains('Stash') } == [' Stash: #7 Disguises']
    }

    def "WATER-2, WATER-4: beside the moves out of the water stands how likely a climb is, and what a failed one would cost"() {
        given:
        table { room 'sewer'; hero 'collin', 'w11'; hero 'filch', 'w13'; track 'collin', 'filch' }
        acting 'collin', 2
        def ahead = Ahead.of(game())

        expect:
        lines(MenuPage.lines(menu(), LOW,
                { option -> Forecasts.of(game(), option).map { it.words().toString() }.orElse('') }, { option -> ahead[option.key()] ?: [] })) == '''
 Move         for 1: w21   for 2: a2 b2
              a2 b2: climbing out takes all movement; then a die is thrown; if
                no star is rolled: Collin slips back into the water, captured
                if the turn ends there; gets there 50 %
              w21: captured if the turn ends there
 Search     1 Search  finds 50 %
 End        2 End the turn  captured at once; unused: 1 action, 2 steps
'''
    }

    private mystics.rules.Scene scene() {
        look { it }
    }

    private ChoiceMenu menu() {
        ChoiceMenu.of(game().question().get() as Question.Choice)
    }

    private String board(TextStyle look) {
        lines(RoomPage.lines(scene(), look, menu().reach(), Optional.of(scene().figure(0))))
    }

    private static String lines(List<String> lines) {
        '\n' + lines*.stripTrailing().join('\n') + '\n'
    }
}
