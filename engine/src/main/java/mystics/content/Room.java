package mystics.content;

import com.google.common.base.Supplier;
import com.google.common.base.Suppliers;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import mystics.geometry.Drawing;
import mystics.geometry.Plan;

/** One side of a tile: a room (SETUP-4). The plan of a room is computed on first use, because a chapter needs only some rooms at once. */
public final class Room implements Entry {
    private final String id;
    private final String name;
    private final String tile;
    private final int number;
    private final String colour;
    private final Drawing drawing;
    private final String text;
    private final Map<String, String> spaceNames;
    private final Supplier<Plan> plan;

    /**
     * A room whose spaces are named by their ids.
     *
     * @param tile the id of the tile that has this side
     * @param number the number of the side; an odd side and an even side are the two sides of a tile
     * @param colour the colour of those exits that name no colour of their own
     */
    public Room(String id, String name, String tile, int number, String colour, Drawing drawing, String text) {
        this(id, name, tile, number, colour, drawing, text, Map.of(), Suppliers.memoize(() -> Plan.of(drawing)));
    }

    private Room(String id, String name, String tile, int number, String colour, Drawing drawing, String text,
            Map<String, String> spaceNames, Supplier<Plan> plan) {
        this.id = id;
        this.name = name;
        this.tile = tile;
        this.number = number;
        this.colour = colour;
        this.drawing = drawing;
        this.text = text;
        this.spaceNames = spaceNames;
        this.plan = plan;
    }

    /** This room with a translated name and text. */
    public Room called(String otherName, String otherText) {
        return new Room(id, otherName, tile, number, colour, drawing, otherText, spaceNames, plan);
    }

    /** This room with names for some of its spaces, by space id. */
    public Room naming(Map<String, String> names) {
        return new Room(id, name, tile, number, colour, drawing, text, Collections.unmodifiableMap(new LinkedHashMap<>(names)), plan);
    }

    /** This room with a plan that was computed earlier, given as the bytes from {@link Plan#bytes}. */
    public Room surveyed(byte[] known) {
        return new Room(id, name, tile, number, colour, drawing, text, spaceNames, Suppliers.memoize(() -> Plan.of(known)));
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

    /** The plan derived from the drawing. */
    public Plan plan() {
        return plan.get();
    }

    /** The names of named spaces by id, in the order of the file. */
    public Map<String, String> spaceNames() {
        return spaceNames;
    }

    /** The name of a space for people: its name, or else its id. */
    public String spaceName(String space) {
        String named = spaceNames.get(space);
        return named == null ? space.replace('-', ' ') : named;
    }

    /** A sentence about the room. */
    public String text() {
        return text;
    }
}
