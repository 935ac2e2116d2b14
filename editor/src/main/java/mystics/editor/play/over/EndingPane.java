package mystics.editor.play.over;

import java.awt.Font;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import mystics.choice.Sentence;
import mystics.content.MarkKind;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Sight;
import mystics.editor.type.BookInk;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.MainButton;
import mystics.editor.type.Prose;
import mystics.editor.type.Rack;
import mystics.editor.type.Says;
import mystics.editor.type.Scrolling;
import mystics.editor.type.Type;
import mystics.rules.Called;
import mystics.table.Outcome;
import mystics.view.Ending;
import mystics.view.FeatWords;
import net.miginfocom.swing.MigLayout;

/**
 * The last page of a chapter: the picture of the last page of its story, the result, what happened and what comes next, the treasures, and
 * the mice with the titles they earned. The numbers are folded away. In a page with few letters a line, the result and the first words
 * stand beside the picture, and the mice come before what comes next. The buttons for the next steps stand below the page.
 */
public final class EndingPane extends JPanel {
    private static final int PARTY = 4;
    /** The least width of a mouse's plate in letters, and the size of a deed in letter heights. */
    private static final int LETTERS = 13;
    private static final float DEED = 2.4f;
    /** The least width of a treasure in letters. */
    private static final int FOUND = 26;
    /** The width of the page, in letter heights, at which the words stand beside the picture. */
    private static final float WIDE = 56;
    /** The width of the page, in letter heights, at which two mice stand side by side. */
    private static final float TWO = 44;
    /** The width of the picture before the width of the page is known, in letter heights, and its shares of the page. */
    private static final float PICTURE = 40;
    private static final double HALF = 0.5;
    private static final double BESIDE = 0.38;
    private static final int GAP = 22;
    /** The size of the result, relative to the window's letters, and the pixels by which it may be larger than they are. */
    private static final float TITLE = 2.3f;
    private static final float LARGER = 20;
    private static final int SCROLL_BAR = 16;
    private static final String TEXT = "wmin 0, growx";
    private final transient BoardStyle style;
    private final String back;
    private final List<JButton> doors = new ArrayList<>();
    private final Optional<ClosingPicture> picture;
    private final JPanel title = column();
    private final JPanel told = column();
    private final JPanel words = column();
    private final JPanel gains = column();
    private final JPanel numbers = column();
    private final Rack party = new Rack(PARTY, LETTERS);
    private final Awards awards;
    private final JToggleButton fold = new JToggleButton("The numbers of this game");
    private transient Optional<Arranged> arranged = Optional.empty();

    /** Whether all words stand beside the picture or only the first, and then whether two mice stand side by side. */
    private enum Room { WIDE, NARROW, SLIM }

    /** An arrangement, with the width of the picture. */
    private record Arranged(Room room, int picture) {
        /** Whether another arrangement looks the same. A scroll bar that comes or goes must not change the arrangement. */
        boolean isLike(Arranged other) {
            return room == other.room && Math.abs(picture - other.picture) < SCROLL_BAR;
        }
    }

    /** @param ways the actions of the buttons, by their labels */
    EndingPane(Sight sight, BoardStyle style, Map<String, Runnable> ways) {
        super(new MigLayout());
        this.style = style;
        this.back = sight.spread().headline().hasBoard() ? Stage.BACK : "Close this page";
        setOpaque(false);
        picture = ClosingPicture.of(sight, style.gallery());
        awards = new Awards(FeatWords.of(sight.game()), style.gallery());
        title.add(new Prose(sight.spread().headline().chapter(), 1.25f, Font.ITALIC).quoted().inked("faint"), TEXT);
        title.add(new Prose(Ending.how(sight.game()), Math.min(TITLE, 1 + LARGER / Type.size()), Font.BOLD).booked().inked("accent"), TEXT);
        words(sight);
        gains(sight);
        party(sight);
        numbers(sight);
        buttons(ways);
        arrange(new Arranged(Room.WIDE, Math.round(PICTURE * Type.size())));
    }

    /** Moves the keyboard focus to the button that continues. */
    void lead() {
        doors.stream().findFirst().ifPresent(JComponent::requestFocusInWindow);
    }

    private static JPanel column() {
        JPanel column = new JPanel(new MigLayout("insets 0, fillx, wrap 1, hidemode 3, gapy 4", "[grow, fill]"));
        column.setOpaque(false);
        return column;
    }

    /** What happened, and, after it, what comes next and what the mice keep in a campaign. */
    private void words(Sight sight) {
        Epilogue.of(sight).forEach(line -> (told.getComponentCount() == 0 ? told : words)
                .add(new Prose(line, 1.1f, Font.PLAIN).told().quoted().inked("ink"), TEXT + ", gapbottom 4"));
        sight.gains().words().forEach(line -> words.add(new Prose(line, 1, Font.PLAIN).quoted().inked("ink"), TEXT));
    }

    /** The things that the mice won and have not given up: in a campaign those that they keep. */
    private void gains(Sight sight) {
        Rack found = new Rack(2, FOUND);
        found.setOpaque(false);
        sight.gains().treasures().forEach(card -> found.put(new TreasurePlate(card, style)));
        if (found.getComponentCount() > 0) {
            gains.add(heading(sight.gains().kept().isPresent() ? "Treasures" : "Found and kept"), TEXT + ", gaptop 4");
            gains.add(found, TEXT);
        }
        deeds(sight.spread().earned());
    }

