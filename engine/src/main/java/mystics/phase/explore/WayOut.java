package mystics.phase.explore;

import mystics.rules.RoomInPlay;

/**
 * A way out of a room.
 *
 * @param key the colour and the edge of an exit, or {@code flip}
 * @param to the room to which the way leads
 * @param arrivals the spaces where figures arrive, one bit each
 * @param needs the requirement of a flip space, or empty text
 */
record WayOut(String key, RoomInPlay to, long arrivals, String needs, boolean exit) {
}
