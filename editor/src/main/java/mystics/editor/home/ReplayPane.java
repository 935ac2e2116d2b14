package mystics.editor.home;

import java.awt.Font;
import java.awt.Point;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.Shape;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.Icon;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JSlider;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;
import mystics.choice.Sentence;
import mystics.editor.art.Quality;
import mystics.editor.play.around.HeadlinePane;
import mystics.editor.play.around.Portraits;
import mystics.editor.play.around.TurnStrip;
import mystics.editor.play.board.BoardPace;
import mystics.editor.play.board.BoardPane;
import mystics.editor.play.board.BoardWishes;
import mystics.editor.sight.Attire;
import mystics.editor.sight.Headline;
import mystics.editor.sight.Pick;
import mystics.editor.sight.PlayedTurn;
import mystics.editor.sight.Reel;
import mystics.editor.sight.Signs;
import mystics.editor.type.Keys;
import mystics.editor.type.PaintedIcon;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import net.miginfocom.swing.MigLayout;

/**
 * A saved game to watch from beginning to end: the board between the track and the last turns, the clock above, and a slider for all of
 * them.
 */
public final class ReplayPane extends Page {
    /** The time for which each table is shown while the game runs by itself, in milliseconds. */
    private static final int PACE = 900;
    private static final int GLIDE = 350;
    private static final String PREVIOUS = "Previous event";
    private static final String RUN = "Let it run";
    private static final String HOLD = "Hold it";
    private static final String NEXT = "Next event";
    /** The width of the page, in letter heights, at which the track and the clock stand beside the board. */
    private static final float WIDE = 53;
    /** The width of the log when the letters leave room, and otherwise, and the width of the clock, as shares of the page. */
    private static final int LOG = 30;
    private static final int LARGE_LOG = 36;
    private static final double CLOCK = 0.68;
    private final transient Reel reel;
    private final JSlider slider;
    private final BoardPane board = new BoardPane(new Looking(), new ReelPace());
    private final TurnsPane turns;
    private final HeadlinePane clock = new HeadlinePane(() -> { });
    private final TurnStrip track = new TurnStrip(cards -> { }, name -> { });
    private final Prose state = new Prose(" ", 1, Font.BOLD);
    private final ConditionLegend signs;
    private final Prose where = new Prose(" ", 0.95f, Font.PLAIN).muted();
    private final JPanel page = new JPanel();
    private final transient Icon run = sign(new Polygon(new int[] {10, 90, 10}, new int[] {0, 50, 100}, 3));
    private final transient Icon hold = sign(new Rectangle(10, 0, 30, 100), new Rectangle(60, 0, 30, 100));
    private final JButton previous;
    private final JButton next;
    private final JButton play;
    private final transient Timer timer = new Timer(PACE, tick -> step());
    private Room room = Room.WIDE;
    private int gliding;

    /**
     * @param title the name of the game
     * @param branch continues from a point of the game, as another game
     * @param back goes back
     */
    public ReplayPane(Sentence title, Reel reel, Attire attire, IntConsumer branch, WayBack back) {
        super(title, back);
        this.reel = reel;
        slider = new JSlider(0, reel.size() - 1, 0);
        slider.getAccessibleContext().setAccessibleName("Place in the game");
        slider.addChangeListener(moved -> lay());
        turns = new TurnsPane(attire.style());
        Portraits portraits = new Portraits(attire.style());
        track.wear(portraits);
        signs = new ConditionLegend(portraits);
        board.wear(attire, new Signs(attire.catalog().marks(), attire.book().words()));
        hold(page);
        previous = button(PREVIOUS, () -> slider.setValue(reel.previous(slider.getValue())));
        previous.setIcon(sign(new Rectangle(0, 0, 20, 100), new Polygon(new int[] {90, 25, 90}, new int[] {0, 50, 100}, 3)));
        play = button(RUN, this::turn);
        next = button(NEXT, () -> slider.setValue(reel.next(slider.getValue())));
        next.setIcon(sign(new Polygon(new int[] {10, 75, 10}, new int[] {0, 50, 100}, 3), new Rectangle(80, 0, 20, 100)));
        ways(branch);
        Keys.within(this, "SPACE", this::turn);
        lay();
        arrange(Room.WIDE);
    }

    /** Whether the track and the clock have room beside the board. */
    private enum Room { WIDE, NARROW }

