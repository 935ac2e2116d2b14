package mystics.editor.play.ask;

import java.awt.BorderLayout;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.BorderFactory;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Faces;
import mystics.choice.Sentence;
import mystics.choice.Wording;
import mystics.content.Entry;
import mystics.editor.art.DieArt;
import mystics.editor.play.over.Pages;
import mystics.editor.sight.Asked;
import mystics.editor.sight.Headline;
import mystics.editor.type.Flow;
import mystics.editor.type.Html;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Paper;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.view.Background;
import net.miginfocom.swing.MigLayout;

/**
 * The head of a question: who is asked, the question, its reason, and the text of the card. The question names its hero, so that only other
 * players are named before it. A name opens its card.
 */
public final class QuestionHead extends JPanel {
    private static final float PROMPT = 1.15f;
    private static final int GAP = 8;
    /** The width of the bar at the left of the question, in pixels. */
    private static final int BAR = 4;
    /** The side of the movement die, in letter heights. */
    private static final float DIE = 1.6f;
    /** The width in letter heights below which there is no face beside the words. */
    private static final float NARROW = 17;
    private static final float SMALL = 0.9f;
    /** The greatest number of letters of a sentence that stays on one line. */
    private static final int BRIEF = 12;
    /** The size of the letters of a sum, and the space between its parts in pixels. */
    private static final float CLOSE = 0.88f;
    private static final int PART = 3;

    private List<String> about = List.of();
    private transient Optional<JComponent> card = Optional.empty();

