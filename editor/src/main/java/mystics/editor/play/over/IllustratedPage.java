package mystics.editor.play.over;

import java.awt.Dimension;
import java.awt.Rectangle;
import javax.swing.JViewport;
import mystics.editor.type.Paper;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Type;

/** A page with a picture: beside the text where there is room for both, else above it and only as high as the text leaves room. */
final class IllustratedPage extends Scrolling {
    /** The width, in letter heights, from which the picture stands beside the text, and the space between them. */
    private static final int WIDE = 70;
    private static final double GAP = 1.6;
    /** The share of the width that a picture beside the text takes. */
    private static final double BESIDE = 0.44;
    /** The shares of the visible height that a picture above the text takes. */
    private static final double LEAST = 0.34;
    private static final double MOST = 0.6;
    private static final int ENDLESS = 100_000;
    private final Plate plate;
    private final Paper paper;

    IllustratedPage(Plate plate, Paper paper) {
        super(null);
        this.plate = plate;
        this.paper = paper;
        setOpaque(false);
        add(plate);
        add(paper);
    }

    /** The width in pixels from which the picture stands beside the paper. */
    static int wide() {
        return Math.round(WIDE * Type.size());
    }

    private int visible() {
        return getParent() instanceof JViewport port && port.getHeight() > 0 ? port.getHeight() : getHeight();
    }

    private int gap() {
        return (int) Math.round(GAP * Type.size());
    }

    /** The height of the text in a width. */
    private int high(int width) {
        paper.setSize(Math.max(1, width), ENDLESS);
        return paper.getPreferredSize().height;
    }

    private Rectangle picture(int width) {
        if (width >= wide()) {
            int across = (int) Math.round(width * BESIDE);
            int high = (int) Math.round(across / plate.ratio());
            int words = high(width - across - gap());
            return new Rectangle(0, Math.max(0, (Math.min(words, visible()) - high) / 3), across, high);
        }
        double room = visible() - high(width) - gap();
        double high = Math.min(width / plate.ratio(), Math.max(visible() * LEAST, Math.min(visible() * MOST, room)));
        int across = (int) Math.round(high * plate.ratio());
        return new Rectangle((width - across) / 2, 0, across, (int) Math.round(high));
    }

    private Rectangle words(int width, Rectangle picture) {
        boolean beside = width >= wide();
        int left = beside ? picture.width + gap() : 0;
        int top = beside ? 0 : picture.height + gap() * 2 / 3;
        return new Rectangle(left, top, width - left, high(width - left));
    }

    @Override
    public void doLayout() {
        Rectangle picture = picture(getWidth());
        plate.setBounds(picture);
        paper.setBounds(words(getWidth(), picture));
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : wide();
        Rectangle picture = picture(width);
        Rectangle words = words(width, picture);
        return new Dimension(wide(), Math.max(picture.y + picture.height, words.y + words.height));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, 0);
    }
}
