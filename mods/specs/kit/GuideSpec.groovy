package kit

import mystics.console.Mystics
import mystics.phase.Moments
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** The guide for modders is run from top to bottom: its files are written, its commands are given, and after every section the mod it builds is sound. */
class GuideSpec extends Specification {
    static final Path DOCS = Path.of('../docs/modding').toAbsolutePath().normalize()
    static final String GUIDE = Files.readString(DOCS.resolve('README.md'))

    @TempDir Path folder

    private List run(List<String> words) {
        def out = new StringWriter()
        def line = Mystics.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out))
        def there = words.collect { it.startsWith('first-steps') ? folder.resolve(it).toString() : it }
        [line.execute(['--home', folder.resolve('home').toString(), *there] as String[]), out.toString()]
    }

    def "every block of the guide works, in its order"() {
        when:
        def failures = []
        def sections = GUIDE.split(/(?m)^## /)
        sections.each { section ->
            (section =~ /(?s)```(\S+)(?: (\S+))?\n(.*?)```/).each { all, kind, file, content ->
                if (kind == 'sh') failures += content.readLines().findAll { it }.collect { command(it) }.findAll()
                else write(file, content)
            }
            def (code, said) = section.contains('```yaml') ? run(['test', 'first-steps']) : [0, '']
            if (code != 0) failures << "after '${section.readLines().first()}':\n$said"
        }

        then:
        sections.size() > 8
        failures == []
    }

    private String command(String line) {
        assert line.startsWith('mystics ')
        def (code, said) = run(line.split(' ').toList().drop(1))
        code == 0 ? null : "$line\n$said"
    }

    private void write(String file, String content) {
        assert file: 'a block of the guide says which file it is'
        def path = folder.resolve('first-steps').resolve(file)
        Files.createDirectories(path.parent)
        Files.writeString(path, content)
    }

    def "what the guide points to is there: #link"() {
        given:
        def (file, anchor) = link.split('#') as List

        expect:
        Files.exists(DOCS.resolve(file))
        anchor == null || Moments.all().any { it.simpleName.toLowerCase(Locale.ROOT) == anchor }

        where:
        link << (GUIDE =~ /\]\(([^)]+)\)/).collect { it[1] }.unique()
    }
}
