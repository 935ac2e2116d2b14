package mystics.view;

import java.util.List;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.phase.turn.Actions;
import mystics.phase.turn.HeroActions;
import mystics.phase.turn.HeroScurries;
import mystics.play.Game;
import mystics.rules.Refusal;

/**
 * The reasons why actions are not offered. During a hero's turn each action has its own reason; while another question
 * is open, one reason covers all actions.
 */
public final class WhyNot {
    private WhyNot() {
    }

    /** A refusal for each action not offered now, with its rule and remedy. */
    public static List<Refusal> of(Game game) {
        return game.question().map(open -> whileAsked(game, open)).orElseGet(
                () -> each(game, Refusal.because("the chapter is over", "END-1", "Take back the last answer, or begin another chapter")));
    }

    /** The refusals translated for the players; actions with the same reason are combined. */
    public static List<Refusal> together(Game game) {
        return Reasons.together(of(game), game.setting()::worded);
    }

    private static List<Refusal> whileAsked(Game game, Question open) {
        if (!(open instanceof Question.Choice choice) || !ChoiceMenu.of(choice).isTurn()) {
            return each(game,
                    Refusal.because(Sentence.of("something else comes first: \"{question}\"", "question", open.prompt().fixed()), "TURN-1",
                            Sentence.of("Answer that first; a mouse acts only in its own turn")));
        }
        boolean scurries = game.state().agenda().top() instanceof HeroScurries;
        return game.look(scene -> Actions.acting(scene).map(hero -> scurries ? HeroScurries.whyNot(scene, hero)
                : scene.service(HeroActions.class).whyNot(scene, hero)).orElse(List.of()));
    }

    private static List<Refusal> each(Game game, Refusal refusal) {
        return game.look(scene -> scene.service(HeroActions.class).titles()).stream().map(deed -> refusal.of(Sentence.of(deed))).toList();
    }
}
