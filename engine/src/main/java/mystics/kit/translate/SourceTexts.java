package mystics.kit.translate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Entry;
import mystics.content.Look;
import mystics.content.Person;
import mystics.content.Picture;
import mystics.content.Sound;
import mystics.content.StoryOrder;
import mystics.content.TextKey;
import mystics.mod.Manifest;
import mystics.mod.lang.Translation;
import mystics.mod.load.Library;
import mystics.mod.load.LoadedMod;

/**
 * The texts that a mod translates or should translate, in the order in which people read them. Chapters come first,
 * each with its passages in the order in which a party meets them.
 */
public final class SourceTexts {
    private static final List<String> FOLDERS = List.of("chapters", "persons", "heroes", "abilities", "minions", "cards", "encounters",
            "marks", "tiles", "figures", "variants", "difficulties", "titles", "hints");
    private static final String STORY = "/story/";
    private final Library library;
    private final Manifest manifest;

    private SourceTexts(Library library, Manifest manifest) {
        this.library = library;
        this.manifest = manifest;
    }

    /**
     * All texts of entries that a mod has to translate.
     *
     * @param library the mods in their original language
     */
    public static List<SourceText> of(Library library, Manifest manifest) {
        return new SourceTexts(library, manifest).all();
    }

    private List<SourceText> all() {
        return library.mods().stream().flatMap(mod -> mod.entries().stream().filter(entry -> isMeant(mod, entry))).distinct()
                .filter(SourceTexts::isRead)
                .sorted(Comparator.comparingInt((Entry entry) -> FOLDERS.indexOf(folder(entry))).thenComparingInt(SourceTexts::number))
                .flatMap(this::texts).toList();
    }

    /** Whether players read the name of an entry. Only authors see the names of looks, pictures and sounds. */
    private static boolean isRead(Entry entry) {
        return !(entry instanceof Look || entry instanceof Picture || entry instanceof Sound);
    }

    private static int number(Entry entry) {
        return entry instanceof Chapter chapter ? chapter.number() : 0;
    }

    private static String folder(Entry entry) {
        String key = TextKey.of(entry);
        return key.substring(0, key.indexOf('/'));
    }

    /** Whether the mod promises to translate an entry. */
    private boolean isMeant(LoadedMod mod, Entry entry) {
        List<String> promised = manifest.translates();
        boolean own = mod.id().equals(manifest.id());
        String key = TextKey.of(entry);
        return promised.isEmpty() ? own
                : promised.contains(mod.id()) || promised.contains(key) || own && promised.contains(folder(entry) + "/*");
    }

    private Stream<SourceText> texts(Entry entry) {
        Map<String, String> texts = new LinkedHashMap<>(Translation.texts(entry));
        if (!(entry instanceof Chapter chapter)) {
            return texts.entrySet().stream().map(text -> source(entry, text.getKey(), text.getValue()));
        }
        List<SourceText> all = new ArrayList<>();
        String story = TextKey.of(entry) + STORY;
        texts.forEach((key, text) -> {
            if (!key.startsWith(story)) all.add(source(entry, key, text));
        });
        for (StoryOrder.Met met : StoryOrder.of(chapter)) {
            String passage = story + chapter.story().get(met.index()).id() + "/";
            texts.forEach((key, text) -> {
                if (key.startsWith(passage)) all.add(source(entry, key, text));
            });
        }
        return all.stream();
    }

    private SourceText source(Entry entry, String key, String text) {
        String way = key.substring(TextKey.of(entry).length() + 1);
        String[] steps = way.split("/");
        String where = way.startsWith("story/") && steps.length > 1 ? entry.name() + ", " + steps[1].replace('-', ' ') : entry.name();
        boolean spoken = steps.length > 2 && steps[steps.length - 1].equals("says")
                && (steps[steps.length - 3].equals("voices") || steps[steps.length - 3].equals("lines"));
        return new SourceText(key, text, where, spoken ? speaker(steps[steps.length - 2]) : "");
    }

    /** The speaker of a line. A second line by the same speaker has a number after the speaker's name. */
    private String speaker(String step) {
        Catalog catalog = library.catalog();
        String who = catalog.persons().containsKey(step) || catalog.heroes().containsKey(step) ? step : step.replaceFirst("-\\d+$", "");
        Person person = catalog.persons().get(who);
        if (person != null) return person.voice().isBlank() ? person.name() : person.name() + " (" + person.voice().strip() + ")";
        return catalog.heroes().containsKey(who) ? catalog.heroes().get(who).name() : who.replace('-', ' ');
    }
}
