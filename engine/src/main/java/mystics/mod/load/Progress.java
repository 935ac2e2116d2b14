package mystics.mod.load;

import mystics.mod.FoundMod;

/**
 * Receives the progress of reading mods that have not been read before. A mod that has not been read before is checked and compiled, which
 * takes a while.
 */
@FunctionalInterface
public interface Progress {
    /** Ignores all reports. */
    Progress NONE = (mod, number, of) -> {};

    /**
     * The loader calls this method before it reads a new mod.
     *
     * @param number the number of mods begun so far, including this one; from 1
     * @param of the number of mods to read
     */
    void begins(FoundMod mod, int number, int of);
}
