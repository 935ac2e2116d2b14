package mystics.editor.play.around;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.Card;
import mystics.content.Entry;
import mystics.editor.art.Canvas;
import mystics.editor.art.CardFace;
import mystics.editor.art.CardFaces;
import mystics.editor.art.Colours;
import mystics.editor.art.Quality;
import mystics.editor.art.Sketch;
import mystics.editor.art.Symbol;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.HeroSheet;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.rules.CardNow;
import mystics.rules.Refusal;
import mystics.view.Printed;

/**
 * A card of a hero as a small button: picture, name, and price in cheese. A low card has a lower picture. If the hero cannot use
 * or pay the card now, the picture is faint, and the name stays readable. The price {@code 1/3} says that the hero has 1 of the 3 cheese.
 */
final class HandCard extends JButton {
    /** The height of the picture and of a line of the name, in letter heights. */
    private static final float PICTURE = 2.9f;
    private static final float LINE = 1.15f;
    private static final float SMALL = 0.9f;
    private static final int LINES = 2;
    private static final int PAD = 3;
    private static final int ROUND = 10;
    private static final int EDGE = 2;
    /** The cover of the picture of a card that the hero cannot use now, and the share of ink in the paper of this card. */
    private static final float FAINT = 0.4f;
    private static final double DARKER = 0.25;
    /** The least ratio of width to height at which a picture fills its frame. */
    private static final double WIDE = 1.8;
    private final transient CardFace face;
    private final transient BoardStyle style;
    private final int price;
    private final int has;
    private final boolean dear;
    private final transient Refusal barred;
    private final transient Map<String, Image> painted = new HashMap<>();

    /** @param now the state of the card in its hero's turn, if it is known */
    HandCard(Entry entry, HeroSheet hero, Optional<CardNow> now, BoardStyle style) {
        this.style = style;
        face = CardFaces.of(entry);
        price = now.map(CardNow::cost).orElse(entry instanceof Card card ? card.costFor(hero.printed()) : 0);
        barred = now.map(CardNow::barred).orElse(Refusal.NONE);
        has = hero.cheese();
        dear = price > has;
        setContentAreaFilled(false);
        setFocusPainted(false);
        setBorder(BorderFactory.createEmptyBorder());
        setRolloverEnabled(true);
        setRequestFocusEnabled(false);
        getAccessibleContext().setAccessibleName(entry.name());
        Sentence words = words(entry, hero);
        Says.hint(this, Sentence.of("{name}: {words}", "name", entry.name(), "words", words));
        Says.more(this, words);
    }

    private Sentence words(Entry entry, HeroSheet hero) {
        Sentence printed = Sentence.of("{facts}. {text}", "facts", Printed.facts(entry), "text", Printed.text(entry).strip());
        if (!dear && barred.refused()) return Sentence.of("{card} Not now: {why}.", "card", printed, "why", barred.why());
        return dear ? Sentence.of("{card} It costs {n} cheese, and {hero} has {m}.", "card", printed, "n", price, "hero", hero.spoken(),
                "m", hero.cheese()) : printed;
    }

    /** The usual height of a card, in pixels. */
    static int high() {
        return Math.round(Type.size() * PICTURE) + low();
    }

    /** The height of the name, in pixels. */
    private static int low() {
        return Math.round(Type.size() * LINES * LINE) + 2 * PAD;
    }

    /** The least height at which the name keeps the whole width of the card, below the plate of the price, in pixels. */
    static int least() {
        return low() + (int) Math.ceil(plate()) + EDGE;
    }

    /** Whether the hero cannot pay the price now. */
    boolean isDear() {
        return dear;
    }

    /** Whether the hero cannot use the card now. */
    boolean isFaint() {
        return dear || barred.refused();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        Shape card = new RoundRectangle2D.Double(1, 1, getWidth() - 2.0, getHeight() - 2.0, ROUND, ROUND);
        face(ink, card);
        if (price > 0) price(ink);
        boolean lit = isFocusOwner() || getModel().isRollover();
        ink.setColor(lit ? UIManager.getColor("Component.focusColor") : style.theme().ink());
        ink.setStroke(new BasicStroke(lit ? 2.5f : 1.4f));
        ink.draw(card);
        ink.dispose();
    }

    /** The colour below the name. It is darker on a card that the hero cannot use now, but the name stays readable. */
    Color paper() {
        return isFaint() ? Colours.mix(style.theme().paper(), style.theme().ink(), DARKER) : style.theme().paper();
    }

    private void face(Graphics2D ink, Shape card) {
        ink.setColor(paper());
        ink.fill(card);
        int high = Math.max(0, getHeight() - low());
        if (high > 0) art(ink, high);
        ink.setColor(style.theme().ink());
        name(ink, high + EDGE);
    }

