package mystics.lab;

/** The facts that are counted in many games, besides wins. Each measure has a table of counts. */
public enum Measure {
    /** The endings of games. */
    ENDING,
    /** Lost games, by the room of the hero that ended its turn last. */
    LOST_IN,
    /** Lost games, by the page of the hourglass. */
    LOST_ON_PAGE,
    /** Lost games, by the number of goals that were reached. */
    LOST_AFTER_GOALS,
    /** All games, by the number of rounds. */
    ROUNDS,
    /** Heroes' turns, by the space they ended on: {@code room/space}. */
    TURN_AT,
    /** Wounds of heroes, by the space they stood on: {@code room/space}. */
    WOUNDED_AT,
    /** Captures of heroes, by the space they stood on last: {@code room/space}. */
    CAPTURED_AT,
    /** Wounds of each hero, by the hero's id. */
    WOUNDS_OF,
    /** Games in which heroes entered a room, by the room's id. */
    CAME_TO,
    /** Heroes' turns with and without a choice between deeds. */
    TURNS;

    static final String WITH_CHOICE = "with a choice";
    static final String WITHOUT_CHOICE = "without a choice";
}
