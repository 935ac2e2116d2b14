package mystics.mod.load;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import mystics.mod.amend.Register;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Nearest;
import mystics.mod.yaml.Document;
import tools.jackson.databind.JsonNode;

/** Checks that everything to which an entry refers exists, and that names are unique where they must be. */
final class References {
    /**
     * A reference from a value to an entry.
     *
     * @param folder the folder of the files with the value
     * @param path the path of the value; {@code *} stands for any element, {@code ~} for the keys
     * @param to the folders of the possible targets
     */
    private record Link(String folder, String path, List<String> to) {
    }

    private static final List<String> HELD = List.of("cards", "abilities");
    /** Folders that share one set of ids, because their entries are referred to by id alone. */
    private static final List<List<String>> SHARED = List.of(List.of("cards", "abilities", "encounters"), List.of("heroes", "minions"),
            List.of("heroes", "figures"), List.of("heroes", "persons"));
    private static final List<Link> LINKS = List.of(
            link("heroes", "gear/*", HELD), link("heroes", "ability", "abilities"),
            link("minions", "figure", "figures"),
            link("cards", "need/hero", "heroes"), link("abilities", "hero", "heroes"), link("abilities", "kept/*/who", "heroes"),
            link("encounters", "rows/*/minions/~", "minions"), link("encounters", "surge/~", "minions"),
            link("chapters", "party/forbidden/*", "heroes"), link("chapters", "party/required/*", "heroes"),
            link("chapters", "party/reserve/*", "heroes"),
            link("chapters", "tiles/*/up", "tiles"), link("chapters", "start/room", "tiles"),
            link("chapters", "start/teams/*/room", "tiles"), link("chapters", "start/teams/*/who/*", "heroes"),
            link("chapters", "setup/*/room", "tiles"), link("chapters", "setup/*/minions/~", "minions"),
            link("chapters", "surges/*/room", "tiles"), link("chapters", "surges/*/minions/~", "minions"),
            link("chapters", "searches/*/room", "tiles"), link("chapters", "searches/*/mark", "marks"),
            link("chapters", "searches/*/finds", HELD),
            link("chapters", "story/*/room", "tiles"), link("difficulties", "variants/*", "variants"),
            link("hints", "marked/*", "marks"));

    /** The kinds of mark that a hint may name in place of a single mark. */
    private static final List<String> KINDS_OF_MARKS = List.of("condition", "token", "terrain", "achievement");

    /** The paths at which a chapter names spaces of a room; the room is named beside these paths. */
    private static final List<String> PLACES = List.of("start/at/*", "start/teams/*/at/*", "searches/*/at/*");

    private References() {
    }

    private static Link link(String folder, String path, String to) {
        return link(folder, path, List.of(to));
    }

    private static Link link(String folder, String path, List<String> to) {
        return new Link(folder, path, to);
    }

    /**
     * A finding for each reference whose target does not exist, in the entries of some mods and in the entries that these mods have
     * amended.
     */
    static List<Finding> dangling(Register register, List<String> mods) {
        List<Finding> findings = new ArrayList<>();
        for (String key : register.keys()) {
            Document document = register.entry(key).orElseThrow();
            if (register.hasHandIn(key, mods)) {
                if (document.folder().equals("tiles")) spaces(document, findings);
                taken(register, document, findings);
                if (document.folder().equals("chapters")) {
                    PLACES.forEach(path -> places(register, document, path, findings));
                    findings.addAll(GoalReferences.dangling(register, document));
                    findings.addAll(StoryReferences.dangling(register, document));
                    findings.addAll(StartReferences.missing(register, document));
                }
                LINKS.stream().filter(link -> link.folder().equals(document.folder()))
                        .forEach(link -> check(register, document, link, findings));
            }
        }
        return findings;
    }

