package mystics.editor.play

import mystics.editor.play.around.HeadlinePane
import mystics.editor.play.around.Tools
import mystics.editor.settings.Scheme
import mystics.editor.sight.Pick
import mystics.editor.type.Interpreter
import mystics.kit.Workbench
import mystics.mod.lang.Translation
import mystics.mod.load.Library
import spock.lang.AutoCleanup
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.swing.AbstractButton
import javax.swing.SwingUtilities
import java.awt.Component
import java.awt.Rectangle
import java.nio.file.Path
import mystics.editor.play.around.SaidPane

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** A game in the smallest window there is, in a language with long words and in large type. */
class SmallWindowSpec extends Specification {
    static final int FRAME = 5
    @Shared Workbench bench = Workbench.at(Path.of('../mods/deutsch').toAbsolutePath().normalize(), [])
    @Shared Library library = bench.library().in(Translation.of('de', [bench.source()]))
    @TempDir Path home
    @AutoCleanup Parlour parlour

    def setup() {
        parlour = new Parlour(library, home)
        onEvents { new Interpreter(library.wording()).attend(parlour.pane) }
        parlour.begin()
        parlour.soon.eventually { assert parlour.buttons().any { it.text == 'Weiter' } }
        parlour.soon.eventually {
            if (parlour.buttons()*.text.contains('Weiter')) parlour.click('Weiter')
            if (!picks()*.getClientProperty(Pick)*.end.any()) onEvents { picks().findAll { it.enabled }.takeRight(1)*.doClick(0) }
            assert picks()*.getClientProperty(Pick)*.end.any()
        }
    }

    private List<AbstractButton> picks() {
        parlour.buttons().findAll { it.getClientProperty(Pick) != null }
    }

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    private void wear(int percent, int width, int height) {
        onEvents {
            Scheme.LIGHT.wear(percent)
            SwingUtilities.updateComponentTreeUI(parlour.pane)
        }
        lay(parlour.pane, width, height)
    }

    /** Whether all of a part is in sight but for the frame it has while it has the focus. */
    private boolean whole(Component part) {
        def all = new Rectangle(FRAME, FRAME, part.width - 2 * FRAME, part.height - 2 * FRAME)
        for (def over = part; !over.is(parlour.pane); over = over.parent) {
            all.translate(over.x, over.y)
            if (!new Rectangle(0, 0, over.parent.width, over.parent.height).contains(all)) return false
        }
        true
    }

    def "all buttons over the game and what ends a question are whole (#percent %, #width by #height)"() {
        when:
        wear(percent, width, height)
        def bar = parlour.seen().find { it instanceof Tools }
        def tools = parlour.seen(bar).findAll { it instanceof AbstractButton }
        def said = parlour.parts().find { it instanceof SaidPane }

        then:
        tools.size() in [1, 3, 4, 5]
        tools.findAll { it.width < it.preferredSize.width || !whole(it) }*.text == []

        and: 'the buttons of the drawers leave their room to the board, and are in the menu'
        said.drawers().every { !it.visible }
        bar.menu().components*.text.containsAll(said.drawers()*.toolTipText)

        and: 'odds that are worked out meanwhile may make a button higher'
        parlour.soon.eventually {
            lay(parlour.pane, width, height)
            assert whole(picks().find { it.getClientProperty(Pick).end })
        }

        where:
        percent | width | height
        150     | 900   | 600
        150     | 1280  | 800
        200     | 1024  | 768
        250     | 1280  | 800
    }

    def "on 1280 pixels the long words over the game stand in one row, and what has no room there is in a menu"() {
        when:
        wear(100, 1280, 800)
        def tools = parlour.parts().find { it instanceof Tools }
        def seen = tools.components.findAll { it.visible }
        def more = seen.find { it.text == 'Mehr ▾' }

        then:
        seen*.y.toSet().size() == 1
        seen.every { whole(it) }
        def offered = Tools.Tool.values().toList() - Tools.Tool.SCENARIO - Tools.Tool.AGAIN // Only the editor offers to write a scenario.
        made { tools.menu() }.components.size() == offered.size() - (seen - more).size() + 2 // the cards, and the closer look

        and: 'they stand beside the numbers'
        tools.parent.y == parlour.parts().find { it instanceof HeadlinePane }.parent.y
    }
}
