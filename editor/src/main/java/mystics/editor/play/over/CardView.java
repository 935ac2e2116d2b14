package mystics.editor.play.over;

import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.ToolTipManager;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.editor.art.CardArt;
import mystics.editor.art.CardFace;
import mystics.editor.art.CardFaces;
import mystics.editor.art.Quality;
import mystics.editor.board.BoardStyle;
import mystics.editor.type.Keys;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.view.Printed;

/** One card, scaled to the width of the component. */
public final class CardView extends Spoken {
    private final transient CardFace face;
    private final transient CardArt art;

    /** @param chosen runs on a click, or on Enter when the card has the focus */
    CardView(Entry card, BoardStyle style, Runnable chosen) {
        face = CardFaces.of(card).in(style.wording());
        art = style.cardArt();
        setFocusable(true);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        getAccessibleContext().setAccessibleName(card.name());
        Says.more(this, Sentence.of("{facts}. {text}", "facts", Printed.facts(card), "text", Printed.text(card).strip()));
        addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                chosen.run();
            }
        });
        Keys.on(this, "ENTER", chosen);
        ToolTipManager.sharedInstance().registerComponent(this);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        art.paint(ink, face, new Rectangle(getWidth(), getHeight()));
        ink.dispose();
    }

    /** Says what the sign of the card's kind stands for, while the pointer is on it. */
    @Override
    public String getToolTipText(MouseEvent event) {
        return art.sign(getWidth()).contains(event.getPoint()) ? face.kind().toString() : super.getToolTipText(event);
    }

    /** The height in pixels at a width. A card that would be higher than the pane leaves out its picture before it is cut. */
    int height(int width, int pane) {
        return (int) Math.ceil(art.height(face, width, pane));
    }
}
