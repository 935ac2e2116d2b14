package basegame.differential

import mystics.choice.Answer
import mystics.choice.Question
import mystics.choice.SeededFate
import mystics.content.Attack
import mystics.content.Room
import mystics.content.Size
import mystics.phase.encounter.Arrival
import mystics.phase.encounter.ArrivalWhy
import mystics.phase.minion.MinionActs
import mystics.phase.minion.MinionTurnStep
import mystics.phase.round.EndTurn
import mystics.play.Agenda
import mystics.play.Chance
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.play.Setting
import mystics.play.State
import mystics.rules.Player
import mystics.rules.Scene
import mystics.rules.Step
import mystics.table.Draft
import spock.lang.Specification

/**
 * The engine against rules written a second time, slowly and plainly, from the rule book alone, on random boards. Odd
 * seeds play on the rooms of the
 * base game, even seeds on rooms nobody has drawn. {@code -Dboards=400} tries that many settings.
 */
class DifferentialSpec extends Specification {
    static final int SETTINGS = Integer.getInteger('boards', 4)
    static final int BOARDS = 15

    record Arrive(int room, Map<String, Integer> coming) implements Step {
        void perform(Scene scene) {
            Arrival.bring(scene, scene.room(room), coming, ArrivalWhy.RULE)
        }
    }

    def "MOVE-1 to MOVE-11, WATER-1 to WATER-3, WATER-7, PARTY-2: a mouse reaches what the naive rules say, at their price"() {
        given:
        def compared = 0
        def differences = []

        when:
        each { setting, boards, seed ->
            def hero = (int) (seed % setting.box().heroCount())
            def movement = (int) (seed % 6)
            def game = Game.resume(setting, Seating.nobody(), boards.turn(seed, hero, movement), [])
            def costs = game.look { Scene scene -> new NaiveMoves(new Board(scene, scene.figure(hero).room),
                    scene.figure(hero).name).reach(movement) }
            def plan = game.look { Scene scene -> scene.figure(hero).room.plan() }
            def expected = costs.collectEntries { space, cost -> ["move:${plan.name(space)}".toString(), "costs $cost".toString()] }
            def offered = game.question().map { it.options() }.orElse([]).findAll { it.key().startsWith('move:') }
                    .collectEntries { [it.key(), it.hint().toString()] }
            compared += expected.size()
            if (offered != expected) {
                differences << "board $seed, ${setting.box().heroes()[hero].id()} moves $movement: offered ${offered - expected}, by " +
                        "the rules ${expected - offered}\n${sketch(game)}"
            }
        }

        then:
        differences.take(5) == []
        compared > 10 * SETTINGS
    }

    def "SIGHT-1, SIGHT-2: two spaces see each other when no wall or black area crosses the line between their centres"() {
        when:
        def different = (0..<2 * SETTINGS).collectMany { seed ->
            rooms(RandomRooms.setting(seed, seed % 2 == 0)).collectMany { Room room ->
                def plan = room.plan()
                def naive = new NaiveSight(room.drawing())
                (0..<plan.size()).collectMany { one ->
                    (0..<plan.size()).findAll { other ->
                        (plan.sees(one) >>> other & 1) as boolean != naive.sees(plan.name(one), plan.name(other), plan.x(one),
                                plan.y(one), plan.x(other), plan.y(other))
                    }.collect { "setting $seed, ${room.id()}: ${plan.name(one)} and ${plan.name(it)}".toString() }
                }
            }
        }

        then:
        different.take(5) == []
    }

