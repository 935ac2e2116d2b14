package mystics.editor.sight;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.choice.Sentence;
import mystics.content.GoalProgress;
import mystics.content.GuideStep;
import mystics.content.Room;
import mystics.editor.board.TilePicture;
import mystics.odds.HourglassHeld;
import mystics.phase.chapter.story.Story;
import mystics.phase.chapter.story.Victory;
import mystics.play.Game;
import mystics.play.Session;
import mystics.play.SwitchOff;
import mystics.rules.CardNow;
import mystics.rules.Line;
import mystics.rules.Refusal;
import mystics.rules.RoomInPlay;
import mystics.view.CardsNow;
import mystics.view.FirstWords;
import mystics.view.GoalRooms;
import mystics.view.GoalSpaces;

/**
 * Everything a window shows while a question is open.
 *
 * @param goals the progress of each goal of the chapter
 * @param notWon the reason why the chapter is not won although its goals are reached; {@link Refusal#NONE} if there is no such reason
 * @param nextGoal the rooms of the next goal: the room in which its mark lies or its enemy stands, or else the rooms that the goal names
 * @param lostOn the page on which the chapter is lost; empty if time does not run out
 * @param asked the open question; empty when the chapter is over
 * @param cards the state of the cards of the hero whose turn it is; empty at other questions
 * @param words the words of the rules that matter now and have an explanation, the most urgent first
 * @param log the whole log
 * @param noUndo the reason why undo is refused; {@link Refusal#NONE} if undo is possible
 * @param noRedo the reason why redo is refused; {@link Refusal#NONE} if redo is possible
 * @param gains what the chapter has brought, when it is over
 */
public record Sight(Session session, Spread spread, List<GoalProgress> goals, Refusal notWon, List<Room> nextGoal, OptionalInt lostOn,
        Optional<Asked> asked, List<CardNow> cards, List<GuideStep> words, List<Line> log, Refusal noUndo, Refusal noRedo, Gains gains) {
    /** Makes the sight that belongs to a session. */
    public static Sight of(Session session) {
        Spread spread = session.game().lookNow(scene -> Spread.of(scene, session.company()));
        Optional<Asked> asked = Asked.of(session).map(one -> spread.hero(one.seat())
                .map(giver -> one.advising(giver, giver.pack(), spread.party())).orElse(one));
        List<GoalProgress> goals = session.game().lookNow(Victory::progress);
        Refusal notWon = session.game().lookNow(Victory::heldBack).fixed();
        return new Sight(session, asked.flatMap(Asked::room).map(spread::knowing).orElse(spread), goals, notWon,
                next(session.game(), spread, goals), lostOn(session.game(), spread), asked, CardsNow.of(session.game()),
                FirstWords.due(session.game(), id -> false), session.log(), session.barsUndo(), session.barsRedo(),
                Gains.of(session, spread.earned()));
    }

    /** The game of the session. */
    public Game game() {
        return session.game();
    }

    /** Finds the rooms that the goals name. */
    public GoalRooms goalRooms() {
        return rooms(game(), spread);
    }

    private static GoalRooms rooms(Game game, Spread spread) {
        return new GoalRooms(game.setting().box().catalog(),
                spread.board().tiles().stream().filter(tile -> !tile.gone()).map(TilePicture::room).toList());
    }

    private static List<Room> next(Game game, Spread spread, List<GoalProgress> goals) {
        return game.lookNow(GoalSpaces::room).map(RoomInPlay::facts).map(List::of).orElseGet(
                () -> goals.stream().filter(goal -> !goal.reached()).findFirst().map(rooms(game, spread)::of).orElse(List.of()));
    }

    private static OptionalInt lostOn(Game game, Spread spread) {
        boolean held = game.question().isPresent() && spread.headline().hasBoard() && HourglassHeld.in(game);
        return held ? OptionalInt.empty() : OptionalInt.of(spread.headline().endPage());
    }

    /** Whether the last page of the hourglass is a goal, so that the chapter is not lost by reaching it. */
    public boolean lasts() {
        return game().setting().box().objective().waits();
    }

    /** A suggested name for saving the game now, in the language of its table. */
    public String title() {
        return game().setting().worded(Sentence.of("{chapter} - round {n}", "chapter", spread.headline().chapter(), "n",
                spread.headline().round())).toString();
    }

    /** The slot of each figure, by the key of the figure. */
    public Map<String, Integer> slots() {
        List<String> figures = game().setting().box().layout().figures();
        return IntStream.range(0, figures.size()).boxed().collect(Collectors.toMap(figures::get, slot -> slot));
    }

    /** The passages of the story told so far. */
    public List<Line> passages() {
        return log.stream().filter(line -> line.cause().equals(Story.RULE)).toList();
    }

    /** The mods whose rules were switched off in this game, with the reasons. */
    public List<SwitchOff.Story> fallen() {
        return log.stream().flatMap(line -> SwitchOff.told(line).stream()).filter(story -> game().setting().off().contains(story.mod()))
                .toList();
    }
}
