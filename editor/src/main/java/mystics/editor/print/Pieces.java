package mystics.editor.print;

import java.awt.BasicStroke;
import java.awt.geom.Line2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import mystics.editor.art.Sketch;
import mystics.editor.play.over.Medallion;

/**
 * Sets the parts of a book.
 *
 * @param pages the pages of the anchors that are known so far
 */
record Pieces(PageStyle style, Map<String, Integer> pages) {
    private static final double PARAGRAPH = 7;
    private static final double INSET = 10;
    private static final double PORTRAIT = 28;
    private static final double SPOKEN = PORTRAIT + 10;
    private static final double HANG = 14;
    /** The number of blocks that must stand on the same page as the heading or picture before them. */
    private static final int HEADED = 2;
    /** The greatest number of lines of a text that is not read aloud. Such a text stays on the page of the text to which it belongs. */
    private static final int ASIDE = 12;

    /** The pieces of a part. */
    List<Piece> of(BookPart part) {
        if (part instanceof BookPart.Heading heading) return heading(heading);
        if (part instanceof BookPart.Story story) return paragraphs(story.text());
        if (part instanceof BookPart.Aside aside) return flowing(style.quiet(), aside.text(), new Flowing(0, 5, ASIDE));
        if (part instanceof BookPart.Speech speech) return List.of(speech(speech, 0));
        if (part instanceof BookPart.Exchange exchange) return exchange(exchange.lines());
        if (part instanceof BookPart.Boxed boxed) return List.of(boxed(boxed));
        if (part instanceof BookPart.Item item) return bullet(item.text());
        if (part instanceof BookPart.Turn turn) return List.of(turn(turn));
        if (part instanceof BookPart.Scene scene) return scene(scene).stream().toList();
        if (part instanceof BookPart.TileMap map) return List.of(new MapPiece(style, map).piece());
        return List.of(part instanceof BookPart.Pause ? pause() : Piece.newPage());
    }

    private Piece pause() {
        Typesetter set = style.rules();
        TypedLine stars = set.lines("\u2022   \u2022   \u2022", style.measure()).get(0);
        return new Piece(set.step(), PARAGRAPH * 2, HEADED, (g, x, y) -> {
            g.setColor(PageStyle.RULE);
            stars.write(g, x + (style.measure() - stars.width()) / 2, y + set.step() * 0.76);
        });
    }

    private List<Piece> heading(BookPart.Heading heading) {
        Typesetter set = style.heading(heading.level());
        List<TypedLine> lines = set.lines(heading.words(), style.measure());
        double rule = heading.level() == 1 ? 8 : 0;
        return List.of(new Piece(lines.size() * set.step() + rule, 30 - heading.level() * 4, HEADED, heading.anchor(), (g, x, y) -> {
            g.setColor(PageStyle.INK);
            write(set, lines).paint(g, x, y);
            if (rule > 0) {
                g.setColor(PageStyle.RULE);
                g.setStroke(new BasicStroke(1.2f));
                double foot = y + lines.size() * set.step() + 2;
                g.draw(new Line2D.Double(x, foot, x + style.measure(), foot));
            }
        }));
    }

    private List<Piece> paragraphs(String text) {
        List<Piece> all = new ArrayList<>();
        for (String paragraph : text.strip().split("\n\\s*\n")) {
            all.addAll(flowing(style.story(), paragraph, new Flowing(0, PARAGRAPH, 1)));
        }
        return all;
    }

    /**
     * The layout of lines.
     *
     * @param indent the indentation of the lines
     * @param gap the free space above the lines
     * @param held the number of first lines that stand on the same page as the line after them
     */
    private record Flowing(double indent, double gap, int held) {
    }

