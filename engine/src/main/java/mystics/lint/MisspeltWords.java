package mystics.lint;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import mystics.lint.spelling.LanguageWords;
import mystics.lint.spelling.ModWords;
import mystics.lint.spelling.SpellChecker;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.yaml.Document;

/** Checks the spelling of a mod's texts, and of its translations. Each word is reported only once. The check runs only on request. */
final class MisspeltWords implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        Set<String> told = new HashSet<>();
        return Stream.concat(written(subject, told), LanguageFile.in(subject).stream().flatMap(file -> translated(subject, file, told)))
                .toList();
    }

    private static Stream<Finding> written(Subject subject, Set<String> told) {
        String language = subject.manifest().languages().get(0);
        return LanguageWords.of(language).stream().flatMap(list -> {
            SpellChecker checker = checker(list, language, subject);
            return subject.words().get().entrySet().stream().flatMap(text -> {
                String entry = text.getKey().substring(0, text.getKey().indexOf('/', text.getKey().indexOf('/') + 1));
                return subject.register().entry(entry).filter(document -> document.mod().equals(subject.manifest().id())).stream()
                        .flatMap(document -> findings(checker, told, text.getValue(),
                                document.valueAt(TextPath.pointer(document.root(), text.getKey().substring(entry.length() + 1)))));
            });
        });
    }

    private static Stream<Finding> translated(Subject subject, LanguageFile file, Set<String> told) {
        return LanguageWords.of(file.language()).stream().flatMap(list -> {
            SpellChecker checker = checker(list, file.language(), subject);
            return file.texts().entrySet().stream().flatMap(text -> findings(checker, told, text.getValue(),
                    file.page().valueAt(Document.step(text.getKey()))));
        });
    }

    private static SpellChecker checker(LanguageWords list, String language, Subject subject) {
        return ModWords.checker(list, language, subject.library().catalog(), subject.source());
    }

    private static Stream<Finding> findings(SpellChecker checker, Set<String> told, String text, Place place) {
        return checker.in(text).stream().filter(wrong -> told.add(wrong.word()))
                .map(wrong -> finding(place, wrong.word(), checker.suggestions(wrong.word())));
    }

    private static Finding finding(Place place, String word, List<String> meant) {
        String near = meant.isEmpty() ? "" : "Did you mean '" + String.join("', '", meant) + "'? ";
        return Finding.warning("spelling", place, "'" + word + "' is no word that the program knows")
                .fix(near + "If it is right, put it into " + SpellChecker.FILE + ".");
    }
}
