package mystics.trial;

import java.util.ArrayList;
import java.util.List;
import mystics.content.Spelling;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.table.MarkList;

/**
 * A figure in a trial.
 *
 * @param state the state of the figure as a word: {@code on-board}, {@code captured}, {@code away}, {@code reserve}, {@code waiting} or
 *    {@code safe}
 */
public record TrialFigure(String key, String state, String room, String space, int wounds, int cheese, List<String> marks) {
    static TrialFigure of(Scene scene, int slot) {
        Figure figure = scene.figure(slot);
        List<String> marks = new ArrayList<>();
        MarkList all = scene.draft().marks();
        for (int i = 0; i < all.size(); i++) {
            if (all.holder(i) == figure.holder()) {
                marks.add(scene.box().mark(all.kind(i)).id());
            }
        }
        String state = Spelling.of(scene.draft().state(slot));
        boolean on = figure.isActive() || figure.isWaiting();
        return new TrialFigure(figure.key(), state, on ? figure.getRoom().key() : "", on ? figure.getSpace().key() : "",
                figure.getWounds(), figure.getCheese(), marks);
    }

    /** Whether the figure has a mark. */
    public boolean has(String mark) {
        return marks.contains(mark);
    }
}