    def "MINION-2 to MINION-7: minions go where the naive rules let them and attack whom those name"() {
        given:
        def acts = 0
        def turn = -1
        def differences = []

        when:
        (0..<SETTINGS).each { number ->
            def attacked = []
            def inspector = { Setting setting, State before, State after ->
                if (before.agenda().top() instanceof MinionTurnStep) {
                    attacked.clear()
                }
                if (before.agenda().top() instanceof MinionActs && ((MinionActs) before.agenda().top()).kind() == turn &&
                        !Draft.of(after.table()).outcome().over()) {
                    acts++
                    differences.addAll(acted(setting, before, after, attacked)
                            .collect { "setting $number: $it\n${sketch(still(setting, before))}".toString() })
                }
            } as Inspector
            def setting = RandomRooms.setting(number, number % 2 == 0, inspector)
            def boards = new RandomBoards(RandomRooms.setting(number, number % 2 == 0))
            (1..BOARDS).each { board ->
                def table = boards.table(board)
                (0..<table.trackLength()).collect { table.trackAt(it) }.findAll { it >= setting.box().heroCount() }.each { kind ->
                    turn = kind
                    def fate = Optional.of(Chance.of(new SeededFate(31 * number + board)))
                    def party = { question, scene -> 0 } as Player
                    Game.resume(setting, new Seating(fate, fate, [party: party]),
                            boards.state(board, [new MinionTurnStep(kind), new EndTurn(kind)]), [])
                }
            }
        }

        then:
        differences.take(5) == []
        acts > 20 * SETTINGS
    }

    /** What is wrong with what one minion did. */
    private static List<String> acted(Setting setting, State before, State after, List<String> attacked) {
        def slot = ((MinionActs) before.agenda().top()).slot()
        def was = Draft.of(before.table())
        if (!was.onBoard(slot)) {
            return []
        }
        def seen = still(setting, before)
        def name = seen.look { Scene scene -> scene.figure(slot).name }
        def board = seen.look { Scene scene -> new Board(scene, scene.figure(slot).room) }
        def naive = new NaiveMinion(board, name)
        def given = after.journal().since(before.journal().size()).findAll { it.prompt() == 'Minion movement roll' }
        def shown = given ? number(given[0].value() as int) : 0
        def ends = naive.ends(shown)
        def now = Draft.of(after.table())
        def wrong = []
        if (now.onBoard(slot) && !(now.space(slot) in ends)) {
            wrong << ("$name rolled $shown and went from ${board.names[was.space(slot)]} to ${board.names[now.space(slot)]}, " +
                    "not to ${ends.collect { board.names[it] }}").toString()
        }
        board.pieces.find { it.name == name }.space = now.space(slot)
        def target = naive.target(attacked)?.name
        def struck = after.log().since(before.log().size())*.toString().findResult { (it =~ /^$name attacks (.+?)(?: with|:)/)
                .with { it.find() ? it.group(1) : null } }
        if (target != struck && now.onBoard(slot)) {
            wrong << "$name attacked $struck, not $target; already attacked $attacked".toString()
        }
        if (struck) {
            attacked << struck
        }
        wrong
    }

    /** DICE-1: the number on a face. */
    private static int number(int face) {
        mystics.choice.Faces.number(face)
    }

    def "PLACE-1 to PLACE-5, PLACE-7: arriving minions are offered the spaces the naive rules name, and stand on one of them"() {
        given:
        def arrivals = 0
        def differences = []
        def kinds = ['rat-warriors', 'elite-rat-warriors', 'roaches', 'spider', 'cave-centipede']

        when:
        (0..<SETTINGS).each { number ->
            def random = new Random(number)
            def coming = [:]
            def setting = RandomRooms.setting(number, number % 2 == 0)
            def boards = new RandomBoards(setting)
            (1..BOARDS).each { board ->
                def table = boards.table(board)
                coming.clear()
                (1 + random.nextInt(2)).times { coming[kinds[random.nextInt(kinds.size())]] = 1 + random.nextInt(4) }
                def game = Game.resume(setting, Seating.nobody(), boards.state(board, [new Arrive(table.room(0), coming)]), [])
                def there = game.look { Scene scene -> scene.minions()*.name }
                while (game.question().present) {
                    def open = game.question().get()
                    if (open instanceof Question.Choice) {
                        arrivals++
                        differences.addAll(offered(setting, game, open, there)
                                .collect { "setting $number, board $board, $coming: $it".toString() })
                    }
                    game = game.answer(new Answer(open.options()[random.nextInt(open.options().size())].key()))
                }
                differences.addAll(placed(setting, boards, board, coming, game)
                        .collect { "setting $number, board $board, $coming: $it".toString() })
            }
        }

        then:
        differences.take(5) == []
        arrivals > 0
    }

