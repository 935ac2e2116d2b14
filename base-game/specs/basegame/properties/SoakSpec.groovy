package basegame.properties

import mystics.rules.Scene
import mystics.soak.Invariants
import mystics.soak.RandomSetup
import mystics.soak.Soak
import mystics.soak.SoakReport
import mystics.table.Clock
import mystics.table.Holder
import mystics.table.Zone
import mystics.trial.Trial
import mystics.trial.TrialTable
import spock.lang.Shared
import spock.lang.Specification

/**
 * Random set-ups come to an end, and every table on the way is sound; and a table that is not is found. {@code
 * -Dsoak=10000} plays that many.
 */
class SoakSpec extends Specification {
    static final int GAMES = Integer.getInteger('soak', 200)

    @Shared Soak soak = new Soak(Games.LIBRARY, { Scene scene -> Tokens.check(scene) })

    def "END-1: bots play random set-ups with parties of 1 to 6 to their end, and after every step the table is sound"() {
        when:
        def report = (1L..GAMES).toList().parallelStream().map { soak.play(soak.setup(it)) }
                .reduce(SoakReport.NONE) { one, other -> one.and(other) }

        then:
        report.failures().collect { "$it.setup\n${it.words()}".toString() } == []
        report.games() == GAMES
        report.steps() > 50 * GAMES
    }

    def "SETUP-1: every seed is another set-up; all party sizes, players, heroes, rooms and conditions occur"() {
        given:
        def drawn = (1L..GAMES).collect { soak.setup(it) }

        expect:
        drawn*.toString() == (1L..GAMES).collect { soak.setup(it).toString() }
        drawn*.toString().toSet().size() == GAMES
        drawn.collect { it.setup().party().size() }.toSet() == (1..6).toSet()
        drawn.collectMany { it.setup().party()*.hero() }.toSet() == Games.LIBRARY.catalog().heroes().keySet()
        drawn.collect { it.chapter().start().room() }.toSet() == laid()
        drawn*.gamester().toSet().size() == 3
        def text = drawn.join('\n')
        Games.LIBRARY.catalog().marks().values().findAll { it.condition() }.every { text.contains("mark=${it.id()}") }
    }

    /** Both sides of the tiles of all chapters. */
    private static Set<String> laid() {
        def catalog = Games.LIBRARY.catalog()
        def tiles = catalog.chapters().values()*.tiles().flatten()*.up().collect { catalog.rooms()[it].tile() }
        catalog.rooms().values().findAll { it.tile() in tiles }*.id().toSet()
    }

    def "a set-up can be played again, and with fewer extras"() {
        given:
        def drawn = soak.setup(seed)

        expect:
        soak.play(drawn) == soak.play(soak.setup(seed))
        soak.log(drawn, 5).size() == 5
        drawn.first(3).extras() == drawn.extras().take(3)

        where:
        seed << [3L, 17L]
    }

    def "a set-up that does not come out well is told with the fewest extras with which it still does not"() {
        given:
        def touchy = new Soak(Games.LIBRARY, { Scene scene ->
            if (scene.draft().get(Clock.PAGE) >= 4) throw new IllegalStateException('page four')
        })
        def broken = (1L..40L).collect { touchy.setup(it) }.find { RandomSetup it -> touchy.play(it)
                .failures() && !touchy.play(it.first(0)).failures() }

        when:
        def small = touchy.shrink(broken)

        then:
        touchy.play(small).failures()[0].words() == 'page four'
        !touchy.play(small.first(small.extras().size() - 1)).failures()
        small.extras().size() < broken.extras().size()
        touchy.log(small, 1)[0].toString().startsWith('page four')
    }

