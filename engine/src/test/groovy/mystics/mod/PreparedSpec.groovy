package mystics.mod

import java.nio.file.Files
import java.nio.file.Path
import mystics.disk.OwnSeal
import mystics.mod.cache.KeptFindings
import mystics.mod.cache.Prepared
import mystics.mod.cache.PreparedStore
import mystics.mod.finding.BrokenMod
import mystics.mod.finding.Finding
import mystics.mod.finding.Place
import mystics.mod.read.ModReader
import mystics.mod.script.Garden
import mystics.mod.script.SampleWords
import mystics.mod.script.ScriptApi
import mystics.mod.script.ScriptBench
import mystics.mod.script.WordList
import mystics.mod.script.allow.AllowList
import mystics.mod.source.ModSource
import spock.lang.Specification
import spock.lang.TempDir

import static mystics.mod.GardenMod.FILES
import static mystics.mod.GardenMod.said
import static mystics.mod.GardenMod.source

/** What was worked out of a mod is kept in a folder, and used again as long as it is of this very mod. */
class PreparedSpec extends Specification {
    @TempDir
    Path dir

    def "what was compiled is kept and used again"() {
        given:
        def first = keeping().read(source())
        def kept = Files.readAllBytes(dir.resolve('garden.classes'))
        plant()

        expect: 'the planted classes are run, so nothing was compiled'
        said(keeping().read(source()), 'cards/rake.groovy') == ['planted']
        said(first, 'cards/rake.groovy') == ['rake']
        Files.list(dir).withCloseable { it*.fileName*.toString() as Set } == ['garden.classes', '.key'] as Set
        kept.length > 1000
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
        def moved = keeping().read(GardenMod.of(FILES - ['rules/house.groovy': FILES['rules/house.groovy']] +
                ['rules/home.groovy': "say 'house'\n"]))

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
        foreign << [{ it -> 'rubbish'.bytes }, { it -> it.classes()['rules_shouse'] },
                { it -> Garden.getResourceAsStream('Garden.class').bytes }]
    }

    def "kept facts and pictures that somebody else has written are not used, whatever check sum they have"() {
        given:
        keeping().read(source())
        def other = Files.createDirectory(dir.resolve('other'))
        ModReader.keepingIn(other, ScriptBench.API).read(source('cards/hat.yaml': 'name: Crown\ntype: armor\nslot: head\nbonus: 1\n'))
        def facts = kept(other).facts()
        new PreparedStore(Optional.of(other)).write('garden',
                new Prepared('garden', kept().key(), facts, kept().art(), kept().texts(), kept().outlines(),
                        kept().classes(), new TreeMap(), new TreeMap()))

        when: 'the forged file comes from a folder with another key'
        Files.write(dir.resolve('garden.classes'), Files.readAllBytes(other.resolve('garden.classes')))

        then:
        keeping().read(source()).documents()['cards/hat.yaml'].root().path('name').asString() == 'Hat'

        when: 'it was sealed with the key of this folder'
        Files.write(dir.resolve('garden.classes'),
                OwnSeal.of(dir).seal(OwnSeal.of(other).open(Files.readAllBytes(other.resolve('garden.classes'))).get()))

        then: 'so the seal is all that held it off'
        keeping().read(source()).documents()['cards/hat.yaml'].root().path('name').asString() == 'Crown'
    }

    def "a mod that is refused is refused at once the next time, in the same words, until one of its files changes"() {
        given:
        def broken = source('rules/house.groovy': "sai 'house'\n")
        def first = refused(broken)
        def kept = new PreparedStore(Optional.of(dir)).refusal('garden').get()

        expect:
        keeping().knows(broken)
        refused(broken) == first

        when: 'other words are put into what is kept'
        new PreparedStore(Optional.of(dir)).refuse('garden',
                new KeptFindings(kept.key(), [Finding.error('kept', Place.of('garden'), 'this was kept')]))

        then: 'they are said, so nothing was read anew'
        refused(broken)*.code() == ['kept']
        said(keeping().read(source()), 'cards/rake.groovy') == ['rake']
    }

    def "sound scripts of a mod that is refused for #reason are not compiled again"() {
        given:
        refused(source(fault))
        def kept = kept()
        def planted = ModReader.keepingIn(dir.resolve('elsewhere'), ScriptBench.API)
                .read(source('cards/rake.groovy': "say 'planted'\n")).scripts().classes()
        keep(kept.with(new TreeMap(kept.classes() + planted.findAll { it.key.startsWith('cards_srake') })))

        expect:
        said(keeping().read(source()), 'cards/rake.groovy') == ['planted']

        where:
        reason           | fault
        'another script' | ['rules/house.groovy': "sai 'house'\n"]
        'its facts'      | ['cards/hat.yaml': 'name: Hat\ntype: armour\n']
    }

    private refused(ModSource source) {
        try {
            keeping().read(source)
            return []
        } catch (BrokenMod broken) {
            return broken.findings()
        }
    }

    def "a folder that cannot be written to does no harm"() {
        given:
        Files.writeString(dir.resolve('file'), 'no folder')

        expect:
        said(ModReader.keepingIn(dir.resolve('file/inside'), ScriptBench.API).read(source()), 'cards/rake.groovy') == ['rake']
    }

    private Prepared kept(Path folder = dir) {
        new PreparedStore(Optional.of(folder)).read('garden')
    }

    private void keep(Prepared prepared) {
        new PreparedStore(Optional.of(dir)).write('garden', prepared)
    }

    private ModReader<SampleWords> keeping() {
        ModReader.keepingIn(dir, ScriptBench.API)
    }

    /** Puts other classes under the keys of a mod that was kept. */
    private void plant() {
        def elsewhere = dir.resolve('elsewhere')
        ModReader.keepingIn(elsewhere, ScriptBench.API).read(source('cards/rake.groovy': "say 'planted'\n"))
        keep(kept().with(kept(elsewhere).classes()))
        elsewhere.toFile().deleteDir()
    }
}
