package mystics.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.kit.template.RuleTemplate;
import mystics.kit.template.RuleTemplates;
import mystics.kit.template.TemplatePlace;
import mystics.kit.words.ScriptMember;
import mystics.kit.words.ScriptMoment;
import mystics.kit.words.ScriptVocabulary;

/** The snippets that Visual Studio Code offers in scripts: the templates of rules, a rule for each moment, and the words. */
record SnippetFile(ScriptVocabulary vocabulary, RuleTemplates templates) {
    private static final Pattern PLACE = Pattern.compile("«([a-z.]+)»");

    /** The text of the file. */
    String text() {
        Map<String, String> snippets = new LinkedHashMap<>();
        templates.all().forEach((name, template) -> snippets.put("rule " + name, snippet(name, body(template), template.heading())));
        vocabulary.moments().values()
                .forEach(moment -> snippets.put("at " + moment.name(), snippet(moment.name(), body(moment), moment.doc())));
        vocabulary.words().stream().filter(word -> word.parameters().stream().noneMatch(first -> first.type().equals("Class")))
                .forEach(word -> snippets.putIfAbsent(word.name(), snippet(word.name(), List.of(body(word)), word.doc())));
        return snippets.entrySet().stream().map(each -> "  " + quoted(each.getKey()) + ": " + each.getValue())
                .collect(Collectors.joining(",\n", "{\n", "\n}\n"));
    }

    private static String snippet(String prefix, List<String> body, String doc) {
        return "{ \"scope\": \"groovy\", \"prefix\": " + quoted(prefix) + ", \"body\": ["
                + String.join(", ", body.stream().map(SnippetFile::quoted).toList()) + "], \"description\": " + quoted(doc) + " }";
    }

    /** The script of a template as a snippet; the author fills its places one after the other. */
    private static List<String> body(RuleTemplate template) {
        List<String> seen = new ArrayList<>();
        String text = PLACE.matcher(template.script().replace("$", "\\$")).replaceAll(place -> {
            String name = place.group(1);
            if (name.equals("id")) return Matcher.quoteReplacement("${TM_FILENAME_BASE}");
            boolean first = !seen.contains(name);
            if (first) seen.add(name);
            int number = seen.indexOf(name) + 1;
            return Matcher.quoteReplacement(first ? stop(number, template.places().get(name)) : "${" + number + "}");
        });
        return text.stripTrailing().lines().toList();
    }

    private static String stop(int number, TemplatePlace place) {
        return place.choices().isEmpty() ? "${" + number + ":" + place.names() + "}"
                : "${" + number + "|" + String.join(",", place.choices().stream().map(TemplatePlace.Choice::write).toList()) + "|}";
    }

    private static List<String> body(ScriptMoment moment) {
        String verbs = String.join(",", moment.verbs());
        String verb = moment.verbs().size() == 1 ? verbs : "${1|" + verbs + "|}";
        return List.of(verb + "(" + moment.name() + ") { ${2:it} ->", "    $0", "}");
    }

    private static String body(ScriptMember word) {
        if (word.property()) return word.name();
        List<String> handed = word.parameters().stream().map(ScriptMember.Parameter::name).toList();
        boolean deed = word.type().equals("void") && !handed.isEmpty();
        String stops = IntStream.range(0, handed.size()).mapToObj(i -> "${" + (i + 1) + ":" + handed.get(i) + "}")
                .collect(Collectors.joining(", "));
        return deed ? word.name() + " " + stops : word.name() + "(" + stops + ")";
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\t", "    ") + '"';
    }
}
