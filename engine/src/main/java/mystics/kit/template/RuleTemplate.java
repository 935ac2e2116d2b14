package mystics.kit.template;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.choice.Wording;

/**
 * A rule as a sentence with places to fill. In the texts of a template, a place is written {@code «number»}; {@code «id»} stands for the
 * entry with the rule.
 *
 * @param on the folder of entries that the template fits
 * @param where values that the entry must have, each with the allowed ones
 * @param sentence the sentence
 * @param places the places to fill
 * @param script the rules
 * @param scenario a file of scenarios, which may also use the places of a {@link TemplateTable}
 */
public record RuleTemplate(String on, Map<String, List<String>> where, String sentence, Map<String, TemplatePlace> places, String script,
        String scenario) {
    private static final Pattern PLACE = Pattern.compile("«([a-z.]+)»");
    private static final String ID = "id";

    /**
     * This template with its sentence in another language. In the translation, a place is written as in all sentences: {@code {number}}.
     */
    RuleTemplate in(Wording language) {
        String words = language.apply(PLACE.matcher(sentence).replaceAll("{$1}")).replaceAll("\\{([a-z.]+)\\}", "«$1»");
        Map<String, TemplatePlace> spoken = new LinkedHashMap<>();
        places.forEach((name, place) -> spoken.put(name, place.in(language)));
        return new RuleTemplate(on, where, words, spoken, script, scenario);
    }

    /** A part of the sentence: words, or the name of a place. */
    public record Part(String words, boolean place) {
    }

    /**
     * Whether the template fits an entry. A value that the entry does not state yet counts as fitting, because it may still become the
     * required one.
     */
    public boolean fits(String folder, Map<?, ?> facts) {
        return on.equals(folder) && where.entrySet().stream()
                .allMatch(value -> !facts.containsKey(value.getKey()) || value.getValue().contains(facts.get(value.getKey())));
    }

    /** The words and places of the sentence, in order. */
    public List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        int end = 0;
        for (Matcher place = PLACE.matcher(sentence); place.find(); end = place.end()) {
            if (place.start() > end) parts.add(new Part(sentence.substring(end, place.start()), false));
            parts.add(new Part(place.group(1), true));
        }
        if (end < sentence.length()) parts.add(new Part(sentence.substring(end), false));
        return parts;
    }

    /** The sentence with dots in its places, for use in lists. */
    public String heading() {
        return PLACE.matcher(sentence).replaceAll("…").replaceFirst("…\\.$", "…");
    }

    /** The sentence with its places filled, as players read it. */
    public String said(Map<String, String> values) {
        return PLACE.matcher(sentence).replaceAll(place -> {
            String name = place.group(1);
            return Matcher.quoteReplacement(places.get(name).said(values.getOrDefault(name, "")));
        });
    }

    /** The script with its places filled. */
    public String script(String id, Map<String, String> values) {
        return filled(script, with(id, values));
    }

    /**
     * The file of scenarios with its places filled.
     *
     * @param table the values of a {@link TemplateTable}, by place
     */
    public String scenario(String id, Map<String, String> values, Map<String, String> table) {
        Map<String, String> all = new LinkedHashMap<>(table);
        all.putAll(with(id, values));
        places.forEach((name, place) -> all.put(name + ".also", place.also(values.getOrDefault(name, ""))));
        return filled(scenario, all);
    }

    private static Map<String, String> with(String id, Map<String, String> values) {
        Map<String, String> all = new LinkedHashMap<>(values);
        all.put(ID, id);
        return all;
    }

    private static String filled(String text, Map<String, String> values) {
        return PLACE.matcher(text).replaceAll(place -> {
            if (!values.containsKey(place.group(1))) throw new IllegalArgumentException("nothing fills the place '" + place.group(1) + "'");
            return Matcher.quoteReplacement(values.get(place.group(1)));
        });
    }

    /** The values in the places, if a script still matches this template; empty if anything but its places has been changed. */
    public Optional<Map<String, String>> read(String id, String written) {
        StringBuilder pattern = new StringBuilder();
        List<String> seen = new ArrayList<>();
        int end = 0;
        for (Matcher place = PLACE.matcher(script); place.find(); end = place.end()) {
            String name = place.group(1);
            pattern.append(Pattern.quote(script.substring(end, place.start())));
            pattern.append(name.equals(ID) ? Pattern.quote(id) : seen.contains(name) ? "\\k<" + name + ">"
                    : "(?<" + name + ">" + places.get(name).pattern() + ")");
            seen.add(name);
        }
        pattern.append(Pattern.quote(script.substring(end).stripTrailing()));
        Matcher matcher = Pattern.compile(pattern.toString()).matcher(written.replace("\r\n", "\n").stripTrailing());
        if (!matcher.matches()) return Optional.empty();
        Map<String, String> values = new LinkedHashMap<>();
        places.keySet().stream().filter(seen::contains).forEach(name -> values.put(name, matcher.group(name)));
        return Optional.of(values);
    }
}
