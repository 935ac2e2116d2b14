package mystics.mod.script.run;

import groovy.lang.Binding;
import groovy.lang.Script;
import java.io.File;
import java.util.List;
import java.util.Map;
import mystics.rules.LimitReached;
import mystics.rules.Meter;

/**
 * The base class of all scripts. The class holds the meter into which woven scripts pay, and disables the abilities that Groovy's own base
 * class would give to a script.
 */
public abstract class Metered extends Script {
    /** The fewest characters that a place in a sentence can have: {@code {x}}. */
    private static final int SHORTEST_PLACE = 3;

    private Meter meter = Meter.ofFile();

    protected Metered() {
        super(null);
    }

    /** The meter that currently counts the steps of this script. */
    public final Meter meter() {
        return meter;
    }

    /** From now on, another meter counts the steps of this script. */
    protected final void paysInto(Meter other) {
        meter = other;
    }

    /**
     * Counts the steps of a sentence that a rule passes to the game, and of the values in its places.
     *
     * @throws mystics.rules.LimitReached when the sentence could become much longer than a line
     */
    protected final void weigh(String sentence, Map<String, Object> places) {
        int weight = Weight.pay(places, meter);
        long longest = sentence.length() + (sentence.length() / SHORTEST_PLACE) * (long) weight * Weight.LETTERS;
        if (sentence.length() > Meter.LONGEST_LINE || longest > 100L * Meter.LONGEST_LINE) {
            throw new LimitReached("a sentence of more than " + Meter.LONGEST_LINE + " characters");
        }
        meter.pay(sentence.length());
    }

    /** The text of a value that a rule passes to the game. The characters of the text count as steps of the rule. */
    protected final String text(Object value) {
        return GuardedValues.text(value, meter);
    }

    /** The declarations of this script, one line each. Reading the script again gives the same lines. */
    public List<String> outline() {
        return List.of();
    }

    private static UnsupportedOperationException closed() {
        return new UnsupportedOperationException("scripts of mods do nothing dynamically");
    }

    @Override
    public final Binding getBinding() {
        throw closed();
    }

    @Override
    public final void setBinding(Binding binding) {
        if (binding != null) throw closed();
    }

    @Override
    public final Object getProperty(String name) {
        throw closed();
    }

    @Override
    public final void setProperty(String name, Object value) {
        throw closed();
    }

    @Override
    public final Object invokeMethod(String name, Object arguments) {
        throw closed();
    }

    @Override
    public final Object evaluate(String expression) {
        throw closed();
    }

    @Override
    public final Object evaluate(File file) {
        throw closed();
    }

    @Override
    public final void run(File file, String[] arguments) {
        throw closed();
    }

    @Override
    public final void print(Object value) {
        throw closed();
    }

    @Override
    public final void println() {
        throw closed();
    }

    @Override
    public final void println(Object value) {
        throw closed();
    }

    @Override
    public final void printf(String format, Object value) {
        throw closed();
    }

    @Override
    public final void printf(String format, Object[] values) {
        throw closed();
    }
}
