package mystics.editor.form;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.editor.art.CardArt;
import mystics.editor.art.CardFace;
import mystics.editor.art.CardFaces;
import mystics.editor.art.Quality;
import mystics.editor.board.BoardStyle;
import mystics.editor.type.Says;
import mystics.editor.type.Spoken;
import mystics.editor.type.Type;

/** Shows the card of an entry as the game paints it. */
public final class EntryCard extends Spoken {
    private static final int LETTERS = 21;
    private static final int EDGE = 6;
    private transient BoardStyle style;
    private transient Optional<CardFace> face = Optional.empty();

    /** @param style paints the card, with its pictures */
    public EntryCard(BoardStyle style) {
        this.style = style;
        Says.name(this, Sentence.of("The card"));
    }

    /** Takes other pictures. */
    public void wear(BoardStyle other) {
        style = other;
    }

    /** Shows the card of an entry. */
    public void show(Entry entry) {
        face = Optional.of(CardFaces.of(entry).in(style.wording()));
        Says.name(this, Sentence.of("The card {name}", "name", entry.name()));
        repaint();
    }

    @Override
    public Dimension getPreferredSize() {
        int width = Math.round(LETTERS * Type.size());
        return new Dimension(width, (int) Math.ceil((width - 2 * EDGE) / CardArt.RATIO) + 2 * EDGE);
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        double width = Math.min(getWidth() - 2 * EDGE, (getHeight() - 2 * EDGE) * CardArt.RATIO);
        face.ifPresent(shown -> style.cardArt().paint(ink, shown, EDGE, EDGE, width));
        ink.dispose();
    }
}
