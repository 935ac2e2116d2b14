package mystics.editor.bench

import mystics.editor.album.OffScreen
import mystics.editor.settings.Scheme
import spock.lang.Specification

import java.awt.Dimension

/** The files of the mod, in a narrow place. */
class FileTreeSpec extends Specification {
    static final FileItem HEADING = new FileItem('#tiles', 'Rooms', FileItem.State.HEADING, 0)
    static final FileItem LONG = new FileItem('tiles/loft.yaml', 'The Loft Above the Mill by the River',
            FileItem.State.SAVED, 0)

    def "a name that is too long ends in dots, and nothing is pushed out of sight"() {
        given:
        OffScreen.onEvents { Scheme.LIGHT.wear(100) }
        def tree = OffScreen.made { new FileTree({ }) }
        def pane = OffScreen.made { tree.scrolled() }
        OffScreen.onEvents { tree.show([(HEADING): [LONG]], [:]) }
        OffScreen.lay(pane, 200, 300)

        when:
        OffScreen.onEvents { tree.mark(LONG.key()) }
        OffScreen.lay(pane, 200, 300)
        def line = tree.cellRenderer.getTreeCellRendererComponent(tree, tree.selectionPath.lastPathComponent, true, false, true, 1, false)
        def wanted = line.preferredSize as Dimension
        line.setBounds(40, 0, wanted.width as int, wanted.height as int)

        then:
        wanted.width > 200
        tree.visibleRect.x == 0
        line.width == tree.width - 40
        tree.width <= 200
    }
}
