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

/** The table of a trial during set-up: heroes and minions on spaces, cards, marks and numbers. */
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
            if (draft.state(hero) == FigureState.ON_BOARD || draft.state(hero) == FigureState.CAPTURED) {
                draft.trackInsert(draft.trackLength(), hero);
            }
            draft.setCheese(hero, 0);
        }
        for (Clock clock : new Clock[] {Clock.TURN, Clock.TURNS_TAKEN, Clock.TRACK_RENEWED, Clock.MOVEMENT, Clock.ACTIONS, Clock.WHEEL,
                Clock.USED}) {
            draft.set(clock, 0);
        }
        draft.set(Clock.ROUND, 1);
        draft.marks().clearKind(setting.box().markNumber(Notes.ACTED));
    }

    /** Sets the room for everything placed from now on, and turns that room face up. */
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

    /** Puts a hero on a space of the room or of another room: {@code d6}, {@code cellar/b2}. */
    public TrialTable hero(String id, String space) {
        int slot = figure(id);
        TrialSpace at = space(space);
        draft.place(slot, slot, at.room(), at.space());
        return this;
    }

    /** Puts a minion of a kind on a space, using the first free figure. The minion's card goes to the bottom of the track. */
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

    /** Sets the track, top first. */
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

    /** Captures a hero. */
    public TrialTable captured(String hero) {
        draft.takeOff(figure(hero), FigureState.CAPTURED);
        return this;
    }

    /** Lets a hero in reserve wait on a space of the room or of another room. */
    public TrialTable waits(String hero, String space) {
        TrialSpace at = space(space);
        draft.stand(figure(hero), at.room(), at.space());
        return offTrack(hero);
    }

    /** Puts a hero into reserve. */
    public TrialTable inReserve(String hero) {
        draft.takeOff(figure(hero), FigureState.RESERVE);
        return offTrack(hero);
    }

    /** Makes a hero leave the chapter; the hero is then safe. */
    public TrialTable safe(String hero) {
        draft.takeOff(figure(hero), FigureState.SAFE);
        return offTrack(hero);
    }

    private TrialTable offTrack(String hero) {
        int place = draft.trackPlace(figure(hero));
        if (place >= 0) {
            draft.trackRemove(place);
        }
        return this;
    }

    /** Takes a hero off the board without capture. */
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

    /** Sets a mark on a figure, or on the figure's track card if marks of this kind lie on track cards. */
    public TrialTable mark(String figure, String mark, int number) {
        if (on(mark).equals("card") || on(mark).equals("hero")) {
            return cardNote(figure, mark, number);
        }
        draft.marks().set(setting.box().markNumber(mark), Holder.figure(figure(figure)), number);
        return this;
    }

    /** Sets a note on a track card. */
    public TrialTable cardNote(String card, String mark, int number) {
        draft.marks().set(setting.box().markNumber(mark), Holder.kind(setting.box().kindNumber(card)), number);
        return this;
    }

    /** Sets a mark on a space. */
    public TrialTable lay(String space, String mark, int number) {
        TrialSpace at = space(space);
        draft.marks().set(setting.box().markNumber(mark), Holder.space(at.room(), at.space()), number);
        return this;
    }

    /** Sets a mark on a room. */
    public TrialTable markRoom(String id, String mark, int number) {
        draft.marks().set(setting.box().markNumber(mark), Holder.room(setting.box().roomNumber(id)), number);
        return this;
    }

    private String on(String mark) {
        return setting.box().mark(setting.box().markNumber(mark)).on();
    }

    /**
     * Sets a note on the table itself.
     *
     * @throws IllegalArgumentException if marks of this kind never lie on the table itself
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

    /** Gives a hero a card, in the place for its type: pack, tricks, abilities, or equipped. */
    public TrialTable has(String hero, String card) {
        int number = card(card);
        CardType type = setting.box().cardType(number);
        Zone zone = type.equipment() ? Zone.EQUIPPED
                : type == CardType.TRICK ? Zone.TRICKS : type == CardType.ABILITY ? Zone.ABILITY : Zone.PACK;
        draft.give(number, zone, figure(hero));
        return this;
    }

    /** Puts a card into a place given in words: {@code deck}, {@code face-up}, {@code equipped pip}. */
    public TrialTable card(String card, String place) {
        String[] words = place.split(" ", 2);
        Zone zone = Stream.of(Zone.values()).filter(each -> each.name().equals(words[0].toUpperCase(Locale.ROOT).replace('-', '_')))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + words[0] + "' is no place for a card"));
        if (zone == Zone.FACE_UP) {
            return faceUp(card);
        }
        if (zone.held() != words.length > 1) {
            throw new IllegalArgumentException(
                    zone.held() ? "Say whose " + words[0] + ", such as '" + words[0] + " " + setting.box().heroes().get(0).id() + "'"
                            : "Nobody's " + words[0] + " is '" + place + "'");
        }
        if (zone.held()) {
            draft.give(card(card), zone, figure(words[1]));
        } else {
            draft.lay(card(card), zone);
        }
        return this;
    }

    /** Puts a card into a hero's pack. */
    public TrialTable packs(String hero, String card) {
        draft.give(card(card), Zone.PACK, figure(hero));
        return this;
    }

    /** Puts a card into a common zone: DECK, DISCARD, STASH, ASIDE, GONE, ON_BOARD. */
    public TrialTable lies(String card, String zone) {
        draft.lay(card(card), Zone.valueOf(zone));
        return this;
    }

    /** Turns an encounter card face up. */
    public TrialTable faceUp(String card) {
        draft.lay(card(card), Zone.FACE_UP);
        draft.set(Clock.FACE_UP, card(card) + 1);
        return this;
    }

    /** Takes all equipment, pack, tricks and abilities away from a hero. */
    public TrialTable bare(String hero) {
        for (int card = 0; card < setting.box().cardCount(); card++) {
            if (draft.holderOf(card) == figure(hero)) {
                draft.lay(card, Zone.DECK);
            }
        }
        return this;
    }

    /** Sets a number of the table by its name in {@link Clock}, such as PAGE, WHEEL or END_PAGE. */
    public TrialTable set(String clock, int number) {
        draft.set(Clock.valueOf(clock), number);
        return this;
    }
}
