package kit

import mystics.command.Mystics
import mystics.lint.Lint
import mystics.mod.load.Assembling
import mystics.mod.load.Gathering
import mystics.mod.load.ModLoader
import mystics.mod.source.ModSource
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/**
 * The guides for modders are run from top to bottom: their files are written, their commands are given, and after every
 * section the mod they build is sound.
 */
class GuideSpec extends Specification {
    static final Path DOCS = Path.of('../docs/modding').toAbsolutePath().normalize()
    static final Map<String, String> GUIDES = ['README.md': 'first-steps', 'looks.md': 'tin-friends', 'objectives.md': 'night-post',
                                                'memory.md': 'lamp-post', 'company.md': 'tea-party', 'reserve.md': 'town-gate',
                                                'chapters.md': 'bell-tower', 'stories.md': 'two-doors',
                                                'sounds.md': 'sounding-tin', 'lessons.md': 'sword-school']

    @TempDir Path folder

    private List run(List<String> words) {
        def out = new StringWriter()
        def line = Mystics.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out))
        def there = words.collect { GUIDES.values().any { mod -> it.startsWith(mod) } ? folder.resolve(it).toString() : it }
        [line.execute(['--home', folder.resolve('home').toString(), *there] as String[]), out.toString()]
    }

    def "every block of #page works, in its order"() {
        when:
        def failures = []
        def sections = Files.readString(DOCS.resolve(page)).split(/(?m)^## /)
        sections.each { section ->
            (section =~ /(?s)```(\S+)(?: (\S+))?\n(.*?)```/).each { all, kind, file, content ->
                if (kind == 'sh') failures += content.readLines().findAll { it }.collect { command(it) }.findAll()
                else write(mod, file, content)
            }
            def (code, said) = section.contains('```yaml') ? run(['test', mod]) : [0, '']
            if (code != 0) failures << "after '${section.readLines().first()}':\n$said"
        }

        then:
        sections.size() > 3
        failures == []

        where:
        [page, mod] << GUIDES.collect { page, mod -> [page, mod] }
    }

    def "the hero of the page on looks has a figure of its own in the game, and lint says what is drawn for nothing"() {
        given:
        Map<String, byte[]> files = (Files.readString(DOCS.resolve('looks.md')) =~ /(?s)```\w+ (\S+)\n(.*?)```/).collect { it }
                .collectEntries { all, file, content -> [file, content.getBytes('UTF-8')] }
        files['mod.yaml'] = ('id: tin-friends\nname: Tin Friends\nversion: 1.0.0\nengine: 1\nauthors: [Ada]\nlicence: ' +
                'free\nneeds: [base-game]\n').bytes
        def loader = ModLoader.fresh()
        def lint = new Lint(loader, 0)
        def mod = ModSource.of('tin-friends', files)

        when:
        def library = Assembling.of(loader, Gathering.of(loader, [mod])).library()

        then:
        library.catalog().pictures()['heroes/bolt'].svg() == new String(files['art/heroes/bolt.svg'])
        library.catalog().looks()['tin'].of() == ['helmet', 'bucket']
        lint.findings(mod, []) == []
        lint.findings(mod.with('art/heroes/blot.svg', new String(files['art/heroes/bolt.svg'])), [])*.fix() == ["Did you mean 'bolt'?"]
    }

    private String command(String line) {
        assert line.startsWith('mystics ')
        def (code, said) = run(line.split(' ').toList().drop(1))
        code == 0 ? null : "$line\n$said"
    }

    private void write(String mod, String file, String content) {
        assert file: 'a block of the guide says which file it is'
        def path = folder.resolve(mod).resolve(file)
        Files.createDirectories(path.parent)
        Files.writeString(path, content)
    }

    def "what the guide points to is there: #link"() {
        given:
        def (file, anchor) = link.split('#') as List

        expect:
        Files.exists(DOCS.resolve(file))
        anchor == null || anchors(DOCS.resolve(file)).contains(anchor)

        where:
        link << GUIDES.keySet().collectMany { page -> (Files.readString(DOCS.resolve(page)) =~ /\]\(([^)]+)\)/).collect { it[1] } }.unique()
    }

    /** The anchors of a page: its headings in small letters, with hyphens between the words. */
    private static List<String> anchors(Path page) {
        Files.readAllLines(page).findAll { it.startsWith('#') }
                .collect { it.replaceFirst(/^#+ */, '').toLowerCase(Locale.ROOT).replaceAll(/[^a-z0-9 -]/, '').replace(' ', '-') }
    }
}
