package mystics.mod.load;

import mystics.mod.FoundMod;

/** Receives the progress of reading mods that have not been read before. Such mods are checked and compiled, which takes a while. */
@FunctionalInterface
public interface Progress {
    /** Nobody listens. */
    Progress NONE = (mod, number, of) -> { };

    /**
     * A new mod is about to be read.
     *
     * @param number how many have been begun, with this one; from 1
     * @param of     how many there are
     */
    void begins(FoundMod mod, int number, int of);
}
