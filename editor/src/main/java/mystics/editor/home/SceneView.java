package mystics.editor.home;

import java.awt.Cursor;
import java.awt.Font;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.editor.play.over.Plate;
import mystics.editor.type.Prose;
import net.miginfocom.swing.MigLayout;

/** A picture of the story, as large as the page allows, over its title and the words for what can be seen. A click puts it away. */
final class SceneView extends JPanel {
    SceneView(Plate plate, Sentence title, String seen, Runnable away) {
        super(new MigLayout("insets 0, fill, wrap 1, gapy 4", "[grow, fill]", "[grow, fill][][]"));
        setOpaque(false);
        add(new Middled(plate), "hmin 0, wmin 0");
        add(new Prose(title, 1, Font.BOLD), "wmin 0");
        add(new Prose(Sentence.of("{words}", "words", seen), 1, Font.PLAIN), "wmin 0");
        plate.setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        plate.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                away.run();
            }
        });
    }

    /** A picture in the middle of its place, in its own shape. */
    private static final class Middled extends JPanel {
        private final Plate plate;

        Middled(Plate plate) {
            super(null);
            this.plate = plate;
            setOpaque(false);
            add(plate);
        }

        @Override
        public void doLayout() {
            int wide = (int) Math.min(getWidth(), getHeight() * plate.ratio());
            int high = (int) (wide / plate.ratio());
            plate.setBounds((getWidth() - wide) / 2, (getHeight() - high) / 2, wide, high);
        }
    }
}
