package mystics.editor.play.over;

import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.content.MarkKind;
import mystics.editor.art.CardFaces;
import mystics.editor.art.Sketch;
import mystics.editor.board.BoardStyle;
import mystics.editor.sight.Sight;
import mystics.editor.type.BookInk;
import mystics.editor.type.Flow;
import mystics.editor.type.Keys;
import mystics.editor.type.MainButton;
import mystics.editor.type.Prose;
import mystics.editor.type.Rack;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.rules.Called;
import mystics.table.Outcome;
import mystics.view.Ending;
import mystics.view.FeatWords;
import mystics.view.Treasures;
import net.miginfocom.swing.MigLayout;

/**
 * The last page of a chapter: the result and the treasures beside the picture of the last page of its story, and the mice with the titles
 * they earned. The buttons for the next steps stand below the page.
 */
public final class EndingPane extends JPanel {
    private static final int PARTY = 4;
    /** The least width of a mouse's plate in letters, and the sizes of a treasure and of a deed in letter heights. */
    private static final int LETTERS = 20;
    private static final float CARD = 13;
    private static final float DEED = 2.4f;
    /** The least width of the words beside the picture, in letters. */
    private static final int WORDS = 56;
    private final transient BoardStyle style;
    private final List<JButton> doors = new ArrayList<>();

    /** @param ways the actions of the buttons, by their labels */
    EndingPane(Sight sight, BoardStyle style, Map<String, Runnable> ways) {
        super(new MigLayout("insets 0, fillx, wrap 1", "[grow, fill]"));
        this.style = style;
        setOpaque(false);
        Rack head = new Rack(2, WORDS);
        head.setOpaque(false);
        head.put(result(sight));
        ClosingPicture.of(sight, style.gallery()).ifPresent(head::put);
        add(head, "wmin 0, gapbottom 8");
        buttons(ways);
        party(sight);
        Ending.more(sight.session()).forEach(line -> add(new Prose(line, 0.95f, Font.PLAIN).inked("faint"), "wmin 0, gaptop 3"));
    }

    /** Moves the keyboard focus to the button that continues. */
    void lead() {
        doors.stream().findFirst().ifPresent(JComponent::requestFocusInWindow);
    }

    private void party(Sight sight) {
        boolean won = sight.game().outcome() == Outcome.WON;
        Rack rack = new Rack(PARTY, LETTERS);
        rack.setOpaque(false);
        FeatWords.of(sight.game()).forEach(hero -> rack.put(new FeatPlate(hero, style, won)));
        if (rack.getComponentCount() > 0) {
            add(rack, "wmin 0, gapbottom 4");
        }
    }

    private void treasures(JPanel page, List<Entry> found) {
        if (!found.isEmpty()) {
            int wide = Math.round(CARD * Type.size());
            Flow row = row();
            found.forEach(card -> row.add(treasure(card, wide)));
            page.add(heading("Treasures"), "wmin 0, gaptop 6");
            page.add(row, "wmin 0");
        }
    }

    private void deeds(JPanel page, List<MarkKind> earned) {
        if (!earned.isEmpty()) {
            page.add(heading("Earned"), "wmin 0, gaptop 6");
            Flow row = row();
            int size = Math.round(DEED * Type.size());
            earned.forEach(mark -> {
                Optional<Icon> picture = style.gallery().find("marks/" + mark.id()).map(sketch -> new Medallion(sketch, size));
                JLabel deed = Says.text(new JLabel(), Sentence.of("{what}", "what", Called.by(mark)));
                picture.ifPresent(deed::setIcon);
                deed.setForeground(BookInk.worn().ink());
                Type.bold(deed, 1.1f);
                row.add(deed);
            });
            page.add(row, "wmin 0");
        }
    }

    /** The picture of a card, with its name below. */
    private JLabel treasure(Entry card, int wide) {
        Sketch sketch = style.gallery().first(CardFaces.of(card).art(), card.name().substring(0, 1));
        JLabel label = Says.text(new JLabel(new Treasure(sketch, wide)), Sentence.of("{name}", "name", Called.by(card)));
        label.setVerticalTextPosition(JLabel.BOTTOM);
        label.setHorizontalTextPosition(JLabel.CENTER);
        label.setForeground(BookInk.worn().ink());
        Type.bold(label, 1);
        return label;
    }

    private static Prose heading(String words) {
        return new Prose(words, 1.25f, Font.BOLD).booked().inked("accent");
    }

    private static Flow row() {
        Flow row = new Flow(10);
        row.setOpaque(false);
        return row;
    }

    /** The result of the chapter, and what the party has won. */
    private JPanel result(Sight sight) {
        JPanel words = new JPanel(new MigLayout("insets 0, fillx, wrap 1", "[grow, fill]"));
        words.setOpaque(false);
        words.add(new Prose(sight.spread().headline().chapter(), 1.25f, Font.ITALIC).inked("faint"), "wmin 0");
        words.add(new Prose(Ending.how(sight.game()), 2.3f, Font.BOLD).booked().inked("accent"), "wmin 0, gapbottom 6");
        FeatWords.nearly(sight.game(), sight.goals())
                .forEach(line -> words.add(new Prose(line, 1.1f, Font.PLAIN).inked("ink"), "wmin 0"));
        treasures(words, Treasures.of(sight.game()));
        deeds(words, sight.spread().earned());
        return words;
    }

    /** Makes the buttons. The first button is the main way on, so it has the accent colour. */
    private void buttons(Map<String, Runnable> ways) {
        ways.forEach((words, then) -> {
            JButton button = doors.isEmpty() ? new MainButton(words) : new JButton(words);
            Type.bold(button, 1.1f);
            button.addActionListener(click -> then.run());
            Keys.on(button, "ENTER", button::doClick);
            doors.add(button);
        });
    }

    /** The buttons for the next steps, the main one first. */
    List<JButton> doors() {
        return List.copyOf(doors);
    }
}
