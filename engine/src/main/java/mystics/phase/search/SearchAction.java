package mystics.phase.search;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.Notes;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.phase.turn.HeroAction;
import mystics.phase.turn.HeroTurn;
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
            turn.option(WORD, NAME, HINT,
                    (now, acting) -> Actions.perform(now, acting, ActionKind.SEARCH, () -> Searches.search(now, acting)));
        }
    }

    /** Whether a hero has searched its room successfully. */
    public static boolean hasSearched(Figure hero) {
        return (hero.getRoom().count(Notes.SEARCHED) >> hero.slot() & 1) != 0;
    }
}
