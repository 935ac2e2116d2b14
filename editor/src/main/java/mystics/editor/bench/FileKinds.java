package mystics.editor.bench;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import mystics.choice.Sentence;
import mystics.editor.sight.Book;
import mystics.mod.ModLayout;
import mystics.mod.lang.TextMemory;

/** The kinds of files in the order of the tree, with their headings. */
final class FileKinds {
    /** The heading of files that no part of the program reads. */
    static final String UNREAD = "Files nobody reads";
    private static final Map<String, String> HEADINGS = headings();

    private FileKinds() {
    }

    private static Map<String, String> headings() {
        Map<String, String> headings = new LinkedHashMap<>();
        headings.put("chapters", "Chapters");
        headings.put("tiles", "Rooms");
        headings.put("cards", "Cards");
        headings.put("abilities", "Abilities");
        headings.put("heroes", "Heroes");
        headings.put("minions", "Minions");
        headings.put("figures", "Figures");
        headings.put("encounters", "Encounters");
        headings.put("marks", "Marks");
        headings.put("persons", "Persons");
        headings.put("variants", "Variants");
        headings.put("difficulties", "Difficulties");
        headings.put("titles", "Titles");
        headings.put("hints", "Hints");
        headings.put("looks", "Looks");
        headings.put("sounds", "Sounds");
        headings.put(ModLayout.AMENDMENTS, "Amendments");
        headings.put("scenarios", "Scenarios");
        headings.put(ModLayout.RULES, "Rules");
        headings.put(ModLayout.LANGUAGES, "Languages");
        headings.put("art", "Pictures");
        headings.put("", "The mod");
        return headings;
    }

    /** The folders with headings, in the order of the tree. */
    static Map<String, String> all() {
        return HEADINGS;
    }

    /** The heading of a file. */
    static String heading(String path) {
        String folder = path.substring(0, Math.max(0, path.indexOf('/')));
        boolean read = path.equals("mod.yaml") || !folder.isEmpty() && HEADINGS.containsKey(folder) && ending(path, folder);
        return read ? HEADINGS.get(folder) : UNREAD;
    }

    private static boolean ending(String path, String folder) {
        return path.endsWith(".yaml") || path.endsWith(".groovy") || folder.equals("art") && path.endsWith(".svg")
                || TextMemory.language(path).isPresent();
    }

    /** The address of a file's explanation in the rule book; empty for the beginning of the book. */
    static String help(String path) {
        return switch (path.substring(0, Math.max(0, path.indexOf('/')))) {
            case "chapters" -> Book.WORD + "chapter";
            case "tiles" -> Book.WORD + "room";
            case "cards" -> Book.RULE + "CARD-1";
            case "abilities" -> Book.WORD + "ability card";
            case "heroes" -> Book.WORD + "hero";
            case "minions" -> Book.WORD + "minion";
            case "figures" -> Book.WORD + "figure";
            case "encounters" -> Book.WORD + "encounter";
            case "marks" -> Book.WORD + "mark";
            case "variants" -> Book.WORD + "variant";
            case "difficulties" -> Book.WORD + "difficulty";
            case "titles" -> Book.WORD + "title";
            case "hints" -> Book.WORD + "hint";
            case "looks" -> Book.WORD + "look";
            case "sounds" -> Book.WORD + "sound";
            case ModLayout.AMENDMENTS -> Book.WORD + "amendment";
            case "scenarios" -> Book.WORD + "scenario";
            case ModLayout.RULES -> Book.WORD + "rule";
            default -> path.equals("mod.yaml") ? Book.WORD + "manifest" : "";
        };
    }

    /** The title of a new entry in a folder, such as "New room"; empty if no entry can be made there. */
    static Optional<Sentence> added(String folder) {
        return switch (folder) {
            case "chapters" -> Optional.of(Sentence.of("New chapter"));
            case "tiles" -> Optional.of(Sentence.of("New room"));
            case "cards" -> Optional.of(Sentence.of("New card"));
            case "abilities" -> Optional.of(Sentence.of("New ability"));
            case "heroes" -> Optional.of(Sentence.of("New hero"));
            case "minions" -> Optional.of(Sentence.of("New minion"));
            case "figures" -> Optional.of(Sentence.of("New figure"));
            case "encounters" -> Optional.of(Sentence.of("New encounter"));
            case "marks" -> Optional.of(Sentence.of("New mark"));
            case "persons" -> Optional.of(Sentence.of("New person"));
            case "variants" -> Optional.of(Sentence.of("New variant"));
            case "difficulties" -> Optional.of(Sentence.of("New difficulty"));
            case "titles" -> Optional.of(Sentence.of("New title"));
            case "hints" -> Optional.of(Sentence.of("New hint"));
            case "looks" -> Optional.of(Sentence.of("New look"));
            case "sounds" -> Optional.of(Sentence.of("New sound"));
            default -> Optional.empty();
        };
    }
}
