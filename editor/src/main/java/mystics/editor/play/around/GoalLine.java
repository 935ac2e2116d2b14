package mystics.editor.play.around;

import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.SwingConstants;
import mystics.choice.Sentence;
import mystics.content.GoalProgress;
import mystics.editor.sight.Sight;
import mystics.editor.type.Says;
import mystics.play.Setting;
import mystics.view.GoalWords;

/** The line that always tells the next goal of the chapter. A click opens the page about the chapter. */
public final class GoalLine extends JButton {
    /** @param open opens the page about the chapter */
    public GoalLine(Runnable open) {
        putClientProperty("JButton.buttonType", "borderless");
        setHorizontalAlignment(SwingConstants.LEADING);
        setFocusable(false);
        setVisible(false);
        addActionListener(click -> open.run());
    }

    /** Shows the first goal that is not reached yet. The line disappears when there is none. */
    public void show(Sight sight) {
        Optional<Sentence> goal = sight.asked().isEmpty() ? Optional.empty() : next(sight.goals(), sight.game().setting());
        goal.ifPresent(words -> {
            Says.text(this, words);
            Says.hint(this, words);
        });
        setVisible(goal.isPresent());
    }

    private static Optional<Sentence> next(List<GoalProgress> goals, Setting setting) {
        return goals.stream().filter(goal -> !goal.reached()).findFirst().map(goal -> Sentence.of("Goal {n} of {all}: {goal}", "n",
                goals.indexOf(goal) + 1, "all", goals.size(), "goal", new GoalWords(setting.box().catalog()).of(goal)));
    }
}
