package mystics.editor.desktop

import spock.lang.Specification

import javax.swing.JPanel
import javax.swing.TransferHandler
import java.awt.datatransfer.DataFlavor
import java.awt.datatransfer.StringSelection
import java.awt.datatransfer.Transferable
import java.nio.file.Path

/** What may be dropped on the window. */
class FileDropSpec extends Specification {
    def taken = []

    def "a file is taken where files are welcome: #welcome"() {
        given:
        def drop = new FileDrop({ welcome }, { taken << it })

        expect:
        drop.importData(dragged(files())) == welcome
        taken == (welcome ? [Path.of('/mods/ant.zip')] : [])

        where:
        welcome << [true, false]
    }

    def "a text is not taken"() {
        expect:
        !new FileDrop({ true }, { taken << it }).importData(dragged(new StringSelection('a text')))
        taken == []
    }

    private static TransferHandler.TransferSupport dragged(Transferable what) {
        new TransferHandler.TransferSupport(new JPanel(), what)
    }

    private static Transferable files() {
        [getTransferDataFlavors: { [DataFlavor.javaFileListFlavor] as DataFlavor[] },
         isDataFlavorSupported : { it == DataFlavor.javaFileListFlavor },
         getTransferData       : { [new File('/mods/ant.zip')] }] as Transferable
    }
}
