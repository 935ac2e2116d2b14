package mystics.editor.sight;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.console.page.Menu;
import mystics.content.HeroCard;
import mystics.play.Session;

/**
 * The open question.
 *
 * @param seat the id of the hero that is asked, or the name of the seat; {@code who} the same for people
 * @param dice how many dice are to be thrown at the table; 0 when something is to be chosen
 * @param picks what can be chosen, in the order of the menu
 */
public record Asked(String seat, String who, String prompt, int dice, List<Pick> picks) {
    public Asked {
        picks = List.copyOf(picks);
    }

    /** The question of a session, if its chapter is not over. */
    public static Optional<Asked> of(Session session) {
        return session.game().question().map(question -> of(session, question));
    }

    private static Asked of(Session session, Question question) {
        if (question instanceof Question.Roll roll) {
            return new Asked(Seat.FATE.name(), "The dice", roll.prompt().toString(), roll.dice(), List.of());
        }
        List<Pick> picks = question instanceof Question.Choice choice ? Pick.all(Menu.of(choice))
                : ((Question.Draw) question).options().stream().map(Pick::drawn).toList();
        return new Asked(question.seat().name(), who(session, question.seat()), question.prompt().toString(), 0, picks);
    }

    /** Who is asked: the person and the hero, or all together. */
    private static String who(Session session, Seat seat) {
        if (seat.equals(Seat.FATE)) {
            return "The cards";
        }
        Map<String, String> people = session.company().people();
        return session.game().setting().box().heroes().stream().filter(hero -> hero.id().equals(seat.name())).findFirst().map(HeroCard::name)
                .map(name -> people.containsKey(seat.name()) ? people.get(seat.name()) + " as " + name : name).orElse("The party");
    }

    /** The pick that leads to a space, or is about a figure on the board. */
    public Optional<Pick> about(String spaceOrFigure) {
        List<Pick> found = picks.stream().filter(pick -> pick.about().equals(spaceOrFigure)).toList();
        return found.size() == 1 || !found.isEmpty() && found.get(0).group().equals(Pick.MOVE) ? Optional.of(found.get(0)) : Optional.empty();
    }
}
