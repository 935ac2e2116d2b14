package mystics.kit.template;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import mystics.choice.Wording;
import mystics.mod.yaml.Bind;
import mystics.mod.yaml.YamlText;

/**
 * The templates that come with the program.
 *
 * @param all the templates by name, in the order of {@code templates.txt}
 */
public record RuleTemplates(Map<String, RuleTemplate> all) {
    private static final String INDEX = "templates.txt";

    /** A template with its places filled. */
    public record Filled(String name, RuleTemplate template, Map<String, String> values) {
    }

    /** Reads the templates, which takes some hundredths of a second. */
    public static RuleTemplates read() {
        Map<String, RuleTemplate> all = new LinkedHashMap<>();
        new String(bytes(INDEX), StandardCharsets.UTF_8).lines().filter(name -> !name.isBlank()).forEach(name -> {
            String file = name + ".yaml";
            all.put(name, Bind.to(YamlText.read("templates", file, bytes(file)), RuleTemplate.class));
        });
        return new RuleTemplates(all);
    }

    /** The templates with their sentences in another language; their scripts stay as they are. */
    public RuleTemplates in(Wording language) {
        Map<String, RuleTemplate> spoken = new LinkedHashMap<>();
        all.forEach((name, template) -> spoken.put(name, template.in(language)));
        return new RuleTemplates(spoken);
    }

    private static byte[] bytes(String file) {
        try (InputStream text = RuleTemplates.class.getResourceAsStream(file)) {
            return text.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The templates for an entry with these values in its file. */
    public Map<String, RuleTemplate> of(String folder, Map<?, ?> facts) {
        return all.entrySet().stream().filter(each -> each.getValue().fits(folder, facts)).collect(Collectors.toMap(Map.Entry::getKey,
                Map.Entry::getValue, (one, other) -> one, LinkedHashMap::new));
    }

    /** The template that a script still matches. */
    public Optional<Filled> of(String folder, Map<?, ?> facts, String id, String script) {
        return of(folder, facts).entrySet().stream().flatMap(each -> each.getValue().read(id, script)
                .map(values -> new Filled(each.getKey(), each.getValue(), values)).stream()).findFirst();
    }

    /** The template that a script still matches, whether or not the template fits the entry as it is now. */
    public Optional<Filled> of(String id, String script) {
        return all.entrySet().stream().flatMap(each -> each.getValue().read(id, script)
                .map(values -> new Filled(each.getKey(), each.getValue(), values)).stream()).findFirst();
    }
}
