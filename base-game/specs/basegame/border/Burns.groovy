package basegame.border

import basegame.properties.Games
import mystics.choice.Answer
import mystics.choice.SeededFate
import mystics.mod.finding.BrokenMod
import mystics.mod.load.Library
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import mystics.phase.chapter.BeginChapter
import mystics.play.FailingRules
import mystics.play.Game
import mystics.play.Inspector
import mystics.play.Seating
import mystics.play.Setting

import java.lang.management.ManagementFactory
import java.nio.file.Files
import java.nio.file.Path

/** Plays with each rule of {@code escapes/burns.txt} in a game, one after the other in this process, and prints what became of it. */
class Burns {
    static final Path CORPUS = Path.of('../engine/src/test/resources/escapes/burns.txt')

    /** The rules of the corpus: name, what the failure says, text. */
    static List<List<String>> all() {
        Files.readString(CORPUS).split(/(?m)^=== /).toList().tail().collect { String part ->
            String header = part.readLines().first()
            [header.substring(0, header.lastIndexOf(' -> ')), header.substring(header.lastIndexOf(' -> ') + 4),
                    part.substring(header.length() + 1).stripTrailing()]
        }
    }

    static void main(String[] arguments) {
        played(file('gainCheese(who, 0)'))
        all().each { List<String> burn ->
            long before = cpu()
            String said = played(file(burn[2]))
            println "${burn[0]}|${(cpu() - before).intdiv(1_000_000)}|$said"
        }
    }

    private static String file(String text) {
        text.startsWith('rules {') || text.contains('\nrules {') ? text +
                '\n' : "rules { before(TurnBegins) { t -> burn(party[0]) } }\nvoid burn(Figure " +
                "who) {\n$text\n}\n"
    }

    private static long cpu() {
        ManagementFactory.threadMXBean.currentThreadCpuTime
    }

    /** What the log says of the mod being left out. */
    private static String played(String script) {
        try {
            left(script)
        } catch (BrokenMod refused) {
            "refused: $refused.message"
        }
    }

    private static String left(String script) {
        Game game = Game.begin(setting(['burner': script]), Seating.people(new SeededFate(5)).with(FailingRules.SWITCH_OFF),
                [new BeginChapter()])
        for (int i = 0; i < 12 && game.setting().off().empty; i++) game = game.answer(new Answer(game.question().get().options()[0].key()))
        game.log()*.text()*.toString().find { it.contains('are out of this game') } ?: 'nothing'
    }

    /** The base game with mods of one script each. */
    static Setting setting(Map<String, String> scripts) {
        List mods = new ArrayList(Games.LIBRARY.mods())
        int rules = Games.LIBRARY.rules().size()
        scripts.each { String id, String script ->
            def mod = ModLoader.fresh().load(ModSource.of(id,
                    ['mod.yaml': ("id: $id\nname: ${id.capitalize()}\nversion: \"1.0.0\"\nengine: 1\nauthors: " +
                            "[specs]\nlicence: none\nneeds: [base-game]\nabout: For specs.\n").toString().bytes,
                                                               ('rules/' + id + '.groovy'): script.bytes]), rules)
            mods << mod
            rules += mod.rules().rules().size()
        }
        new Library(mods as List).setting(Games.setup(1), Inspector.NONE)
    }
}
