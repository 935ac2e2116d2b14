package mystics.editor.desktop;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** Receives a file or folder that is dragged from the desktop to the window. */
final class FileDrop extends TransferHandler {
    private static final long serialVersionUID = 1;
    private final transient BooleanSupplier welcome;
    private final transient Consumer<Path> dropped;

    /**
     * @param welcome whether a file may be dropped now
     * @param dropped receives the file
     */
    FileDrop(BooleanSupplier welcome, Consumer<Path> dropped) {
        this.welcome = welcome;
        this.dropped = dropped;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor) && welcome.getAsBoolean();
    }

    /** Receives the first of the dropped files. The desktop shows whether the file was accepted. */
    @Override
    public boolean importData(TransferSupport support) {
        if (!canImport(support)) {
            return false;
        }
        try {
            List<?> files = (List<?>) support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
            files.stream().map(file -> ((File) file).toPath()).findFirst().ifPresent(dropped);
            return !files.isEmpty();
        } catch (UnsupportedFlavorException | IOException gone) {
            // The other program has withdrawn what was dragged.
            return false;
        }
    }
}
