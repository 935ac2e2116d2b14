package mystics.editor.balance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.content.Chapter;
import mystics.editor.draft.FileText;
import mystics.editor.draft.Project;
import mystics.mod.Manifest;
import mystics.mod.load.Library;
import mystics.mod.yaml.Pointer;

/**
 * The variations of a chapter without what the edited mod adds: without the whole mod, and without each of its cards, encounters and
 * variants.
 *
 * @param bare the set-up of the games without the mod; empty if the chapter belongs to the mod
 */
record OwnParts(Library library, Project project, Chapter chapter, Optional<BotSetUp> bare) {
    private static final Set<String> PARTS = Set.of("abilities", "cards", "encounters", "variants");
    private static final Pointer NAME = Pointer.ROOT.in("name");

    List<OtherWay> ways() {
        Stream<OtherWay> whole = bare.stream().map(without -> new OtherWay(Sentence.of("Without the mod {mod}", "mod",
                project.file(Manifest.FILE).map(file -> name(file, project.id())).orElse(project.id())), Optional.empty(),
                without.chapter(), without.library()));
        Stream<OtherWay> each = project.files().values().stream().filter(file -> isPart(file.path())).map(this::without);
        return Stream.concat(whole, each).toList();
    }

    private OtherWay without(FileText part) {
        String entry = entry(part.path());
        return new OtherWay(Sentence.of("Without {entry}", "entry", name(part, entry)), Optional.empty(), chapter, library.without(entry));
    }

    private static String name(FileText file, String otherwise) {
        return file.at(NAME).map(Object::toString).orElse(otherwise);
    }

    private static String entry(String path) {
        return path.replaceFirst("\\.yaml$", "");
    }

    /** Whether games can be played without the entry in a file. */
    private boolean isPart(String path) {
        String entry = entry(path);
        String folder = path.substring(0, Math.max(0, path.indexOf('/')));
        String id = entry.substring(entry.indexOf('/') + 1);
        if (!path.endsWith(".yaml") || !PARTS.contains(folder)) return false;
        return switch (folder) {
            case "encounters" -> library.catalog().encounters().containsKey(id);
            case "variants" -> library.catalog().usualVariants().contains(id)
                    && library.rules().stream().anyMatch(rule -> rule.source().id().equals(entry));
            default -> library.catalog().cards().containsKey(id);
        };
    }
}
