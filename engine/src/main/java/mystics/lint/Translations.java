package mystics.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mystics.mod.LanguageFiles;
import mystics.mod.ModLayout;
import mystics.mod.Manifest;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;

/** Checks that the languages in a mod's manifest and its translation files match. */
final class Translations implements Check {
    @Override
    public List<Finding> findings(Subject subject) {
        List<Finding> findings = new ArrayList<>();
        List<String> languages = subject.manifest().languages();
        for (String language : languages.subList(1, languages.size())) {
            if (LanguageFiles.in(subject.source(), language).isEmpty()) {
                String file = ModLayout.LANGUAGES + "/" + language + ".yaml";
                findings.add(Finding
                        .warning("language-missing", Place.of(subject.manifest().id(), Manifest.FILE),
                                "mod.yaml lists the language '" + language + "', but there is no " + file)
                        .fix("Add the file, or remove the language from the list."));
            }
        }
        stray(subject).ifPresent(findings::add);
        return findings;
    }

    /** A translation file whose language the manifest does not list. */
    private static Optional<Finding> stray(Subject subject) {
        return LanguageFiles.in(subject.source()).stream()
                .filter(path -> !subject.manifest().languages().contains(LanguageFiles.language(path).orElseThrow()))
                .findFirst()
                .map(path -> Finding
                        .warning("language-not-listed", Place.of(subject.manifest().id(), path),
                                "the language of this file is not among 'languages' in " + Manifest.FILE)
                        .fix(LanguageFiles.language(path).orElseThrow().matches("[a-z]{2}") ? "Add it there."
                                : "Name the file after the language's two-letter code, such as de.yaml, and add the code there."));
    }
}
