package mystics.mod.script

import basegame.properties.Games
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.load.Vocabulary
import mystics.mod.script.weave.DirectCalls
import mystics.mod.script.weave.PlainCalls
import mystics.mod.script.weave.PlainCasts
import mystics.mod.script.weave.SharedClosures
import mystics.mod.script.weave.Weaver
import mystics.mod.words.BaseWords
import mystics.phase.chapter.BeginChapter
import mystics.play.Agenda
import mystics.play.Inspector
import mystics.play.Simulation
import mystics.play.State
import mystics.rules.Scene
import mystics.table.Table
import spock.lang.Shared
import spock.lang.Specification

/** What is woven into scripts counts their steps and changes nothing else. More games with {@code -Dwoven=200}. */
class WovenSpec extends Specification {
    static final int GAMES = Integer.getInteger('woven', 12)

    @Shared Library paying = library(Vocabulary.api())
    @Shared Library free = library(unmetered(Vocabulary.api()))

    def "game #seed is the same at every step, with scripts that pay for their steps and with scripts that do not"() {
        given:
        def one = tables(paying, seed)
        def other = tables(free, seed)

        expect:
        one.size() > 50
        one == other

        where:
        seed << (1L..GAMES)
    }

    def "the scripts that do not pay do not pay: one that goes on for long is ended only in the others"() {
        given:
        def script = { api -> Scripts.compiled('long', api as ScriptApi<BaseWords>,
                new TreeMap<>(['rules/long.groovy': 'int n = 0\nfor (int i = 0; i < 2000000; i++) { n = n + 1 }\n'])) }

        when:
        script(unmetered(Vocabulary.api()))

        then:
        noExceptionThrown()

        when:
        script(Vocabulary.api())

        then:
        def broken = thrown(mystics.mod.finding.BrokenMod)
        broken.message.contains('200000 steps')
    }

    private static Library library(ScriptApi<BaseWords> api) {
        new Library([ModLoader.compilingAll(api).load(BaseGame.source(), 0)])
    }

    private static ScriptApi<BaseWords> unmetered(ScriptApi<BaseWords> api) {
        new ScriptApi<BaseWords>(api.base(), api.allowed(),
                { same -> new Weaver(Weaver.gates(same.base(), same.allowed(), same.family()),
                        [new DirectCalls(), new PlainCasts(), new PlainCalls(), new SharedClosures()]) })
    }

    /** The digest of the table after every step. */
    private static List<Long> tables(Library library, long seed) {
        def setting = library.setting(Games.setup(seed), Inspector.NONE)
        def digests = []
        def beginning = State.beginning(Table.empty(setting.box().layout()), Agenda.of([new BeginChapter()]))
        new Simulation(setting, Games.inside(setting, seed)).play(beginning, 100_000,
                { Scene scene -> digests << scene.draft().freeze().digest() })
        digests
    }
}