    private void art(Graphics2D ink, int high) {
        double scale = ink.getTransform().getScaleX();
        Graphics2D art = (Graphics2D) ink.create();
        if (isFaint()) art.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, FAINT));
        art.drawImage(painted.computeIfAbsent(scale + " " + getWidth() + " " + high, wanted -> picture(scale, high)), EDGE, EDGE,
                getWidth() - 2 * EDGE, high, null);
        art.dispose();
    }

    /** The picture on a ground in the colour of the kind of card. */
    private Image picture(double scale, int high) {
        int wide = (int) Math.ceil((getWidth() - 2 * EDGE) * scale);
        int tall = (int) Math.ceil(high * scale);
        double round = ROUND * scale;
        Sketch sketch = face.art().stream().flatMap(name -> style.gallery().find(name).stream()).findFirst()
                .orElse(face.sign().sketch());
        return Canvas.painted(wide, tall, BufferedImage.TYPE_INT_ARGB, canvas -> {
            canvas.clip(new RoundRectangle2D.Double(0, 0, wide, tall + round, round, round));
            canvas.setColor(Colours.mix(face.band(), style.theme().paper(), style.theme().stark() ? 0 : 0.55));
            canvas.fillRect(0, 0, wide, tall);
            double size = sketch.ratio() >= WIDE ? Math.max(tall, wide / sketch.ratio()) : tall * 0.94;
            sketch.paint(canvas, (wide - size * sketch.ratio()) / 2, (tall - size) / 2, size * sketch.ratio(), size);
        });
    }

    /** Writes the name below the picture, in letters so small that all of it can be read. */
    private void name(Graphics2D ink, int top) {
        Font letters = Type.plain().deriveFont(Font.BOLD, Type.size() * SMALL);
        int room = getWidth() - 2 * PAD - 2 * EDGE;
        List<String> lines = lines(ink, letters, room);
        double line = Type.size() * LINE;
        double y = top + (getHeight() - top - lines.size() * line) / 2;
        int widest = lines.stream().mapToInt(ink.getFontMetrics(letters)::stringWidth).max().orElse(1);
        ink.setFont(letters.deriveFont(letters.getSize2D() * Math.min(1, room / (float) Math.max(1, widest))));
        for (String words : lines) {
            ink.drawString(words, (getWidth() - ink.getFontMetrics().stringWidth(words)) / 2f, (float) (y + line * 0.78));
            y += line;
        }
    }

    /** The name in one line if it fits; otherwise in two lines of words that are as equally long as possible. */
    private List<String> lines(Graphics2D ink, Font letters, int room) {
        String name = face.name();
        if (ink.getFontMetrics(letters).stringWidth(name) <= room) return List.of(name);
        int middle = name.length() / 2;
        return IntStream.range(0, name.length()).filter(at -> name.charAt(at) == ' ').boxed()
                .min((one, other) -> Math.abs(one - middle) - Math.abs(other - middle))
                .map(at -> List.of(name.substring(0, at), name.substring(at + 1))).orElse(List.of(name));
    }

    /** Paints the price in the upper right corner: a number and a piece of cheese on a light plate. */
    private void price(Graphics2D ink) {
        float size = Type.size();
        ink.setFont(Type.plain().deriveFont(Font.BOLD, size));
        double wide = priced(ink);
        double high = plate();
        Shape plate = new RoundRectangle2D.Double(getWidth() - wide - EDGE, EDGE, wide, high, high, high);
        ink.setColor(style.theme().paper());
        ink.fill(plate);
        ink.setColor(dear ? new Color(0xa32118) : style.theme().ink());
        ink.setStroke(new BasicStroke(1.4f));
        ink.draw(plate);
        ink.drawString(asked(), (float) (getWidth() - wide - EDGE + 1.5 * PAD), (float) (EDGE + high * 0.78));
        Symbol.CHEESE.paint(ink, getWidth() - EDGE - PAD - size * 0.6, EDGE + high / 2, size * 1.1);
    }

    /** The price; if the hero cannot pay it, the cheese that the hero has, and the price. */
    String asked() {
        return dear ? has + "/" + price : String.valueOf(price);
    }

    /** The width of the plate of the price, in pixels. */
    private double priced(Graphics2D ink) {
        Font digits = Type.plain().deriveFont(Font.BOLD, Type.size());
        return ink.getFontMetrics(digits).stringWidth(asked()) + Type.size() * 1.1 + 3.0 * PAD;
    }

    /** The height of the plate of a price, in pixels. */
    private static double plate() {
        return Type.size() * 1.3;
    }
}
