package mystics.editor.form;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import mystics.content.Catalog;
import mystics.content.CardType;
import mystics.content.Entry;
import mystics.content.HeroCard;
import mystics.content.MinionCard;
import mystics.editor.art.FigureArt;
import mystics.editor.art.Gallery;
import mystics.editor.art.Sketch;
import mystics.mod.ModLayout;
import mystics.mod.write.PlainTree;
import mystics.mod.yaml.NamedKinds;
import mystics.mod.yaml.Pointer;

/** The entries that fields can name: loaded entries, and entries with files in the mod. */
public final class LoadedEntries implements Known {
    private static final String START = "start";
    private final Catalog catalog;
    private final Gallery gallery;
    private final Supplier<? extends Collection<String>> files;

    /**
     * @param catalog the loaded entries
     * @param files the paths of the mod's files
     */
    public LoadedEntries(Catalog catalog, Supplier<? extends Collection<String>> files) {
        this.catalog = catalog;
        this.gallery = new Gallery(catalog.pictures().values());
        this.files = files;
    }

    @Override
    public List<Suggestion> of(List<String> kinds, Object values) {
        Map<String, Suggestion> found = new TreeMap<>();
        kinds.stream().flatMap(kind -> kind.equals("*") ? ModLayout.KINDS.stream() : Stream.of(kind))
                .forEach(kind -> all(kind, kinds.contains("*") ? kind + "/" : "", values).forEach(one -> found.putIfAbsent(one.id(), one)));
        return List.copyOf(found.values());
    }

    @Override
    public Optional<String> beginning() {
        return catalog.rooms().values().stream()
                .filter(room -> room.drawing().marks().stream().anyMatch(mark -> mark.kind().equals(START)))
                .map(Entry::id).sorted().findFirst();
    }

    private Stream<Suggestion> all(String kind, String before, Object values) {
        return switch (kind) {
            case NamedKinds.CLASSES -> plain(catalog.heroes().values().stream().flatMap(hero -> hero.classes().stream()));
            case NamedKinds.SPACES -> ids(values, "spaces");
            case NamedKinds.PASSAGES -> ids(values, "story");
            case NamedKinds.MODS -> plain(Stream.of("base-game"));
            default -> Stream.concat(entries(kind).map(entry -> new Suggestion(before + entry.id(), entry.name(), picture(kind, entry))),
                    files.get().stream().filter(path -> path.startsWith(kind + "/") && path.endsWith(".yaml"))
                            .map(path -> path.substring(kind.length() + 1, path.length() - ".yaml".length()))
                            .map(id -> new Suggestion(before + id, "", Optional.empty())));
        };
    }

    private static Stream<Suggestion> plain(Stream<String> words) {
        return words.distinct().map(word -> new Suggestion(word, "", Optional.empty()));
    }

    /** The ids of the elements in a list that belongs to the same file. */
    private static Stream<Suggestion> ids(Object values, String list) {
        return PlainTree.at(values, Pointer.ROOT.in(list)).filter(List.class::isInstance).map(List.class::cast).orElse(List.of()).stream()
                .flatMap(each -> each instanceof Map<?, ?> map && map.get("id") instanceof String id ? Stream.of(id) : Stream.empty())
                .map(id -> new Suggestion((String) id, "", Optional.empty()));
    }

    /** The loaded entry with a folder and id. */
    public Optional<Entry> entry(String kind, String id) {
        return entries(kind).filter(entry -> entry.id().equals(id)).findFirst();
    }

    private Stream<Entry> entries(String kind) {
        Stream<? extends Entry> found = switch (kind) {
            case "abilities" -> catalog.cards().values().stream().filter(card -> card.type() == CardType.ABILITY);
            case "cards" -> catalog.cards().values().stream().filter(card -> card.type() != CardType.ABILITY);
            case "chapters" -> catalog.chapters().values().stream();
            case "encounters" -> catalog.encounters().values().stream();
            case "figures" -> catalog.figures().values().stream();
            case "heroes" -> catalog.heroes().values().stream();
            case "looks" -> catalog.looks().values().stream();
            case "marks" -> catalog.marks().values().stream();
            case "minions" -> catalog.minions().values().stream();
            case "persons" -> catalog.persons().values().stream();
            case "sounds" -> catalog.sounds().values().stream();
            case "difficulties" -> catalog.difficulties().values().stream();
            case "titles" -> catalog.titles().values().stream();
            case "hints" -> catalog.hints().values().stream();
            case "tiles" -> catalog.rooms().values().stream();
            case "variants" -> catalog.variants().values().stream();
            default -> Stream.empty();
        };
        return found.map(Entry.class::cast);
    }

    private Optional<Sketch> picture(String kind, Entry entry) {
        List<String> names = new ArrayList<>();
        if (entry instanceof HeroCard hero) {
            names.addAll(FigureArt.hero(hero.id()));
        } else if (entry instanceof MinionCard minion) {
            names.addAll(FigureArt.minion(minion));
        } else {
            names.add(kind + "/" + entry.id());
        }
        return names.stream().flatMap(name -> gallery.find(name).stream()).findFirst();
    }
}
