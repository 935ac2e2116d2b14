package mystics.mod;

import org.semver4j.Semver;

/** The version of a mod: three numbers, compared from left to right. */
public record Version(String text) implements Comparable<Version> {
    /** Any version. */
    public static final String ANY = "*";

    /** Whether the version lies in a range, such as {@code >=1.2 <2}, {@code ^1.2} or {@code 1.2 || 2}. */
    public boolean within(String range) {
        return new Semver(text).satisfies(range);
    }

    @Override
    public int compareTo(Version other) {
        return new Semver(text).compareTo(new Semver(other.text));
    }

    @Override
    public String toString() {
        return text;
    }
}
