package mystics.editor.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import mystics.content.MarkKind;
import mystics.phase.chapter.story.Story;
import mystics.phase.turn.HeroTurnStep;
import mystics.play.Game;
import mystics.play.Session;
import mystics.play.State;
import mystics.rules.Line;

/**
 * The table between two steps of a film.
 *
 * @param thrown the dice thrown in the step
 * @param told the log lines of the step
 * @param interludes the events of the step that deserve a pause
 */
public record Frame(Spread spread, List<Throw> thrown, List<Line> told, List<Interlude> interludes) {
    /**
     * The frames for a series of states; a walk comes before the blow that follows it. Frames with nothing to show are left out.
     *
     * @param before the table before the first state, if there was one
     */
    static List<Frame> of(Session session, List<State> states, Since since, Optional<Spread> before) {
        List<Frame> frames = new ArrayList<>();
        Game game = session.game();
        Since seen = since;
        Optional<Spread> laid = before;
        for (State state : states) {
            if (state.log().size() > seen.lines()) {
                List<Throw> thrown = Throw.in(state.journal().since(seen.answers()), game.setting());
                Spread spread = game.look(state, scene -> Spread.of(scene, session.company()));
                List<Line> told = state.log().since(seen.lines());
                spread = BoardEvents.actor(spread, told).map(spread::actedBy).orElse(spread);
                List<MarkKind> earned = without(spread.earned(), laid.map(Spread::earned).orElse(List.of()));
                frames.addAll(new Frame(spread, thrown, told, Interlude.of(told, earned, game.setting().box().catalog())).apart(laid));
                laid = Optional.of(spread);
                seen = new Since(state.log().size(), state.journal().size());
            }
        }
        return frames;
    }

    private static List<MarkKind> without(List<MarkKind> all, List<MarkKind> before) {
        return all.stream().filter(mark -> !before.contains(mark)).toList();
    }

    /**
     * Divides a step in which a minion walks and then strikes: first the movement roll and the walk, and then the attack roll and the blow.
     * Divides a step in which a hero uses a card before dice are thrown: first the card, and then the dice. A step of any other kind is not
     * divided.
     *
     * @param before the table before the step, if there was one
     */
    List<Frame> apart(Optional<Spread> before) {
        return before.filter(earlier -> earlier.board().bounds().equals(spread.board().bounds()))
                .flatMap(earlier -> walkApart(earlier).or(() -> cardApart(earlier))).orElse(List.of(this));
    }

    private Optional<List<Frame>> walkApart(Spread before) {
        List<Line> walk = told.stream().takeWhile(line -> !isBlow(line)).toList();
        List<Throw> first = thrown.stream().takeWhile(one -> one.what().equals(thrown.get(0).what())).toList();
        boolean both = walk.size() < told.size() && first.size() < thrown.size() && walk.stream().anyMatch(BoardEvents::isWalk);
        return both ? Optional.of(List.of(new Frame(before.walked(spread), first, walk, List.of()), after(first.size(), walk.size())))
                : Optional.empty();
    }

    private Optional<List<Frame>> cardApart(Spread before) {
        List<Line> rolls = told.stream().dropWhile(line -> !isBlow(line) && HeroTurnStep.die(line).isEmpty()).toList();
        int used = 1 + lastUse(told.subList(0, told.size() - rolls.size()));
        if (used == 0 || rolls.isEmpty() || thrown.isEmpty()) return Optional.empty();
        Spread with = rolls.stream().anyMatch(Frame::isBlow) ? before.walked(spread) : spread;
        return Optional.of(List.of(new Frame(with, List.of(), told.subList(0, used), List.of()), after(0, used)));
    }

    private Frame after(int throwsBefore, int linesBefore) {
        return new Frame(spread, thrown.subList(throwsBefore, thrown.size()), told.subList(linesBefore, told.size()), interludes);
    }

    private static boolean isBlow(Line line) {
        return line.cause().equals(BoardEvents.ATTACK);
    }

    /** The place of the last line that tells of a used card; -1 if there is none. */
    private static int lastUse(List<Line> lines) {
        return IntStream.range(0, lines.size()).filter(at -> Told.isUse(lines.get(at))).max().orElse(-1);
    }

    /** Whether a hero throws the movement die in this step. */
    public boolean rollsToMove() {
        return told.stream().anyMatch(line -> HeroTurnStep.die(line).isPresent());
    }

    /** Whether a page of the story was told in this step (STORY-2). */
    public boolean isTold() {
        return interludes.stream().anyMatch(Interlude::isStory);
    }

    /** Whether nothing but the story was told in this step. */
    public boolean isOnlyTold() {
        return isTold() && told.stream().allMatch(line -> line.cause().equals(Story.RULE));
    }

    /** The point that the game has reached in the last of these states; the given point if no state has new log lines. */
    static Since end(List<State> states, Since since) {
        return states.stream().reduce((earlier, later) -> later).filter(last -> last.log().size() > since.lines())
                .map(last -> new Since(last.log().size(), last.journal().size())).orElse(since);
    }
}
