package basegame.properties

import mystics.choice.Option
import mystics.choice.Purpose
import mystics.choice.Seat
import mystics.choice.Sentence
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.play.Game
import mystics.kernel.Kernel
import mystics.play.Inspector
import mystics.play.RunTwice
import mystics.play.Seating
import mystics.play.Setting
import mystics.rules.Scene
import mystics.rules.Step
import mystics.table.Clock
import mystics.rules.Rulebook
import spock.lang.Shared
import spock.lang.Specification

import java.util.concurrent.Callable
import java.util.concurrent.Executors
import java.util.concurrent.atomic.AtomicInteger

/** Rules that keep something to themselves are found, and rules that trigger themselves stay apart in games that run at once. */
class SteadinessSpec extends Specification {
    static final String GREED = '''rules {
        after(CheeseGained) { gained ->
            if (gained.hero.cheese % 4 != 0) {
                int before = gained.hero.cheese
                Dice dice = roll(1, 'How greedy?')
                gainCheese gained.hero, 1
                say '{hero} had {before}, rolled {dice} and is greedy in {place}', hero: gained.hero, before: before, dice: dice, place: gained.hero.space
            }
        }
        before(PageTurned) { turned -> heroes.each { hero -> if (hero.cheese < 6) gainCheese hero, 1 } }
    }'''

    @Shared Library greedy = greedy()

    record Dance(Closure<?> how) implements Step {
        void perform(Scene scene) {
            how.call(scene)
        }
    }

    def "a step that counts for itself is found when its step is done twice"() {
        given:
        def count = new AtomicInteger()
        def dance = new Dance({ Scene scene -> scene.draft().set(Clock.WHEEL, count.incrementAndGet()) })

        when:
        Game.begin(empty(), Seating.nobody(), [dance])

        then:
        def unsteady = thrown(RunTwice.Unsteady)
        unsteady.message.startsWith('Done again, Dance')
        unsteady.message.contains('leaves another table')
    }

    def "a step that asks once more, or something else, the second time is found"() {
        given:
        def count = new AtomicInteger()
        def options = [Option.of('a', 'A'), Option.of('b', 'B')]
        def dance = new Dance({ Scene scene ->
            if (count.incrementAndGet() > asksFrom) {
                scene.choose(Seat.PARTY, Sentence.of(prompts[Math.min(count.get(), prompts.size() - 1)]), options)
            }
        })

        when:
        Game.begin(empty(), new Seating(Optional.empty(), Optional.empty(),
                [party: { question, scene -> 1 } as mystics.rules.Player]), [dance])

        then:
        def unsteady = thrown(RunTwice.Unsteady)
        unsteady.message.contains(says)

        where:
        asksFrom | prompts                   || says
        1        | ['Left?']                 || 'asks one more question: Left?'
        0        | ['', 'Left?', 'Right?']   || 'asks something else'
    }

    def "a step that is what it should be is left alone"() {
        given:
        def dance = new Dance({ Scene scene ->
            scene.tell('', 'A dance of {dice}', 'dice', scene.roll(Purpose.OTHER, 2, Sentence.of('How well?')))
        })

        expect:
        Game.begin(empty(), Seating.people(new mystics.choice.SeededFate(3)), [dance]).question().empty
    }

    /** A setting without rules. */
    private static Setting empty() {
        def box = Games.setting(1).box()
        new Setting(box, Rulebook.of(box, []), Kernel.ofTheBook(), { [] as mystics.rules.Rule.Body[] }, new RunTwice())
    }

    def "rules that trigger themselves: games on two threads, of one setting or of two, are the games they are alone"() {
        given:
        def shared = setting(0)
        def seeds = (1..16)
        def alone = seeds.collect { seed -> Games.begin(shared, Games.inside(shared, seed)) }
        def threads = Executors.newFixedThreadPool(2)

        when:
        def together = threads.invokeAll((seeds + seeds).collect { seed -> { -> Games.begin(shared,
                Games.inside(shared, seed)) } as Callable<Game> })*.get()
        def apart = threads.invokeAll(seeds.collect { seed -> { -> Games.begin(setting(0),
                Games.inside(shared, seed)) } as Callable<Game> })*.get()

        then:
        together == alone + alone
        together*.log() == (alone + alone)*.log()
        apart == alone
        alone.collectMany { it.log() }.count { it.toString().contains('is greedy in') } > 16

        cleanup:
        threads.shutdownNow()
    }

    def "rules that trigger themselves and roll in between: game #seed is the same from outside, and steady"() {
        given:
        def steady = setting(seed, new RunTwice())
        def inside = Games.begin(steady, Games.inside(steady, seed))

        when:
        def outside = Games.begin(steady, Seating.nobody())
        while (outside.question().present) {
            outside = outside.answer(Games.answer(outside, seed))
        }

        then:
        outside == inside
        outside.log() == inside.log()

        where:
        seed << (1..6)
    }

    private Setting setting(long seed, Inspector inspector = Inspector.NONE) {
        greedy.setting(Games.setup(seed), inspector)
    }

    private static Library greedy() {
        def files = ['mod.yaml': 'id: greed\nname: Greed\nversion: "1.0.0"\nengine: 1\nauthors: [a spec]\nlicence: none\n',
                'rules/greed.groovy': GREED]
        def source = ModSource.of('greed', files.collectEntries { [it.key, it.value.bytes] } as Map<String, byte[]>)
        new Library(Games.LIBRARY.mods() + ModLoader.fresh().load(source, Games.LIBRARY.rules().size()))
    }
}
