package mystics.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import mystics.choice.Sentence;
import java.math.MathContext;

/** An exact chance: a fraction in lowest terms. */
public record Fraction(BigInteger numerator, BigInteger denominator) implements Comparable<Fraction> {
    /** The chance of an impossible event. */
    public static final Fraction ZERO = new Fraction(BigInteger.ZERO, BigInteger.ONE);
    /** The chance of a certain event. */
    public static final Fraction ONE = new Fraction(BigInteger.ONE, BigInteger.ONE);

    /** @throws ArithmeticException when the denominator is 0 */
    public Fraction {
        BigInteger common = numerator.gcd(denominator);
        numerator = numerator.divide(common);
        denominator = denominator.divide(common);
    }

    /** A fraction of two whole numbers. */
    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    public Fraction plus(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(new Fraction(other.numerator.negate(), other.denominator));
    }

    public Fraction times(Fraction other) {
        return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    /** @throws ArithmeticException when the other fraction is 0 */
    public Fraction over(Fraction other) {
        return new Fraction(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
    }

    /** The nearest double, from 0 to 1. */
    public double value() {
        return new BigDecimal(numerator).divide(new BigDecimal(denominator), MathContext.DECIMAL64).doubleValue();
    }

    /** The chance in whole per cent. A chance that is almost 0 or almost 1 is not shown as 0 or 100. */
    public Sentence percent() {
        long percent = Math.round(value() * 100);
        if (percent == 0 && numerator.signum() > 0) {
            return Sentence.of("under 1 %");
        }
        return percent == 100 && compareTo(ONE) < 0 ? Sentence.of("over 99 %") : Sentence.of("{n} %", "n", percent);
    }

    @Override
    public int compareTo(Fraction other) {
        return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
    }

    @Override
    public String toString() {
        return denominator.equals(BigInteger.ONE) ? numerator.toString() : numerator + "/" + denominator;
    }
}
