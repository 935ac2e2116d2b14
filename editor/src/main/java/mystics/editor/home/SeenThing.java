package mystics.editor.home;

import java.awt.AlphaComposite;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.art.Canvas;
import mystics.editor.art.Colours;
import mystics.editor.art.Quality;
import mystics.editor.art.Silhouette;
import mystics.editor.art.Sketch;
import mystics.editor.art.Symbol;
import mystics.editor.type.BookInk;
import mystics.editor.type.Html;
import mystics.editor.type.HtmlLabel;
import mystics.editor.type.Says;
import mystics.editor.type.Type;

/** A thing of the book: the front of a card with its picture and name, or, if nobody has met it yet, the back with its silhouette. */
final class SeenThing extends JButton {
    /** The height of a line of the name below a picture, in letter heights, the most lines, and the size of their letters. */
    private static final float LINE = 1.4f;
    private static final int LINES = 2;
    private static final float NAME = LINES * LINE;
    private static final float SMALL = 0.95f;
    /** The pixels of a silhouette for each pixel of the window, the shares of gold in it and in the frame, and the size of a star. */
    private static final double SHARP = 2;
    private static final double LIT = 0.63;
    private static final double FRAME = 0.5;
    private static final double STAR = 0.6;
    private static final int ROUND = 12;
    /** The distance of the inner frame from the edge of the card, and of the picture from the inner frame, in pixels. */
    private static final int IN = 7;
    private static final int FREE = 5;
    /** The distance of a name from the inner frame, in letter heights. */
    private static final float BESIDE = 0.4f;
    /** The greatest height of a picture, in pixels. In large letters, it leaves the name below the picture in sight. */
    private static final int MOST = 200;
    /** The height of a wide card, relative to that of a card of the wished width that is made wider without changing its shape. */
    private static final double GROWN = 0.85;
    private final transient Sketch picture;
    private final Form form;
    private final Side side;
    private transient Optional<BufferedImage> silhouette = Optional.empty();
    private final HtmlLabel caption = new HtmlLabel(" ");

    /** The forms of things: a card for a figure or an object, a card for a person, or a wide page for a whole scene. */
    enum Form {
        CARD(16, 9.4f), PERSON(16, 9.4f), PAGE(28, 8.9f);

        private final int letters;
        private final float high;

        /**
         * @param letters the least width, in letters
         * @param high the height of the picture, in letter heights
         */
        Form(int letters, float high) {
            this.letters = letters;
            this.high = high;
        }

        /** The least width, in letters. */
        int letters() {
            return letters;
        }
    }

    private enum Side { FRONT, BACK }

    private SeenThing(Sketch picture, Form form, Side side) {
        this.picture = picture;
        this.form = form;
        this.side = side;
        setContentAreaFilled(false);
        setFocusPainted(true);
        int beside = IN + Math.round(BESIDE * Type.size());
        setBorder(BorderFactory.createEmptyBorder(0, beside, IN, beside));
        setLayout(new BorderLayout());
        caption.setFont(Type.plain().deriveFont(Type.size() * SMALL));
        caption.setHorizontalAlignment(SwingConstants.CENTER);
        caption.setVerticalAlignment(SwingConstants.TOP);
        add(caption, BorderLayout.SOUTH);
    }

    /** @param tell explains the thing, or shows it large */
    SeenThing(Sketch picture, Form form, Sentence name, Consumer<SeenThing> tell) {
        this(picture, form, Side.FRONT);
        Says.name(this, name);
        Says.hint(this, name);
        Says.html(caption, language -> "<html><div align='center'>" + Html.plain(name.in(language).toString()) + "</div></html>");
        caption.setForeground(BookInk.worn().ink());
        addActionListener(click -> tell.accept(this));
    }

    /** A thing that nobody has met, as the silhouette of its picture; a person is a stranger. */
    static SeenThing unmet(Sketch picture, Form form) {
        Sketch shown = form == Form.PERSON ? new Stranger(BookInk.worn().field(), tone(BookInk.worn())) : picture;
        SeenThing thing = new SeenThing(shown, form, Side.BACK);
        thing.setFocusable(false);
        thing.getAccessibleContext().setAccessibleName("Not seen yet");
        return thing;
    }

