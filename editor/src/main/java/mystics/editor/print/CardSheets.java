package mystics.editor.print;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import mystics.content.Card;
import mystics.content.CardType;
import mystics.content.EncounterCard;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.content.MinionCard;
import mystics.editor.art.CardFace;
import mystics.editor.art.CardFaces;
import mystics.editor.art.Symbol;

/**
 * The cards of a mod in their real size, nine on a sheet. Each sheet is followed by the backs, mirrored so that they match when the paper
 * is turned over. The colour of the edges reaches beyond the cards, and a ruler shows whether the size is right.
 */
record CardSheets(PageStyle style, BookWords words, List<Entry> entries) {
    static final double WIDTH = SheetSize.mm(63);
    static final double HEIGHT = SheetSize.mm(88);
    private static final int COLUMNS = 3;
    private static final int ROWS = 3;
    private static final Color SEARCH = new Color(0x4f6b3a);
    private static final Color BACK = new Color(0x5b4230);

    List<Sheet> all() {
        List<Printed> cards = entries.stream().filter(CardSheets::isCard)
                .flatMap(entry -> Collections.nCopies(copies(entry), printed(entry)).stream()).toList();
        List<Sheet> sheets = new ArrayList<>();
        int each = COLUMNS * ROWS;
        for (int from = 0; from < cards.size(); from += each) {
            List<Printed> some = cards.subList(from, Math.min(cards.size(), from + each));
            String number = String.format("%02d", from / each + 1);
            sheets.add(sheet("cards-" + number + "-front", new Cell(style.art().theme().ink(), i -> i < some.size(),
                    (g, i, x, y) -> front(g, some, i, x, y))));
            sheets.add(sheet("cards-" + number + "-back", new Cell(BACK, i -> mirrored(i) < some.size(),
                    (g, i, x, y) -> back(g, some, mirrored(i), x, y))));
        }
        return sheets;
    }

    private static boolean isCard(Entry entry) {
        return entry instanceof HeroCard || entry instanceof MinionCard || entry instanceof Card || entry instanceof EncounterCard;
    }

    private static int copies(Entry entry) {
        return entry instanceof Card card ? card.copies() : 1;
    }

    /** A card, and the colour and sign of its back. */
    private record Printed(CardFace face, Color band, Symbol sign) {
    }

    /**
     * The front of an entry's card in the language of the book; the catalog contains the translated entry. All cards of the search deck
     * have the same back.
     */
    private Printed printed(Entry entry) {
        Entry known = translated(entry);
        CardFace plain = known instanceof EncounterCard encounter ? new EncounterFace(words).of(encounter) : CardFaces.of(known);
        CardFace face = plain.in(words.wording());
        boolean searched = entry instanceof Card card && card.type() != CardType.ABILITY;
        return searched ? new Printed(face, SEARCH, Symbol.PAWS) : new Printed(face, face.band(), face.sign());
    }

    private Entry translated(Entry entry) {
        if (entry instanceof HeroCard) return words.catalog().heroes().getOrDefault(entry.id(), (HeroCard) entry);
        if (entry instanceof MinionCard) return words.catalog().minions().getOrDefault(entry.id(), (MinionCard) entry);
        if (entry instanceof EncounterCard) return words.catalog().encounters().getOrDefault(entry.id(), (EncounterCard) entry);
        return words.catalog().cards().getOrDefault(entry.id(), (Card) entry);
    }

    private static int mirrored(int cell) {
        return cell / COLUMNS * COLUMNS + COLUMNS - 1 - cell % COLUMNS;
    }

    /** Paints one side of a card in a cell of a sheet. */
    private interface Side {
        void paint(Graphics2D g, int number, double x, double y);
    }

    /**
     * The cells of a sheet.
     *
     * @param edge the colour at the edge of each card
     * @param isFilled whether the cell with a number has a card
     */
    private record Cell(Color edge, IntPredicate isFilled, Side side) {
    }

    private Sheet sheet(String name, Cell cell) {
        double left = (style.paper().width() - COLUMNS * WIDTH) / 2;
        double top = (style.paper().height() - ROWS * HEIGHT) / 2;
        return new Sheet(name, style.paper().width(), style.paper().height(), g -> {
            g.setColor(cell.edge());
            filled(cell).forEach(i -> g.fill(bleeding(left + i % COLUMNS * WIDTH, top + i / COLUMNS * HEIGHT)));
            filled(cell).forEach(i -> cell.side().paint(g, i, left + i % COLUMNS * WIDTH, top + i / COLUMNS * HEIGHT));
            CutMarks.paint(g, new Rectangle2D.Double(left, top, COLUMNS * WIDTH, ROWS * HEIGHT), COLUMNS, ROWS);
            ruler(g, left, top);
        });
    }

    private static IntStream filled(Cell cell) {
        return IntStream.range(0, COLUMNS * ROWS).filter(cell.isFilled());
    }

    private static Rectangle2D bleeding(double x, double y) {
        double more = CutMarks.BLEED;
        return new Rectangle2D.Double(x - more, y - more, WIDTH + 2 * more, HEIGHT + 2 * more);
    }

    /** Paints the ruler where the paper has the wider margin: below the cards, or to their left. */
    private void ruler(Graphics2D g, double left, double top) {
        Ruler ruler = Ruler.of(style, words);
        if (top >= left) ruler.paint(g, left, style.paper().height() - top / 2);
        else ruler.paintUpright(g, left / 2 - Ruler.HEIGHT, style.paper().height() - top);
    }

    private void front(Graphics2D g, List<Printed> some, int number, double x, double y) {
        if (number < some.size()) style.art().cardArt().paint(g, some.get(number).face(), x, y, WIDTH);
    }

    private void back(Graphics2D g, List<Printed> some, int number, double x, double y) {
        if (number >= some.size()) return;
        Printed card = some.get(number);
        double rim = WIDTH * 0.06;
        g.setColor(BACK);
        g.fill(new RoundRectangle2D.Double(x, y, WIDTH, HEIGHT, rim * 2, rim * 2));
        g.setColor(card.band());
        g.fill(new RoundRectangle2D.Double(x + rim, y + rim, WIDTH - 2 * rim, HEIGHT - 2 * rim, rim, rim));
        g.setColor(PageStyle.BOX);
        g.setStroke(new BasicStroke(1.2f));
        g.draw(new RoundRectangle2D.Double(x + rim * 1.6, y + rim * 1.6, WIDTH - 3.2 * rim, HEIGHT - 3.2 * rim, rim, rim));
        double disc = WIDTH * 0.42;
        g.fill(new Ellipse2D.Double(x + (WIDTH - disc) / 2, y + (HEIGHT - disc) / 2, disc, disc));
        card.sign().paint(g, x + WIDTH / 2, y + HEIGHT / 2, disc * 0.72);
    }
}
