package mystics.mod.source;

/**
 * The size limits of one mod. The limits also stop an archive that claims to be small and unpacks to much more.
 *
 * @param total the greatest size of all files together, in bytes
 * @param file the greatest size of one file, in bytes
 * @param files number of files
 * @param swelling the largest ratio of a file's unpacked size to its packed size
 */
record Limits(long total, int file, int files, int swelling) {

    /** The limits are sixty-four megabytes in all, four thousand files, and four megabytes for each file. */
    static final Limits STANDARD = new Limits(64L << 20, 4 << 20, 4_000, 100);

    /** Below this size, any ratio is allowed: a page of blanks is not an attack. */
    static final int HARMLESS = 64 << 10;
}
