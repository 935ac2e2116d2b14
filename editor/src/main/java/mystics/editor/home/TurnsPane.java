package mystics.editor.home;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.art.DieArt;
import mystics.editor.board.BoardStyle;
import mystics.editor.play.over.Medallion;
import mystics.editor.sight.PlayedTurn;
import mystics.editor.type.Flow;
import mystics.editor.type.MoreBelow;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Settling;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/**
 * The last turns of a game that is watched, each with a portrait, its deeds and their dice. Turns and deeds stand as they happened, each
 * cause above its effect. The current turn stands last and is marked; its newest deed is always in view. What is in view begins with a
 * turn, or else with a deed. Book-keeping is muted.
 */
final class TurnsPane extends JPanel {
    /** The greatest number of turns that are shown. */
    private static final int MOST = 6;
    /** The sizes of a portrait and of a die, in letter heights. */
    private static final float FACE = 2.4f;
    private static final float DIE = 1.7f;
    private static final int BAR = 4;
    /** The greatest part of the view that stays empty so that it begins with a turn, and with a deed: a third, and a half. */
    private static final int TURN = 3;
    private static final int DEED = 2;
    private static final Pattern RULE = Pattern.compile("[A-Z][A-Z0-9]*-\\d+");
    private final transient BoardStyle style;
    private final MoreBelow page;
    private final JPanel column = new JPanel(new MigLayout("insets 0 6px 0 4px, fillx, wrap 1, gapy 8", "[grow, fill]"));

    TurnsPane(BoardStyle style) {
        super(new BorderLayout());
        this.style = style;
        setOpaque(false);
        column.setOpaque(false);
        page = MoreBelow.scrolled(column);
        add(page);
        ComponentAdapter grown = new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                toEnd();
            }
        };
        column.addComponentListener(grown);
        addComponentListener(grown);
        Says.name(this, Sentence.of("What happened"));
    }

    /** Shows the last of some turns, the newest last, and scrolls to the newest deed. */
    void show(List<PlayedTurn> all) {
        column.removeAll();
        List<PlayedTurn> last = all.subList(Math.max(0, all.size() - MOST), all.size());
        int round = -1;
        for (int i = 0; i < last.size(); i++) {
            PlayedTurn turn = last.get(i);
            if (turn.round() != round && turn.round() > 0) {
                column.add(new Prose(Sentence.of("Round {n}", "n", turn.round()), 1, Font.BOLD).muted(), "wmin 0");
            }
            round = turn.round();
            column.add(turn(turn, i == last.size() - 1 ? When.NOW : When.BEFORE), "wmin 0");
        }
        column.revalidate();
        column.repaint();
        SwingUtilities.invokeLater(this::toEnd);
    }

    /** Scrolls to the newest deed. Room below it lets the view begin with a turn or with a deed. */
    private void toEnd() {
        int room = room();
        if (column.getInsets().bottom != room) {
            column.setBorder(BorderFactory.createEmptyBorder(0, 0, room, 0));
            column.revalidate();
        }
        page.toEnd();
    }

    /** The height of the room below the newest deed, in pixels. */
    private int room() {
        JViewport port = (JViewport) SwingUtilities.getAncestorOfClass(JViewport.class, column);
        int start = port.getView().getPreferredSize().height - column.getInsets().bottom - port.getHeight();
        if (start <= 0) return 0;
        return Stream.concat(after(start, port.getHeight() / TURN, Stream.of(column.getComponents())),
                after(start, port.getHeight() / DEED, Settling.parts(column).filter(Prose.class::isInstance))).findFirst().orElse(0);
    }

    /** The distance of the first of some parts that begin at a height of the page or little below it. */
    private Stream<Integer> after(int start, int most, Stream<Component> parts) {
        Component view = column.getParent();
        return parts.map(part -> SwingUtilities.convertPoint(part, 0, 0, view).y - start).filter(below -> below >= 0 && below <= most)
                .sorted().limit(1);
    }

    private enum When { NOW, BEFORE }

    private JPanel turn(PlayedTurn turn, When when) {
        JPanel told = new JPanel(new MigLayout("insets 2px 8px 2px 0, fillx, wrap 1, gapy 3", "[grow, fill]"));
        told.setOpaque(false);
        Color bar = UIManager.getColor(when == When.NOW ? "Component.accentColor" : "Mystics.edge");
        told.setBorder(BorderFactory.createMatteBorder(0, BAR, 0, 0, bar));
        Sentence whose = when == When.NOW ? Sentence.of("Now: {turn}", "turn", turn.whose()) : turn.whose();
        told.add(head(turn, whose), "wmin 0");
        for (int i = 0; i < turn.deeds().size(); i++) {
            boolean newest = when == When.NOW && i == turn.deeds().size() - 1;
            deed(told, turn.deeds().get(i), newest ? Font.BOLD : Font.PLAIN);
        }
        return told;
    }

    private JPanel head(PlayedTurn turn, Sentence whose) {
        JPanel head = new JPanel(new MigLayout("insets 0, fillx, gapx 8", "[][grow, fill]"));
        head.setOpaque(false);
        if (!turn.art().isEmpty()) {
            int size = Math.round(FACE * Type.size());
            head.add(new JLabel(new Medallion(style.gallery().first(turn.art(), "?"), size)));
        }
        head.add(new Prose(whose, 1.1f, Font.BOLD), "wmin 0");
        return head;
    }

    private void deed(JPanel turn, PlayedTurn.Deed deed, int weight) {
        Prose words = new Prose(deed.words(), 0.95f, weight);
        if (deed.isBookKeeping()) words.muted();
        if (RULE.matcher(deed.rule()).matches()) Says.hint(words, Sentence.of("Rule {rule}", "rule", deed.rule()));
        turn.add(words, "wmin 0");
        deed.thrown().forEach(thrown -> turn.add(dice(deed, thrown.faces()), "wmin 0"));
    }

    private Flow dice(PlayedTurn.Deed deed, List<Integer> faces) {
        Flow row = new Flow(3);
        int size = DieArt.small(DIE * Type.size());
        DieArt art = style.dieArt();
        faces.stream().map(face -> deed.isMovement() ? art.painter(face, size) : art.unnumbered(face, size))
                .forEach(die -> row.add(new JLabel(new PaintedIcon(size, die))));
        return row;
    }
}
