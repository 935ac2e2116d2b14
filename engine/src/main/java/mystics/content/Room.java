package mystics.content;

import java.util.concurrent.atomic.AtomicReference;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;

/** One side of a tile: a room (SETUP-4). Its plan is worked out when somebody first asks, as a chapter needs only some rooms at once. */
public final class Room implements Entry {
    private final String id;
    private final String name;
    private final String tile;
    private final int number;
    private final String colour;
    private final Drawing drawing;
    private final String text;
    private final AtomicReference<Plan> plan = new AtomicReference<>();

    /**
     * A room.
     *
     * @param tile id of the tile it is a side of
     * @param number its place on the tile: odd and even sides back each other
     * @param colour the colour of its exits unless they say otherwise
     */
    public Room(String id, String name, String tile, int number, String colour, Drawing drawing, String text) {
        this.id = id;
        this.name = name;
        this.tile = tile;
        this.number = number;
        this.colour = colour;
        this.drawing = drawing;
        this.text = text;
    }

    /** The same room with another name and text, as another language has them. */
    public Room called(String otherName, String otherText) {
        return new Room(id, otherName, tile, number, colour, drawing, otherText);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String name() {
        return name;
    }

    public String tile() {
        return tile;
    }

    public int number() {
        return number;
    }

    public String colour() {
        return colour;
    }

    /** The side as drawn. */
    public Drawing drawing() {
        return drawing;
    }

    /** What the engine works out from the drawing. */
    public Plan plan() {
        Plan known = plan.get();
        if (known == null) {
            plan.compareAndSet(null, Plan.of(drawing));
            known = plan.get();
        }
        return known;
    }

    /** A sentence about the room. */
    public String text() {
        return text;
    }
}