    private static void taken(Register register, Document document, List<Finding> findings) {
        SHARED.stream().filter(folders -> folders.contains(document.folder())).flatMap(List::stream)
                .filter(folder -> !folder.equals(document.folder()))
                .filter(folder -> register.keys().contains(folder + "/" + document.id())).findFirst()
                .ifPresent(
                        folder -> findings.add(document.error("id-taken", "", "there is a '" + folder + "/" + document.id() + "' already")
                                .because("both would be called '" + document.id() + "'").fix("Choose another name for the file.")));
    }

    /** Checks that a side refers only to drawn spaces. */
    private static void spaces(Document side, List<Finding> findings) {
        List<String> drawn = side.root().path("spaces").valueStream().map(space -> space.path("id").asString("")).toList();
        for (String path : List.of("exits/*/spaces/*", "marks/*/space", "together/*/*", "apart/*/*", "seen/*/*", "blind/*/*")) {
            follow(side.root(), "", List.of(path.split("/")), named -> {
                String space = side.root().at(named.path()).asString("");
                if (!drawn.contains(space)) {
                    findings.add(side.error("dangling", named.path(), "'" + side.id() + "' has no space '" + space + "'")
                            .fix(Nearest.advice(space, drawn)));
                }
            });
        }
    }

    /** Checks that a chapter refers only to spaces of its rooms. */
    private static void places(Register register, Document chapter, String path, List<Finding> findings) {
        follow(chapter.root(), "", List.of(path.split("/")), named -> {
            String beside = named.path().substring(0, named.path().lastIndexOf("/at/"));
            String room = chapter.root().at(beside + "/room").asString("");
            String space = chapter.root().at(named.path()).asString("");
            List<String> drawn = register.entry("tiles/" + room).stream().flatMap(side -> side.root().path("spaces").valueStream())
                    .map(drawing -> drawing.path("id").asString("")).toList();
            if (!drawn.isEmpty() && !drawn.contains(space)) {
                findings.add(chapter.error("dangling", named.path(), "'" + room + "' has no space '" + space + "'")
                        .fix(Nearest.advice(space, drawn)));
            }
        });
    }

    private static void check(Register register, Document document, Link link, List<Finding> findings) {
        follow(document.root(), "", List.of(link.path().split("/")), pointer -> {
            String word = pointer.key() ? pointer.name() : document.root().at(pointer.path()).asString("");
            if (word.isEmpty() || link.to().stream().anyMatch(folder -> register.keys().contains(folder + "/" + word))) return;
            if (link.folder().equals("hints") && KINDS_OF_MARKS.contains(word)) return;
            if (link.to().contains("minions") && GoalReferences.ids(register, "minions").anyMatch(word::equals)) return;
            List<String> known = register.keys().stream().filter(key -> link.to().contains(key.substring(0, key.indexOf('/'))))
                    .map(key -> key.substring(key.indexOf('/') + 1)).toList();
            findings.add(Finding
                    .error("dangling", pointer.key() ? document.keyAt(pointer.path()) : document.valueAt(pointer.path()),
                            "there is no '" + word + "' in "
                                    + link.to().stream().map(folder -> folder + "/").collect(Collectors.joining(" or ")))
                    .fix(Nearest.advice(word, known)));
        });
    }

    /** The place of a reference: a value or a key. */
    record Named(String path, boolean key) {
        String name() {
            return path.substring(path.lastIndexOf('/') + 1);
        }
    }

    static void follow(JsonNode node, String pointer, List<String> path, Consumer<Named> found) {
        if (path.isEmpty()) {
            if (node.isString()) found.accept(new Named(pointer, false));
            return;
        }
        List<String> rest = path.subList(1, path.size());
        switch (path.get(0)) {
            case "*" -> {
                for (int i = 0; i < node.size() && node.isArray(); i++) follow(node.get(i), pointer + "/" + i, rest, found);
            }
            case "~" -> node.propertyNames().forEach(key -> found.accept(new Named(pointer + Document.step(key), true)));
            default -> follow(node.path(path.get(0)), pointer + "/" + path.get(0), rest, found);
        }
    }
}
