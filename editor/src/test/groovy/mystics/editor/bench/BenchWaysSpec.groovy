package mystics.editor.bench

import com.google.common.util.concurrent.MoreExecutors
import mystics.editor.album.OffScreen
import mystics.editor.art.Theme
import mystics.editor.disk.Neighbours
import mystics.editor.draft.Drafting
import mystics.editor.draft.Project
import mystics.editor.draft.Selection
import mystics.editor.form.FormView
import mystics.editor.settings.Scheme
import mystics.editor.sight.Book
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import javax.swing.*

/** The ways of a newcomer through the editor: to the rules, to the base game's entries and back, and the end of an entry. */
class BenchWaysSpec extends Specification {
    static final String LUNCH = 'cards/lunch.yaml'
    static final String MANIFEST = 'id: trip\nname: Trip\nversion: 1.0.0\nengine: 1\nauthors: [Ada]\nlicence: none\n' +
            'needs: [base-game]\nabout: A trip.\n'
    static final String CHAPTER = 'name: Sports Day\nnumber: 50\nparty: { size: 4 }\ntiles:\n  - { at: [0, 0], up: guard-room }\n' +
            'start: { room: guard-room, mark: start }\nend-page: 6\nencounters: { standard: 9 }\nobjective:\n  - { cleared: guard-room }\n'
    @Shared library = BaseGame.library()
    @Shared Reading reading = new Reading(new Neighbours([]), { it.run() }, { })
    Drafting drafting = new Drafting(Project.of('trip', ['mod.yaml': MANIFEST.bytes,
            (LUNCH): 'name: Lunch\ntype: item\ntext: It does good.\n'.bytes, 'chapters/sports.yaml': CHAPTER.bytes]))
    BenchPane pane

    def setup() {
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        def tools = new BenchTools(library, Theme.LIGHT, Book.shipped(), { MoreExecutors.newDirectExecutorService() })
        pane = OffScreen.made {
            new BenchPane(drafting, tools, Stub(BenchDeeds), [RulesPlace::new as DeskMaker, ChapterPlace::balance as DeskMaker])
        }
        OffScreen.lay(pane, 1280, 800)
        OffScreen.onEvents { pane.select(Selection.of(LUNCH)) }
        load()
    }

    def "a text without a rule leads to the desk of rules"() {
        given:
        def problems = parts().find { it instanceof JList && it.accessibleContext.accessibleName == 'Problems' } as JList

        when:
        OffScreen.onEvents { problems.selectedIndex = (0..<problems.model.size)
                .find { problems.model.getElementAt(it).finding().code() == 'text-without-rules' } }
        press('Write the rule')

        then:
        seen().any { it.hasProperty('text') && it.text == 'What happens here?' }
        button('Rules').selected
    }

    def "the key Delete and the menu of a file delete an entry, and undo brings it back"() {
        given:
        def tree = parts().find { it instanceof JTree } as JTree

        when:
        OffScreen.onEvents { tree.actionMap.get('DELETE').actionPerformed(null) }

        then:
        drafting.project().file(LUNCH).empty
        seen().any { it.hasProperty('text') && it.text == 'Lunch deleted (files: 1). Undo brings it back.' }
        tree.componentPopupMenu.components*.text == ['Rename …', 'Delete the entry']

        when:
        press('Undo')

        then:
        drafting.project().file(LUNCH).present
    }

    def "the message about another mod's entry goes with the entry, and its rules are not those of this mod"() {
        when:
        open('Roaches')

        then:
        seen().any { it.hasProperty('text') && "${it.text}".startsWith('An entry of another mod') }
        !button('Rules').enabled

        when:
        OffScreen.onEvents { pane.select(Selection.of(LUNCH)) }

        then:
        !seen().any { it.hasProperty('text') && "${it.text}".startsWith('An entry of another mod') }
        button('Rules').enabled
    }

    def "the form of #name has room beside the places that use it"() {
        when:
        open(name)
        OffScreen.lay(pane, 1280, 800)
        def form = seen().find { it instanceof FormView } as FormView

        then:
        form.visibleRect.width > 400

        where:
        name << ['Roaches', 'Rat Warriors', 'Spider', 'Collin']
    }

    def "a mod with a chapter is also measured in the chapters of the base game, its own first"() {
        when:
        press('Balance')
        def chapters = seen().find { it instanceof JComboBox && it.itemCount > 9 } as JComboBox

        then:
        chapters.selectedItem.toString() == 'Sports Day'
        chapters.getItemAt(0).toString() == 'Sports Day'

        when: 'another chapter is chosen, and the mod is read again'
        OffScreen.onEvents { chapters.selectedIndex = 2 }
        def chosen = chapters.selectedItem.toString()
        load()

        then:
        chapters.selectedItem.toString() == chosen
        chosen != 'Sports Day'
    }

    private void open(String name) {
        def tree = parts().find { it instanceof JTree } as JTree
        OffScreen.onEvents {
            def node = tree.model.root.depthFirstEnumeration().toList()
                    .find { it.userObject instanceof FileItem && it.userObject.words() == name &&
                            it.userObject.state() == FileItem.State.FOREIGN }
            tree.selectionPath = new javax.swing.tree.TreePath(node.path)
        }
    }

    private void load() {
        def loaded = reading.loaded(drafting.project())
        OffScreen.onEvents { pane.loaded(loaded) }
    }

    private List parts() { OffScreen.parts(pane) }

    private List seen() {
        parts().findAll { part -> for (def up = part; up != null && up != pane; up = up.parent) if (!up.visible) return false; true }
    }

    private AbstractButton button(String words) {
        parts().find { it instanceof AbstractButton && it.text == words } as AbstractButton
    }

    private void press(String words) {
        OffScreen.onEvents { button(words).doClick(0) }
    }
}
