package mystics.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import mystics.choice.Name;
import mystics.choice.Named;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.content.MarkKind;
import mystics.content.Room;
import mystics.content.TextKey;
import mystics.geometry.Plan;
import mystics.rules.Names.What;
import mystics.table.Holder;
import mystics.table.MarkList;

/** A room of the chapter, as rules see it during a run of a step. */
public final class RoomInPlay implements Option, Named {
    private final Scene scene;
    private final int number;
    private final Room room;
    private final Plan plan;
    private final Space[] spaces;
    private int lookedAt = -1;
    private List<Figure> heroes;
    private List<Figure> minions;
    private List<Figure> allies;
    private int sidesSeen;
    private final Occupancy crowd;
    private boolean counted;

    /** The room with the given number. */
    public RoomInPlay(Scene scene, int number) {
        this.scene = scene;
        this.number = number;
        this.room = scene.box().room(number);
        this.plan = room.plan();
        this.spaces = new Space[plan.size()];
        this.crowd = new Occupancy(plan);
    }

    /** The number of the room in the layout. */
    public int number() {
        return number;
    }

    /** The plan derived from the drawing of the room. */
    public Plan plan() {
        return plan;
    }

    /** The printed facts of the room. */
    public Room facts() {
        return room;
    }

    /** The id of the room. */
    @Names(What.ROOM)
    public String getId() {
        return room.id();
    }

    /** The id of the room's tile. */
    public String getTile() {
        return room.tile();
    }

    @Override
    public String key() {
        return getId();
    }

    @Override
    public Sentence words() {
        return Sentence.from(this);
    }

    @Override
    public Name spoken() {
        return new Name(TextKey.of(room, "name"), getName(), "");
    }

    @Override
    public String toString() {
        return room.name();
    }

    public String getName() {
        return room.name();
    }

    /** The colour of the room: orange in the castle, blue below. */
    @Names(What.COLOUR)
    public String getColour() {
        return room.colour();
    }

    /** The exits of the room. */
    public List<ExitInPlay> getExits() {
        return plan.exits().stream().map(exit -> new ExitInPlay(scene, this, exit)).toList();
    }

    /** Whether the room is face up. */
    public boolean isUp() {
        return scene.draft().up(number);
    }

    /** Whether the room's tile is out of play. */
    public boolean isGone() {
        return scene.draft().isGone(number >> 1);
    }

    /** The number of this room as a holder of marks. */
    public int holder() {
        return Holder.room(number);
    }

    /** Whether a mark lies on the room itself. */
    public boolean has(@Names(What.MARK) String mark) {
        return scene.draft().marks().get(scene.box().markNumber(mark), holder()) > 0;
    }

    /** The number of a mark that lies on the room itself. */
    public int count(@Names(What.MARK) String mark) {
        return scene.draft().marks().get(scene.box().markNumber(mark), holder());
    }

    /** The space with the given number. */
    public Space space(int index) {
        Space space = spaces[index];
        return space != null ? space : (spaces[index] = new Space(scene, this, index));
    }

    /** The space with a name such as {@code b3}. */
    public Space space(@Names(What.SPACE) String name) {
        return space(plan.index(name));
    }

    /** The spaces whose bits are set, in order. */
    public List<Space> spaces(long mask) {
        List<Space> found = new ArrayList<>(Long.bitCount(mask));
        for (long left = mask; left != 0; left &= left - 1) {
            found.add(space(Long.numberOfTrailingZeros(left)));
        }
        return found;
    }

    /** All spaces of the room. */
    public List<Space> getSpaces() {
        return spaces(plan.all());
    }

    /** The spaces on which a mark is drawn. */
    public List<Space> drawn(@Names(What.MARK) String mark) {
        return spaces(plan.marked(mark));
    }

    /** The kinds of marks that stand for persons who are in the room but not on a space. */
    public List<MarkKind> presences() {
        MarkList marks = scene.draft().marks();
        List<MarkKind> found = new ArrayList<>(1);
        for (int i = 0; i < marks.size(); i++) {
            if (marks.holder(i) == holder() && scene.box().mark(marks.kind(i)).presence()) {
                found.add(scene.box().mark(marks.kind(i)));
            }
        }
        return found;
    }

    /** The spaces on which a mark lies, in order. */
    public List<Space> lying(@Names(What.MARK) String mark) {
        MarkList marks = scene.draft().marks();
        int kind = scene.box().markNumber(mark);
        List<Space> found = new ArrayList<>(4);
        for (int i = marks.first(kind); i < marks.size() && marks.kind(i) == kind; i++) {
            int holder = marks.holder(i);
            if (Holder.isSpace(holder) && Holder.number(holder) >> 6 == number) {
                found.add(space(Holder.number(holder) & 63));
            }
        }
        return found;
    }

    /** The figures in the room: heroes and minions in slot order, then heroes in reserve who wait there. */
    public List<Figure> getFigures() {
        List<Figure> all = new ArrayList<>(getHeroes());
        all.sort(Comparator.comparingInt(Figure::slot));
        all.addAll(getMinions());
        all.addAll(getAllies());
        all.addAll(here(scene.waiting()));
        return all;
    }

    /** The heroes in the room, top of the track first. */
    public List<Figure> getHeroes() {
        look();
        return heroes != null ? heroes : (heroes = here(scene.heroes()));
    }

    /** The minions in the room. */
    public List<Figure> getMinions() {
        look();
        return minions != null ? minions : (minions = here(scene.minions()));
    }

    /** The allies in the room: figures of minion cards that fight for the heroes. */
    public List<Figure> getAllies() {
        look();
        return allies != null ? allies : (allies = here(scene.allies()));
    }

    /** A figure's foes in the room: for a minion, the heroes, top of the track first, and their allies; for other figures, the minions. */
    public List<Figure> foesOf(Figure figure) {
        return !figure.isMinion() ? getMinions() : getAllies().isEmpty() ? getHeroes()
                : Stream.concat(getHeroes().stream(), getAllies().stream()).toList();
    }

    private List<Figure> here(List<Figure> some) {
        List<Figure> found = List.of();
        for (int i = 0; i < some.size(); i++) {
            if (some.get(i).roomNumber() == number) {
                found = found.isEmpty() ? new ArrayList<>(some.size()) : found;
                found.add(some.get(i));
            }
        }
        return found.isEmpty() ? found : Collections.unmodifiableList(found);
    }

    /** The figures of the room by space. */
    public Occupancy crowd() {
        look();
        if (!counted) {
            crowd.count(number, scene.heroes(), scene.minions(), scene.allies(), scene.waiting());
            counted = true;
        }
        return crowd;
    }

    /** After a figure has moved, forgets the collected figures of the room. The figures are collected again on request. */
    private void look() {
        int placements = scene.draft().placements();
        int sides = scene.box().alliances().length == 0 ? 0 : scene.draft().marks().shape();
        if (lookedAt != placements || sidesSeen != sides) {
            lookedAt = placements;
            sidesSeen = sides;
            heroes = null;
            minions = null;
            allies = null;
            counted = false;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RoomInPlay place && place.number == number;
    }

    @Override
    public int hashCode() {
        return number;
    }
}
