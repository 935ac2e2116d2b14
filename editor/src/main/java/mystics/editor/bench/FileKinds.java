package mystics.editor.bench;

import java.util.LinkedHashMap;
import java.util.Map;
import mystics.mod.ModLayout;

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
        headings.put("looks", "Looks");
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
        return path.endsWith(".yaml") || path.endsWith(".groovy") || folder.equals("art") && path.endsWith(".svg");
    }

    /** The word for a new entry of a folder, such as "room"; empty if none can be made. */
    static String one(String folder) {
        return switch (folder) {
            case "chapters" -> "chapter";
            case "tiles" -> "room";
            case "cards" -> "card";
            case "abilities" -> "ability";
            case "heroes" -> "hero";
            case "minions" -> "minion";
            case "figures" -> "figure";
            case "encounters" -> "encounter";
            case "marks" -> "mark";
            case "persons" -> "person";
            case "variants" -> "variant";
            case "looks" -> "look";
            default -> "";
        };
    }
}
