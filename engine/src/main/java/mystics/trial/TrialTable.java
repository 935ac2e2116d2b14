package mystics.trial;

import java.util.Locale;
import java.util.stream.Stream;
import mystics.content.CardType;
import mystics.phase.Notes;
import mystics.play.Setting;
import mystics.table.Clock;
import mystics.table.Draft;
import mystics.table.FigureState;
import mystics.table.Holder;
import mystics.table.Zone;

/** The table of a trial during set-up: heroes and minions on spaces, cards, marks, numbers. */
public final class TrialTable {
    private final Setting setting;
    private final Draft draft;
    private int room;

    TrialTable(Setting setting, Draft draft) {
        this.setting = setting;
        this.draft = draft;
        this.room = draft.onBoard(0) ? draft.room(0) : 0;
    }

    void clear() {
        for (int slot = setting.box().heroCount(); slot < setting.box().figureCount(); slot++) {
            if (draft.onBoard(slot)) {
                draft.takeOff(slot, FigureState.AWAY);
            }
        }
        while (draft.trackLength() > 0) {
            draft.trackRemove(0);
        }
        for (int hero = 0; hero < setting.box().heroCount(); hero++) {
            draft.trackInsert(hero, hero);
            draft.setCheese(hero, 0);
        }
        for (Clock clock : new Clock[] {Clock.TURN, Clock.TURNS_TAKEN, Clock.TRACK_RENEWED, Clock.MOVEMENT, Clock.ACTIONS, Clock.WHEEL, Clock.USED}) {
            draft.set(clock, 0);
        }
        draft.set(Clock.ROUND, 1);
        draft.marks().clearKind(setting.box().markNumber(Notes.ACTED));
    }

    /** The room in which everything stands from now on; its side lies up. */
    public TrialTable room(String id) {
        room = setting.box().roomNumber(id);
        if (room < 0) {
            throw new IllegalArgumentException("There is no room '" + id + "' in this chapter");
        }
        draft.turnUp(room);
        for (int hero = 0; hero < setting.box().heroCount(); hero++) {
            if (draft.onBoard(hero)) {
                draft.takeOff(hero, FigureState.AWAY);
            }
        }
        return this;
    }

    private TrialSpace space(String name) {
        TrialSpace space = TrialSpace.of(setting.box(), room, name);
        draft.turnUp(space.room());
        return space;
    }

    /** A hero stands on a space of the room, or of another: {@code d6}, {@code cellar/b2}. */
    public TrialTable hero(String id, String space) {
        int slot = figure(id);
        TrialSpace at = space(space);
        draft.place(slot, slot, at.room(), at.space());
        return this;
    }

    /** A minion of a kind stands on a space, as the first free figure; its card joins the bottom of the track. */
    public TrialTable minion(String kind, String space) {
        TrialSpace at = space(space);
        int number = setting.box().kindNumber(kind);
        for (int slot = setting.box().heroCount(); slot < setting.box().figureCount(); slot++) {
            if (!draft.onBoard(slot) && setting.box().figureKind(slot).equals(setting.box().minion(number).figure())) {
                draft.place(slot, number, at.room(), at.space());
                if (draft.trackPlace(number) < 0) {
                    draft.trackInsert(draft.trackLength(), number);
                }
                return this;
            }
        }
        throw new IllegalArgumentException("No figure is left for " + kind);
    }

    /** The track, top first. */
    public TrialTable track(String... cards) {
        while (draft.trackLength() > 0) {
            draft.trackRemove(0);
        }
        for (String card : cards) {
            draft.trackInsert(draft.trackLength(), setting.box().kindNumber(card));
        }
        return this;
    }

    private int figure(String key) {
        int slot = setting.box().layout().figures().indexOf(key);
        if (slot < 0) {
            throw new IllegalArgumentException("There is no figure '" + key + "'");
        }
        return slot;
    }

    /** A hero is captured. */
    public TrialTable captured(String hero) {
        draft.takeOff(figure(hero), FigureState.CAPTURED);
        return this;
    }

    /** A hero is not on the board, though not captured. */
    public TrialTable away(String hero) {
        if (draft.onBoard(figure(hero))) {
            draft.takeOff(figure(hero), FigureState.AWAY);
        }
        return this;
    }

    public TrialTable cheese(String hero, int number) {
        draft.setCheese(figure(hero), number);
        return this;
    }

    public TrialTable wounds(String figure, int number) {
        draft.setWounds(figure(figure), number);
        return this;
    }

