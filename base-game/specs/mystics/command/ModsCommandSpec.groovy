package mystics.command

import java.nio.file.Files
import java.nio.file.Path
import mystics.home.HomeFolder
import mystics.home.mods.FailedStarts
import spock.lang.Specification
import spock.lang.TempDir

/** Mods from the command line: those in the user's folder and those that are named. */
class ModsCommandSpec extends Specification {
    @TempDir
    Path home

    def out = new StringWriter()
    def err = new StringWriter()

    def "mods are listed, switched off and on, ordered, and looked after"() {
        given:
        mod('ant', 'cards/leaf.yaml': 'name: Leaf\ntype: item\ntext: A leaf.\nrules: none\n')
        mod('bee', 'cards/sting.yaml': 'name: Sting\ntype: itm\n')

        expect:
        run('mods') == 0
        said() == ['on   ant 1.0.0, The ant (facts only)', 'on   bee 1.0.0, The bee (facts only)']
        run('mods', 'order', 'bee') == 0
        said() == ['on   bee 1.0.0, The bee (facts only)', 'on   ant 1.0.0, The ant (facts only)']
        run('mods', 'health') == 1
        said().drop(1) == ['fine ant 1.0.0, 1 entries', 'bee 1.0.0 is left out:',
                           "  bee/cards/sting.yaml:2:7: 'type' must be one of weapon, armor, accessory, item, scroll, " +
                                   "trick, event, party-item, but is the text 'itm' (what kind of card it is). Did you mean 'item'?",
                           'bee 1.0.0:', '  lint finds 1 error', "    bee/cards/sting.yaml:2:7: 'type' must be one of " +
                                   "weapon, armor, accessory, item, scroll, trick, event, party-item, but is the text 'itm' " +
                                           "(what kind of card it is). Did you mean 'item'?",
                           'ant 1.0.0:', '  lint finds no fault']
        run('mods', 'disable', 'bee') == 0
        said() == ['on   ant 1.0.0, The ant (facts only)', 'off  bee 1.0.0, The bee (facts only)']
        run('mods', 'health') == 0
    }

    def "health tells which rule failed in play, when and how often, and of starts that failed"() {
        given:
        mod('ant', 'rules/ant.groovy': "rules {\n    after(RoundEnds) { round -> int n = 1.intdiv(heroes.size() - heroes.size()) }\n}\n")
        mod('bee', 'docs/notes.txt': 'nothing yet')
        def answers = home.resolve('answers.txt')
        Files.createDirectories(home)
        Files.writeString(answers, (['1'] + ['end'] * 40).join('\n'))

        when: 'a chapter is played to its second round, twice, and gone on with once'
        2.times { run('play', '--seed', '3', '--terminal', '--answers', answers.toString()) }
        run('play', '--continue', '--terminal', '--answers', answers.toString())

        and: 'two starts fail'
        2.times { new FailedStarts(new HomeFolder(home).starts()).begin(['ant']) }
        run('play', '--seed', '3', '--terminal', '--answers', answers.toString())
        def safely = err.toString()
        run('mods', 'health')
        def ant = said().dropWhile { it != 'ant 1.0.0:' }.takeWhile { it != 'bee 1.0.0:' }

        then:
        safely.contains('only the base game is loaded')
        ant[1] == '  lint finds no fault'
        ant[2] ==~ /  failed in play: ant\/rules\/ant\.groovy:2: .*zero.* \(2 times, last \d{4}-\d\d-\d\d \d\d:\d\d\)/
        ant[3] ==~ /  was loaded when two starts failed, so that the program began without mods \(\d{4}-\d\d-\d\d \d\d:\d\d\)/
        ant.size() == 4
        said().dropWhile { it != 'bee 1.0.0:' } == ['bee 1.0.0:', '  lint finds no fault']
    }

    def "a language that nobody speaks is no fault of a mod: the next start loads them all, and says what was left out"() {
        given:
        mod('ant', 'lang/xx.yaml': 'Move: [1]\n')
        mod('bee', 'lang/yy.yaml': 'Move: Zzz\n')

        when:
        3.times { assert run('play', '--seed', '3', '--terminal', '--language', 'xx') == 1 }

        then:
        err.toString().contains("No mod that is loaded translates anything to 'xx'.")
        err.toString().contains('ant 1.0.0 is left out:')
        err.toString().contains("ant/lang/xx.yaml:1:7: 'Move' must be a text")
        !err.toString().contains('only the base game is loaded')
    }