    private void party(Sight sight) {
        boolean won = sight.game().outcome() == Outcome.WON;
        party.setOpaque(false);
        FeatWords.of(sight.game()).forEach(hero -> party.put(new FeatPlate(hero, style, won)));
    }

    /** The numbers of the mice and of the game, which are hidden until somebody asks for them. */
    private void numbers(Sight sight) {
        Stream.concat(FeatWords.of(sight.game()).stream()
                .map(hero -> Sentence.of("{hero}: {feats}", "hero", Called.by(hero.hero()), "feats", hero.feats())),
                Ending.figures(sight.session()).stream())
                .forEach(line -> numbers.add(new Prose(line, 1, Font.PLAIN).inked("ink"), TEXT));
        numbers.setVisible(false);
        fold.setVisible(numbers.getComponentCount() > 0);
        fold.addActionListener(click -> {
            numbers.setVisible(fold.isSelected());
            if (fold.isSelected()) SwingUtilities.invokeLater(() -> numbers.scrollRectToVisible(new Rectangle(numbers.getSize())));
        });
    }

    private void deeds(List<MarkKind> earned) {
        if (!earned.isEmpty()) {
            gains.add(heading("Earned"), TEXT + ", gaptop 4");
            Flow row = new Flow(10);
            int size = Math.round(DEED * Type.size());
            earned.forEach(mark -> {
                Optional<Icon> sign = style.gallery().find("marks/" + mark.id()).map(sketch -> new Medallion(sketch, size));
                JLabel deed = Says.text(new JLabel(), Sentence.of("{what}", "what", Called.by(mark)));
                sign.ifPresent(deed::setIcon);
                deed.setForeground(BookInk.worn().ink());
                Type.bold(deed, 1.1f);
                row.add(deed);
            });
            gains.add(row, TEXT);
        }
    }

    private static Prose heading(String words) {
        Prose heading = new Prose(words, 1.25f, Font.BOLD).booked().inked("accent");
        heading.putClientProperty(Scrolling.KEPT, true);
        return heading;
    }

    /** Makes the buttons. The first one is the main way on. */
    private void buttons(Map<String, Runnable> ways) {
        ways.forEach((label, then) -> doors.add(doors.isEmpty() ? main(label, then) : door(new JButton(label), then)));
    }

    /** The main way on, in the accent colour, which leads through the page first. */
    private JButton main(String label, Runnable then) {
        JButton main = new MainButton(label);
        Type.bold(main, 1.1f);
        return door(main, () -> {
            if (!turn()) then.run();
        });
    }

    private static JButton door(JButton button, Runnable then) {
        button.setActionCommand(button.getText());
        button.addActionListener(click -> then.run());
        List.of("ENTER", "SPACE").forEach(key -> Keys.on(button, key, button::doClick));
        return button;
    }

    /** Scrolls to the part of the page that is below, or takes the main way on. */
    void goOn() {
        doors.stream().findFirst().ifPresent(JButton::doClick);
    }

    /** Scrolls to the part of the page that is below. Returns false if nothing is below. */
    private boolean turn() {
        return rest().filter(RestBelow::turn).isPresent();
    }

    /** The part of the page that is below; empty if the page does not scroll. */
    Optional<RestBelow> rest() {
        return Optional.ofNullable((JScrollPane) SwingUtilities.getAncestorOfClass(JScrollPane.class, this))
                .map(scroll -> new RestBelow(scroll.getVerticalScrollBar()));
    }

    /** The buttons for the next steps, the main one first. */
    List<JButton> doors() {
        return List.copyOf(doors);
    }

    /** The words of the button that removes the page. A chapter that was only read has no board. */
    String back() {
        return back;
    }

    /** Arranges the parts anew if the width of the page asks for it. */
    @Override
    public void doLayout() {
        float letters = getWidth() / Type.size();
        Room room = letters < TWO ? Room.SLIM : letters < WIDE ? Room.NARROW : Room.WIDE;
        Arranged wanted = new Arranged(room, (int) ((getWidth() - GAP) * (room == Room.WIDE ? HALF : BESIDE)));
        if (getWidth() > 0 && arranged.filter(wanted::isLike).isEmpty()) {
            arrange(wanted);
            SwingUtilities.invokeLater(this::revalidate);
        }
        super.doLayout();
    }

    private void arrange(Arranged wanted) {
        arranged = Optional.of(wanted);
        removeAll();
        setLayout(new MigLayout("insets 0 0 12px 0, fillx, wrap 2, hidemode 3, gapx " + GAP, "[][grow, fill]", "[top]10[]"));
        picture.ifPresent(plate -> add(plate.wide(wanted.picture()), "aligny top"));
        String beside = picture.isEmpty() ? "span 2, " + TEXT : TEXT;
        if (wanted.room() == Room.WIDE) {
            JPanel all = column();
            all.add(title, TEXT);
            all.add(told, TEXT);
            all.add(words, TEXT);
            all.add(gains, TEXT);
            add(all, beside);
            add(party, "span 2, " + TEXT);
        } else {
            JPanel first = column();
            first.add(title, TEXT);
            first.add(told, TEXT);
            add(first, beside);
            awards.columns(wanted.room() == Room.SLIM ? 1 : 2);
            add(awards, "span 2, " + TEXT);
            add(words, "span 2, " + TEXT);
            add(gains, "span 2, " + TEXT);
        }
        add(fold, "span 2, growx 0");
        add(numbers, "span 2, " + TEXT);
    }
}