    private List<Piece> flowing(Typesetter set, String text, Flowing how) {
        List<TypedLine> lines = set.lines(text, style.measure() - how.indent());
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            TypedLine line = lines.get(i);
            boolean keep = i < how.held() && (lines.size() > 1 || how.held() > 1) || i == lines.size() - 2;
            pieces.add(new Piece(set.step(), i == 0 ? how.gap() : 0, keep ? 1 : 0, (g, x, y) -> {
                g.setColor(how.held() == ASIDE ? PageStyle.QUIET : PageStyle.INK);
                line.write(g, x + how.indent(), y + set.step() * 0.76);
            }));
        }
        return pieces;
    }

    private List<Piece> exchange(List<BookPart.Speech> lines) {
        int last = lines.size() - 1;
        return IntStream.rangeClosed(0, last).mapToObj(i -> speech(lines.get(i), Math.min(1, last - i))).toList();
    }

    /** @param follow the number of following pieces that must stand on the same page */
    private Piece speech(BookPart.Speech speech, int follow) {
        Typesetter set = style.story();
        List<TypedLine> lines = set.lines(speech.says(), style.measure() - SPOKEN);
        double name = style.speaker().getSize2D() * 1.25;
        Optional<Sketch> portrait = speech.pictures().stream().flatMap(one -> style.art().gallery().find(one).stream()).findFirst();
        return new Piece(Math.max(PORTRAIT + 2, name + lines.size() * set.step()), PARAGRAPH, follow, (g, x, y) -> {
            portrait.ifPresent(sketch -> Medallion.paint(g, sketch, x, y + 1, PORTRAIT));
            g.setColor(PageStyle.RULE);
            g.setFont(style.speaker());
            g.drawString(speech.name(), (float) (x + SPOKEN), (float) (y + name * 0.8));
            g.setColor(PageStyle.INK);
            write(set, lines).paint(g, x + SPOKEN, y + name);
        });
    }

    private Piece boxed(BookPart.Boxed boxed) {
        Typesetter set = style.rules();
        List<List<TypedLine>> paragraphs = new ArrayList<>();
        for (String text : boxed.text().strip().split("\n\\s*\n")) paragraphs.add(set.lines(text, style.measure() - 2 * INSET));
        double high = 2 * INSET - 4 + paragraphs.stream().mapToDouble(lines -> lines.size() * set.step() + PARAGRAPH / 2).sum();
        return new Piece(high, PARAGRAPH + 4, 0, (g, x, y) -> {
            RoundRectangle2D frame = new RoundRectangle2D.Double(x, y, style.measure(), high, 10, 10);
            g.setColor(PageStyle.BOX);
            g.fill(frame);
            g.setColor(PageStyle.RULE);
            g.setStroke(new BasicStroke(1));
            g.draw(frame);
            g.setColor(PageStyle.INK);
            double down = y + INSET - 2;
            for (List<TypedLine> lines : paragraphs) {
                write(set, lines).paint(g, x + INSET, down);
                down += lines.size() * set.step() + PARAGRAPH / 2;
            }
        });
    }

    private List<Piece> bullet(String text) {
        List<Piece> pieces = flowing(style.rules(), text, new Flowing(HANG, 3, 1));
        Piece first = pieces.get(0);
        List<Piece> all = new ArrayList<>(pieces);
        all.set(0, new Piece(first.height(), first.gap(), first.follow(), (g, x, y) -> {
            g.setColor(PageStyle.INK);
            g.setFont(style.rules().plain());
            g.drawString("•", (float) x + 2, (float) (y + style.rules().step() * 0.76));
            first.ink().paint(g, x, y);
        }));
        return all;
    }

    private Piece turn(BookPart.Turn turn) {
        String page = pages.containsKey(turn.anchor()) ? String.valueOf(pages.get(turn.anchor())) : "00";
        String text = turn.anchor().isEmpty() ? turn.text() : turn.text() + " *" + turn.pattern().replace("{n}", page) + "*";
        List<TypedLine> lines = style.story().lines(text, style.measure() - HANG);
        return new Piece(lines.size() * style.story().step(), 4, 0, (g, x, y) -> {
            g.setColor(PageStyle.INK);
            g.setFont(style.story().plain());
            g.drawString("›", (float) x + 3, (float) (y + style.story().step() * 0.76));
            write(style.story(), lines).paint(g, x + HANG, y);
        });
    }

    private Optional<Piece> scene(BookPart.Scene scene) {
        return style.art().gallery().find("scenes/" + scene.picture(), scene.heroes()).map(sketch -> {
            double wide = Math.min(style.measure(), style.depth() * 0.4 * sketch.ratio());
            double high = wide / sketch.ratio();
            return new Piece(high, 10, HEADED,
                    (g, x, y) -> ScenePicture.paint(g, sketch, x + (style.measure() - wide) / 2, y, wide));
        });
    }

    private static Piece.Ink write(Typesetter set, List<TypedLine> lines) {
        return (g, x, y) -> {
            for (int i = 0; i < lines.size(); i++) lines.get(i).write(g, x, y + set.step() * (i + 0.76));
        };
    }
}
