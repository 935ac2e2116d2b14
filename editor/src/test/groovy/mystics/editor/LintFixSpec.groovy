package mystics.editor

import mystics.command.Mystics
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.ZipFile

/** {@code lint --fix} mends what the editor's buttons mend, and nothing is lost by it. */
class LintFixSpec extends Specification {
    @TempDir Path folder
    def out = new StringWriter()
    def err = new StringWriter()

    Path getMod() {
        folder.resolve('ants')
    }

    int lint(String... more) {
        def line = Mystics.commandLine()
        line.out = new PrintWriter(out)
        line.err = new PrintWriter(err)
        line.execute(['lint', mod, '--games', '0', '--home', folder.resolve('home'), *more]*.toString() as String[])
    }

    void write(String file, String text) {
        def path = mod.resolve(file)
        Files.createDirectories(path.parent)
        Files.writeString(path, text)
    }

    String read(String file) {
        Files.readString(mod.resolve(file))
    }

    def setup() {
        write 'mod.yaml', 'id: ants\nname: Ants\nversion: "1.0.0"\nengine: 1\nauthors: [us]\nlicence: CC0-1.0\n'
        write 'marks/crumb.yaml', '# dropped by somebody\nname: Crumb\non: space\nkind: terrain\n' +
                'tekst: It is dry.   # and old\ncolour: red\nrules: none\n'
        write 'marks/notes.txt', 'Ants like crumbs.'
        write 'marks/leaf.yml', 'name: Leaf\non: space\nkind: terrain\ntext: It is green.\nrules: none\n'
    }

    def "one run mends what can be mended, and keeps remarks, copies and everything else"() {
        expect:
        lint('--fix') == Mystics.FINE
        out.toString().contains("Write 'text'.")
        out.toString().contains('Delete the key.')
        out.toString().readLines().last() == 'No findings.'
        read('marks/crumb.yaml') == '# dropped by somebody\nname: Crumb\non: space\nkind: terrain\n' +
                'text: It is dry.   # and old\nrules: none\n'
        read('docs/notes.txt') == 'Ants like crumbs.'
        read('marks/leaf.yaml').startsWith('name: Leaf')
        !Files.exists(mod.resolve('marks/leaf.yml'))

        when: 'the mod as it was lies in the home folder'
        def copies = Files.walk(folder.resolve('home/backups')).filter { it.toString().endsWith('.zip') }.toList()

        then:
        copies.size() == 1
        new ZipFile(copies[0].toFile()).withCloseable { it.entries()*.name.any { name -> name.endsWith('marks/leaf.yml') } }
    }

    def "what needs a person stays as it is, and a second run changes nothing"() {
        given:
        write 'marks/twig.yaml', 'name: Twig\non: nowhere\nrules: none\n'
        lint('--fix')
        def before = read('marks/twig.yaml')
        out.buffer.length = 0

        expect:
        lint('--fix') == Mystics.FAILED
        !out.toString().contains('mended')
        read('marks/twig.yaml') == before
    }

    def "with --json only the findings are printed where a program reads them"() {
        expect:
        lint('--fix', '--json') == Mystics.FINE
        out.toString().strip() == '[]'
        err.toString().contains('mended ')
    }

    def "an archive is not changed"() {
        given:
        def line = Mystics.commandLine()
        line.err = new PrintWriter(err)
        def archive = Files.writeString(folder.resolve('ants.zip'), 'PK')

        expect:
        line.execute('lint', archive.toString(), '--fix') == Mystics.USAGE
        err.toString().contains('--fix changes files in a folder')
        Files.readString(archive) == 'PK'
    }
}