    def "#what is found"() {
        given:
        def trial = new Trial(Games.setting(0))
        trial.set { TrialTable table ->
            table.room('sewer')
            ['collin', 'nez', 'maginos', 'filch'].each { table.hero(it, 'a1') }
        }
        def flaws = trial.look { Scene scene -> spoil.call(scene); Invariants.flaws(scene) }

        expect:
        trial.look { Scene scene -> Invariants.flaws(scene) } == []
        flaws.any { it.contains(says) }

        where:
        what                                       | says                                    | spoil
        'a wheel that is full'                     | '6 cheese and no surge has come'        | { Scene s -> s.draft().set(Clock.WHEEL, 6) }
        'a surge that did not end'                 | 'a surge is under way'                  | { Scene s -> s.draft().set(Clock.SURGING, 1) }
        'an hourglass past the end'                | 'the hourglass is on page'              | { Scene s -> s.draft().set(Clock.PAGE, 200) }
        'a hero with as many wounds as its life'   | 'Collin has 3 wounds of 3'              | { Scene s -> s.draft().setWounds(slot(s, 'collin'), 3) }
        'a figure in a room that lies down'        | 'which lies down'                       | { Scene s -> s.draft().place(slot(s,
                'nez'), slot(s, 'nez'), s.box().roomNumber('guard-room'), 0) }
        'a fifth small figure on a space'          | 'holds'                                 | { Scene s -> s.draft().place(slot(s,
                'rat-1'), s.box().kindNumber('rat-warriors'), s.box().roomNumber('sewer'),
                        s.room(s.box().roomNumber('sewer')).plan().index('a1')) }
        'a minion without a card'                  | 'Roach 1 has no card on the track'      | { Scene s -> s.draft().place(slot(s,
                'roach-1'), s.box().kindNumber('roaches'), s.box().roomNumber('sewer'), 3) }
        'a card without a minion'                  | 'nobody of it on the board'             | { Scene s -> s.draft().trackInsert(0,
                s.box().kindNumber('roaches')) }
        'a card that is twice on the track'        | 'collin is twice on the track'          | { Scene s -> s.draft().trackInsert(0,
                s.box().kindNumber('collin')) }
        'the wrong figure for a card'              | 'is the wrong figure'                   | { Scene s -> s.draft().place(slot(s,
                'rat-1'), s.box().kindNumber('roaches'), s.box().roomNumber('sewer'), 5) }
        'more of a kind than there may be'         | 'than its limit'                        | { Scene s -> (1..5).each { s.draft().place(slot(s, "rat-$it"), s.box().kindNumber('elite-rat-warriors'), s.box().roomNumber('sewer'), it) } }
        'a condition on nobody'                    | 'off the board'                         | { Scene s -> s.draft().marks().set(s.box().markNumber('stunned'), Holder.figure(slot(s, 'rat-1')), 1) }
        'a token on a figure'                      | 'something that is no space'            | { Scene s -> s.draft().marks().set(s.box().markNumber('mousetrap'), Holder.figure(slot(s, 'nez')), 1) }
        'water that was poured'                    | 'is terrain and lies on something'      | { Scene s -> s.draft().marks().set(s.box().markNumber('water'), Holder.space(s.box().roomNumber('sewer'), 0), 1) }
        'a pack of four'                           | 'in the pack (FREE-3)'                  | { Scene s -> ['old-rind',
                'whetstone', 'candle-stub', 'silk-bandage'].each { s.draft().give(card(s, it), Zone.PACK, slot(s, 'nez')) } }
        'a trick in a pack'                        | 'lies in PACK'                          | { Scene s -> s.draft().give(card(s,
                'play-dead'), Zone.PACK, slot(s, 'nez')) }
        'three paws'                               | 'in too few paws'                       | { Scene s -> ['paring-knife',
                'sorrow-blade', 'long-bow'].each { s.draft().give(card(s, it), Zone.EQUIPPED, slot(s, 'nez')) } }
        'a card somebody may not wear'             | 'and may not (FREE-4)'                  | { Scene s -> s.draft().give(card(s,
                'maginos-staff'), Zone.EQUIPPED, slot(s, 'nez')) }
        'a party item on the board without token'  | 'no token of it'                        | { Scene s -> s.draft().lay(card(s,
                'dinner-fork'), Zone.ON_BOARD) }
        'a second encounter card'                  | 'encounter cards lie face up'           | { Scene s -> s.draft().lay(card(s,
                'two-hungers'), Zone.FACE_UP) }
        'an event nobody has done with'            | 'still being resolved'                  | { Scene s -> s.draft().lay(card(s,
                'event-splinter'), Zone.RESOLVING) }
    }

    private static int slot(Scene scene, String figure) {
        scene.box().layout().figures().indexOf(figure)
    }

    private static int card(Scene scene, String key) {
        scene.box().layout().cards().findIndexOf { it == key || it == key + "-1" }
    }
}
