package mystics.editor.print;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Fills pages with the parts of a book. The pages are filled more than once, because page numbers for references are known only after the
 * first time.
 */
final class BookLayout {
    /** The cover is page 1. */
    private static final int FIRST = 2;
    private static final int ROUNDS = 3;
    private final PageStyle style;
    private final String title;

    /** @param title the text at the foot of every page */
    BookLayout(PageStyle style, String title) {
        this.style = style;
        this.title = title;
    }

    /** A piece and its distance from the top of the page. */
    private record Placed(Piece piece, double down) {
    }

    /** The pages of a book. */
    List<Sheet> sheets(List<BookPart> parts) {
        Map<String, Integer> anchors = Map.of();
        List<List<Placed>> pages = List.of();
        for (int round = 0; round < ROUNDS; round++) {
            Pieces pieces = new Pieces(style, anchors);
            pages = fill(parts.stream().flatMap(part -> pieces.of(part).stream()).toList());
            anchors = anchors(pages);
        }
        List<Sheet> sheets = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) sheets.add(sheet(pages.get(i), FIRST + i));
        return sheets;
    }

    private List<List<Placed>> fill(List<Piece> pieces) {
        List<List<Placed>> pages = new ArrayList<>(List.of(new ArrayList<>()));
        double down = 0;
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            List<Placed> page = pages.get(pages.size() - 1);
            double gap = page.isEmpty() ? 0 : piece.gap();
            if (!page.isEmpty() && (piece.isBreak() || down + gap + needed(pieces, i) > style.depth())) {
                page = new ArrayList<>();
                pages.add(page);
                down = 0;
                gap = 0;
            }
            if (!piece.isBreak()) {
                page.add(new Placed(piece, down + gap));
                down += gap + piece.height();
            }
        }
        return pages;
    }

    /** The height of a piece together with all pieces that must stay on the same page with it. */
    private static double needed(List<Piece> pieces, int first) {
        double high = pieces.get(first).height();
        int last = first + pieces.get(first).follow();
        for (int i = first + 1; i <= last && i < pieces.size() && !pieces.get(i).isBreak(); i++) {
            high += pieces.get(i).gap() + pieces.get(i).height();
            last = Math.max(last, i + pieces.get(i).follow());
        }
        return high;
    }

    private static Map<String, Integer> anchors(List<List<Placed>> pages) {
        Map<String, Integer> anchors = new HashMap<>();
        for (int i = 0; i < pages.size(); i++) {
            for (Placed placed : pages.get(i)) {
                if (!placed.piece().anchor().isEmpty()) anchors.put(placed.piece().anchor(), FIRST + i);
            }
        }
        return anchors;
    }

    private Sheet sheet(List<Placed> page, int number) {
        return new Sheet(String.format("page-%03d", number), style.paper().width(), style.paper().height(), g -> {
            page.forEach(placed -> placed.piece().ink().paint(g, PageStyle.MARGIN, PageStyle.TOP + placed.down()));
            foot(g, number);
        });
    }

    private void foot(Graphics2D g, int number) {
        double y = style.paper().height() - PageStyle.TOP * 0.75;
        g.setFont(style.foot());
        g.setColor(PageStyle.QUIET);
        g.drawString(title, (float) PageStyle.MARGIN, (float) y);
        String words = String.valueOf(number);
        g.drawString(words, (float) (style.paper().width() - PageStyle.MARGIN - Typesetter.length(words, style.foot())), (float) y);
    }
}
