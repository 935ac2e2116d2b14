package mystics.mod.words;

import java.util.ArrayList;
import java.util.List;
import mystics.phase.Custom;
import mystics.phase.Peril;
import mystics.phase.card.Cards;
import mystics.phase.minion.Hunt;
import mystics.phase.move.MoveAllowed;
import mystics.phase.move.MoveValue;
import mystics.phase.move.Moves;
import mystics.phase.round.track.Track;
import mystics.phase.round.track.TrackCard;
import mystics.phase.turn.ActionKind;
import mystics.phase.turn.Actions;
import mystics.rules.CardInPlay;
import mystics.rules.Figure;
import mystics.rules.Names;
import mystics.rules.Names.What;
import mystics.rules.RoomInPlay;
import mystics.rules.Space;
import mystics.table.Clock;
import mystics.table.Zone;

/** Words for reading the table. */
public abstract class TableWords extends RuleScript {
    /** The heroes on the board, in the order of the track, top first. */
    public List<Figure> getHeroes() {
        return scene().heroes();
    }

    /** All heroes of the party, including captured ones. */
    public List<Figure> getParty() {
        return scene().party();
    }

    /** The minions on the board, without allies. */
    public List<Figure> getMinions() {
        return scene().minions();
    }

    /** The figures of minion cards on the board that fight for the heroes, because of a mark with {@code side: heroes}. */
    public List<Figure> getAllies() {
        return scene().allies();
    }

    /** The page that the hourglass is on. */
    public int getPage() {
        return scene().draft().get(Clock.PAGE);
    }

    /** The page of the chapter-end marker. */
    public int getEndPage() {
        return scene().draft().get(Clock.END_PAGE);
    }

    /** The cheese on the minion wheel. */
    public int getWheel() {
        return scene().draft().get(Clock.WHEEL);
    }

    /** Whether it is a hero's turn. */
    public boolean isHeroTurn() {
        int turn = scene().draft().get(Clock.TURN);
        return turn > 0 && turn <= scene().box().heroCount();
    }

    /** The hero whose turn it is; only in a hero's turn. */
    public Figure getActing() {
        if (!isHeroTurn()) {
            throw new IllegalStateException("It is no hero's turn");
        }
        return scene().figure(scene().draft().get(Clock.TURN) - 1);
    }

    /** Whether it is this hero's turn. */
    public boolean isTurnOf(Figure hero) {
        return isHeroTurn() && getActing().equals(hero);
    }

    /** The movement that the acting hero has left in this turn. */
    public int getMovement() {
        return scene().draft().get(Clock.MOVEMENT);
    }

    /** Whether the acting hero has neither moved nor otherwise used its movement in this turn. */
    public boolean isMoveUnused() {
        return scene().draft().get(Clock.MOVE_STATE) == 0;
    }

    /** The number of actions that the acting hero has left in this turn. */
    public int getActions() {
        return scene().draft().get(Clock.ACTIONS);
    }

    /** Whether the acting hero has done an action of a kind in this turn: scurry, battle, search, recover, explore or special. */
    public boolean hasDone(@Names(What.ACTION) String action) {
        return Actions.hasDone(scene(), getActing(), ActionKind.of(action));
    }

    /** Whether a room of the chapter is face up. */
    public boolean isUp(@Names(What.ROOM) String id) {
        int room = scene().box().roomNumber(id);
        return room >= 0 && scene().draft().up(room);
    }

    /** The rooms that are face up, one for each tile. */
    public List<RoomInPlay> getRooms() {
        List<RoomInPlay> rooms = new ArrayList<>();
        for (int room = 0; room < scene().box().roomCount(); room++) {
            if (scene().draft().up(room)) {
                rooms.add(scene().room(room));
            }
        }
        return rooms;
    }

    /**
     * The words of a custom that a rule of this mod follows; variants and other mods may change these words. {@code name} is the id of this
     * entry, a colon, and the name of the custom.
     */
    public List<String> custom(String name, List<String> usual) {
        return scene().ask(new Custom(name, usual)).getWords();
    }

    /** A room of the chapter. */
    public RoomInPlay room(@Names(What.ROOM) String id) {
        int room = scene().box().roomNumber(id);
        if (room < 0) {
            throw new IllegalArgumentException("There is no room '" + id + "' in this chapter");
        }
        return scene().room(room);
    }

    /** The search cards in a place: deck, discard, stash, aside. */
    public List<CardInPlay> searchCards(@Names(What.PLACE) String place) {
        return Cards.search(scene(), zone(place));
    }

    /** Whether a party item lies in the stash. */
    public boolean inStash(@Names(What.CARD) String id) {
        return searchCards("stash").stream().anyMatch(card -> card.getId().equals(id));
    }

    /**
     * Whether a peril of a room affects a figure, because no rule protects the figure from it. The peril is trap,
     * current or a word of your own.
     */
    public boolean exposed(Figure figure, String peril) {
        return !scene().allowed(new Peril(figure, peril)).refused();
    }

    /** Whether a figure can be put on a space: there is room for the figure, and no rule keeps it out. */
    public boolean fits(Figure figure, Space space) {
        return Moves.fits(scene(), figure, space);
    }

    /**
     * The figure from a list that is nearest to a walker along the ways open to that walker; among equals, the one highest on the track.
     */
    public Figure nearest(Figure walker, List<Figure> figures) {
        return Hunt.of(scene(), walker).nearestOf(figures);
    }

    /**
     * The spaces onto which a walker may step first on a shortest way to a goal; none if the walker is already there or cannot come nearer.
     */
    public List<Space> stepsTowards(Figure walker, Space goal) {
        return Hunt.of(scene(), walker).firstSteps(goal);
    }

    /**
     * All shortest ways of a walker to a goal, each as a list of spaces that ends after a number of steps; none if the walker is already
     * there or cannot come nearer.
     */
    public List<List<Space>> waysTowards(Figure walker, Space goal, int steps) {
        return Hunt.of(scene(), walker).ways(goal, steps);
    }

    /** Whether a figure may move at all now. */
    public boolean canMove(Figure figure) {
        return !MoveAllowed.barred(scene(), figure).refused();
    }

    /** A hero's move value, including everything that changes it. */
    public int moveValue(Figure hero) {
        return MoveValue.of(scene(), hero);
    }

    /** The cards of the initiative track, top first. */
    public List<TrackCard> getTrackCards() {
        return Track.cards(scene());
    }

    static Zone zone(String place) {
        return switch (place) {
            case "deck" -> Zone.DECK;
            case "discard" -> Zone.DISCARD;
            case "stash" -> Zone.STASH;
            case "aside" -> Zone.ASIDE;
            case "on-board" -> Zone.ON_BOARD;
            case "gone" -> Zone.GONE;
            default -> throw new IllegalArgumentException(
                    "'" + place + "' is no place for cards; there are deck, discard, stash, aside, on-board and gone");
        };
    }

    /** A note on the table itself: the number of a mark that lies on the table. */
    public int note(@Names(What.MARK) String mark) {
        return scene().draft().marks().get(scene().box().markNumber(mark), mystics.table.Holder.TABLE);
    }
}
