package mystics.editor.play;

import javax.swing.JPanel;
import mystics.editor.play.around.Portraits;
import mystics.editor.play.board.BoardPane;
import mystics.editor.play.over.Laying;
import mystics.editor.play.over.ReadingOverlay;
import mystics.editor.settings.Motion;

/** Replaces the waiting page with the table. This class gives the panes the pictures of the game before the first pane is shown. */
final class Unveiling {
    private final Laying waiting;
    private final BoardDrawers table;
    private final OverBoard over;
    private final BoardPane board;
    private final Panes panes;
    private final ReadingOverlay reading;
    private final Wardrobe wardrobe;

    Unveiling(Motion motion, BoardDrawers table, OverBoard over, BoardPane board, Panes panes, ReadingOverlay reading, Wardrobe wardrobe) {
        this.waiting = new Laying("The game is being set up", "Tiles are laid out, minions take their places, cards are shuffled.", motion);
        this.table = table;
        this.over = over;
        this.board = board;
        this.panes = panes;
        this.reading = reading;
        this.wardrobe = wardrobe;
    }

    /** Puts the waiting page and the table on top of each other; the table is not visible yet. */
    void lie(JPanel page) {
        page.add(waiting, "cell 0 0, grow, wmin 0");
        page.add(table, "cell 0 0, grow, wmin 0");
        over.show(OverBoard.Shown.BOARD);
        table.setVisible(false);
    }

    /** Shows the table. */
    void open() {
        waiting.setVisible(false);
        table.setVisible(true);
    }

    /** Shows the table and gives the panes their pictures, unless that has already been done. */
    void begin() {
        if (!board.isWorn()) {
            open();
            over.show(OverBoard.Shown.ALL);
            reading.wear(wardrobe.attire());
            board.wear(wardrobe.attire(), reading.signs());
            portraits();
        }
    }

    /** Paints the portraits. */
    void portraits() {
        panes.wear(new Portraits(wardrobe.style()), wardrobe.style(), reading);
    }
}
