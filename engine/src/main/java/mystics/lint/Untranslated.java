package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import mystics.mod.Manifest;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.lang.Translation;
import mystics.mod.load.ModLoader;
import mystics.mod.script.mentions.Mention;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.YamlText;
import mystics.rules.Names;

/**
 * Checks that a mod translates its entries and the sentences of their rules in full. The key {@code translates} in the manifest lists these
 * entries, which may belong to other mods. Without that key, the mod translates all of its own entries.
 */
record Untranslated(ModLoader loader) implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        List<ModLanguage> languages = ModLanguage.in(subject).stream()
                .filter(spoken -> promised(subject.manifest(), spoken.language())).toList();
        if (languages.isEmpty()) return findings;
        Scope scope = new Scope(subject, YamlText.read(subject.manifest().id(), Manifest.FILE, subject.source().bytes(Manifest.FILE)));
        SortedMap<String, String> texts = subject.words().get();
        List<Mention> sentences = sentences(subject);
        for (ModLanguage language : languages) {
            texts.keySet().stream().filter(key -> scope.holds(entry(key)) && !language.texts().containsKey(key))
                    .forEach(key -> findings.add(finding(language, scope.place(key), "the text '" + key + "'")));
            Translation spoken = Translation.of(language.texts()).naming(subject.library().catalog());
            sentences.stream()
                    .filter(said -> scope.holds(said) && !language.texts().containsKey(said.text()) && spoken.known(said.text()).isEmpty())
                    .forEach(said -> findings.add(finding(language, scope.place(said), "the sentence '" + said.text() + "'")));
        }
        return findings;
    }

    /**
     * Whether a translation into a language is needed. No translation into the mod's own language is needed, unless the mod translates
     * other mods.
     */
    private static boolean promised(Manifest manifest, String language) {
        return manifest.languages().contains(language)
                && (!manifest.translates().isEmpty() || !manifest.languages().get(0).equals(language));
    }

    private List<Mention> sentences(Subject subject) {
        List<Mention> all = new ArrayList<>(subject.mentions());
        for (Map.Entry<String, ModSource> other : subject.sources().entrySet()) {
            boolean meant = !subject.manifest().translates().isEmpty() && !other.getKey().equals(subject.manifest().id());
            if (meant) all.addAll(loader.mentions(other.getValue()));
        }
        return all.stream().filter(mention -> mention.what() == Names.What.SENTENCE).toList();
    }

    private static Finding finding(ModLanguage language, Place place, String what) {
        return Finding.warning("untranslated", place, what + " is not in " + language.where())
                .because("the mod is translated into '" + language.language() + "'")
                .fix("Translate it, or list under 'translates' in " + Manifest.FILE + " what the mod translates.");
    }

    private static String entry(String key) {
        return key.substring(0, key.indexOf('/', key.indexOf('/') + 1));
    }

    private static String script(Mention said) {
        return said.place().file().replaceFirst("\\.groovy$", "");
    }

    /**
     * The entries that the mod undertakes to translate, and the place at which a missing translation is reported: the text itself, or the
     * line that promises to translate another mod.
     */
    private record Scope(Subject subject, Document manifest) {
        /** Whether the texts of an entry belong to this scope, so that the mod has to translate them. */
        boolean holds(String entry) {
            return holds(subject.register().entry(entry).map(Document::mod).orElse(""), entry);
        }

        boolean holds(Mention said) {
            return holds(said.place().mod(), script(said));
        }

        private boolean holds(String mod, String entry) {
            List<String> promised = subject.manifest().translates();
            boolean own = mod.equals(subject.manifest().id());
            return promised.isEmpty() ? own : promised.contains(mod) || promised.contains(entry)
                    || own && promised.contains(entry.substring(0, entry.indexOf('/')) + "/*");
        }

        Place place(Mention said) {
            return said.place().mod().equals(subject.manifest().id()) ? said.place() : promise(said.place().mod(), script(said));
        }

        Place place(String key) {
            Document document = subject.register().entry(entry(key)).orElseThrow();
            return document.mod().equals(subject.manifest().id())
                    ? document.valueAt(TextPath.pointer(document.root(), key.substring(entry(key).length() + 1)))
                    : promise(document.mod(), entry(key));
        }

        private Place promise(String mod, String entry) {
            List<String> promised = subject.manifest().translates();
            return manifest.valueAt("/translates/" + Math.max(promised.indexOf(entry), promised.indexOf(mod)));
        }
    }
}
