package mystics.phase.turn;

import com.google.inject.Inject;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;

/** Everything a hero can do in its turn, with the turn's end: the actions that the phases list, and what rules offer besides. */
public final class HeroActions {
    private final HeroAction[] actions;

    /** These kinds of actions, wherever they come from. */
    @Inject
    public HeroActions(Set<HeroAction> actions) {
        this.actions = actions.stream().sorted(Comparator.comparingInt(HeroAction::place)).toArray(HeroAction[]::new);
    }

    /** What people call them, in the order they read them. */
    public List<String> titles() {
        return Stream.of(actions).map(HeroAction::title).toList();
    }

    /**
     * The action of a kind.
     *
     * @throws IllegalArgumentException when no phase lists one
     */
    HeroAction of(ActionKind kind) {
        return Stream.of(actions).filter(action -> action.kind().equals(Optional.of(kind))).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No phase lists an action '" + kind.word() + "'"));
    }

    /**
     * All the hero can do. When the answer is known, what it names is enough: nobody reads the rest, and gathering that is most of what a repeated step
     * costs. Without it in sight everything is gathered, as when a turn can only be ended and nobody was asked.
     */
    List<HeroTurn.Deed> deeds(Scene scene, Figure hero, Optional<String> known) {
        HeroTurn.Deed ending = new TurnEnd(scene);
        if (known.isPresent()) {
            Optional<HeroTurn.Deed> other = known.get().equals(HeroActs.END) ? any(scene, hero) : sought(scene, hero, known.get());
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
    private record TurnEnd(Scene scene) implements HeroTurn.Deed {
        @Override
        public String key() {
            return HeroActs.END;
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
