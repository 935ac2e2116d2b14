package mystics.editor.balance;

import mystics.choice.Sentence;
import mystics.lab.LabReport;
import mystics.lab.PairedDifference;

/**
 * The results of the same games before and after a change, in words.
 *
 * @param to what the games are compared with
 * @param before the games before the change
 * @param now the games with the change, with the same seeds
 */
record Compared(To to, LabReport before, LabReport now) {
    /** A difference of less than so many games in a hundred does not matter. */
    private static final double SMALL = 0.03;

    /** What the games are compared with. */
    enum To {
        /** The games without the mod. */
        WITHOUT_MOD,
        /** The games that were played last time, before the latest change of the mod. */
        LAST_TIME;

        /** What is said while these games are being played. */
        Sentence playing() {
            return this == WITHOUT_MOD ? Sentence.of("The same games are being played without this mod …")
                    : Sentence.of("The same games are being played as the chapter was last time …");
        }
    }

    /** Both shares of games won, their difference and the interval of the difference. */
    Sentence figures() {
        PairedDifference by = difference();
        Sentence shares = to == To.WITHOUT_MOD
                ? Sentence.of("Without this mod {before} % won, with it {now} %", "before", percent(before.winRate()), "now",
                        percent(now.winRate()))
                : Sentence.of("Last time {before} % won, now {now} %", "before", percent(before.winRate()), "now",
                        percent(now.winRate()));
        return Sentence.of("{shares}: {points} in 100 games ({low} to {high})", "shares", shares, "points", signed(by.difference()), "low",
                signed(by.low()), "high", signed(by.high()));
    }

    /** What the difference means. */
    Sentence meaning() {
        PairedDifference by = difference();
        if (before.digest() == now.digest()) return same();
        if (!by.isSure()) {
            return Math.max(-by.low(), by.high()) < SMALL ? Sentence.of("Bots win as often as before, or nearly so.")
                    : Sentence.of("The difference can be chance: measure more games.");
        }
        long games = Math.abs(percent(by.difference()));
        if (by.difference() > 0) {
            return games == 0 ? Sentence.of("Bots win a little more often: less than 1 of 100 games more, certain.")
                    : Sentence.of("Bots win more often: {n} of 100 games more, certain.", "n", games);
        }
        return games == 0 ? Sentence.of("Bots win a little less often: less than 1 of 100 games fewer, certain.")
                : Sentence.of("Bots win less often: {n} of 100 games fewer, certain.", "n", games);
    }

    private Sentence same() {
        return to == To.WITHOUT_MOD ? Sentence.of("Every game went as it goes without this mod: bots use nothing that the mod changes.")
                : Sentence.of("Every game went as last time: the change makes no difference to bots.");
    }

    private PairedDifference difference() {
        return PairedDifference.of(before, now);
    }

    private static long percent(double share) {
        return Math.round(100 * share);
    }

    /** A difference in games of a hundred, with its sign. */
    private static String signed(double share) {
        long points = percent(share);
        return points < 0 ? "−" + -points : points > 0 ? "+" + points : "0";
    }
}
