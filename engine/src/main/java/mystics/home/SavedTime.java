package mystics.home;

import java.time.LocalDate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.choice.Sentence;

/** The time at which a game was saved, in everyday words. */
public final class SavedTime {
    private static final Pattern WHEN = Pattern.compile("(\\d{4})-(\\d\\d)-(\\d\\d) (\\d\\d)[:.](\\d\\d)");

    private SavedTime() {
    }

    /**
     * A time in words.
     *
     * @param when the time, such as {@code 2026-01-02 20:15}; anything else stays as it is
     */
    static Sentence words(String when, LocalDate today) {
        Matcher parts = WHEN.matcher(when);
        if (!parts.matches()) {
            return Sentence.of("{when}", "when", when);
        }
        String day = when.substring(0, 10);
        String time = parts.group(4) + ":" + parts.group(5);
        return day.equals(today.toString()) ? Sentence.of("today, {time}", "time", time)
                : day.equals(today.minusDays(1).toString()) ? Sentence.of("yesterday, {time}", "time", time)
                        : Sentence.of("{day} {month} {year}, {time}", "day", Integer.parseInt(parts.group(3)), "month",
                                month(Integer.parseInt(parts.group(2))), "year", parts.group(1), "time", time);
    }

    private static Sentence month(int number) {
        return switch (number) {
            case 1 -> Sentence.of("January");
            case 2 -> Sentence.of("February");
            case 3 -> Sentence.of("March");
            case 4 -> Sentence.of("April");
            case 5 -> Sentence.of("May");
            case 6 -> Sentence.of("June");
            case 7 -> Sentence.of("July");
            case 8 -> Sentence.of("August");
            case 9 -> Sentence.of("September");
            case 10 -> Sentence.of("October");
            case 11 -> Sentence.of("November");
            default -> Sentence.of("December");
        };
    }
}
