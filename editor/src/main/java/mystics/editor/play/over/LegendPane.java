package mystics.editor.play.over;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.MarkKind;
import mystics.editor.board.BoardSign;
import mystics.editor.board.BoardStyle;
import mystics.editor.board.LegendArt;
import mystics.editor.sight.Book;
import mystics.editor.sight.Signs;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/** The legend of the board: each sign as the board shows it, the meaning of the sign, and a link to its rule. */
public final class LegendPane extends Scrolling {
    private static final float PICTURE = 5;
    private static final float TITLE = 1.4f;
    private final transient LegendArt art;
    private final transient Signs signs;
    private final transient Consumer<String> follow;

    /** @param follow opens the address of a rule */
    public LegendPane(Catalog catalog, BoardStyle style, Signs signs, Consumer<String> follow) {
        super(new MigLayout("insets 0 0 12 12, fillx, wrap 2, gapx 14, gapy 8", "[][grow, fill]"));
        this.art = new LegendArt(style, catalog);
        this.signs = signs;
        this.follow = follow;
        setOpaque(false);
        title("What the signs mean");
        for (BoardSign sign : BoardSign.values()) {
            row(new Signs.Meaning(sign.title(), sign.words(), sign.rule()), (ink, side) -> art.paint(ink, sign, side));
        }
        title("Drawn on the floor");
        art.printed().forEach(mark -> row(signs.of(mark), (ink, side) -> art.print(ink, mark, side)));
        art.grounds().forEach(mark -> row(signs.of(mark), (ink, side) -> art.ground(ink, mark, side)));
        title("What lies on spaces");
        counters(catalog.marks().values().stream().filter(mark -> mark.on().equals("space") && mark.kind().equals("token")));
        title("What mice and minions carry");
        counters(catalog.marks().values().stream().filter(mark -> mark.on().equals("figure") && !mark.kind().equals("note")));
    }

    private void title(String words) {
        add(new Prose(words, TITLE, Font.BOLD), "span, growx, wmin 0, gaptop 10");
    }

    private void counters(Stream<MarkKind> marks) {
        marks.forEach(mark -> row(signs.of(mark.id()), (ink, side) -> art.counter(ink, mark.id(), side)));
    }

    private void row(Signs.Meaning meaning, BiConsumer<Graphics2D, Double> picture) {
        add(new Picture(meaning.name(), picture));
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 2, gapy 1", "[grow, fill][]"));
        words.setOpaque(false);
        words.add(new Prose(meaning.name(), 1, Font.BOLD), "wmin 0, spanx " + (meaning.rule().isEmpty() ? 2 : 1));
        if (!meaning.rule().isEmpty()) {
            words.add(rule(meaning.rule()), "wmin 0");
        }
        words.add(new Prose(meaning.text()), "span, wmin 0");
        add(words, "wmin 0, aligny center");
    }

    private JButton rule(String number) {
        JButton rule = new JButton(number);
        rule.putClientProperty("JButton.buttonType", "borderless");
        rule.setForeground(UIManager.getColor("Component.accentColor"));
        rule.setMargin(new Insets(0, 4, 0, 4));
        Says.name(rule, Sentence.of("Rule {id}", "id", number));
        rule.addActionListener(click -> follow.accept(Book.RULE + number));
        return rule;
    }

    /** A sign, a few letters high. */
    private static final class Picture extends JComponent {
        private final transient BiConsumer<Graphics2D, Double> painting;

        Picture(String name, BiConsumer<Graphics2D, Double> painting) {
            this.painting = painting;
            setToolTipText(name);
        }

        @Override
        public Dimension getPreferredSize() {
            int side = Math.round(Type.size() * PICTURE);
            return new Dimension(side, side);
        }

        @Override
        protected void paintComponent(Graphics graphics) {
            painting.accept((Graphics2D) graphics, (double) Math.min(getWidth(), getHeight()));
        }
    }
}
