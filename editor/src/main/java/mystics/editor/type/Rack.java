package mystics.editor.type;

import java.awt.Component;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;

/** Things of equal width beside each other, as many as there is room for, in type as large as it is; the rest stands in rows below. */
public final class Rack extends JPanel {
    private static final int GAP = 10;
    private final int most;
    private final int letters;

    /**
     * An empty rack.
     *
     * @param most how many stand beside each other at most; {@code letters} how wide each wants to be, in letters
     * @param page what it lies on, which is as wide as there is room
     */
    public Rack(int most, int letters, JPanel page) {
        super(new MigLayout());
        this.most = most;
        this.letters = letters;
        part(most);
        page.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                part(fitting(page.getWidth()));
            }
        });
    }

    /** Puts one more thing on it. */
    public void put(Component thing) {
        add(thing, "wmin 0, growy");
    }

    private int fitting(int width) {
        return (int) Math.max(1, Math.min(most, width / (letters * Type.size() * 0.5f)));
    }

    private void part(int columns) {
        MigLayout rows = (MigLayout) getLayout();
        rows.setLayoutConstraints("insets 0, fillx, wrap " + columns + ", gap " + GAP);
        rows.setColumnConstraints("[grow, fill, sg]".repeat(columns));
        revalidate();
    }
}