    QuestionHead(Asked asked, Optional<Icon> face, Headline headline, DieArt dice, Consumer<String> follow) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 4, hidemode 3", "[grow, fill]"));
        add(new Banner(asked, face, headline, dice), "wmin 0");
        background(asked.background(), follow);
    }

    /** Leaves out the text of a card that lies open on the board; with an empty name, shows all texts. */
    void leaveOut(String open) {
        card.ifPresent(text -> text.setVisible(!about.equals(List.of(open))));
    }

    /** The height of the words of the question, without the reason and the card, which may scroll away. */
    int words() {
        return getComponent(0).getPreferredSize().height;
    }

    /**
     * The words of the question in the letters of the book behind a bar in the accent colour, and beside them the face, unless large
     * letters need the room. A heading has no ground of its own, which would make it look like a button.
     */
    private static final class Banner extends JPanel {
        private final JLabel picture = new JLabel();
        private final JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 0, aligny center", "[grow, fill]"));
        private final transient Asked asked;
        private final transient Headline headline;
        private final transient DieArt dice;
        private Shape shape = Shape.WIDE;

        /** Whether the head is wide enough for the whole question. */
        private enum Shape { WIDE, SLIM }

        Banner(Asked asked, Optional<Icon> face, Headline headline, DieArt dice) {
            super(new BorderLayout(GAP, 0));
            this.asked = asked;
            this.headline = headline;
            this.dice = dice;
            setOpaque(false);
            setBorder(BorderFactory.createCompoundBorder(
                    BorderFactory.createMatteBorder(0, BAR, 0, 0, UIManager.getColor("Component.accentColor")),
                    BorderFactory.createEmptyBorder(GAP / 4, GAP, GAP / 4, 0)));
            face.ifPresent(picture::setIcon);
            picture.setVisible(face.isPresent());
            words.setOpaque(false);
            fill(Shape.WIDE);
            add(picture, BorderLayout.WEST);
            add(words);
        }

        /** Writes the words for the width of the head. */
        private void fill(Shape newShape) {
            shape = newShape;
            words.removeAll();
            boolean brief = shape == Shape.SLIM && asked.isTurn();
            if (brief || !asked.isNamed()) words.add(new Prose(asked.who(), PROMPT, Font.BOLD).booked(), "wmin 0, split 2");
            if (brief) asked.moved().ifPresent(die -> words.add(die(die, dice), "growx 0"));
            if (!brief) {
                words.add(new Prose(together(asked.prompt()), shape == Shape.SLIM ? 1 : PROMPT, Font.BOLD).booked(), "wmin 0, newline");
            }
            if (asked.isTurn()) words.add(brief ? left(SMALL) : movement(), "wmin 0, newline");
        }

        /** A question that ends with a very short sentence, such as {@code Keep it?}, whose words stay on one line. */
        private static String together(String prompt) {
            int last = prompt.lastIndexOf(". ") + 2;
            boolean brief = last > 1 && prompt.length() - last <= BRIEF;
            return brief ? prompt.substring(0, last) + prompt.substring(last).replace(' ', '\u00a0') : prompt;
        }

        /** The movement and the actions that are left. At the beginning of a turn, it is told as the die and the rest (MOVE-1). */
        private JComponent movement() {
            Optional<Integer> die = asked.moved();
            int more = headline.movement() - die.map(Faces::number).orElse(0);
            boolean sum = die.isPresent() && !asked.begun() && more >= 0;
            Flow line = new Flow(PART);
            if (sum) {
                Sentence why = Sentence.of("Movement {n}: {die} by the die and {more} by the move value, cards and other rules (MOVE-1)",
                        "n", headline.movement(), "die", Faces.number(die.get()), "more", more);
                line.add(label(Sentence.of("Movement {n} = die {die}", "n", headline.movement(), "die", Faces.number(die.get())), why));
                line.add(label(Sentence.of("+ {n}, {m} {m|action|actions}", "n", more, "m", headline.actions()), why));
                Says.name(line, why);
            } else {
                line.add(left(1), Flow.TEXT);
            }
            return line;
        }

        private Prose left(float size) {
            return new Prose(Sentence.of("Movement {n}, {m} {m|action|actions}", "n", headline.movement(), "m", headline.actions()), size,
                    Font.PLAIN);
        }

        /** A part of a sum, with a tooltip that explains the whole sum. */
        private static JLabel label(Sentence words, Sentence why) {
            JLabel label = Says.hint(Says.text(new JLabel(), words), why);
            label.setFont(Type.plain().deriveFont(Type.size() * CLOSE));
            return label;
        }

        /** The movement die of the turn. */
        private static JLabel die(int face, DieArt dice) {
            int size = DieArt.small(DIE * Type.size());
            JLabel die = new JLabel(new PaintedIcon(size, dice.painter(face, size)));
            Sentence words = Sentence.of("The movement die: {n}", "n", Faces.number(face));
            Says.hint(die, words);
            return Says.name(die, words);
        }

        @Override
        public void setBounds(int x, int y, int width, int height) {
            picture.setVisible(picture.getIcon() != null && width >= NARROW * Type.size());
            Shape fitting = SlimWords.isSlim(width) ? Shape.SLIM : Shape.WIDE;
            if (width > 0 && fitting != shape) {
                fill(fitting);
                SwingUtilities.invokeLater(this::revalidate);
            }
            super.setBounds(x, y, width, height);
        }
    }

    private void background(Background known, Consumer<String> follow) {
        if (!known.happening().isEmpty()) {
            add(new Prose(known.happening() + "."), "wmin 0");
        }
        if (!known.warning().isEmpty()) {
            add(new Prose(known.warning(), 1, Font.ITALIC), "wmin 0");
        }
        if (!known.entries().isEmpty()) {
            about = known.entries().stream().map(Entry::name).toList();
            Paper paper = new Paper(1, follow);
            card = Optional.of(paper);
            paper.getAccessibleContext().setAccessibleName("What it is about");
            add(Says.html(paper, language -> known.entries().stream().map(entry -> box(entry, language)).collect(Collectors.joining())),
                    "wmin 0");
        }
    }

    private static String box(Entry entry, Wording language) {
        return "<p class='box'><b>" + Html.link(Pages.CARD + entry.name(), entry.name()) + "</b> <span class='facts'>"
                + Html.plain(Background.facts(entry).in(language).toString()) + "</span><br>"
                + Html.spoken(Background.text(entry)) + "</p>";
    }
}