    /** A mark on a figure, or on its card of the track if the mark lies there. */
    public TrialTable mark(String figure, String mark, int number) {
        if (on(mark).equals("card")) {
            return cardNote(figure, mark, number);
        }
        draft.marks().set(setting.box().markNumber(mark), Holder.figure(figure(figure)), number);
        return this;
    }

    /** A note on a card of the track. */
    public TrialTable cardNote(String card, String mark, int number) {
        draft.marks().set(setting.box().markNumber(mark), Holder.kind(setting.box().kindNumber(card)), number);
        return this;
    }

    /** A mark on a space. */
    public TrialTable lay(String space, String mark, int number) {
        TrialSpace at = space(space);
        draft.marks().set(setting.box().markNumber(mark), Holder.space(at.room(), at.space()), number);
        return this;
    }

    /** A mark on a room. */
    public TrialTable markRoom(String id, String mark, int number) {
        draft.marks().set(setting.box().markNumber(mark), Holder.room(setting.box().roomNumber(id)), number);
        return this;
    }

    private String on(String mark) {
        return setting.box().mark(setting.box().markNumber(mark)).on();
    }

    /**
     * A note on the table itself.
     *
     * @throws IllegalArgumentException if marks of this kind lie on something else
     */
    public TrialTable note(String mark, int number) {
        if (!on(mark).isEmpty() && !on(mark).equals("table")) {
            throw new IllegalArgumentException("'" + mark + "' does not lie on the table but on a " + on(mark) + ". " + switch (on(mark)) {
                case "room" -> "Write it under 'rooms'.";
                case "space" -> "Write it under 'spaces'.";
                default -> "Write it under 'marks'.";
            });
        }
        draft.marks().set(setting.box().markNumber(mark), Holder.TABLE, number);
        return this;
    }

    private int card(String key) {
        int card = setting.box().layout().cards().indexOf(key);
        if (card < 0) {
            throw new IllegalArgumentException("There is no card '" + key + "'; copies are numbered, such as dagger-1");
        }
        return card;
    }

    /** A hero has a card: in the pack, equipped, among its tricks or as an ability, as its type says; equipment is worn. */
    public TrialTable has(String hero, String card) {
        int number = card(card);
        CardType type = setting.box().cardType(number);
        Zone zone = type.equipment() ? Zone.EQUIPPED : type == CardType.TRICK ? Zone.TRICKS : type == CardType.ABILITY ? Zone.ABILITY : Zone.PACK;
        draft.give(number, zone, figure(hero));
        return this;
    }

    /** A card lies in a place, in words: {@code deck}, {@code face-up}, {@code equipped pip}. */
    public TrialTable card(String card, String place) {
        String[] words = place.split(" ", 2);
        Zone zone = Stream.of(Zone.values()).filter(each -> each.name().equals(words[0].toUpperCase(Locale.ROOT).replace('-', '_'))).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + words[0] + "' is no place for a card"));
        if (zone == Zone.FACE_UP) {
            return faceUp(card);
        }
        if (zone.held() != words.length > 1) {
            throw new IllegalArgumentException(zone.held() ? "Say whose " + words[0] + ", such as '" + words[0] + " " + setting.box().heroes().get(0).id() + "'" : "Nobody's " + words[0] + " is '" + place + "'");
        }
        if (zone.held()) {
            draft.give(card(card), zone, figure(words[1]));
        } else {
            draft.lay(card(card), zone);
        }
        return this;
    }

    /** A hero has a card in its pack. */
    public TrialTable packs(String hero, String card) {
        draft.give(card(card), Zone.PACK, figure(hero));
        return this;
    }

    /** A card lies in one of the common zones: DECK, DISCARD, STASH, ASIDE, GONE, ON_BOARD. */
    public TrialTable lies(String card, String zone) {
        draft.lay(card(card), Zone.valueOf(zone));
        return this;
    }

    /** An encounter card lies face up. */
    public TrialTable faceUp(String card) {
        draft.lay(card(card), Zone.FACE_UP);
        draft.set(Clock.FACE_UP, card(card) + 1);
        return this;
    }

    /** A hero has nothing but its two paws: no equipment, no pack, no tricks, no abilities. */
    public TrialTable bare(String hero) {
        for (int card = 0; card < setting.box().cardCount(); card++) {
            if (draft.holderOf(card) == figure(hero)) {
                draft.lay(card, Zone.DECK);
            }
        }
        return this;
    }

    /** One of the single numbers: PAGE, WHEEL, END_PAGE and so on. */
    public TrialTable set(String clock, int number) {
        draft.set(Clock.valueOf(clock), number);
        return this;
    }
}
