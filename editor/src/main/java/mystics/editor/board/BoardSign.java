package mystics.editor.board;

/** The signs that every board can show, independent of mods, each with its meaning and its rule. */
public enum BoardSign {
    MOUSE("A mouse", "Its base is round, in a colour of its own. It shines while it is the mouse's turn.", "ROUND-2"),
    MINION("A minion", "Its base has six sides. The number tells those of one kind apart.", "INIT-1"),
    BOSS("A boss", "Its base has six sides and two rims, with gold between them.", "INIT-5"),
    LIFE("Life", "A full heart is life, an empty one a wound. A figure that falls to its first wound has no hearts.", "CAPTURE-1"),
    GOAL("A goal", "The party works on its next goal there. On the map, a flag marks the room.", "END-1"),
    MOVE("A move", "You may go there. The number is what it costs in movement.", "MOVE-1"),
    LUCK("A move by luck", "A dashed line: dice decide whether you get there. The plate shows your chance.", ""),
    ATTACK("An attack", "Corners and a sword: a click attacks.", "BATTLE-1"),
    DEED("Another deed", "Corners and a flash: a click does something else to this figure.", "TURN-2"),
    ONWARD("A way on", "Light falls in: nobody has been in the room beyond.", "EXPLORE-2"),
    OPEN("An open way", "In a dashed frame: a click explores there now.", "ACT-5"),
    NOWHERE("A way nowhere", "Boarded up: as the tiles lie, no exit of its colour meets it.", "EXPLORE-2"),
    FLIP("A flip space", "A ladder to the other side of the tile. Light in it means that nobody has been there.", "EXPLORE-5"),
    YELLOW("A yellow line", "With its arrow it costs 1 to cross, against it 3.", "MOVE-3"),
    RED("A red line", "Mice cannot cross it, and spaces on its two sides are not next to each other.", "MOVE-4"),
    WALL("A wall", "Nobody passes it or sees through it.", "MOVE-5");

    private final String title;
    private final String words;
    private final String rule;

    BoardSign(String title, String words, String rule) {
        this.title = title;
        this.words = words;
        this.rule = rule;
    }

    /** The name of the sign. */
    public String title() {
        return title;
    }

    /** The meaning of the sign. */
    public String words() {
        return words;
    }

    /** The rule number. */
    public String rule() {
        return rule;
    }
}
