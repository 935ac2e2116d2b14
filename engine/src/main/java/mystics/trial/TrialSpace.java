package mystics.trial;

import mystics.content.Box;

/** A space of a trial's table: the number of its room and its number in the room. */
record TrialSpace(int room, int space) {
    /**
     * Finds a space by name, in the current room or in a room whose name stands before the space's, such as {@code cellar/b2}.
     *
     * @throws IllegalArgumentException if there is no such room or space
     */
    static TrialSpace of(Box box, int standing, String name) {
        int slash = name.indexOf('/');
        int room = slash < 0 ? standing : room(box, name.substring(0, slash));
        int space = box.room(room).plan().index(name.substring(slash + 1));
        if (space < 0) {
            throw new IllegalArgumentException("There is no space '" + name.substring(slash + 1) + "' in " + box.room(room).name());
        }
        return new TrialSpace(room, space);
    }

    private static int room(Box box, String id) {
        int room = box.roomNumber(id);
        if (room < 0) {
            throw new IllegalArgumentException("There is no room '" + id + "' in this chapter");
        }
        return room;
    }
}
