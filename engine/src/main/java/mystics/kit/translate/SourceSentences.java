package mystics.kit.translate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.mod.Manifest;
import mystics.mod.lang.Translation;
import mystics.mod.script.mentions.Mention;
import mystics.rules.Names;

/** The sentences in the rules of a mod, each once, in the order of its files. The key of a sentence is the sentence itself. */
public final class SourceSentences {
    private SourceSentences() {
    }

    /**
     * The sentences that a mod has to translate. A sentence that is the name of an entry is left out: the translation of the entry counts.
     *
     * @param entries the texts of the entries that the mod has to translate
     * @param mentions the names in the scripts of the mod and of mods loaded with it, by mod id
     */
    public static List<SourceText> of(Manifest manifest, List<SourceText> entries, Map<String, Supplier<List<Mention>>> mentions) {
        Set<String> names = entries.stream().filter(text -> Translation.isName(text.key())).map(text -> text.text().strip())
                .collect(Collectors.toSet());
        Map<String, SourceText> found = new LinkedHashMap<>();
        mentions.forEach((id, named) -> {
            if (id.equals(manifest.id()) || !manifest.translates().isEmpty()) {
                named.get().stream().filter(mention -> mention.what() == Names.What.SENTENCE)
                        .filter(mention -> !names.contains(mention.text()) && isMeant(manifest, id, mention))
                        .forEach(mention -> found.putIfAbsent(mention.text(), text(mention)));
            }
        });
        return List.copyOf(found.values());
    }

    private static boolean isMeant(Manifest manifest, String mod, Mention mention) {
        String script = mention.place().file().replaceFirst("\\.groovy$", "");
        boolean own = mod.equals(manifest.id());
        List<String> promised = manifest.translates();
        return promised.isEmpty() ? own
                : Stream.of(mod, script).anyMatch(promised::contains)
                        || own && promised.contains(script.substring(0, Math.max(0, script.indexOf('/'))) + "/*");
    }

    private static SourceText text(Mention mention) {
        return new SourceText(mention.text(), mention.text(), mention.place().file(), "");
    }
}
