package mystics.view;

import java.util.List;
import mystics.choice.Question;
import mystics.phase.turn.Actions;
import mystics.phase.turn.HeroActions;
import mystics.phase.turn.HeroScurries;
import mystics.play.Game;
import mystics.rules.CardNow;

/** Finds out which cards of the hero whose turn it is can be used now, and at what price. */
public final class CardsNow {
    private CardsNow() {
    }

    /** The state of the cards; empty if the open question is not a hero's turn. */
    public static List<CardNow> of(Game game) {
        boolean turn = game.question().filter(open -> open instanceof Question.Choice choice && ChoiceMenu.of(choice).isTurn()).isPresent();
        boolean scurries = game.state().agenda().top() instanceof HeroScurries;
        return !turn ? List.of() : game.look(scene -> Actions.acting(scene).map(hero -> scurries ? HeroScurries.cards(scene, hero)
                : scene.service(HeroActions.class).cards(scene, hero)).orElse(List.of()));
    }
}
