package mystics.phase.turn;

import java.util.List;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.phase.chapter.Victory;
import mystics.play.Procedure;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;
import mystics.table.Clock;

/** One deed of the hero whose turn it is, then the next, until the turn is over (TURN-1). */
public final class HeroActsProcedure implements Procedure<HeroActs> {
    /** The key of ending the turn. */
    public static final String END = "end";
    private final HeroAction[] actions;

    /** A procedure that offers these kinds of actions, in this order. */
    public HeroActsProcedure(List<HeroAction> actions) {
        this.actions = actions.toArray(HeroAction[]::new);
    }

    @Override
    public void perform(Scene scene, HeroActs step) {
        Figure hero = scene.figure(step.hero());
        Sentence prompt = Sentence.of("What does {hero} do?", "hero", hero);
        Optional<HeroTurn.Deed> chosen = scene.await(hero.seat(), prompt, deeds(scene, hero, scene.known(hero.seat(), prompt)));
        if (chosen.isPresent()) {
            chosen.get().run();
            Victory.check(scene);
            if (hero.isActive() && scene.draft().get(Clock.TURN_OVER) == 0) {
                scene.next(chosen.get().then(step));
            }
        }
    }

    /**
     * All the hero can do. When the answer is known, what it names is enough: nobody reads the rest, and gathering that is most of what a repeated step
     * costs. Without it in sight everything is gathered, as when a turn can only be ended and nobody was asked.
     */
    private List<HeroTurn.Deed> deeds(Scene scene, Figure hero, Optional<String> known) {
        HeroTurn.Deed ending = new Ending(scene);
        if (known.isPresent()) {
            Optional<HeroTurn.Deed> other = known.get().equals(END) ? any(scene, hero) : sought(scene, hero, known.get());
            if (other.isPresent()) {
                return List.of(other.get(), ending);
            }
        }
        HeroTurn turn = HeroTurn.asked(hero);
        gather(scene, turn);
        turn.option(ending);
        return turn.deeds();
    }

    /** The turn is ended. */
    private record Ending(Scene scene) implements HeroTurn.Deed {
        @Override
        public String key() {
            return END;
        }

        @Override
        public String label() {
            return "End the turn";
        }

        @Override
        public void run() {
            Actions.endTurn(scene);
        }
    }

    /** What the kind of action offers by a key whose keys begin like it, else what rules offer by it. */
    private Optional<HeroTurn.Deed> sought(Scene scene, Figure hero, String key) {
        for (HeroAction action : actions) {
            if (key.startsWith(action.word())) {
                Optional<HeroTurn.Deed> found = action.seek(scene, hero, key);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return scene.ask(HeroTurn.asked(hero)).deed(key);
    }

    /** Anything else to do: only who has some ends a turn by choosing to. */
    private Optional<HeroTurn.Deed> any(Scene scene, Figure hero) {
        HeroTurn turn = HeroTurn.asked(hero);
        for (int i = 0; i < actions.length && turn.deeds().isEmpty(); i++) {
            actions[i].offer(scene, turn);
        }
        return (turn.deeds().isEmpty() ? scene.ask(turn) : turn).deeds().stream().findFirst();
    }

    private void gather(Scene scene, HeroTurn turn) {
        for (HeroAction action : actions) {
            action.offer(scene, turn);
        }
        scene.ask(turn);
    }

    /** Why what is not offered to a hero now is not possible. */
    public List<Refusal> whyNot(Scene scene, Figure hero) {
        HeroTurn turn = HeroTurn.explained(hero);
        gather(scene, turn);
        CardsExplained.explain(scene, turn);
        return turn.refusals();
    }
}
