package mystics.editor.desktop

import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.home.Shelf
import mystics.editor.settings.Pace
import mystics.editor.settings.Settings
import mystics.editor.settings.SettingsFile
import mystics.mod.load.BaseGame
import mystics.play.Game
import mystics.play.Inspector
import mystics.table.Clock
import spock.lang.Requires
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.Stepwise
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/**
 * The program itself on a screen in memory, played from home and saved by a hand that has a mouse, and by one that only
 * has keys. What they have
 * played is read from the game that was kept.
 */
@Stepwise
@Requires(value = { VirtualDisplay.available }, reason = VirtualDisplay.NEEDED)
class WindowSpec extends Specification {
    /** In seconds; on a busy machine a hand takes its time, and only one that hangs is stopped. */
    static final int PATIENCE = 400
    static final int ROUNDS = 2
    static final String SEED = '4711'
    static final Path FOUND = Path.of('target/window')
    @Shared Map<String, Game> games = [:]
    @TempDir Path home

    def "two rounds of the first chapter are played from home: #hand"() {
        given:
        Files.createDirectories(FOUND)
        new SettingsFile(home.resolve('settings/desktop.properties')).write(Settings.usual().with(Pace.AT_ONCE))
        def display = new VirtualDisplay(1280, 800)

        when:
        def told = FOUND.resolve("${hand}.log")
        def process = display.start(Rehearsal, told, hand, home.toString(), SEED, "$ROUNDS", FOUND.resolve("${hand}.png").toString())
        def hangs = display.ended(process, PATIENCE) ? '' : display.tale(process, told)

        then: 'what went wrong is in target/window, with a picture'
        hangs == ''
        process.exitValue() == 0

        when:
        def shelf = new GameTable(BaseGame.library(), Inspector.NONE).shelf(new HomeFolder(home))
        def session = shelf.load(Rehearsal.SAVED)
        games[hand] = session.game()

        then:
        shelf.load(Shelf.AUTOSAVE).game() == session.game()
        session.game().lookNow { it.draft().get(Clock.ROUND) } == ROUNDS + 1
        session.game().open().journal().size() > 0
        places(session.game()) != places(session.history().first())

        cleanup:
        process?.destroyForcibly()
        display?.close()

        where:
        hand << ['mouse', 'keys']
    }

    def "the same choices and the same dice make the same game, whichever hand plays"() {
        expect:
        games.mouse == games.keys
    }

    private static List<String> places(Game game) {
        game.lookNow { it.heroes().collect { hero -> "$hero.name $hero.room.name $hero.space" as String } }
    }
}
