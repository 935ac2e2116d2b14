package mystics.editor.home;

import java.awt.Component;
import java.awt.Container;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The buttons that lead into a game: in one column, or in two columns if the window is low for its letters. */
final class GameDoors extends JPanel {
    /** The height of the window, in letter heights, below which there are two columns. */
    private static final float LOW = 42;
    /** The size of letters in one column, relative to other letters. */
    private static final float LARGE = 1.25f;
    private int columns;

    GameDoors() {
        super(new MigLayout());
        part(1);
    }

    private void part(int number) {
        columns = number;
        MigLayout rows = (MigLayout) getLayout();
        rows.setLayoutConstraints("insets 0, novisualpadding, wrap " + number + ", fillx, gapy " + (number == 1 ? 9 : 0) + ", hidemode 3");
        rows.setColumnConstraints("[grow, fill, sg]".repeat(number));
        write();
    }

    /** Writes larger letters on the buttons if they stand in one column. */
    private void write() {
        float size = Type.size() * (columns == 1 ? LARGE : 1);
        Stream.of(getComponents()).forEach(door -> door.setFont(door.getFont().deriveFont(size)));
    }

    @Override
    protected void addImpl(Component door, Object constraint, int place) {
        super.addImpl(door, constraint, place);
        write();
    }

    /** Chooses the number of columns for the current height of the window. */
    @Override
    public void doLayout() {
        Container window = SwingUtilities.getAncestorOfClass(JScrollPane.class, this);
        int fitting = window != null && window.getHeight() < LOW * Type.size() ? 2 : 1;
        if (fitting != columns) {
            part(fitting);
            SwingUtilities.invokeLater(this::revalidate);
        }
        super.doLayout();
    }
}
