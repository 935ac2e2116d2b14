package mystics.editor.print;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
 * is turned over.
 */
record CardSheets(PageStyle style, BookWords words, List<Entry> entries) {
    static final double WIDTH = SheetSize.mm(63);
    static final double HEIGHT = SheetSize.mm(88);
    private static final int COLUMNS = 3;
    private static final int ROWS = 3;
    private static final double CUT = SheetSize.mm(4);
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
            sheets.add(sheet("cards-" + number + "-front", (g, i, x, y) -> front(g, some, i, x, y)));
            sheets.add(sheet("cards-" + number + "-back", (g, i, x, y) -> back(g, some, mirrored(i), x, y)));
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

    /** Paints the content of a cell on a sheet. */
    private interface Cell {
        void paint(Graphics2D g, int number, double x, double y);
    }

    private Sheet sheet(String name, Cell cell) {
        double left = (style.paper().width() - COLUMNS * WIDTH) / 2;
        double top = (style.paper().height() - ROWS * HEIGHT) / 2;
        return new Sheet(name, style.paper().width(), style.paper().height(), g -> {
            for (int i = 0; i < COLUMNS * ROWS; i++) {
                cell.paint(g, i, left + i % COLUMNS * WIDTH, top + i / COLUMNS * HEIGHT);
            }
            cuts(g, left, top);
        });
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

    /** Paints short lines at the edge of the sheet, which show where to cut. */
    private void cuts(Graphics2D g, double left, double top) {
        g.setColor(PageStyle.QUIET);
        g.setStroke(new BasicStroke(0.4f));
        double right = left + COLUMNS * WIDTH;
        double foot = top + ROWS * HEIGHT;
        for (int i = 0; i <= COLUMNS; i++) {
            double x = left + i * WIDTH;
            g.draw(new Line2D.Double(x, top - CUT, x, top - 1));
            g.draw(new Line2D.Double(x, foot + 1, x, foot + CUT));
        }
        for (int i = 0; i <= ROWS; i++) {
            double y = top + i * HEIGHT;
            g.draw(new Line2D.Double(left - CUT, y, left - 1, y));
            g.draw(new Line2D.Double(right + 1, y, right + CUT, y));
        }
    }
}
