package mystics.editor.sight;

import java.util.Optional;
import mystics.choice.Sentence;
import mystics.rules.Line;

/**
 * A figure has been healed.
 *
 * @param line the line of the log that tells it
 * @param wounds the number of wounds that are healed
 * @param now the number of wounds that are left
 */
record Healed(Line line, int wounds, int now) implements Tidings {
    private static final String NUMBER = "\\d{1,4}";

    /** The healing that a line tells. */
    static Tidings of(Line line) {
        String wounds = Told.value(line, "n");
        String now = Told.value(line, "now");
        return wounds.matches(NUMBER) && now.matches(NUMBER) ? new Healed(line, Integer.parseInt(wounds), Integer.parseInt(now))
                : new Plain(line.text(), Weight.OURS);
    }

    /** Two healings of the same figure as one, if nothing happened to it between them. */
    @Override
    public Optional<Tidings> joined(Tidings later) {
        boolean goesOn = later instanceof Healed more && Told.whom(more.line).equals(Told.whom(line)) && more.now + more.wounds == now;
        return goesOn ? Optional.of(new Healed(((Healed) later).line, wounds + ((Healed) later).wounds, ((Healed) later).now))
                : Optional.empty();
    }

    @Override
    public Weight weight() {
        return Weight.OURS;
    }

    @Override
    public Sentence words() {
        return Sentence.of(now == 0 ? "{figure} heals {n} and is well again" : "{figure} heals {n} and has {now} of {life} wounds",
                "figure", line.text().value("figure").orElseThrow(), "n", wounds, "now", now, "life", Told.value(line, "life"));
    }
}
