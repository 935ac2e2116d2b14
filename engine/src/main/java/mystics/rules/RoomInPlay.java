package mystics.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import mystics.choice.Option;
import mystics.content.Room;
import mystics.geometry.Plan;
import mystics.rules.Names.What;
import mystics.table.Draft;
import mystics.table.Holder;

/** A room of the chapter in the run it was asked in. */
public final class RoomInPlay implements Option {
    private final Scene scene;
    private final int number;
    private final Room room;
    private final Plan plan;
    private final Space[] spaces;
    private List<Figure> figures = List.of();
    private List<Figure> heroes = List.of();
    private List<Figure> minions = List.of();
    private int lookedAt = -1;
    private Crowd crowd;

    /** The room with a number. */
    public RoomInPlay(Scene scene, int number) {
        this.scene = scene;
        this.number = number;
        this.room = scene.box().room(number);
        this.plan = room.plan();
        this.spaces = new Space[plan.size()];
    }

    /** Its number in the layout. */
    public int number() {
        return number;
    }

    /** What the engine worked out from its drawing. */
    public Plan plan() {
        return plan;
    }

    /** Its printed facts. */
    public Room facts() {
        return room;
    }

    @Override
    @Names(What.ROOM)
    public String key() {
        return room.id();
    }

    @Override
    public String label() {
        return room.name();
    }

    @Override
    public String toString() {
        return room.name();
    }

    public String getName() {
        return room.name();
    }

    /** Its colour: orange in the castle, blue below. */
    @Names(What.COLOUR)
    public String getColour() {
        return room.colour();
    }

    /** Whether it lies up. */
    public boolean isUp() {
        return scene.draft().up(number);
    }

    /** It as the holder of marks. */
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

    /** The space with a number. */
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

    /** All its spaces. */
    public List<Space> getSpaces() {
        return spaces(plan.all());
    }

    /** The spaces on which a mark is drawn. */
    public List<Space> drawn(@Names(What.MARK) String mark) {
        return spaces(plan.marked(mark));
    }

    /** The figures in it, in slot order. */
    public List<Figure> getFigures() {
        look();
        if (figures.isEmpty()) {
            List<Figure> all = new ArrayList<>(heroes.size() + minions.size());
            all.addAll(heroes);
            all.sort(Comparator.comparingInt(Figure::slot));
            all.addAll(minions);
            figures = Collections.unmodifiableList(all);
        }
        return figures;
    }

    /** Finds who is here, once for each time anybody has moved. */
    private void look() {
        Draft draft = scene.draft();
        if (lookedAt == draft.placements()) {
            return;
        }
        lookedAt = draft.placements();
        heroes = here(draft, scene.heroes());
        minions = here(draft, scene.minions());
        figures = List.of();
        crowd = new Crowd(plan, heroes, minions);
    }

    private List<Figure> here(Draft draft, List<Figure> some) {
        if (some.isEmpty()) {
            return List.of();
        }
        List<Figure> found = new ArrayList<>(some.size());
        for (int i = 0; i < some.size(); i++) {
            if (draft.room(some.get(i).slot()) == number) {
                found.add(some.get(i));
            }
        }
        return List.copyOf(found);
    }

    /** The heroes in it, top of the track first. */
    public List<Figure> getHeroes() {
        look();
        return heroes;
    }

    /** How they stand. */
    public Crowd crowd() {
        look();
        return crowd;
    }

    /** The minions in it. */
    public List<Figure> getMinions() {
        look();
        return minions;
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
