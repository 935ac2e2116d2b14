package mystics.mod

import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.attribute.FileTime
import java.time.Instant
import mystics.mod.cache.Prepared
import mystics.mod.finding.BrokenMod
import mystics.mod.finding.Finding
import mystics.mod.finding.Place
import mystics.mod.load.Vocabulary
import mystics.mod.read.ModReader
import mystics.mod.read.Pack
import mystics.mod.read.PackedMod
import mystics.mod.script.ClassForm
import mystics.mod.script.ScriptBench
import mystics.mod.script.Scripts
import mystics.mod.source.BuiltIn
import mystics.mod.source.ModSource
import mystics.mod.source.Sources
import spock.lang.Specification
import spock.lang.TempDir

import static mystics.mod.GardenMod.FILES
import static mystics.mod.GardenMod.reader
import static mystics.mod.GardenMod.said
import static mystics.mod.GardenMod.source

/** A mod is packed to come with the program: its files, a fingerprint of each, and what was worked out of them. */
class PackSpec extends Specification {
    @TempDir
    Path dir

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
        ['garden.zip', 'garden.sha256', 'garden.classes']
                .every { Files.readAllBytes(dir.resolve("one/$it")) == Files.readAllBytes(dir.resolve("two/$it")) }
        Sources.at(dir.resolve('one/garden.zip')).hash() == source().hash()
        Files.readAllLines(dir.resolve('one/garden.sha256')).size() == FILES.size()
        Files.readAllLines(dir.resolve('one/garden.sha256'))[0] ==
                '417357f3e0e112a9d9c7bb9974f0ab97e73c778047b02b1d080d4fbaccf67d5e  README.md'
        said(reader().read(mod), 'cards/rake.groovy') == ['rake']
        reader().read(mod).manifest() == reader().read(source()).manifest()
        reader().read(mod).documents().values()*.root() == reader().read(source()).documents().values()*.root()
        reader().read(mod).documents()['cards/hat.yaml'].valueAt('/type').toString() == 'garden/cards/hat.yaml:2:7'
        said(reader().read(brought(builtIn.source(), replaced, age)), 'cards/rake.groovy') == ['replaced']
        said(reader().read(brought(source('cards/rake.groovy': "say 'other'"), replaced, BuiltIn.Age.UNKNOWN)),
                'cards/rake.groovy') == ['other']
        said(reader().read(brought(source('cards/rake.groovy': "say 'other'"), replaced, BuiltIn.Age.YOUNGER)),
                'cards/rake.groovy') == ['replaced']

        where:
        age << BuiltIn.Age.values()
    }

    def "what was packed is trusted if it is younger than all it was made from, and is looked at otherwise"() {
        given:
        Pack.write(reader(), source(), dir) { [:] as TreeMap }
        Files.createDirectories(dir.resolve('garden'))
        Files.writeString(dir.resolve('garden/mod.yaml'), FILES['mod.yaml'])
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

    def "what the scripts of a packed mod name comes with it, equal to what reading the scripts finds"() {
        given:
        def mod = source('cards/rake.groovy': "rules { after(TurnBegins) { turn -> say 'The rake lies in the grass.' } }",
                'rules/house.groovy': "rules { after(TurnEnds) { turn -> say 'The gate is shut.' } }")
        Pack.write(ModReader.of(Vocabulary.api()), mod, dir.resolve('packed')) { [:] as TreeMap }
        def packed = BuiltIn.find(new URLClassLoader([dir.resolve('packed').toUri().toURL()] as URL[], (ClassLoader) null), 'garden').get()
        def named = Prepared.read(packed.compiled().get(), ClassForm.WOVEN).get().named()

        expect:
        named*.text() == ['The rake lies in the grass.', 'The gate is shut.']
        named == ModReader.of(Vocabulary.api()).mentions(mod)
        named == ModReader.of(Vocabulary.api()).mentions(PackedMod.of(packed))
    }

    def "a script that does not hold what it is known to hold is not used"() {
        given:
        def kept = reader().pack(source(), [:] as TreeMap)
        def scripts = new Scripts<>('garden', ScriptBench.API, kept.classes(),
                new TreeMap<>(['cards/rake.groovy': ['a rule it does not have']]), ClassForm.WOVEN)

        when:
        scripts.open('cards/rake.groovy')

        then:
        BrokenMod broken = thrown()
        broken.message.startsWith('garden/cards/rake.groovy: its compiled form cannot be used')
    }

    private static PackedMod brought(ModSource source, Prepared prepared, BuiltIn.Age age) {
        PackedMod.of(new BuiltIn(source, Optional.of(prepared.bytes(ClassForm.WOVEN)), age))
    }
}
