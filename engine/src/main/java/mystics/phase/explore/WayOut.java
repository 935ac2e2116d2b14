package mystics.phase.explore;

import mystics.rules.RoomInPlay;

/**
 * A way out of a room.
 *
 * @param key exit and edge, or {@code flip}
 * @param to the room it leads to
 * @param arrivals bits of the spaces where those who take it arrive
 * @param needs what a flip space asks for, or empty text
 */
record WayOut(String key, RoomInPlay to, long arrivals, String needs, boolean exit) {
}