    def "explain names the mod, file and line that set a value, of mods in the folder and of those named"() {
        given:
        mod('ant', 'amendments/a.yaml': 'amend:\n  - { entry: cards/button-shield, set: { bonus: 2 } }\n')
        def other = write(home.resolve('elsewhere'), 'owl',
                ['amendments/a.yaml': 'amend:\n  - { entry: cards/button-shield, set: { name: Big Shield } }\n'])

        expect:
        run('explain', 'cards/button-shield', '--mods', other.toString()) == 0
        said().containsAll(['bonus: 2   [ant/amendments/a.yaml:2:49]', 'name: Big Shield   [owl/amendments/a.yaml:2:48]'])
        run('explain', 'cards/button-shield', '--safe') == 0
        said().contains('bonus: 1   [base-game/cards/button-shield.yaml:4:8]')
    }

    def "#command[0] goes on without a broken mod of the folder, names it and fails; a broken mod that was named is refused"() {
        given:
        mod('ant', 'cards/leaf.yaml': 'name: Leaf\n')
        def other = write(home.resolve('elsewhere'), 'owl', ['cards/leaf.yaml': 'type: item\n'])
        def few = ['--games', '1'] + more

        expect:
        run(*command, *few) == 1
        err.toString().readLines().count('ant 1.0.0 is left out:') == 2
        err.toString().contains('These games were played without mods that are switched on:')
        out.toString() != ''
        run(*command, *few, '--safe') == 0
        run(*command, *few, '--mods', other.toString()) == 1
        err.toString().contains('owl 1.0.0 is left out:')
        out.toString() == ''

        where:
        command                             | more
        ['simulate', 'flight-to-barksburg'] | ['--bot', 'random', '--threads', '1']
        ['balance', 'flight-to-barksburg']  | ['--party', 'collin,filch,maginos,tilda', '--bot', 'random', '--threads', '1']
        ['soak']                            | []
    }

    def "#command[0] names a mod whose mod.yaml lacks '#key', with the reason, and fails: #folder"() {
        given:
        def other = home.resolve(folder)
        def page = write(other, 'ant', ['docs/notes.txt': 'old']).resolve('mod.yaml')
        Files.writeString(page, Files.readString(page).replaceAll("(?m)^$key:.*\\n", ''))
        def named = folder == 'mods' ? [] : ['--mods', other.resolve('ant').toString()]

        expect:
        run(*command, '--games', '1', *named) == 1
        err.toString().readLines().contains('ant is left out:')
        err.toString().contains("'$key' is missing (mod.yaml needs it).")

        where:
        command                             | key       | folder
        ['simulate', 'flight-to-barksburg'] | 'name'    | 'mods'
        ['simulate', 'flight-to-barksburg'] | 'engine'  | 'elsewhere'
        ['balance', 'flight-to-barksburg']  | 'licence' | 'elsewhere'
        ['soak']                            | 'id'      | 'elsewhere'
    }

    def "a mod that is named replaces its copy in the folder, whatever the versions"() {
        given:
        mod('ant', 'cards/leaf.yaml': 'name: Leaf\ntype: item\ntext: A leaf.\nrules: none\n')
        def other = write(home.resolve('elsewhere'), 'ant',
                ['cards/leaf.yaml': 'name: Green Leaf\ntype: item\ntext: A leaf.\nrules: none\n'])

        expect:
        run('explain', 'cards/leaf') == 0
        said().contains('name: Leaf   [ant/cards/leaf.yaml:1:7]')
        run('explain', 'cards/leaf', '--mods', other.toString()) == 0
        said().contains('name: Green Leaf   [ant/cards/leaf.yaml:1:7]')
        err.toString().contains("There are two copies of the mod 'ant': ant 1.0.0, named with --mods, is loaded; " +
                "ant 1.0.0 in your folder (ant) is not.")
        !err.toString().contains('left out')
        run('explain', 'cards/leaf', '--mods', home.resolve('mods/ant').toString()) == 0
        !err.toString().contains('two copies')
    }

    def "of two copies of a mod, the list says which one is not loaded"() {
        given:
        mod('ant', 'docs/notes.txt': 'old')
        def newer = write(home.resolve('mods/newer'), 'ant', ['docs/notes.txt': 'new'])
        Files.move(newer, home.resolve('mods/ant-2'))
        Files.delete(home.resolve('mods/newer'))
        def page = home.resolve('mods/ant-2/mod.yaml')
        Files.writeString(page, Files.readString(page).replace('1.0.0', '2.0.0'))

        expect:
        run('mods') == 0
        said() == ['on   ant 1.0.0, The ant (facts only) - not loaded: there is another copy of this mod, as new or newer',
                   'on   ant 2.0.0, The ant (facts only)']
    }

