package mystics.mod

import groovy.transform.CompileStatic
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.attribute.FileTime
import java.time.Instant
import mystics.mod.finding.BrokenMod
import mystics.mod.script.Garden
import mystics.mod.script.SampleWords
import mystics.mod.script.AllowList
import mystics.mod.finding.Finding
import mystics.mod.finding.Place
import mystics.mod.script.ClassForm
import mystics.mod.script.ScriptApi
import mystics.mod.script.Scripts
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

    def "only the script that changed is compiled, one that is gone is gone, and one that moved is compiled at its new place"() {
        given:
        def two = ['rules/house.groovy': "say 'house'", 'rules/yard.groovy': "say 'yard'"]
        keeping().read(source(two))
        plant()

        when: 'one of them changes'
        def mod = keeping().read(source(two + ['rules/yard.groovy': "say 'garden'"]))

        then: 'the planted one beside it is still there, so it was not compiled'
        said(mod, 'cards/rake.groovy') == ['planted']
        said(mod, 'rules/house.groovy') == ['house']
        said(mod, 'rules/yard.groovy') == ['garden']

        when:
        def moved = keeping().read(ModSource.of('garden', (GARDEN - ['rules/house.groovy': GARDEN['rules/house.groovy']] + ['rules/home.groovy': "say 'house'\n"]).collectEntries { path, text -> [path, text.bytes] }))

        then:
        moved.scripts().paths() as List == ['cards/rake.groovy', 'rules/home.groovy']
        moved.scripts().classes().keySet().every { it.startsWith('cards_srake') || it.startsWith('rules_shome') }
        said(moved, 'rules/home.groovy') == ['house']
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
        def kept = kept()
        keep(kept.with(new TreeMap(new TreeMap(kept.classes()) + ['cards_srake': foreign.call(kept)])))

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
        Pack.write(reader(), source(), dir.resolve('one')) { [:] as TreeMap }
        Pack.write(reader(), source(), dir.resolve('two')) { [:] as TreeMap }
        def loader = new URLClassLoader([dir.resolve('one').toUri().toURL()] as URL[], (ClassLoader) null)
        def builtIn = BuiltIn.find(loader, 'garden').get()
        def mod = PackedMod.of(builtIn)
        def packed = Prepared.read(builtIn.compiled().get(), ClassForm.WOVEN).get()
        def replaced = packed.with(reader().pack(source('cards/rake.groovy': "say 'replaced'"), [:] as TreeMap).classes())

        expect:
        ['garden.zip', 'garden.sha256', 'garden.classes'].every { Files.readAllBytes(dir.resolve("one/$it")) == Files.readAllBytes(dir.resolve("two/$it")) }
        Sources.at(dir.resolve('one/garden.zip')).hash() == source().hash()
        Files.readAllLines(dir.resolve('one/garden.sha256')).size() == GARDEN.size()
        Files.readAllLines(dir.resolve('one/garden.sha256'))[0] == '417357f3e0e112a9d9c7bb9974f0ab97e73c778047b02b1d080d4fbaccf67d5e  README.md'
        said(reader().read(mod), 'cards/rake.groovy') == ['rake']
        reader().read(mod).manifest() == reader().read(source()).manifest()
        reader().read(mod).documents().values()*.root() == reader().read(source()).documents().values()*.root()
        reader().read(mod).documents()['cards/hat.yaml'].valueAt('/type').toString() == 'garden/cards/hat.yaml:2:7'
        said(reader().read(brought(builtIn.source(), replaced, age)), 'cards/rake.groovy') == ['replaced']
        said(reader().read(brought(source('cards/rake.groovy': "say 'other'"), replaced, BuiltIn.Age.UNKNOWN)), 'cards/rake.groovy') == ['other']
        said(reader().read(brought(source('cards/rake.groovy': "say 'other'"), replaced, BuiltIn.Age.YOUNGER)), 'cards/rake.groovy') == ['replaced']

        where:
        age << BuiltIn.Age.values()
    }

    def "what was packed is trusted if it is younger than all it was made from, and is looked at otherwise"() {
        given:
        Pack.write(reader(), source(), dir) { [:] as TreeMap }
        Files.createDirectories(dir.resolve('garden'))
        Files.writeString(dir.resolve('garden/mod.yaml'), GARDEN['mod.yaml'])
        def loader = new URLClassLoader([dir.toUri().toURL()] as URL[], (ClassLoader) null)

        when:
        Files.setLastModifiedTime(dir.resolve('garden.classes'), FileTime.from(Instant.now().plusSeconds(later)))

        then:
        BuiltIn.find(loader, 'garden').get().age() == age

        where:
        later | age
        60    | BuiltIn.Age.YOUNGER
        -60   | BuiltIn.Age.UNKNOWN
    }

    def "a mod is packed only if its entries are sound"() {
        when:
        Pack.write(reader(), source(), dir) { throw new BrokenMod(Finding.error('drawing', Place.of('garden'), 'a space leaves the tile')) }

        then:
        thrown(BrokenMod)
        Files.list(dir).withCloseable { it.count() } == 0
    }

    def "plans come with a packed mod; what lies in a folder of the user brings none"() {
        given:
        def plans = ['tiles/pond.yaml': [1, 2, 3] as byte[]] as TreeMap
        Pack.write(reader(), source(), dir.resolve('packed')) { plans }
        def packed = BuiltIn.find(new URLClassLoader([dir.resolve('packed').toUri().toURL()] as URL[], (ClassLoader) null), 'garden').get()
        def kept = Prepared.read(packed.compiled().get(), ClassForm.WOVEN).get()

        expect:
        reader().read(PackedMod.of(packed)).plans() == plans
        kept.mod(source(), ScriptBench.API, ClassForm.COMPILED).plans().isEmpty()
    }

    def "what was worked out and is at hand is the same mod"() {
        given:
        def first = keeping().read(source())
        def again = keeping().read(source())

        expect:
        again.manifest() == first.manifest()
        again.hash() == first.hash()
        again.documents().keySet() == first.documents().keySet()
        again.documents().values()*.root() == first.documents().values()*.root()
        again.documents()['cards/hat.yaml'].valueAt('/type').toString() == 'garden/cards/hat.yaml:2:7'
        again.pictures() == first.pictures()
        again.scripts().outlines() == first.scripts().outlines()
        keeping().find(source()).manifest() == first.manifest()
    }

    def "a script that does not hold what it is known to hold is not used"() {
        given:
        def kept = reader().pack(source(), [:] as TreeMap)
        def scripts = new Scripts<>('garden', ScriptBench.API, kept.classes(), new TreeMap<>(['cards/rake.groovy': ['a rule it does not have']]), ClassForm.WOVEN)

        when:
        scripts.open('cards/rake.groovy')

        then:
        BrokenMod broken = thrown()
        broken.message.startsWith('garden/cards/rake.groovy: its compiled form cannot be used')
    }

    private static PackedMod brought(ModSource source, Prepared prepared, BuiltIn.Age age) {
        PackedMod.of(new BuiltIn(source, Optional.of(prepared.bytes(ClassForm.WOVEN)), age))
    }

    private Prepared kept(Path folder = dir) {
        Prepared.read(Files.readAllBytes(folder.resolve('garden.classes')), ClassForm.COMPILED).get()
    }

    private void keep(Prepared prepared) {
        Files.write(dir.resolve('garden.classes'), prepared.bytes(ClassForm.COMPILED))
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
        def elsewhere = dir.resolve('elsewhere')
        ModReader.keepingIn(elsewhere, ScriptBench.API).read(source('cards/rake.groovy': "say 'planted'\n"))
        keep(kept().with(kept(elsewhere).classes()))
        elsewhere.toFile().deleteDir()
    }

    @CompileStatic
    static record Card(String name, String type, String slot, int bonus, String text) { }
}
