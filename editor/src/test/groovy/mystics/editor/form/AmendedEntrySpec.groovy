package mystics.editor.form

import mystics.choice.Sentence
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.mod.load.Assembling
import mystics.mod.load.Gathering
import mystics.mod.load.ModLoader
import mystics.mod.amend.Register
import mystics.mod.source.ModSource
import mystics.mod.write.Change
import mystics.mod.yaml.Pointer
import spock.lang.Shared
import spock.lang.Specification

/** An entry of another mod is changed by operations in a file of amendments, and the engine reads them as they were meant. */
class AmendedEntrySpec extends Specification {
    static final String MANIFEST = 'id: mine\nname: Mine\nversion: 1.0.0\nengine: 1\nauthors: [Specs]\nlicence: none\nneeds: [base-game]\n'
    static final Sentence LABEL = Sentence.of('changed')
    @Shared ModLoader loader = ModLoader.fresh()
    @Shared Register base = read([])
    Drafting drafting = new Drafting(Project.of('mine', ['mod.yaml': MANIFEST.bytes]))

    def "a change makes one operation, a second one updates it, and a button takes it back"() {
        given:
        def entry = amended('heroes/filch')

        when:
        entry.make(LABEL, [new Change.Assign(Pointer.of('/lore'), 5)])
        entry.make(LABEL, [new Change.Assign(Pointer.of('/lore'), 6)])
        entry.make(LABEL, [new Change.Assign(Pointer.of('/name'), 'Filcher')])

        then:
        amendments().tree() == [amend: [[entry: 'heroes/filch', set: [lore: 6, name: 'Filcher']]]]
        entry.values().lore == 6
        entry.owner(Pointer.of('/lore')).get().words().toString() == 'changed by this mod'
        entry.owner(Pointer.of('/battle')).get().words().toString() ==~ /base-game, line \d+/

        when:
        entry.owner(Pointer.of('/lore')).get().takeBack().get().run()

        then:
        amendments().tree() == [amend: [[entry: 'heroes/filch', set: [name: 'Filcher']]]]

        when:
        entry.owner(Pointer.of('/name')).get().takeBack().get().run()

        then: 'the last one takes the file along'
        !drafting.project().file('amendments/changes.yaml').present
    }

    def "places in lists are named by ids and never by numbers"() {
        given:
        def entry = amended('heroes/filch')
        def power = entry.values().powers[0].name

        when:
        entry.make(LABEL, [new Change.Assign(Pointer.of('/powers/0/text'), 'Else.')])

        then:
        amendments().tree().amend[0].set == [("powers/$power/text".toString()): 'Else.']

        when: 'a list of plain words is set as a whole'
        entry.make(LABEL, [new Change.Insert(Pointer.of('/classes'), 0, 'mystic')])

        then:
        amendments().tree().amend[0].set.classes[0] == 'mystic'
    }

    def "what the form shows is what the engine makes of the amendments"() {
        given:
        def entry = amended('heroes/filch')

        when:
        entry.make(LABEL, [new Change.Assign(Pointer.of('/lore'), 5), new Change.Assign(Pointer.of('/powers/0/text'), 'Else.')])
        entry.make(LABEL, [new Change.Remove(Pointer.of('/gear'))])

        then:
        PlainNodes.of(read([drafting.project().source()]).entry('heroes/filch').get().root()) == entry.values()
        !entry.values().containsKey('gear')
    }

    def "what is typed is shown at once and is one entry of the history"() {
        given:
        def entry = amended('heroes/filch')
        entry.make(LABEL, [new Change.Assign(Pointer.of('/lore'), 5)])

        when:
        ['F', 'Fi', 'Fil'].each { entry.type(LABEL, new Change.Assign(Pointer.of('/name'), it)) }

        then:
        entry.values().name == 'Fil'
        drafting.history().size() == 1

        when:
        entry.done()

        then:
        drafting.history().size() == 2

        when:
        2.times { drafting.undo() }

        then:
        drafting.project().files().keySet() == ['mod.yaml'] as Set
    }

    private AmendedEntry amended(String key) {
        new AmendedEntry(drafting, base.entry(key).get())
    }

    private amendments() {
        drafting.project().file('amendments/changes.yaml').get()
    }

    private Register read(List<ModSource> mods) {
        Assembling.of(loader, Gathering.of(loader, mods)).register().get()
    }
}
