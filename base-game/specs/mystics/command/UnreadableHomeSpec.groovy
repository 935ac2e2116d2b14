package mystics.command

import java.nio.file.Files
import java.nio.file.Path
import mystics.home.CampaignShelf
import mystics.home.GameTable
import mystics.home.HomeFolder
import mystics.mod.load.BaseGame
import spock.lang.Specification
import spock.lang.TempDir

/** A folder of the user that cannot be read is never taken for an empty one. A link to itself can be read by nobody, not even by root. */
class UnreadableHomeSpec extends Specification {
    @TempDir
    Path folder

    def out = new StringWriter()
    def err = new StringWriter()

    def "the list of mods says what cannot be read and what to do: #what"() {
        given:
        def home = spoilt(what)

        expect:
        run(home, 'mods', 'list') == 1
        err.toString().contains(says)
        !out.toString().contains('There are no mods')
        run(home, 'mods', 'health') == 1

        where:
        what            || says
        'mods: file'    || "mods' is a file where a folder must be. Move the file away, or choose another folder with --home."
        'mods: link'    || "mods' cannot be read. Make it readable for you, or choose another folder with --home."
        'home: link'    || "home' cannot be read. Make it readable for you, or choose another folder with --home."
        'list: link'    || 'Make it readable for you, or delete it, and all mods are switched on.'
    }

    def "a game begins without the mods that cannot be read, and says so once: #what"() {
        given:
        def home = spoilt(what)
        def answers = Files.writeString(folder.resolve('answers'), '1\n')

        expect:
        run(home, 'play', '--seed', '3', '--terminal', '--answers', answers.toString()) == kept
        err.toString().readLines().count { it.startsWith('Your mods are not loaded. ') } == 1

        where:
        what          | kept
        'mods: file'  | 0
        'mods: link'  | 0
        'home: link'  | 1
        'list: link'  | 0
    }

    def "saved games and campaigns that cannot be read are not said to be missing"() {
        given:
        def home = new HomeFolder(folder.resolve('home'))
        def table = new GameTable(BaseGame.library())
        Files.createDirectories(home.path())
        [home.saves(), home.campaigns()].each { Files.createSymbolicLink(it, it) }

        when:
        looking(table, home)

        then:
        def refused = thrown(UncheckedIOException)
        refused.folder() == home.path().resolve(which)

        where:
        which       | looking
        'saves'     | { GameTable at, HomeFolder of -> at.shelf(of).entries() }
        'campaigns' | { GameTable at, HomeFolder of -> new CampaignShelf(at, of).names() }
    }

    private Path spoilt(String what) {
        def home = folder.resolve('home')
        def (place, how) = what.split(': ')
        def path = [mods: home.resolve('mods'), home: home, list: home.resolve('settings/mods')][place]
        Files.createDirectories(path.parent)
        how == 'file' ? Files.writeString(path, 'x') : Files.createSymbolicLink(path, path)
        home
    }

    private int run(Path home, String... words) {
        out.buffer.setLength(0)
        err.buffer.setLength(0)
        Mystics.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true))
                .execute((['--home', home.toString()] + (words as List)) as String[])
    }
}
