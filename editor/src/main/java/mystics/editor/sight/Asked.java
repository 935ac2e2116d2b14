package mystics.editor.sight;

import java.util.List;
import java.util.Optional;
import mystics.choice.Question;
import mystics.choice.Seat;
import mystics.choice.Sentence;
import mystics.content.Entry;
import mystics.phase.turn.HeroTurnStep;
import mystics.play.Session;
import mystics.rules.Line;
import mystics.terminal.Asking;
import mystics.view.Background;
import mystics.view.ChoiceMenu;
import mystics.view.TurnStarted;

/**
 * The open question.
 *
 * @param seat the id of the asked hero, or the name of the seat
 * @param who the words for the player and the hero who are asked; the hero's name comes last
 * @param dice the number of dice to throw at the table; 0 for a choice
 * @param background the reason for the question, and its cards
 * @param begun whether the turn has already begun
 * @param picks the choices, in the order of the menu
 * @param moved the face of the movement die that was thrown for the turn; empty if no die was thrown
 */
public record Asked(String seat, Sentence who, String prompt, int dice, Background background, List<Pick> picks, boolean begun,
        Optional<Integer> moved) {
    private static final String MOVE = "MOVE-1";

    public Asked {
        picks = List.copyOf(picks);
    }

    /** A question to a seat for whose turn no die was thrown. */
    public Asked(String seat, Sentence who, String prompt, int dice, Background background, List<Pick> picks, boolean begun) {
        this(seat, who, prompt, dice, background, picks, begun, Optional.empty());
    }

    /** The open question of a session; empty if the chapter is over. */
    public static Optional<Asked> of(Session session) {
        return session.game().question().map(question -> of(session, question));
    }

    private static Asked of(Session session, Question question) {
        String prompt = session.game().setting().worded(question.prompt()).toString();
        if (question instanceof Question.Roll roll) {
            return new Asked(Seat.FATE.name(), Asking.asked(Seat.FATE, session), prompt, roll.dice(),
                    Background.of(session.game()), List.of(), false);
        }
        List<Pick> picks = question instanceof Question.Choice choice
                ? Pick.all(ChoiceMenu.of(choice, session.game().setting()::worded), session.game().setting()::worded)
                : ((Question.Draw) question).options().stream().map(Pick::drawn).toList();
        Background background = Background.of(session.game());
        Sentence who = question instanceof Question.Draw ? Sentence.of("The cards") : Asking.asked(question.seat(), session);
        return new Asked(question.seat().name(), who, prompt, 0, background, picks, TurnStarted.turn(session),
                moved(session));
    }

    /** The question with the shares first that give one of some cards to a hero who can use it, if the giver cannot (FREE-4). */
    public Asked advising(HeroSheet giver, List<? extends Entry> cards, List<HeroSheet> party) {
        return new Asked(seat, who, prompt, dice, background, AdvisedShares.first(picks, giver, cards, party), begun, moved);
    }

    /** The face of the last movement die; empty if the last hero moved by a fixed number. */
    private static Optional<Integer> moved(Session session) {
        Optional<Line> line = session.log().stream().filter(told -> told.cause().equals(MOVE)).reduce((earlier, later) -> later);
        return line.flatMap(HeroTurnStep::die);
    }

    /** Whether the question is a hero's turn. */
    public boolean isTurn() {
        return picks.stream().anyMatch(pick -> !pick.group().isEmpty());
    }

    /** The name of the hero, without the name of the player. */
    public String hero() {
        List<String> places = who.places();
        return places.isEmpty() ? who.toString() : places.get(places.size() - 1);
    }

    /** Whether the question itself names the one who is asked, and there is nobody else to name. */
    public boolean isNamed() {
        return who.toString().equals(hero()) && prompt.contains(hero());
    }

    /** The id of the room whose spaces are offered; empty for moves and for questions that are not about spaces. */
    public Optional<String> room() {
        return picks.stream().map(Pick::room).filter(room -> !room.isEmpty()).findFirst();
    }
}
