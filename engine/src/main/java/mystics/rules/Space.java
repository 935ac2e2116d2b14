package mystics.rules;

import java.util.ArrayList;
import java.util.List;
import mystics.choice.Name;
import mystics.choice.Named;
import mystics.choice.Option;
import mystics.choice.Sentence;
import mystics.content.Size;
import mystics.content.TextKey;
import mystics.geometry.Plan;
import mystics.rules.Names.What;
import mystics.table.Holder;

/** A space of a room, as rules see it during a run of a step. Two handles of one space are equal. */
public final class Space implements Option, Named {
    /** The number of small figures that fill an ordinary space (MOVE-7). */
    public static final int CAPACITY = 4;

    private final Scene scene;
    private final RoomInPlay room;
    private final int index;

    Space(Scene scene, RoomInPlay room, int index) {
        this.scene = scene;
        this.room = room;
        this.index = index;
    }

    /** The number of the space in its room. */
    public int index() {
        return index;
    }

    /** This space as one bit of its room. */
    public long bit() {
        return 1L << index;
    }

    /** The name of the space in the room: the space's id, if it has one. */
    @Names(What.SPACE)
    public String getId() {
        return plan().name(index);
    }

    @Override
    public String key() {
        return getId();
    }

    @Override
    public Sentence words() {
        return Sentence.from(this);
    }

    /** The name of the space: the name given by its room, or its coordinates, such as {@code b3}. */
    public String getName() {
        return scene.box().room(room.number()).spaceName(key());
    }

    @Override
    public Name spoken() {
        return new Name(TextKey.of(room.facts(), "spaces/" + key() + "/name"), getName(), "");
    }

    @Override
    public String toString() {
        return getName();
    }

    public RoomInPlay getRoom() {
        return room;
    }

    /** The number of this space as a holder of marks. */
    public int holder() {
        return Holder.space(room.number(), index);
    }

    private Plan plan() {
        return room.plan();
    }

    /** Whether a mark is drawn on the space or lies on it. */
    public boolean has(@Names(What.MARK) String mark) {
        return isDrawn(mark) || scene.box().knowsMark(mark) && count(mark) > 0;
    }

    /** Whether a mark is drawn on the space. */
    public boolean isDrawn(@Names(What.MARK) String mark) {
        return (plan().marked(mark) & bit()) != 0;
    }

    /** The number of a mark that lies on the space. */
    public int count(@Names(What.MARK) String mark) {
        return scene.draft().marks().get(scene.box().markNumber(mark), holder());
    }

    /** The space to which the arrow drawn on this space leads, or this space if there is no such arrow. */
    public Space getDownstream() {
        int to = plan().flow(index);
        return to < 0 ? this : room.space(to);
    }

    /** Whether an arrow drawn on the space leads off the tile. */
    public boolean isOutfall() {
        return plan().flow(index) == Plan.OFF;
    }

    /** Whether the space is a special area (MOVE-8). */
    public boolean isSpecial() {
        return plan().room(index) > 0;
    }

    /** The figures on the space: heroes and minions in slot order, then heroes in reserve who wait there. */
    public List<Figure> getFigures() {
        return isEmpty(room.crowd().all()) ? List.of() : standingHere(room.getFigures());
    }

    public List<Figure> getHeroes() {
        return isEmpty(room.crowd().heroes()) ? List.of() : standingHere(room.getHeroes());
    }

    public List<Figure> getMinions() {
        return isEmpty(room.crowd().minions()) ? List.of() : standingHere(room.getMinions());
    }

    public List<Figure> getAllies() {
        return isEmpty(room.crowd().allies()) ? List.of() : standingHere(room.getAllies());
    }

    private boolean isEmpty(long crowd) {
        return (crowd & bit()) == 0;
    }

    private List<Figure> standingHere(List<Figure> some) {
        List<Figure> found = new ArrayList<>(4);
        for (int i = 0; i < some.size(); i++) {
            if (some.get(i).spaceNumber() == index) {
                found.add(some.get(i));
            }
        }
        return found;
    }

    /** Whether the space has room for a figure of a size (MOVE-7, MOVE-8). */
    public boolean hasRoom(Size size) {
        return !room.crowd().isFull(index, size);
    }

    /** Whether both spaces are in one room. The handles of the two spaces may come from different runs. */
    private boolean isInOneRoomWith(Space other) {
        return other.room.number() == room.number();
    }

    /** Whether the space is adjacent to another space of its room (MOVE-2..4). */
    public boolean isAdjacent(Space other) {
        return isInOneRoomWith(other) && (plan().neighbours(index) & other.bit()) != 0;
    }

    /** Whether the space is the same as another space or adjacent to it. */
    public boolean isWithin(Space other) {
        return isInOneRoomWith(other) && ((plan().neighbours(index) | bit()) & other.bit()) != 0;
    }

    /** The adjacent spaces. */
    public List<Space> getNeighbours() {
        return room.spaces(plan().neighbours(index));
    }

    /** Whether there is a line of sight to another space (SIGHT-1..3). */
    public boolean sees(Space other) {
        return isInOneRoomWith(other) && (plan().sees(index) & other.bit()) != 0;
    }

    /** The distance between the centres, in thousandths of a tile's edge; defined only within one room. */
    public int distance(Space other) {
        return (int) Math.round(plan().distance(index, other.index));
    }

    /** The other spaces of the room whose centres are within a distance, in thousandths of a tile's edge. */
    public List<Space> around(int distance) {
        List<Space> near = new ArrayList<>();
        for (int other = 0; other < plan().size(); other++) {
            if (other != index && Math.round(plan().distance(index, other)) <= distance) {
                near.add(room.space(other));
            }
        }
        return near;
    }

    /** Whether no wall or black area lies between the centres. */
    public boolean isClear(Space other) {
        return isInOneRoomWith(other) && plan().clear(index, other.index);
    }

    /** The number of steps to another space of the room if no figure stood in the way; a very large number if no route exists. */
    public int steps(Space other) {
        return isInOneRoomWith(other) ? plan().steps(index, other.index) : Integer.MAX_VALUE;
    }

    /**
     * The number of steps that a figure needs to another space of the room if no other figure stood in the way. Minions ignore lines
     * (MINION-2).
     */
    public int steps(Space other, Figure walker) {
        return isInOneRoomWith(other) && !walker.isHero() ? plan().stepsOverLines(index, other.index) : steps(other);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Space space && space.index == index && space.room.number() == room.number();
    }

    @Override
    public int hashCode() {
        return room.number() << 6 | index;
    }
}
