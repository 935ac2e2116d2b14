package mystics.mod.lang;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finished texts in another language: labels, reasons and remedies are put together where they arise, and never in a
 * game nobody reads. Whoever shows one reads
 * it back: the sentence with {places} that fits it says how it is translated, and what stands in its places is translated likewise.
 */
final class ReadBack {
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
    private static final int FEWEST_LETTERS = 2;
    private static final int SURE_LETTERS = 4;
    /**
     * What has fewer letters that stand fast fits many a sentence nobody has translated, which would be half read: in
     * its places stands what is known, or looks like a name.
     */
    private static final int SENTENCE = 12;
    private static final Pattern NAME = Pattern.compile("[^\\p{Ll}].*|\\S+( \\S+)?", Pattern.DOTALL);

    /**
     * A sentence with places as texts of its kind look.
     *
     * @param letters how much of it stands fast
     * @param longest the longest piece that stands fast, by which most texts are told apart quickly
     */
    private record Form(Pattern text, List<String> places, String translation, long letters, String longest) {
        static Form of(String pattern, String translation) {
            List<String> places = new ArrayList<>();
            StringBuilder regex = new StringBuilder();
            Matcher place = PLACE.matcher(pattern);
            int end = 0;
            while (place.find()) {
                int known = places.indexOf(place.group(1));
                regex.append(Pattern.quote(pattern.substring(end, place.start())))
                        .append(known < 0 ? "(?<p" + places.size() + ">.+?)" : "\\k<p" + known + ">");
                if (known < 0) places.add(place.group(1));
                end = place.end();
            }
            regex.append(Pattern.quote(pattern.substring(end)));
            return new Form(Pattern.compile(regex.toString(), Pattern.DOTALL), places, translation,
                    PLACE.matcher(pattern).replaceAll("").chars().filter(Character::isLetter).count(),
                    Stream.of(PLACE.split(pattern)).max(Comparator.comparingInt(String::length)).orElse(""));
        }

        Optional<String> read(Glance finished, UnaryOperator<String> inner) {
            if (!finished.toString().contains(longest)) return Optional.empty();
            Matcher found = text.matcher(finished);
            if (!found.matches()) return Optional.empty();
            String worded = translation;
            for (int i = 0; i < places.size() && worded.length() <= Translation.LONGEST; i++) {
                String there = found.group("p" + i);
                String read = inner.apply(there);
                if (letters < SENTENCE && read.equals(there) && !NAME.matcher(there).matches()) return Optional.empty();
                worded = worded.replaceAll("\\{" + places.get(i) + "(:\\w+)?}", Matcher.quoteReplacement(read));
            }
            return Optional.of(worded);
        }
    }

    private final List<Form> sure;
    private final List<Form> brief;

    /** By the sentences of a language, translations by patterns. */
    ReadBack(Map<String, String> texts) {
        List<Form> all = new ArrayList<>();
        texts.forEach((pattern, translation) -> {
            if (PLACE.matcher(pattern).find()) all.add(Form.of(pattern, translation));
        });
        Map<Boolean, List<Form>> forms = all.stream().filter(form -> form.letters() >= FEWEST_LETTERS)
                .sorted(Comparator.comparingLong(Form::letters).reversed().thenComparing(form -> form.text().pattern()))
                .collect(Collectors.partitioningBy(form -> form.letters() >= SURE_LETTERS));
        sure = forms.get(true);
        brief = forms.get(false);
    }

    /**
     * How a text reads, by the sentence of which most stands fast in it; nothing if none fits.
     *
     * @param inner how what stands in its places reads
     */
    Optional<String> read(String finished, UnaryOperator<String> inner) {
        return read(sure, finished, inner);
    }

    /**
     * The same by the sentences of which so little stands fast, such as {@code {figure} is {mark}}, that anything else
     * that fits comes first.
     */
    Optional<String> readBriefly(String finished, UnaryOperator<String> inner) {
        return read(brief, finished, inner);
    }

    private static Optional<String> read(List<Form> forms, String finished, UnaryOperator<String> inner) {
        Glance glance = new Glance(finished);
        try {
            return forms.stream().flatMap(form -> form.read(glance, inner).stream()).findFirst();
        } catch (Glance.Enough tooManyWays) {
            return Optional.empty();
        }
    }
}
