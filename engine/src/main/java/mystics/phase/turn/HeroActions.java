package mystics.phase.turn;

import com.google.inject.Inject;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.rules.CardNow;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;

/** All deeds of a hero's turn, including the end of the turn: the actions listed by the phases, and the offers of rules. */
public final class HeroActions {
    private final HeroAction[] actions;

    /** The deeds of a turn with these actions. */
    @Inject
    public HeroActions(Set<HeroAction> actions) {
        this.actions = actions.stream().sorted(Comparator.comparingInt(HeroAction::place)).toArray(HeroAction[]::new);
    }

    /** The titles of the actions, in the order in which people see them. */
    public List<String> titles() {
        return Stream.of(actions).map(HeroAction::title).toList();
    }

    /**
     * The actions of some kinds, in the order of the kinds. Every listed action that uses up the action of a turn can be done out of turn.
     *
     * @throws IllegalArgumentException if one of the kinds cannot be done out of turn
     */
    List<HeroAction> outOfTurn(Set<ActionKind> kinds) {
        Map<ActionKind, HeroAction> open = new EnumMap<>(ActionKind.class);
        Stream.of(actions).forEach(action -> action.kind().filter(kind -> !kind.free()).ifPresent(kind -> open.put(kind, action)));
        for (ActionKind kind : kinds) {
            if (!open.containsKey(kind)) {
                throw new IllegalArgumentException("'" + kind.word() + "' cannot be done out of turn. These can: "
                        + open.keySet().stream().map(ActionKind::word).collect(Collectors.joining(", ")));
            }
        }
        open.keySet().retainAll(kinds);
        return List.copyOf(open.values());
    }

    /** Everything that the hero can do. */
    List<HeroTurn.Deed> deeds(Scene scene, Figure hero) {
        HeroTurn turn = HeroTurn.asked(hero);
        gather(scene, turn);
        turn.option(TurnEnd.DEED);
        return turn.deeds();
    }

    /** The turn is ended. */
    private record TurnEnd() implements HeroTurn.Deed {
        private static final TurnEnd DEED = new TurnEnd();
        private static final Sentence WORDS = Sentence.of("End the turn");

        @Override
        public String key() {
            return HeroActs.END;
        }

        @Override
        public Sentence words() {
            return WORDS;
        }

        @Override
        public void perform(Scene scene) {
            Actions.endTurn(scene);
        }
    }

    private void gather(Scene scene, HeroTurn turn) {
        for (HeroAction action : actions) {
            if (turn.isExplained() || !action.isPointless(scene, turn.hero)) {
                action.offer(scene, turn);
            }
        }
        scene.ask(turn);
    }

    /** The reasons why other deeds are not offered to a hero now. */
    public List<Refusal> whyNot(Scene scene, Figure hero) {
        HeroTurn turn = HeroTurn.explained(hero);
        gather(scene, turn);
        CardsExplained.explain(scene, turn);
        return turn.refusals();
    }

    /** The state of the cards of a hero whose turn it is: their prices, and why some of them cannot be used now. */
    public List<CardNow> cards(Scene scene, Figure hero) {
        HeroTurn turn = HeroTurn.explained(hero);
        gather(scene, turn);
        return CardsExplained.now(scene, turn);
    }
}
