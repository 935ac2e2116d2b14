package mystics.editor.bench

import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import spock.lang.Specification

/** An entry is deleted with everything that belongs to it alone, and undo brings it back. */
class DeletedEntrySpec extends Specification {
    static final Map<String, byte[]> FILES = ['mod.yaml', 'cards/lamp.yaml', 'cards/lamp.groovy', 'scenarios/lamp.yaml', 'cards/oil.yaml',
                                              'marks/oil.yaml', 'marks/oil.groovy', 'scenarios/oil.yaml', 'art/lamp.svg']
            .collectEntries { [it, (it.endsWith('.yaml') ? "name: ${it - '.yaml'}\n" : 'rules { }').bytes] }
    Drafting drafting = new Drafting(Project.of('loft', FILES))

    def "with #path go #gone"() {
        when:
        def edit = new DeletedEntry(drafting.project(), path).edit()
        edit.ifPresent { drafting.make(it) }

        then:
        FILES.keySet() - drafting.project().files().keySet() == gone as Set

        when:
        if (edit.present) drafting.undo()

        then:
        drafting.project().files().keySet() == FILES.keySet()

        where:
        path                || gone
        'cards/lamp.yaml'   || ['cards/lamp.yaml', 'cards/lamp.groovy', 'scenarios/lamp.yaml']
        'cards/lamp.groovy' || ['cards/lamp.groovy', 'scenarios/lamp.yaml']
        'cards/oil.yaml'    || ['cards/oil.yaml']
        'art/lamp.svg'      || ['art/lamp.svg']
        'mod.yaml'          || []
        ''                  || []
    }

    def "the history says what was deleted"() {
        expect:
        new DeletedEntry(drafting.project(), 'cards/oil.yaml').edit().get().label().toString() == 'cards/oil deleted'
    }
}
