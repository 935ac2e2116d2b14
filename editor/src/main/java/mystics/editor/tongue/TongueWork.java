package mystics.editor.tongue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import mystics.choice.Sentence;
import mystics.editor.draft.Edit;
import mystics.editor.draft.Project;
import mystics.kit.translate.LanguageEdit;
import mystics.kit.translate.SourceText;
import mystics.kit.translate.TranslationWork;
import mystics.mod.LanguageFiles;
import mystics.mod.Manifest;
import mystics.mod.lang.LanguagePage;
import mystics.mod.lang.TextMemory;
import mystics.mod.source.ModSource;
import mystics.mod.write.Change;
import mystics.mod.yaml.Pointer;

/**
 * The translation of a mod into one language in its current state.
 *
 * @param texts the texts to translate, in reading order
 * @param work the progress of the translation
 */
record TongueWork(Project project, String language, List<SourceText> texts, TranslationWork work) {
    /** The current state of a translation. */
    static TongueWork of(Project project, String language, List<SourceText> texts) {
        ModSource source = project.source();
        return new TongueWork(project, language, texts,
                new TranslationWork(texts, LanguagePage.texts(source, language), TextMemory.of(source, language)));
    }

    /** Whether a language has the same files in two states of a mod. */
    static boolean isSame(Project one, Project other, String language) {
        return files(one, language).equals(files(other, language));
    }

    private static Map<String, Object> files(Project project, String language) {
        Map<String, Object> files = new LinkedHashMap<>();
        project.files().forEach((path, file) -> {
            if (LanguageFiles.language(path).filter(language::equals).isPresent() || path.equals(TextMemory.path(language))) {
                files.put(path, file.text());
            }
        });
        return files;
    }

    /** The languages into which a mod translates. */
    static Set<String> languages(Project project) {
        Set<String> languages = new TreeSet<>();
        project.files().keySet().forEach(path -> LanguageFiles.language(path).ifPresent(languages::add));
        return languages;
    }

    /** The translation of a text; empty if there is none. */
    String translation(SourceText text) {
        return work.translated().getOrDefault(text.key(), "");
    }

    /** The names of all forms that any name has in the language, such as the form that follows a preposition. */
    Set<String> forms() {
        Set<String> forms = new TreeSet<>();
        work.translated().keySet().stream().filter(key -> key.matches("[a-z].*/(name|one):[a-z]+"))
                .forEach(key -> forms.add(key.substring(key.lastIndexOf(':') + 1)));
        return forms;
    }

    /**
     * The edit that stores a translation for the current wording of a text. The first translation puts the language on the list of the
     * manifest.
     */
    Edit translated(SourceText text, String translation) {
        LanguageEdit edit = new LanguageEdit(project.source(), language);
        Sentence label = Sentence.of("Translated: {text}", "text", text.key());
        Edit promised = edit.promise().map(change -> Edit.of(project, label, Manifest.FILE, change)).orElse(new Edit(label, List.of()));
        return Edit.of(project, label, edit.place(text.key()), edit.change(text.key(), translation)).and(remembered(text, label))
                .and(promised);
    }

    /** The edit that confirms a translation although its text has changed. */
    Edit stillRight(SourceText text) {
        return remembered(text, Sentence.of("Still right: {text}", "text", text.key()));
    }

    private Edit remembered(SourceText text, Sentence label) {
        boolean sentence = text.key().equals(text.text());
        return sentence ? new Edit(label, List.of())
                : Edit.text(project, label, TextMemory.path(language), work.memory().with(Map.of(text.key(), text.text())).text());
    }

    /** The edit that writes a form of a name. */
    Edit formed(SourceText text, String form, String words) {
        LanguageEdit edit = new LanguageEdit(project.source(), language);
        Pointer at = Pointer.ROOT.in(text.key());
        Map<String, Object> forms = new LinkedHashMap<>(Map.of("is", translation(text)));
        boolean plain = work.translated().keySet().stream().noneMatch(key -> key.startsWith(text.key() + ":"));
        if (plain) forms.put(form, words);
        return Edit.of(project, Sentence.of("Form {form} of {text}", "form", form, "text", text.key()), edit.place(text.key()),
                plain ? new Change.Assign(at, forms) : new Change.Assign(at.in(form), words));
    }
}
