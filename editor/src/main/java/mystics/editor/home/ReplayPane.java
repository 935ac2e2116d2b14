package mystics.editor.home;

import java.awt.Font;
import java.awt.Point;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JSlider;
import javax.swing.Timer;
import mystics.choice.Sentence;
import mystics.editor.play.around.LogPane;
import mystics.editor.play.board.BoardPace;
import mystics.editor.play.board.BoardPane;
import mystics.editor.play.board.BoardWishes;
import mystics.editor.play.over.Pages;
import mystics.editor.sight.Attire;
import mystics.editor.sight.Headline;
import mystics.editor.sight.Pick;
import mystics.editor.sight.Reel;
import mystics.editor.sight.Signs;
import mystics.editor.type.Keys;
import mystics.editor.type.Prose;
import mystics.editor.type.Says;
import mystics.editor.type.Type;
import mystics.view.CardIndex;
import net.miginfocom.swing.MigLayout;

/** A saved game to watch from beginning to end: the board, the log beside it, and a slider for both. */
public final class ReplayPane extends Page {
    /** The time for which each table is shown while the game runs by itself, in milliseconds. */
    private static final int PACE = 900;
    private static final int GLIDE = 350;
    private final transient Reel reel;
    private final JSlider slider;
    private final BoardPane board = new BoardPane(new Looking(), new ReelPace());
    private final LogPane log = new LogPane(address -> { });
    private final Prose where = new Prose(" ", 1.1f, Font.BOLD);
    private final JButton play;
    private final transient Timer timer = new Timer(PACE, tick -> step());
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
        CardIndex index = new CardIndex(attire.catalog());
        log.wear(line -> Pages.line(line, index));
        board.wear(attire, new Signs(attire.catalog().marks(), attire.book().words()));
        JPanel page = new JPanel(new MigLayout("insets 0, fill, wrap 2", "[grow 70, fill]12[grow 30, fill]", "[grow, fill]8[]4[]"));
        page.add(board, "wmin 0, hmin 0, w 70%");
        page.add(log, "wmin 0, hmin 0, w 30%");
        page.add(where, "span 2, wmin 0");
        page.add(slider, "span 2, growx, wmin 0");
        hold(page);
        button("Previous event", () -> slider.setValue(reel.previous(slider.getValue())));
        play = button("Let it run", this::turn);
        ways(branch);
        Keys.within(this, "SPACE", this::turn);
        lay();
    }

    private void ways(IntConsumer branch) {
        button("Next event", () -> slider.setValue(reel.next(slider.getValue())));
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
        play.setText(timer.isRunning() ? "Hold it" : "Let it run");
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
        log.show(reel.log(place));
        Headline headline = reel.spreads().get(place).headline();
        Sentence words = Sentence.of("{room}: round {n}, page {page} of {end}, wheel {wheel} of {full}; place {at} of {all}", "room",
                headline.room(), "n", headline.round(), "page", headline.page(), "end", headline.endPage(), "wheel", headline.wheel(),
                "full", headline.full(), "at", place + 1, "all", reel.size());
        Says.text(where, words);
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
