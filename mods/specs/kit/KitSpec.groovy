package kit

import java.nio.file.Files
import java.nio.file.Path
import mystics.command.Mystics
import mystics.home.HomeFolder
import mystics.home.ReadingLanguage
import mystics.kit.EditorFiles
import mystics.kit.NewMod
import mystics.kit.Workbench
import mystics.mod.read.Pack
import mystics.mod.source.Sources
import mystics.mod.yaml.SchemaFiles
import spock.lang.Specification
import spock.lang.TempDir
import tools.jackson.databind.json.JsonMapper

/** The commands for modders: a new mod passes as it is, and a pack is the same each time. */
class KitSpec extends Specification {
    @TempDir Path folder

    private List run(Object... words) {
        def out = new StringWriter()
        def line = Mystics.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out))
        [line.execute(['--home', folder.resolve('home'), *words]*.toString() as String[]), out.toString()]
    }

    def "new-mod writes a mod that passes its scenarios, packs and loads from its zip, unedited"() {
        given:
        def mod = folder.resolve('old-mill')

        expect:
        run('new-mod', mod, '--author', 'Ada Miller')[0] == 0
        run('test', mod) == [0, run('test', mod)[1]]
        run('test', mod)[1].contains('all 2 scenarios hold')
        run('lint', mod, '--games', 5) == [0, "No findings.${System.lineSeparator()}".toString()]
        run('simulate', 'flight-to-barksburg', '--games', 2, '--mods', mod)[0] == 0
        run('pack', mod, '--to', folder)[0] == 0
        Workbench.at(folder.resolve('old-mill-0.1.0.zip'), []).mod().name() == 'Old Mill'
        Files.readString(mod.resolve('mod.yaml')).contains('Ada Miller')
    }

    def "a finding begins with the folder that was named, whatever the mod calls itself"() {
        given:
        def mod = folder.resolve('old-mill')
        run('new-mod', mod, '--author', 'Ada Miller')
        Files.move(mod, folder.resolve('renamed'))
        def page = folder.resolve('renamed/mod.yaml')
        Files.writeString(page, Files.readString(page) + 'colour: red\n')

        expect:
        run('lint', folder.resolve('renamed'), '--games', 0)[1].startsWith("error ${folder.resolve('renamed')}/mod.yaml:")
        run('lint', folder.resolve('renamed'), '--games', 0, '--json')[1].contains("\"path\":\"${folder.resolve('renamed')}/mod.yaml\"")
    }

    def "whoever makes a mod may be called anything; somebody it must be"() {
        given:
        def mod = folder.resolve('old-mill')

        expect:
        run('new-mod', mod, '--author', ' , ') == [1,
                "Say whose mod it is: names of at most 60 letters, with commas between them.${System.lineSeparator()}".toString()]
        run('new-mod', mod, '--author', 'A: B] # {x, "Bo\\b", 12')[0] == 0
        Workbench.at(mod, []).mod().manifest().authors() == ['A: B] # {x', '"Bo\\b"', '12']
    }

    def "new-mod leaves alone what is there, and says what a name may be: #name"() {
        given:
        Files.createDirectories(folder.resolve('busy'))
        Files.writeString(folder.resolve('busy/note.txt'), 'mine')

        when:
        def (code, said) = run('new-mod', folder.resolve(name))

        then:
        code == 1
        said.contains(reason)

        where:
        name       || reason
        'busy'     || 'something in'
        'Old Mill' || 'cannot be the id'
    }

    def "two packs of one mod are equal byte for byte, and so is a pack of the packed; the list names every file"() {
        given:
        NewMod.write(folder.resolve('old-mill'), 'Ada')
        run('pack', folder.resolve('old-mill'), '--to', folder.resolve('one'))
        Files.list(folder.resolve('old-mill/cards')).withCloseable { it.each { file -> file.toFile().lastModified = 0 } }
        run('pack', folder.resolve('old-mill'), '--to', folder.resolve('two'))
        run('pack', folder.resolve('one/old-mill-0.1.0.zip'), '--to', folder.resolve('three'))

        expect:
        ['two', 'three'].every { Files.mismatch(folder.resolve('one/old-mill-0.1.0.zip'), folder.resolve("$it/old-mill-0.1.0.zip")) == -1 }
        Files.readAllLines(folder.resolve('one/old-mill-0.1.0.sha256'))*.split('  ')*.last() ==
                Sources.at(folder.resolve('old-mill')).paths() + 'old-mill-0.1.0.zip'
    }

    def "--language wants a mod that speaks it"() {
        given:
        def german = Path.of('deutsch').toAbsolutePath()

        expect:
        run('simulate', 'flight-to-barksburg', '--games', 1, '--mods', german, '--language', 'de')[0] == 0
        run('simulate', 'flight-to-barksburg', '--games', 1, '--mods', german, '--language',
                'fr')[1].contains("translates anything to 'fr'")
    }

    def "a whole disk has no name that could be a mod's"() {
        given:
        def disk = folder.toAbsolutePath().root

        expect:
        Sources.name(disk) == disk.toString()
        run('new-mod', disk)[1].contains("'$disk' cannot be the id of a mod.")
        run('replay', disk)[1].startsWith("$disk: it cannot be read")
    }

    def "a language that is kept is read in as long as a mod speaks it: #kept with #mods is #read"() {
        given:
        def home = folder.resolve('home')
        def answers = Files.writeString(folder.resolve('answers'), '')
        mods.each { Pack.give(Sources.at(Path.of(it as String)), it as String, Files.createDirectories(home.resolve('mods'))) }
        ReadingLanguage.keep(new HomeFolder(home).language(), kept)
        def screen = System.out
        def shown = new ByteArrayOutputStream()

        when:
        System.out = new PrintStream(shown, true, 'UTF-8')
        run('play', '--party', 'collin,filch,maginos,tilda', '--seed', 1, '--answers', answers)
        System.out = screen

        then:
        shown.toString('UTF-8').contains(read)

        where:
        kept | mods        || read
        'de' | ['deutsch'] || 'Wachstube'
        'en' | ['deutsch'] || 'Guard Room'
        'de' | []          || 'Guard Room'
        'xx' | ['deutsch'] || 'Guard Room'
    }

    def "a mod without scenarios does not pass in silence"() {
        given:
        def mod = folder.resolve('old-mill')
        NewMod.write(mod, 'Ada')
        Files.delete(mod.resolve('scenarios/lucky-crumb.yaml'))

        expect:
        run('test', mod)[0] == 1
        run('test', mod)[1].contains('has no scenarios')
    }

    def "the snippets for scripts are templates, moments and words, each explained"() {
        given:
        def folder = Files.createTempDirectory('snippets')

        when:
        EditorFiles.write(folder, [])
        def snippets = JsonMapper.shared().readValue(Files.readString(folder.resolve('.vscode/mystics.code-snippets')), Map)

        then:
        snippets.every { name, snippet -> snippet.scope == 'groovy' && snippet.description && snippet.body }
        snippets['at RoundEnds'].body == ['${1|before,change,after|}(RoundEnds) { ${2:it} ->', '    $0', '}']
        snippets['rule token-prize'].body[3] == "            lift here, '\${TM_FILENAME_BASE}'"
        snippets['rule drawn-wounds'].body.join('\n').contains('after(${1|RoundEnds,RoundBegins|})')
        snippets['gainCheese'].body == ['gainCheese ${1:hero}, ${2:number}']
    }

    def "schemas are those the game checks with, each for its own files; settings one has are left alone"() {
        given:
        Files.createDirectories(folder.resolve('.vscode'))
        Files.writeString(folder.resolve('.vscode/settings.json'), '{ "mine": true }')

        when:
        Files.createDirectories(folder.resolve('fresh'))
        EditorFiles.write(folder, [])
        EditorFiles.write(folder.resolve('fresh'), [])
        def settings = JsonMapper.shared().readValue(Files.readString(folder.resolve('fresh/.vscode/settings.json')), Map)

        then:
        SchemaFiles.all().every { name, text -> read(folder.resolve(".schemas/$name")) == JsonMapper.shared().readTree(text) }
        Files.readString(folder.resolve('.vscode/settings.json')) == '{ "mine": true }'
        settings['yaml.schemas'].keySet().every { Files.exists(folder.resolve('fresh').resolve(it)) }
        settings['yaml.schemas'].size() == SchemaFiles.KINDS.size()
    }

    private static read(Path file) {
        JsonMapper.shared().readTree(Files.readString(file))
    }

    def "every key of #file is explained, and what it refers to exists"() {
        given:
        def schemas = SchemaFiles.all().collectEntries { name, text -> [name, JsonMapper.shared().readValue(text, Map)] }

        expect:
        unexplained(schemas[file], file, schemas) == []

        where:
        file << SchemaFiles.all().keySet() - 'common.json'
    }

    /** The keys for which an editor would have nothing to show; conditions only look at keys that are explained elsewhere. */
    private List<String> unexplained(Object node, String file, Map schemas) {
        if (node instanceof List) return node.collectMany { unexplained(it, file, schemas) }
        if (!(node instanceof Map)) return []
        def keys = node['properties'] instanceof Map ? node['properties'] : [:]
        keys.findAll { name, key -> !explained(key, file, schemas) }.collect { name, key -> name.toString() } +
                node.findAll { name, inside -> !(name in ['if', 'then']) }
                        .collectMany { name, inside -> unexplained(inside, file, schemas) }
    }

    private boolean explained(Map key, String file, Map schemas) {
        if (key.description) return true
        if (!key['$ref']) return false
        def (there, pointer) = key['$ref'].split('#/')
        def target = pointer.split('/').inject(schemas[there ?: file]) { node, step -> node[step] }
        target.description || target.items
    }
}