    /** Arranges the parts. With large letters, the track shows portraits without names, and one line stands for the clock. */
    private void arrange(Room wanted) {
        room = wanted;
        title().setVisible(wanted == Room.WIDE);
        name();
        boolean wide = wanted == Room.WIDE;
        page.removeAll();
        page.setLayout(new MigLayout("insets 0, fill, hidemode 3", "[]10[grow, fill]12[fill]", "[]6[grow, fill]6[]"));
        page.add(wide ? clock : state, wide ? "cell 0 0, span 2, growx, wmin 0" : "spanx, split 2, growx, pushx, wmin 0");
        page.add(signs, wide ? "cell 2 0, wmin 0, aligny center" : "wmin 0, gapleft 12, aligny center, wrap");
        page.add(track, "cell 0 1, aligny top, hmin 0");
        page.add(board, "cell 1 1, wmin 0, hmin 0, push, grow");
        page.add(turns, "cell 2 1, hmin 0, grow, w " + (wide ? LOG : LARGE_LOG) + "%!");
        page.add(slider, "cell 0 2, span 2, growx, wmin 0");
        page.add(where, "cell 2 2, wmin 0, growx, aligny center");
        page.revalidate();
    }

    @Override
    public void doLayout() {
        Room now = getWidth() < WIDE * Type.size() ? Room.NARROW : Room.WIDE;
        if (getWidth() > 0 && now != room) {
            arrange(now);
            SwingUtilities.invokeLater(this::revalidate);
        }
        clock.fitRow(getWidth() / Type.size(), (int) (page.getWidth() * CLOCK));
        track.fit(getWidth() / Type.size(), WIDE);
        super.doLayout();
        if (room == Room.NARROW && board.getHeight() > 0) track.fitHeight(board.getHeight());
    }

    private void ways(IntConsumer branch) {
        JButton on = button("Go on from here", () -> {
            timer.stop();
            branch.accept(slider.getValue());
        });
        Type.bold(on, 1.1f);
        on.setToolTipText("As another game: this one stays as it is");
    }

    /** Runs the game by itself, or stops it. At the end the game begins again. */
    private void turn() {
        if (timer.isRunning()) {
            timer.stop();
        } else {
            if (slider.getValue() == reel.size() - 1) {
                slider.setValue(0);
            }
            gliding = GLIDE;
            timer.start();
        }
        name();
    }

    /** Writes the names of the buttons. With large letters, short words stand on them. */
    private void name() {
        play.setIcon(timer.isRunning() ? hold : run);
        name(previous, PREVIOUS, "Back");
        if (timer.isRunning()) name(play, HOLD, "Hold");
        else name(play, RUN, "Run");
        name(next, NEXT, "Next");
    }

    private void name(JButton button, String words, String shortly) {
        button.setText(room == Room.WIDE ? words : shortly);
        Says.name(button, Sentence.of(words));
        Says.hint(button, Sentence.of(words));
    }

    /** A sign that is drawn in a square of 100 units and is as high as a letter. */
    private static Icon sign(Shape... shapes) {
        int size = Math.round(Type.size() * 0.8f);
        return new PaintedIcon(size, ink -> {
            Quality.fine(ink);
            ink.setColor(UIManager.getColor("Button.foreground"));
            ink.scale(size / 100.0, size / 100.0);
            List.of(shapes).forEach(ink::fill);
        });
    }

    private void step() {
        if (!isShowing() || slider.getValue() == reel.size() - 1) {
            turn();
        } else {
            slider.setValue(slider.getValue() + 1);
        }
    }

    private void lay() {
        int place = slider.getValue();
        gliding = timer.isRunning() ? GLIDE : 0;
        board.show(reel.spreads().get(place).board());
        turns.show(PlayedTurn.upTo(reel, place));
        Headline headline = reel.spreads().get(place).headline();
        clock.show(headline);
        Says.text(state, Sentence.of("{room}: page {page} of {end}, surge in {left} cheese, round {n}", "room", headline.room(),
                "page", headline.page(), "end", headline.endPage(), "left", headline.missing(), "n", headline.round()));
        track.show(reel.spreads().get(place).track(), reel.spreads().get(place).party());
        signs.show(reel.spreads().get(place).party());
        Sentence words = Sentence.of("{room}: round {n}, page {page} of {end}, surge in {left} cheese; step {at} of {all}", "room",
                headline.room(), "n", headline.round(), "page", headline.page(), "end", headline.endPage(), "left", headline.missing(),
                "at", place + 1, "all", reel.size());
        Says.text(where, Sentence.of("step {at} of {all}", "at", place + 1, "all", reel.size()));
        Says.more(slider, words);
    }

    /** Figures glide while the game runs by itself; nothing else moves. */
    private final class ReelPace implements BoardPace {
        @Override
        public int gliding() {
            return gliding;
        }

        @Override
        public int acting(int length) {
            return 0;
        }
    }

    /** A board on which nothing can be chosen. */
    private final class Looking implements BoardWishes {
        @Override
        public void choose(List<Pick> picks, Point at) {
            // A player who watches a game cannot choose anything.
        }

        @Override
        public void why(String space, Sentence otherwise) {
            // A player who watches a game needs no reasons, because no action is refused.
        }

        @Override
        public void read(String figure) {
            // The log says what happened; cards are read in the game.
        }

        @Override
        public void look(List<Pick> picks) {
            // Nothing is lit.
        }
    }
}
