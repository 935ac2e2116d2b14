package kit

import mystics.command.Mystics
import mystics.kit.NewMod
import mystics.kit.publish.ModChanges
import mystics.kit.publish.NextVersion
import mystics.mod.source.ModSource
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** A mod is given away again under a new number, and everybody is told what has changed. */
class PublishSpec extends Specification {
    @TempDir Path folder

    def "the next number follows from what has changed: #why"() {
        given:
        def before = ModSource.of('mill', [('cards/flour.yaml'): 'name: Flour\nbonus: 1\n'.bytes, ('art/cards/flour.svg'): '<svg/>'.bytes])
        def files = before.paths().collectEntries { [it, before.bytes(it)] } + after.collectEntries { [it.key, it.value.bytes] }
        def changes = ModChanges.between(before, ModSource.of('mill', files.findAll { it.value.length > 0 }))

        expect:
        NextVersion.of(changes) == next
        NextVersion.of(changes).after('1.2.3') == version

        where:
        why                    | after                                               || next                     | version
        'nothing'              | [:]                                                 || NextVersion.SAME         | '1.2.3'
        'a name'               | ['cards/flour.yaml': 'name: Meal\nbonus: 1\n']       || NextVersion.TEXTS        | '1.2.4'
        'a picture'            | ['art/cards/flour.svg': '<svg></svg>']              || NextVersion.TEXTS        | '1.2.4'
        'a number'             | ['cards/flour.yaml': 'name: Flour\nbonus: 2\n']      || NextVersion.PLAY         | '1.3.0'
        'a new entry'          | ['cards/meal.yaml': 'name: Meal\n']                 || NextVersion.PLAY         | '1.3.0'
        'an entry is gone'     | ['cards/flour.yaml': '']                            || NextVersion.ENTRIES_GONE | '2.0.0'
    }

    def "a changed mod is packed only under a new number, which the program can write itself"() {
        given:
        def mod = folder.resolve('old-mill')
        NewMod.write(mod, 'Ada')
        def card = mod.resolve('cards/lucky-crumb.yaml')

        expect: 'the same mod may be packed again'
        pack(mod)[0] == Mystics.FINE
        pack(mod)[0] == Mystics.FINE

        when:
        Files.writeString(card, Files.readString(card).replaceFirst('(?m)^name: .*$', 'name: Unlucky Crumb'))

        then:
        def refused = pack(mod)
        refused[0] == Mystics.FAILED
        refused[1].contains('~ cards/lucky-crumb.yaml')
        refused[1].contains('/name: Lucky Crumb -> Unlucky Crumb')
        refused[1].contains('Write version: "0.1.1" into mod.yaml, or let --next do it.')

        and:
        pack(mod, '--next')[0] == Mystics.FINE
        Files.exists(folder.resolve('out/old-mill-0.1.1.zip'))
        Files.readString(mod.resolve('mod.yaml')) =~ /(?m)^version: "?0\.1\.1"?$/
    }

    private List pack(Path mod, String... options) {
        def out = new StringWriter()
        def line = Mystics.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out))
        [line.execute(*(['pack', mod.toString(), '--to', folder.resolve('out').toString()] + options.toList())), out.toString()]
    }
}
