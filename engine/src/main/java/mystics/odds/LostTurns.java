package mystics.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.choice.Answer;
import mystics.choice.Option;
import mystics.choice.Purpose;
import mystics.choice.Sentence;
import mystics.phase.Notes;
import mystics.phase.round.track.Track;
import mystics.play.Foresight;
import mystics.play.Game;
import mystics.play.WhatIf;
import mystics.rules.Dice;
import mystics.rules.Figure;
import mystics.rules.Scene;
import mystics.rules.Step;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.Holder;

/**
 * The figures that would lose their turn in this round because of an option. If exploring brings an encounter while no minion card is on
 * the track, all cards are dealt anew, and the round ends with the current turn (INIT-2, INIT-9). The game's own rules are run up to the
 * first card drawn.
 */
public final class LostTurns implements Foresight {
    private static final String EXPLORE = "explore:";
    private boolean dealtAnew;

    private LostTurns() {
    }

    /**
     * One sentence on the heroes who would lose their turn, and one on captured heroes who would lose a turn in which they could be rescued
     * (CAPTURE-4); empty when no hero loses anything.
     */
    public static List<Sentence> of(Game game, Option option) {
        List<Sentence> lost = new ArrayList<>();
        if (option.key().startsWith(EXPLORE) && dealsAnew(game, option)) {
            String active = game.lookNow(scene -> waiting(scene, Figure::isActive));
            String captured = game.lookNow(scene -> waiting(scene, hero -> !hero.isActive()));
            if (!active.isEmpty()) {
                lost.add(Sentence.of("no turn this round for {heroes}: if minions wait there, a new round begins", "heroes",
                        active));
            }
            if (!captured.isEmpty()) {
                lost.add(Sentence.of("no rescue before the encounter for {heroes}", "heroes", captured));
            }
        }
        return lost;
    }

    /** The names of the heroes whose turn is still to come in this round, in the order of the track. */
    private static String waiting(Scene scene, Predicate<Figure> who) {
        Draft draft = scene.draft();
        return IntStream.range(draft.get(Clock.TURNS_TAKEN), draft.trackLength()).map(draft::trackAt)
                .filter(kind -> kind < scene.box().heroCount() && Notes.get(scene, Notes.ACTED, Holder.kind(kind)) == 0)
                .mapToObj(scene::figure).filter(who).map(Figure::getName).collect(Collectors.joining(", "));
    }

    private static boolean dealsAnew(Game game, Option option) {
        LostTurns course = new LostTurns();
        new WhatIf(game, new Answer(option.key()), course, (question, scene) -> 0).follow(end -> {});
        return course.dealtAnew;
    }

    /**
     * Watches for an encounter card that deals the track anew because no minion card is on it. While the track is dealt anew, there is at
     * first no card on it. What a chapter draws before, such as who waits behind a door, is taken to be the first of all.
     */
    @Override
    public int draw(Scene scene, Purpose purpose, int bound) {
        if (purpose == Purpose.OTHER) return 0;
        dealtAnew = purpose == Purpose.ENCOUNTER && !Track.hasMinions(scene)
                || purpose == Purpose.INITIATIVE && scene.draft().trackLength() == 0;
        throw new Enough();
    }

    @Override
    public Dice roll(Scene scene, Purpose purpose, int dice) {
        throw new Enough();
    }

    @Override
    public void begins(Scene scene, Step step) {
        // The preview of exploring goes on at every step.
    }
}
