package basegame.properties

import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.phase.chapter.BeginChapter
import mystics.play.Agenda
import mystics.play.Inspector
import mystics.play.Setting
import mystics.play.Simulation
import mystics.play.State
import mystics.rules.Scene
import mystics.table.Table
import spock.lang.Specification
import spock.lang.Unroll

import java.util.concurrent.Callable
import java.util.concurrent.Executors

/** Whatever a rule takes along from outside its body is as it was read when the next run begins. */
class OwnRunSpec extends Specification {
    static final List<Long> SEEDS = (1L..4L).toList()

    @Unroll
    def "a rule that counts in #where plays each game as if it were the first"() {
        given:
        def apart = SEEDS.collect { seed -> tables(keeping(script), seed) }

        when: 'all games are played with the same rules, one after the other and two at once'
        def shared = keeping(script)
        def inTurn = SEEDS.collect { seed -> tables(shared, seed) }
        def threads = Executors.newFixedThreadPool(2)
        def together = threads.invokeAll(SEEDS.collect { seed -> { -> tables(shared, seed) } as Callable<List<Long>> })*.get()
        threads.shutdown()

        then:
        apart.every { it.size() > 20 }
        inTurn == apart
        together == apart

        where:
        where                        | script
        'a list given to a method'   | 'def keep(List<Integer> kept) { after(TurnBegins) { t -> kept.add(1); count(kept.size()) } }\nrules { keep([]) }'
        'a number given to a method' | 'def keep(int n) { after(TurnBegins) { t -> n = n + 1; count(n) } }\nrules { keep(0) }'
        'a variable of a loop'       | 'rules { for (List<Integer> kept in [[]]) { after(TurnBegins) { t -> kept.add(1); count(kept.size()) } } }'
        'a block without a name'     | 'rules { [[1]].each { after(TurnBegins) { t -> add(it) } } }\ndef add(List<Integer> kept) { kept.add(1); count(kept.size()) }'
        'a map of two rules'         | 'def keep(Map<String, Integer> kept) { before(TurnBegins) { t -> kept["n"] = (kept["n"] ?: 0) + 1 }; after(TurnBegins) { t -> count(kept["n"]) } }\nrules { keep([:]) }'
    }

    /** The base game with a mod whose rules count, and give cheese by what they counted. */
    private static Setting keeping(String script) {
        def text = "$script\nvoid count(int n) { if (n % 5 == 2) gainCheese(party[0], 1) }\n".toString()
        def mod = ModSource.of('keeping', ['mod.yaml': ('id: keeping\nname: Keeping\nversion: "1.0.0"\nengine: 1\nauthors: ' +
                '[specs]\nlicence: none\nneeds: [base-game]\nabout: For specs.\n').bytes, 'rules/keep.groovy': text.bytes])
        new Library(Games.LIBRARY.mods() + ModLoader.fresh().load(mod, Games.LIBRARY.rules().size()))
                .setting(Games.setup(1), Inspector.NONE)
    }

    /** The digest of the table after every step. */
    private static List<Long> tables(Setting setting, long seed) {
        def digests = []
        def beginning = State.beginning(Table.empty(setting.box().layout()), Agenda.of([new BeginChapter()]))
        new Simulation(setting, Games.inside(setting, seed)).play(beginning, 100_000,
                { Scene scene -> digests << scene.draft().freeze().digest() })
        digests
    }
}
