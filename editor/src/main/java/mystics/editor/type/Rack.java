package mystics.editor.type;

import java.awt.Component;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/** Lays out components of equal width in rows, as many to a row as the current type size allows. */
public final class Rack extends JPanel {
    private static final int GAP = 10;
    private int most;
    private final int letters;
    private int columns;
    private boolean even;

    /**
     * An empty rack.
     *
     * @param most the greatest number of components in a row
     * @param letters the preferred width of each component, in letters
     */
    public Rack(int most, int letters) {
        super(new MigLayout());
        this.most = most;
        this.letters = letters;
        part(most);
    }

    /** Sets the greatest number of components in a row. */
    public void most(int number) {
        most = number;
        revalidate();
    }

    /** Shares the components evenly among as many rows as they need, so that no row has only one or two of them if that can be helped. */
    public Rack evenly() {
        even = true;
        return this;
    }

    /** Adds a component. */
    public void put(Component thing) {
        add(thing, "wmin 0, growy");
    }

    /** Chooses the number of columns for the current width. The total height may change with the number of columns. */
    @Override
    public void doLayout() {
        int fitting = shared((int) Math.max(1, Math.min(most, getWidth() / (letters * Type.size() * 0.5f))));
        if (fitting != columns) {
            part(fitting);
            SwingUtilities.invokeLater(this::revalidate);
        }
        super.doLayout();
    }

    private int shared(int fitting) {
        int all = getComponentCount();
        int rows = (all + fitting - 1) / fitting;
        return even && rows > 0 ? (all + rows - 1) / rows : fitting;
    }

    private void part(int number) {
        columns = number;
        MigLayout rows = (MigLayout) getLayout();
        rows.setLayoutConstraints("insets 0, fillx, wrap " + number + ", hidemode 3, gap " + GAP);
        rows.setColumnConstraints("[grow, fill, sg]".repeat(number));
    }
}
