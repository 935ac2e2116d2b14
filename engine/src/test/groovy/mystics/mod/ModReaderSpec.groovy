package mystics.mod

import groovy.transform.CompileStatic
import java.nio.file.Files
import java.nio.file.Path
import mystics.mod.finding.BrokenMod
import mystics.mod.script.Garden
import mystics.mod.script.SampleWords
import mystics.mod.script.AllowList
import mystics.mod.script.ScriptApi
import mystics.mod.script.WordList
import mystics.mod.script.ScriptBench
import mystics.mod.source.BuiltIn
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import spock.lang.Specification
import spock.lang.TempDir

class ModReaderSpec extends Specification {
    static final GARDEN = [
            'mod.yaml'         : 'id: garden\nname: The Garden\nversion: 1.2.3\nengine: 1\nauthors: [Someone]\nlicence: free\n',
            'README.md'        : '# The Garden',
            'cards/rake.yaml'  : 'name: Rake\ntype: item\ntext: It says something.\n',
            'cards/rake.groovy': "say 'rake'\n",
            'cards/hat.yaml'   : 'name: Hat\ntype: armor\nslot: head\nbonus: 1\n',
            'lang/de.yaml'     : 'Rake: Harke\n',
            'rules/house.groovy': "say 'house'\n",
            'specs/RakeSpec.groovy': 'this is for the author only',
    ]

    @TempDir
    Path dir

    def "a mod is read: manifest, facts and scripts"() {
        when:
        def mod = reader().read(source())

        then:
        mod.manifest() == new Manifest('garden', 'The Garden', '1.2.3', 1, ['Someone'], 'free', ['en'], [:], [:], [:], [], Optional.empty(), [:], [], '')
        mod.documents().keySet() as List == ['cards/hat.yaml', 'cards/rake.yaml', 'lang/de.yaml']
        mod.documents('cards')*.id() == ['hat', 'rake']
        mod.all('cards', Card) == [new Card('Hat', 'armor', 'head', 1, ''), new Card('Rake', 'item', '', 0, 'It says something.')]
        mod.scripts().paths() as List == ['cards/rake.groovy', 'rules/house.groovy']
        said(mod, 'cards/rake.groovy') == ['rake']
        mod.hash() == source().hash()
    }

    def "every mistake of every file is told at once"() {
        when:
        reader().read(source([
                'mod.yaml'          : 'id: garden\nname: The Garden\nversion: one\nengine: 1\nauthors: [Someone]\n',
                'cards/hat.yaml'    : 'name: Hat\ntype: armour\n',
                'cards/tools.yaml'  : 'name: *tools\n',
                'cards/rake.groovy' : "sai 'rake'\n",
                'cards/rack.groovy' : "say 'rack'\n",
                'card/hoe.yaml'     : 'name: Hoe\n',
                'cards/Spade.yaml'  : 'name: Spade\ntype: item\n',
                'cards/old/axe.yaml': 'name: Axe\n',
                'tiles/shed.yml'    : 'name: Shed\n',
                'rules/hut.yaml'    : 'name: Hut\n',
        ]))

        then:
        BrokenMod broken = thrown()
        broken.message == '''\
            garden/card/hoe.yaml: 'card/' is no folder of a mod. Did you mean 'cards'?
            garden/cards/Spade.yaml: 'Spade' cannot be an id (an id is small letters and digits, words joined by hyphens). Rename it.
            garden/cards/hat.yaml:2:7: 'type' must be one of weapon, armor, accessory, item, scroll, trick, event, party-item, but is the text 'armour' (what kind of card it is). Did you mean 'armor'?
            garden/cards/old/axe.yaml: the file lies too deep. Put it directly into cards/.
            garden/cards/rack.groovy: there is no cards/rack.yaml beside this script (rules belong to a thing with facts). Did you mean 'rake.yaml'?
            garden/cards/rake.groovy:1:1: there is no word 'sai'. Did you mean 'say'?
            garden/cards/tools.yaml:1:7: aliases (*name) are not used in mods (each thing stands where it is read). Write it out, or put it in quotes if it is a text.
            garden/mod.yaml:1:1: 'licence' is missing (mod.yaml needs it).
            garden/mod.yaml:3:10: 'version' cannot be 'one' (a version is three numbers: 1.0.0).
            garden/rules/hut.yaml: facts do not belong into rules/.
            garden/tiles/shed.yml: facts lie in files that end in .yaml. Rename it.'''.stripIndent()
    }

