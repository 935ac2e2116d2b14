package mystics.phase.turn;

import java.util.List;
import mystics.choice.Sentence;
import mystics.phase.chapter.story.Victory;
import mystics.phase.move.Moves;
import mystics.rules.CardNow;
import mystics.rules.Decision;
import mystics.rules.Figure;
import mystics.rules.Refusal;
import mystics.rules.Scene;

/**
 * The part of a scurry from its die to its last space. A scurry is one action, during which nothing else is offered except laying party
 * tokens (TURN-3). After the scurry the turn goes on.
 *
 * @param hero the slot of the hero
 */
public record HeroScurries(int hero) implements Decision<HeroTurn.Deed> {
    /** The key of the option that ends a scurry before its movement is used up. */
    public static final String DONE = "done";
    private static final Refusal UNDERWAY = Refusal.because("a scurry is one action, to its last space", "TURN-3", "End the scurry first");
    private static final MoveAction MOVE = new MoveAction();

    @Override
    public Asked<HeroTurn.Deed> asks(Scene scene) {
        Figure acting = scene.figure(hero);
        return new Asked<>(acting.seat(), Sentence.of("Where does {hero} scurry?", "hero", acting),
                HeroActs.isOn(scene, hero) ? deeds(scene, acting) : List.of());
    }

    @Override
    public void decided(Scene scene, HeroTurn.Deed deed) {
        deed.perform(scene);
        Victory.check(scene);
        if (HeroActs.isOn(scene, hero)) {
            scene.next(this);
        }
    }

    /** The options in the middle of the scurry; none if it is over. */
    private static List<HeroTurn.Deed> deeds(Scene scene, Figure hero) {
        if (Moves.barred(scene, hero).refused()) {
            return List.of();
        }
        HeroTurn turn = HeroTurn.during(UNDERWAY, hero);
        MOVE.offer(scene, turn);
        scene.ask(turn);
        if (!turn.deeds().isEmpty()) {
            turn.option(Ending.DEED);
        }
        return turn.deeds();
    }

    @Override
    public void undecided(Scene scene) {
        if (HeroActs.isOn(scene, hero)) {
            end(scene, scene.figure(hero));
        }
    }

    private static void end(Scene scene, Figure hero) {
        Moves.useUp(scene);
        Actions.finish(scene, hero, ActionKind.SCURRY);
        Victory.check(scene);
        if (HeroActs.isOn(scene, hero.slot())) {
            scene.next(new HeroActs(hero.slot()));
        }
    }

    /** The reasons why other deeds are not offered in the middle of a scurry. */
    public static List<Refusal> whyNot(Scene scene, Figure hero) {
        HeroTurn turn = HeroTurn.explainedDuring(UNDERWAY, hero);
        MOVE.offer(scene, turn);
        scene.service(HeroActions.class).titles().stream().filter(title -> !title.equals(MOVE.title()))
                .forEach(title -> turn.bar(title, UNDERWAY));
        scene.ask(turn);
        CardsExplained.explain(scene, turn);
        return turn.refusals();
    }

    /** The state of the hero's cards in the middle of the scurry: those that are not offered wait for its end. */
    public static List<CardNow> cards(Scene scene, Figure hero) {
        HeroTurn turn = HeroTurn.explainedDuring(UNDERWAY, hero);
        scene.ask(turn);
        return CardsExplained.now(scene, turn);
    }

    /** The hero stops on its current space. */
    private record Ending() implements HeroTurn.Deed {
        private static final Ending DEED = new Ending();
        private static final Sentence WORDS = Sentence.of("End the scurry");

        @Override
        public String key() {
            return DONE;
        }

        @Override
        public Sentence words() {
            return WORDS;
        }

        @Override
        public void perform(Scene scene) {
            Moves.useUp(scene);
        }
    }
}
