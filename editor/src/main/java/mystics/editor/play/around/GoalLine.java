package mystics.editor.play.around;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Insets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.GoalProgress;
import mystics.editor.art.GoalFlag;
import mystics.editor.art.Quality;
import mystics.editor.board.BoardPicture;
import mystics.editor.sight.Sight;
import mystics.editor.type.Html;
import mystics.editor.type.Says;
import mystics.editor.type.WordButton;
import mystics.rules.Called;
import mystics.rules.Refusal;
import mystics.view.GoalRooms;
import mystics.view.GoalWords;

/** The line that always shows the next goal of the chapter. A click opens the page about the chapter. */
public final class GoalLine extends WordButton {
    private static final int GAP = 18;
    /** The greatest height of the flag and the least indent for it, in letter heights. */
    private static final double FLAG = 0.95;
    private static final double LEAST = 0.7;
    /** The distances of the flag from the edge and from the words, in letter heights. */
    private static final double ASIDE = 0.3;
    private static final double GAP_AFTER = 0.35;
    /** The margins around words with a flag before them, and around words that must fit into a row, in pixels of small letters. */
    private static final Insets FLAGGED = new Insets(2, 20, 2, 6);
    private static final Insets CLOSE = new Insets(0, 2, 0, 2);
    /** The beginning of the words of a goal for every hero, such as {@code all-free}. */
    private static final String ALL = "all";
    private transient List<GoalProgress> goals = List.of();
    private transient Refusal notWon = Refusal.NONE;
    private transient GoalWords words = new GoalWords(Catalog.of(List.of()));
    private transient GoalRooms rooms = GoalRooms.NONE;
    private transient BoardPicture board = BoardPicture.NONE;
    private Room room = Room.MUCH;
    private int less;

    /** @param open opens the page about the chapter */
    public GoalLine(Runnable open) {
        super("");
        putClientProperty("JButton.buttonType", "borderless");
        setFocusable(false);
        setVisible(false);
        setHorizontalTextPosition(LEADING);
        setIconTextGap(0);
        addActionListener(click -> open.run());
    }

    /**
     * Shows the first goal that is not reached yet, or what else the victory waits for. The goal is counted behind all goals that are
     * reached: the number of the last is the number of all. The line disappears when there is neither.
     */
    public void show(Sight sight) {
        goals = sight.asked().isEmpty() ? List.of() : sight.goals();
        notWon = sight.asked().isEmpty() ? Refusal.NONE : sight.notWon();
        words = new GoalWords(sight.game().setting().box().catalog());
        rooms = sight.goalRooms();
        board = sight.spread().board();
        lay();
    }

    /** Shows the words of the goal, or only a few of them, as there is room. */
    void fit(Room found) {
        less = 0;
        setMargin(found == Room.MUCH ? FLAGGED : CLOSE);
        if (found != room) {
            room = found;
            lay();
        }
    }

    /**
     * Whether there is room for the words; for the room with the way to it, on one line; for the words on one line; for a few words; or for
     * these without their number. The map is not in sight where there is a single line, so an arrow shows the way.
     */
    enum Room { MUCH, WAY, LINE, LITTLE, LEAST }

    private void lay() {
        Optional<GoalProgress> next = goals.stream().filter(goal -> !goal.reached()).findFirst();
        next.ifPresent(goal -> {
            GoalBearing bearing = GoalBearing.of(board, rooms.of(goal));
            setIcon(room != Room.MUCH && bearing.isElsewhere() ? new BearingArrow(bearing, this) : null);
            say(numbered(words.of(goal)), inALine(goal, bearing),
                    Stream.concat(rooms.hidden(goal).stream(), bearing.words().stream()).toList());
        });
        if (next.isEmpty() && notWon.refused()) {
            setIcon(null);
            boolean whole = room == Room.WAY || room == Room.LINE;
            say(GoalWords.held(notWon), whole ? GoalWords.held(notWon) : Sentence.of("Not won yet"), List.of());
        }
        setVisible(next.isPresent() || notWon.refused());
    }

    private Sentence inALine(GoalProgress goal, GoalBearing bearing) {
        return switch (room) {
            case WAY -> bearing.way().map(way -> Sentence.row(List.of(numbered(brief(goal)), way), " "))
                    .orElseGet(() -> numbered(words.of(goal)));
            case LINE, MUCH -> numbered(words.of(goal));
            case LITTLE -> numbered(brief(goal));
            case LEAST -> Sentence.of("Goal: {goal}", "goal", brief(goal));
        };
    }

    private Sentence numbered(Object what) {
        int number = 1 + (int) goals.stream().filter(GoalProgress::reached).count();
        return Sentence.of("Goal {n} of {all}: {goal}", "n", number, "all", goals.size(), "goal", what);
    }

    private void say(Sentence full, Sentence line, List<Sentence> more) {
        if (room == Room.MUCH) {
            Says.html(this, language -> "<html>" + Html.plain(together(full.in(language).toString())) + "</html>");
        } else {
            Says.text(this, line);
        }
        Says.hint(this, Sentence.row(Stream.concat(Stream.of(full), more.stream()).toList(), " "));
        Says.name(this, full);
    }

    /** The goal in few words: the room that it names, or its flag if the party is there; or else its own words, which may be cut. */
    private Object brief(GoalProgress goal) {
        List<mystics.content.Room> named = goal.goal().says().isEmpty() ? rooms.of(goal) : List.of();
        if (named.size() != 1) return words.of(goal);
        boolean here = board.shown().filter(tile -> board.tiles().get(tile).room().equals(named.get(0))).isPresent();
        return here && !goal.goal().on().isEmpty() ? flag(goal.goal().who()) : Called.by(named.get(0));
    }

    /** The goal in the room that is shown, where a flag stands on its spaces. */
    private static Sentence flag(String who) {
        return who.startsWith(ALL) ? Sentence.of("all to the flag") : Sentence.of("to the flag");
    }

    /** Makes the line narrower than its words by a number of pixels. The words then end with a sign that some are left out. */
    void cut(int pixels) {
        less = pixels;
        revalidate();
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension all = super.getPreferredSize();
        return new Dimension(Math.max(0, all.width - less), all.height);
    }

    /** Paints the flag of a goal into the indent before the words. */
    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        int indent = getInsets().left;
        if (indent < LEAST * getFont().getSize2D()) return;
        Graphics2D ink = (Graphics2D) graphics.create();
        Quality.fine(ink);
        double letter = getFont().getSize2D();
        double high = Math.min(letter * FLAG, (indent - (ASIDE + GAP_AFTER) * letter) / GoalFlag.WIDE);
        GoalFlag.paint(ink, ASIDE * letter, getInsets().top + getFontMetrics(getFont()).getAscent(), high);
        ink.dispose();
    }

    /** The words of a goal. The last part of the words in brackets, such as the progress towards the goal, stays on one line. */
    static String together(String words) {
        return words.replaceAll(" (?=[^()]*\\)$)", "\u00a0");
    }

    /** The width of the goal's words on one line, in pixels. The accessible name has the same words without HTML. */
    int inOneLine() {
        if (!isVisible()) return 0;
        int words = getFontMetrics(getFont()).stringWidth(getAccessibleContext().getAccessibleName());
        return words + getInsets().left + getInsets().right + GAP;
    }
}