    def "a mod for a later engine, or without a manifest, is refused"() {
        when:
        reader().read(mod)

        then:
        BrokenMod broken = thrown()
        broken.message == message

        where:
        mod                                                                                  | message
        source('mod.yaml': GARDEN['mod.yaml'].replace('engine: 1', 'engine: 7'))             | 'garden/mod.yaml:4:9: the mod was written for engine 7, this is engine 1. Get a newer version of the game.'
        source('mod.yaml': GARDEN['mod.yaml'] + 'needs: { garden: "*" }\n')                  | 'garden/mod.yaml:7:10: a mod cannot stand among its own needs. Delete it.'
        source('mod.yaml': GARDEN['mod.yaml'] + 'after: [base-game, garden]\n')              | 'garden/mod.yaml:7:20: a mod cannot come after itself. Delete it.'
        ModSource.of('shed', [:])                                                            | 'shed: there is no mod.yaml (it says what the mod is called and who made it). Write one.'
    }

    def "what was compiled is kept and used again"() {
        given:
        def first = keeping().read(source())
        def kept = Files.readAllBytes(dir.resolve('garden.classes'))
        plant()

        expect: 'the planted classes are run, so nothing was compiled'
        said(keeping().read(source()), 'cards/rake.groovy') == ['planted']
        said(first, 'cards/rake.groovy') == ['rake']
        Files.list(dir).withCloseable { it.count() } == 1
        kept.length > 1000
    }

    def "a change of a script, of its name or of the facts is noticed"() {
        given:
        keeping().read(source())
        plant()

        when:
        def mod = keeping().read(source(change))

        then:
        said(mod, script) == [words]

        where:
        change                                                                            | script              | words
        ['cards/rake.groovy': "say 'new rake'"]                                           | 'cards/rake.groovy' | 'new rake'
        ['cards/hoe.yaml': 'name: Hoe\ntype: item\n', 'cards/hoe.groovy': "say 'hoe'"]    | 'cards/hoe.groovy'  | 'hoe'
        ['cards/hat.yaml': 'name: Cap\ntype: armor\nslot: head\nbonus: 1\n']              | 'cards/rake.groovy' | 'planted'
    }

    def "scripts are compiled again for another API"() {
        given:
        keeping().read(source())
        plant()
        def other = new ScriptApi<>(SampleWords, AllowList.of(WordList.of(SampleWords, [Garden.Snail] as List<Class<?>>)))

        expect:
        said(ModReader.keepingIn(dir, other).read(source()), 'cards/rake.groovy') == ['rake']
        other.version() != ScriptBench.API.version()
    }

    def "facts that were found good are not checked again, changed facts are"() {
        given:
        keeping().read(source())

        when:
        keeping().read(source('cards/hat.yaml': 'name: Hat\ntype: armour\n'))

        then:
        BrokenMod broken = thrown()
        broken.findings()*.code() == ['wrong-value']
    }

    def "a damaged file of compiled classes is ignored and written anew: #damage"() {
        given:
        def file = dir.resolve('garden.classes')
        keeping().read(source())
        def good = Files.readAllBytes(file)
        Files.write(file, bytes.call(good.clone()) as byte[])

        expect:
        said(keeping().read(source()), 'cards/rake.groovy') == ['rake']
        Files.readAllBytes(file) == good

        where:
        damage            | bytes
        'cut off'         | { byte[] it -> Arrays.copyOf(it, it.length - 10) }
        'one bit'         | { byte[] it -> it[200] ^= 1; it }
        'empty'           | { byte[] it -> new byte[0] }
        'something else'  | { byte[] it -> 'hello'.bytes }
        'much of nothing' | { byte[] it -> new byte[100_000] }
    }