    @Override
    public Dimension getPreferredSize() {
        double wide = form.letters * Type.size() / 2;
        double high = Math.min(MOST, form.high * Type.size()) + NAME * Type.size();
        return new Dimension((int) Math.round(wide), (int) Math.round(high * Math.max(1, GROWN * getWidth() / wide)));
    }

    /** Asks for the height that a new width requires. */
    @Override
    public void setBounds(int x, int y, int width, int height) {
        int before = getPreferredSize().height;
        super.setBounds(x, y, width, height);
        if (getPreferredSize().height != before) SwingUtilities.invokeLater(this::revalidate);
    }

    /** Gives a name on one line one line, so that the picture has the rest of the card. */
    @Override
    public void doLayout() {
        caption.setPreferredSize(new Dimension(1, name()));
        super.doLayout();
    }

    /** The height of the name, in pixels. */
    private int name() {
        String words = caption.getText().replaceAll("<[^>]*>", "");
        int wide = getWidth() - getInsets().left - getInsets().right;
        int lines = caption.getFontMetrics(caption.getFont()).stringWidth(words) <= wide ? 1 : LINES;
        return Math.round(lines * LINE * Type.size());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        BookInk book = BookInk.worn();
        ink.setColor(side == Side.FRONT ? book.paper() : book.field());
        ink.fillRoundRect(1, 1, getWidth() - 2, getHeight() - 2, ROUND, ROUND);
        ink.setColor(isFocusOwner() ? UIManager.getColor("Component.focusedBorderColor") : book.edge());
        ink.drawRoundRect(1, 1, getWidth() - 3, getHeight() - 3, ROUND, ROUND);
        ink.setColor(side == Side.FRONT ? book.edge() : Colours.thin(book.gold(), FRAME));
        ink.drawRoundRect(IN, IN, getWidth() - 2 * IN - 1, getHeight() - 2 * IN - 1, ROUND / 2, ROUND / 2);
        picture(ink, book);
        ink.dispose();
    }

    /** Paints the picture in the middle of the card. On the front, the name needs room below the picture. */
    private void picture(Graphics2D ink, BookInk book) {
        int edge = IN + FREE;
        double wide = getWidth() - 2.0 * edge;
        double tall = getHeight() - 2.0 * edge - (side == Side.FRONT ? name() - FREE : 0);
        double high = Math.min(wide / picture.ratio(), tall);
        double left = edge + (wide - high * picture.ratio()) / 2;
        double top = edge + (tall - high) / 2;
        if (side == Side.FRONT) picture.paint(ink, left, top, high * picture.ratio(), high);
        else ink.drawImage(silhouette(book, high), (int) left, (int) top, (int) (high * picture.ratio()), (int) high, null);
    }

    private BufferedImage silhouette(BookInk book, double high) {
        int tall = Math.max(1, (int) Math.ceil(high * SHARP));
        int wide = Math.max(1, (int) Math.ceil(tall * picture.ratio()));
        BufferedImage image = silhouette.filter(known -> known.getHeight() == tall).orElseGet(() -> hidden(wide, tall, tone(book)));
        silhouette = Optional.of(image);
        return image;
    }

    /** The colour of all that is not met yet. It stands out from the back of the card. */
    static Color tone(BookInk book) {
        return Colours.mix(book.field(), book.gold(), LIT);
    }

    private BufferedImage hidden(int wide, int tall, Color tone) {
        return switch (form) {
            case PAGE -> Silhouette.blurred(picture, wide, tall, tone);
            case PERSON -> Canvas.painted(wide, tall, BufferedImage.TYPE_INT_ARGB, canvas -> picture.paint(canvas, 0, 0, wide, tall));
            case CARD -> Silhouette.shape(picture, wide, tall, tone).orElseGet(() -> star(wide, tall, tone));
        };
    }

    /** A star, for a picture in which no figure stands out. */
    private static BufferedImage star(int wide, int tall, Color tone) {
        return Canvas.painted(wide, tall, BufferedImage.TYPE_INT_ARGB, canvas -> {
            Symbol.STAR.paint(canvas, wide / 2.0, tall / 2.0, Math.min(wide, tall) * STAR);
            canvas.setComposite(AlphaComposite.SrcIn);
            canvas.setColor(tone);
            canvas.fillRect(0, 0, wide, tall);
        });
    }
}