    /** What is wrong with the spaces offered to the minion that arrives next. */
    private static List<String> offered(Setting setting, Game game, Question.Choice open, List<String> before) {
        def card = (setting.box().heroCount()..<setting.box().kindCount()).collect { setting.box().minion(it) }
                .find { [" next ${it.one()} ", " the ${it.name()} arrive,"].any { said -> open.prompt().toString().contains(said) } }
        game.lookNow { Scene scene ->
            def room = scene.figure(0).room
            def board = new Board(scene, room)
            def choices = new NaivePlacing(board, room.drawn('entry')*.index(), before)
                    .choices(card.attack() == Attack.RANGED && card.size() != Size.LARGE, card.size() == Size.LARGE)
                            .collect { board.names[it] }
            open.options()*.key().toSet() == choices.toSet() ? [] : [("${card.one()} may arrive on ${open.options()*.key()}, " +
                    "by the rules on $choices").toString()]
        }
    }

    /** Follows the answers of the party from the board before, and says where the naive rules offer something else. */
    private static List<String> placed(Setting setting, RandomBoards boards, int seed, Map<String, Integer> coming, Game game) {
        def start = Game.resume(setting, Seating.nobody(), boards.state(seed, []), [])
        def board = start.look { Scene scene -> new Board(scene, scene.figure(0).room) }
        def there = start.look { Scene scene -> scene.minions()*.name }
        def entries = start.look { Scene scene -> scene.figure(0).room.drawn('entry')*.index() }
        def before = start.state().table()
        def after = game.state().table()
        def arrived = (setting.box().heroCount()..<setting.box().figureCount())
                .findAll { !Draft.of(before).onBoard(it) && Draft.of(after).onBoard(it) }
        def order = arrived.groupBy { slot ->
            def card = setting.box().minion(Draft.of(after).kind(slot))
            card.size() == Size.LARGE ? 1 : card.attack() == Attack.RANGED ? 0 : 2
        }
        def wrong = []
        [0, 1, 2].each { rank ->
            def left = (order[rank] ?: []).toList()
            Integer together = null
            while (left) {
                def choices = new NaivePlacing(board, entries, there).choices(rank == 0, rank == 1)
                choices = rank == 0 && together in choices ? [together] : choices
                def slot = left.find { Draft.of(after).space(it) in choices }
                if (slot == null) {
                    wrong << "left are ${left.collect { board.names[Draft.of(after).space(it)] }}, the rules say " +
                            "${choices.collect { board.names[it] }}"
                    return
                }
                left.remove((Object) slot)
                together = Draft.of(after).space(slot)
                board.pieces << new Board.Piece(name: "new $slot", space: Draft.of(after).space(slot), large: rank == 1, ranged: rank == 0)
            }
        }
        wrong
    }

    private static List<Room> rooms(Setting setting) {
        (0..<setting.box().roomCount()).collect { setting.box().room(it) }
    }

    private static void each(Closure<?> looking) {
        (0..<SETTINGS).each { number ->
            def setting = RandomRooms.setting(number, number % 2 == 0)
            def boards = new RandomBoards(setting)
            (1..BOARDS).each { looking.call(setting, boards, (long) number * BOARDS + it) }
        }
    }

    /** How things stand, with nothing left to do. */
    private static Game still(Setting setting, State state) {
        Game.resume(setting, Seating.nobody(), new State(state.table(), Agenda.EMPTY, state.thrown(), state.journal(), state.log()), [])
    }

    /** Who stands where, for people. */
    private static String sketch(Game game) {
        game.look { Scene scene ->
            (scene.heroes() + scene.minions()).collect { "$it ${it.space}${it.space.has('water') ? '~' : ''}" }
                    .join(', ') + ' in ' + scene.heroes()[0].room.key() +
                    '; thread ' + scene.heroes()[0].room.spaces.findAll { it.has('fishhook-and-thread') }
        }
    }
}
