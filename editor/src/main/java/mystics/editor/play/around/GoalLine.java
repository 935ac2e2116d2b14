package mystics.editor.play.around;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Catalog;
import mystics.content.GoalProgress;
import mystics.editor.sight.Sight;
import mystics.editor.type.Html;
import mystics.editor.type.Says;
import mystics.editor.type.WordButton;
import mystics.rules.Refusal;
import mystics.view.GoalRooms;
import mystics.view.GoalWords;

/** The line that always shows the next goal of the chapter. A click opens the page about the chapter. */
public final class GoalLine extends WordButton {
    private static final int GAP = 18;
    private transient List<GoalProgress> goals = List.of();
    private transient Refusal notWon = Refusal.NONE;
    private transient GoalWords words = new GoalWords(Catalog.of(List.of()));
    private transient GoalRooms rooms = GoalRooms.NONE;
    private Room room = Room.MUCH;

    /** @param open opens the page about the chapter */
    public GoalLine(Runnable open) {
        super("");
        putClientProperty("JButton.buttonType", "borderless");
        setFocusable(false);
        setVisible(false);
        addActionListener(click -> open.run());
    }

    /** Shows the first goal that is not reached yet, or what else the victory waits for. The line disappears when there is neither. */
    public void show(Sight sight) {
        goals = sight.asked().isEmpty() ? List.of() : sight.goals();
        notWon = sight.asked().isEmpty() ? Refusal.NONE : sight.notWon();
        words = new GoalWords(sight.game().setting().box().catalog());
        rooms = sight.goalRooms();
        lay();
    }

    /** Shows the words of the goal, or only its number, as there is room. */
    void fit(Room found) {
        if (found != room) {
            room = found;
            lay();
        }
    }

    /** Whether there is room for the words, for the words on one line, or for the number only. */
    enum Room { MUCH, LINE, LITTLE }

    private void lay() {
        Optional<GoalProgress> next = goals.stream().filter(goal -> !goal.reached()).findFirst();
        next.ifPresent(goal -> {
            int number = goals.indexOf(goal) + 1;
            Sentence full = Sentence.of("Goal {n} of {all}: {goal}", "n", number, "all", goals.size(), "goal", words.of(goal));
            say(full, Sentence.of("Goal {n} of {all}", "n", number, "all", goals.size()), rooms.hidden(goal));
        });
        if (next.isEmpty() && notWon.refused()) say(GoalWords.held(notWon), Sentence.of("Not won yet"), List.of());
        setVisible(next.isPresent() || notWon.refused());
    }

    private void say(Sentence full, Sentence brief, List<Sentence> more) {
        if (room == Room.MUCH) {
            Says.html(this, language -> "<html>" + Html.plain(together(full.in(language).toString())) + "</html>");
        } else {
            Says.text(this, room == Room.LINE ? full : brief);
        }
        Says.hint(this, Sentence.row(Stream.concat(Stream.of(full), more.stream()).toList(), " "));
        Says.name(this, full);
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