    def "a class that pretends to be a script is not used"() {
        given:
        keeping().read(source())
        def kept = Compiled.read(Files.readAllBytes(dir.resolve('garden.classes'))).get()
        def poisoned = new TreeMap(kept.classes()) + ['cards_srake': foreign.call(kept)]
        Files.write(dir.resolve('garden.classes'), new Compiled('garden', kept.facts(), kept.scripts(), poisoned).bytes())

        when:
        said(keeping().read(source()), 'cards/rake.groovy')

        then:
        BrokenMod broken = thrown()
        broken.message.startsWith('garden/cards/rake.groovy: its compiled form')

        where:
        foreign << [{ it -> 'rubbish'.bytes }, { it -> it.classes()['rules_shouse'] }, { it -> Garden.getResourceAsStream('Garden.class').bytes }]
    }

    def "a folder that cannot be written to does no harm"() {
        given:
        Files.writeString(dir.resolve('file'), 'no folder')

        expect:
        said(ModReader.keepingIn(dir.resolve('file/inside'), ScriptBench.API).read(source()), 'cards/rake.groovy') == ['rake']
    }

    def "a packed mod is the same mod, byte for byte the same each time, and brings its classes"() {
        given:
        Pack.write(reader(), source(), dir.resolve('one'))
        Pack.write(reader(), source(), dir.resolve('two'))
        def loader = new URLClassLoader([dir.resolve('one').toUri().toURL()] as URL[], (ClassLoader) null)
        def builtIn = BuiltIn.on(loader, 'garden')
        def packed = Packed.read(builtIn.compiled().get()).get()
        def replaced = new Packed('garden', packed.key(), packed.facts(), reader().pack(source('cards/rake.groovy': "say 'replaced'"), Optional.empty()).get().classes())

        expect:
        ['garden.zip', 'garden.sha256', 'garden.classes'].every { Files.readAllBytes(dir.resolve("one/$it")) == Files.readAllBytes(dir.resolve("two/$it")) }
        Sources.at(dir.resolve('one/garden.zip')).hash() == source().hash()
        Files.readAllLines(dir.resolve('one/garden.sha256')).size() == GARDEN.size()
        Files.readAllLines(dir.resolve('one/garden.sha256'))[0] == '417357f3e0e112a9d9c7bb9974f0ab97e73c778047b02b1d080d4fbaccf67d5e  README.md'
        said(reader().read(builtIn), 'cards/rake.groovy') == ['rake']
        reader().read(builtIn).manifest() == reader().read(source()).manifest()
        reader().read(builtIn).documents().values()*.root() == reader().read(source()).documents().values()*.root()
        reader().read(builtIn).documents()['cards/hat.yaml'].valueAt('/type').toString() == 'garden/cards/hat.yaml:2:7'
        said(reader().read(new BuiltIn(builtIn.source(), Optional.of(replaced.bytes()))), 'cards/rake.groovy') == ['replaced']
        said(reader().read(new BuiltIn(source('cards/rake.groovy': "say 'other'"), builtIn.compiled())), 'cards/rake.groovy') == ['other']
    }

    private static ModReader<SampleWords> reader() {
        ModReader.of(ScriptBench.API)
    }

    private ModReader<SampleWords> keeping() {
        ModReader.keepingIn(dir, ScriptBench.API)
    }

    private static ModSource source(Map<String, String> changes = [:]) {
        ModSource.of('garden', (GARDEN + changes).collectEntries { path, text -> [path, text.bytes] })
    }

    private static List<String> said(ReadMod<SampleWords> mod, String path) {
        ScriptBench.said(mod.scripts(), path)
    }

    /** Puts other classes under the keys of a mod that was kept. */
    private void plant() {
        def kept = Compiled.read(Files.readAllBytes(dir.resolve('garden.classes'))).get()
        def elsewhere = dir.resolve('elsewhere')
        ModReader.keepingIn(elsewhere, ScriptBench.API).read(source('cards/rake.groovy': "say 'planted'\n"))
        def other = Compiled.read(Files.readAllBytes(elsewhere.resolve('garden.classes'))).get()
        Files.write(dir.resolve('garden.classes'), new Compiled('garden', kept.facts(), kept.scripts(), other.classes()).bytes())
        elsewhere.toFile().deleteDir()
    }

    @CompileStatic
    static record Card(String name, String type, String slot, int bonus, String text) { }
}
