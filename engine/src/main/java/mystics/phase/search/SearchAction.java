package mystics.phase.search;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.content.Box;
import mystics.content.Goal;
import mystics.phase.Notes;
import mystics.phase.chapter.story.Victory;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.phase.turn.HeroAction;
import mystics.phase.turn.HeroTurn;
import mystics.rules.Called;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;

/** The search action (ACT-3, SEARCH-1, SEARCH-4). */
public final class SearchAction implements HeroAction {
    private static final String WORD = "search";
    private static final Sentence NAME = Sentence.of("Search");
    private static final Sentence HINT = Sentence.of("an action: a star finds a card");

    @Override
    public String title() {
        return "Search";
    }

    @Override
    public int place() {
        return 30;
    }

    @Override
    public Optional<ActionKind> kind() {
        return Optional.of(ActionKind.SEARCH);
    }

    @Override
    public boolean isPointless(Scene scene, Figure hero) {
        return hasSearched(hero);
    }

    @Override
    public void offer(Scene scene, HeroTurn turn) {
        Figure hero = turn.hero;
        Refusal barred = Actions.barred(scene, hero, ActionKind.SEARCH);
        if (!barred.refused() && hasSearched(hero)) {
            barred = Refusal.because(Sentence.of("{hero} has found something in this room already", "hero", hero), "SEARCH-4",
                    Sentence.of("Search another room"));
        }
        if (barred.refused()) {
            turn.bar("Search", barred);
        } else {
            turn.option(WORD, NAME, hint(scene, hero),
                    (now, acting) -> Actions.perform(now, acting, ActionKind.SEARCH, () -> Searches.search(now, acting)));
        }
    }

    /** What a star finds: usually a card, but what a goal asks for where the hint of the goal says to search for it. */
    private static Sentence hint(Scene scene, Figure hero) {
        Box box = scene.box();
        List<Goal> goals = box.objective().goals();
        for (int goal = 0; goal < goals.size(); goal++) {
            if (isFoundHere(goals.get(goal), hero) && box.knowsMark(goals.get(goal).held()) && !Victory.isReached(scene, goal)) {
                return Sentence.of("an action: a star finds this: {thing}", "thing",
                        Called.by(box.mark(box.markNumber(goals.get(goal).held()))));
            }
        }
        return HINT;
    }

    private static boolean isFoundHere(Goal goal, Figure hero) {
        return goal.help().deed().equals(WORD) && goal.help().at().contains(hero.getRoom().key() + "/" + hero.getSpace().key());
    }

    /** Whether a hero has searched its room successfully. */
    public static boolean hasSearched(Figure hero) {
        return (hero.getRoom().count(Notes.SEARCHED) >> hero.slot() & 1) != 0;
    }
}
