package mystics.mod.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import mystics.phase.Notes;
import mystics.phase.chapter.story.Defeat;
import mystics.phase.chapter.story.Victory;
import mystics.phase.encounter.Arrival;
import mystics.phase.encounter.ArrivalWhy;
import mystics.phase.encounter.Bosses;
import mystics.phase.encounter.Encounters;
import mystics.phase.explore.Tiles;
import mystics.phase.minion.Minions;
import mystics.phase.move.Moves;
import mystics.phase.round.track.Track;
import mystics.phase.round.track.TrackCard;
import mystics.phase.wheel.Cheese;
import mystics.phase.wheel.CheeseFrom;
import mystics.phase.wheel.PageWhy;
import mystics.rules.Amount;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.RoomInPlay;
import mystics.rules.Space;
import mystics.table.Holder;
import mystics.table.Outcome;

/** Words for the chapter: its goals, the wheel and the hourglass, arriving minions, and the track. */
public abstract class StoryWords extends RosterWords {
    /**
     * Counts one more event for the objective. The number of the mark on the table grows by one, and the log states the
     * progress.
     */
    public void advance(@Names(What.MARK) String mark) {
        Victory.advance(scene(), mark);
    }

    /** The number of events that {@code advance} has counted for the objective with this mark. */
    public int reached(@Names(What.MARK) String mark) {
        return Notes.get(scene(), mark, Holder.TABLE);
    }

    /** Puts cheese on the minion wheel. If the wheel is then full, the surge comes to this room. */
    public void wheelGains(RoomInPlay room, @Amount int number) {
        Cheese.onWheel(scene(), room, number, CheeseFrom.RULE, Optional.empty(), Optional.empty());
    }

    /** Moves at most the given number of cheese from the wheel to the supply, and returns the number moved. */
    public int wheelLoses(@Amount int number) {
        int taken = Cheese.offWheel(scene(), number);
        if (taken > 0 && scene().told()) {
            say(Map.of("n", taken, "wheel", getWheel(), "full", Cheese.FULL_WHEEL),
                    "{n} cheese leaves the minion wheel, now {wheel} of {full}");
        }
        return taken;
    }

    /** A surge comes to a room at once. */
    public void surge(RoomInPlay room) {
        Cheese.surge(scene(), room);
    }

    /**
     * Takes the tile of a room out of play for good, so that no way leads to the tile any more. Heroes on the tile are captured, other
     * figures leave the board, and everything that lay on the tile is gone.
     */
    public void removeTile(RoomInPlay room) {
        Tiles.remove(scene(), room);
    }

    /** Wins the chapter at once if its objective holds now. */
    public void checkVictory() {
        Victory.check(scene());
    }

    /** The hourglass moves on by a page. */
    public void turnPage() {
        Cheese.turnPage(scene(), PageWhy.RULE, Optional.empty());
    }

    /** The chapter-end marker moves on. */
    public void moveChapterEnd(int pages) {
        Cheese.moveChapterEnd(scene(), pages);
    }

    /**
     * Minions arrive in a room, and their cards join below all others. A boss that is given by its name comes with two of its cards, drawn
     * unseen; a boss that is given by its cards comes with those. Returns the arrived figures, except those that a rule has defeated on
     * arrival.
     */
    public List<Figure> bring(RoomInPlay room, @Names(What.MINION) Map<String, Integer> minions) {
        return Arrival.bring(scene(), room, minions, ArrivalWhy.RULE);
    }

    /**
     * A minion of a card arrives on a space, or as near to it as there is room; its card joins below all others. Returns a list of one
     * figure, or an empty list if no figure is left or if a rule has defeated it on arrival.
     */
    public List<Figure> bringTo(Space space, @Names(What.MINION) String minion) {
        return Arrival.bringTo(scene(), space, minion);
    }

    /** Like {@link #bringTo}, but all cards of a boss stay below all other cards of the track, and none of them moves up. */
    public List<Figure> bringLast(Space space, @Names(What.MINION) String minion) {
        return Arrival.bringLast(scene(), space, minion);
    }

    /** The cards of a boss on the track, top first. */
    public List<TrackCard> bossCards(Figure boss) {
        return Bosses.onTrack(scene(), boss);
    }

    /**
     * Another card of a boss, drawn unseen from those that are not on the track, replaces one of the boss's cards. The wounds on the
     * replaced card are lost. Nothing happens if the boss has no other card.
     */
    public void exchangeCard(Figure boss, TrackCard card) {
        Bosses.exchange(scene(), boss, card);
    }

    /** The top card of the encounter deck, as a list of one; an empty list if there is no card. */
    public List<CardInPlay> drawEncounterCard() {
        return Encounters.draw(scene()).map(List::of).orElse(List.of());
    }

    /** Carries out an encounter card in a room. */
    public void resolveEncounter(RoomInPlay room, CardInPlay card) {
        Encounters.resolve(scene(), room, card);
    }

    /** The index of a card on the track, 0 for the top; -1 if the card is not there. */
    public int trackPlace(@Names(What.TRACK_CARD) String card) {
        return scene().draft().trackPlace(scene().box().kindNumber(card));
    }

    /** Moves a card to an index of the track. */
    public void moveOnTrack(@Names(What.TRACK_CARD) String card, int place) {
        Track.move(scene(), scene().box().kindNumber(card), place);
    }

    /** The number of cards on the track. */
    public int getTrackLength() {
        return scene().draft().trackLength();
    }

    /** Ends the chapter with a defeat; the passage for {@code defeat-other} is read. */
    public void lose(@Names(What.SENTENCE) String sentence) {
        say(sentence);
        Defeat.by(scene(), Outcome.LOST_OTHER);
    }

    /** Ends the chapter with a victory, regardless of the objective. */
    public void win(@Names(What.SENTENCE) String sentence) {
        say(sentence);
        scene().end(Outcome.WON);
    }
}
