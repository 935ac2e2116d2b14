package mystics.mod.source;

/**
 * How much one mod may hold. An archive that claims little and unpacks to much is stopped by the same figures.
 *
 * @param total    bytes of all files together
 * @param file     bytes of one file
 * @param files    number of files
 * @param swelling how many times larger than packed a file may become
 */
record Limits(long total, int file, int files, int swelling) {

    /** Sixty-four megabytes in at most four thousand files of at most four megabytes. */
    static final Limits STANDARD = new Limits(64L << 20, 4 << 20, 4_000, 100);

    /** Below this size a file may swell as it likes: a page of blanks is no attack. */
    static final int HARMLESS = 64 << 10;
}