    def "a chapter of a mod that is switched off is not just missing: #command"() {
        given:
        def chapter = Files.readString(Path.of('chapters/flight-to-barksburg.yaml'))
        mod('ant', 'chapters/long-way.yaml': chapter)
        run('mods', 'disable', 'ant')

        expect:
        run(*command, 'long-way') != 0
        err.toString().contains("There is no chapter 'long-way'. The mod 'ant' has it and is switched off: mods enable ant")

        where:
        command << [['simulate', '--games', '1'], ['play', '--terminal']]
    }

    def "explain counts the elements of lists from 1, as amendments do"() {
        given:
        mod('ant', 'amendments/a.yaml': 'amend:\n  - { entry: heroes/collin, set: { gear/1: button-shield } }\n')

        expect:
        run('explain', 'heroes/collin') == 0
        said().contains('gear/1: button-shield   [ant/amendments/a.yaml:2:44]')
    }

    def "a mod is added to the folder, and another copy of it only if that may be replaced; the copy there is kept"() {
        given:
        def leaf = 'name: Leaf\ntype: item\ntext: A leaf.\nrules: none\n'
        def given = write(home.resolve('elsewhere'), 'ant', ['cards/leaf.yaml': leaf, '.git/config': 'x'])
        def other = write(home.resolve('later'), 'ant', ['cards/leaf.yaml': leaf.replace('A leaf', 'Two leaves')])

        expect:
        run('mods', 'add', given.toString()) == 0
        said() == ['The ant 1.0.0 is in your folder of mods now.']
        files('mods') == ['ant-1.0.0/cards/leaf.yaml', 'ant-1.0.0/mod.yaml']
        run('mods', 'add', given.toString(), '--replace') == 1
        err.toString().contains('The ant 1.0.0 is in your folder of mods already, with the same files.')
        run('mods', 'add', other.toString()) == 1
        err.toString().contains('Another copy of this mod is in your folder: The ant 1.0.0. The ant 1.0.0 was not added. With --replace')
        run('mods', 'disable', 'ant') == 0
        run('mods', 'add', other.toString(), '--replace') == 0
        said()[0].contains('The copy that it replaces is kept in')
        files('replaced-mods') == ['ant-1.0.0/cards/leaf.yaml', 'ant-1.0.0/mod.yaml']
        run('mods') == 0
        said() == ['on   ant 1.0.0, The ant (facts only)']
        run('explain', 'cards/leaf') == 0
        said().any { it.startsWith('text: Two leaves.') }
    }

    def "a broken mod is refused with its findings, and the folder stays as it is: #path"() {
        given:
        def broken = write(home.resolve('elsewhere'), 'ant', [(path): text])

        expect:
        run('mods', 'add', broken.toString()) == 1
        err.toString().contains('was not added:')
        err.toString().contains(says)
        files('mods') == []

        where:
        path              | text            || says
        'cards/leaf.yaml' | 'name: Leaf\n'  || 'ant/cards/leaf.yaml:1:1'
        'mod.yaml'        | 'id: [\n'       || 'mod.yaml'
    }

    def "a zip file is added as it is; half of a mod that a killed program left is no mod"() {
        given:
        def given = write(home.resolve('elsewhere'), 'ant', ['docs/notes.txt': 'nothing yet'])
        run('pack', given.toString(), '--to', home.resolve('packed').toString())
        def zip = home.resolve('packed/ant-1.0.0.zip')
        write(home.resolve('mods'), 'bee-1.0.0.0a1b2c3d.mystics-part', [:])

        expect:
        run('mods', 'add', zip.toString()) == 0
        Files.readAllBytes(home.resolve('mods/ant-1.0.0.zip')) == Files.readAllBytes(zip)
        run('mods') == 0
        said() == ['on   ant 1.0.0, The ant (facts only)']
    }

    private List<String> files(String folder) {
        def root = home.resolve(folder)
        if (!Files.exists(root)) return []
        Files.walk(root).withCloseable { all -> all.filter { Files.isRegularFile(it) }.collect { root.relativize(it).toString() }.sort() }
    }

    private int run(String... words) {
        out.buffer.setLength(0)
        err.buffer.setLength(0)
        Mystics.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true))
                .execute((['--home', home.toString()] + (words as List)) as String[])
    }

    private List<String> said() {
        out.toString().readLines()
    }

    private void mod(Map<String, String> files, String id) {
        write(home.resolve('mods'), id, files)
    }

    private static Path write(Path folder, String id, Map<String, String> files) {
        def mod = folder.resolve(id)
        (['mod.yaml': ("id: $id\nname: The $id\nversion: 1.0.0\nengine: 1\nauthors: [Someone]\nlicence: free\nneeds: " +
                "[base-game]\n").toString()] + files).each { path, text ->
            Files.createDirectories(mod.resolve(path).parent)
            Files.writeString(mod.resolve(path), text.toString())
        }
        mod
    }
}
