package mystics.mod.yaml;

import java.util.List;
import java.util.Map;

/**
 * The kinds of things that ids in files name, each given as the folder of its entries or as one of the words {@link #CLASSES}, {@link
 * #SPACES} and {@link #PASSAGES}. A place consists of the kind of file, or the name of a shared part of its schema, and the keys below it.
 */
public final class NamedKinds {
    /** Classes of heroes. */
    public static final String CLASSES = "classes";
    /** Spaces of the same file. */
    public static final String SPACES = "spaces";
    /** Passages of the same file. */
    public static final String PASSAGES = "passages";
    /** Entries of any folder, written {@code folder/id}. */
    public static final String ENTRIES = "*";
    /** Mods. */
    public static final String MODS = "mods";

    private static final List<String> HEROES = List.of("heroes");
    private static final List<String> MARKS = List.of("marks");
    private static final List<String> MINIONS = List.of("minions");
    private static final List<String> ROOMS = List.of("tiles");
    private static final List<String> CHAPTERS = List.of("chapters");
    private static final List<String> FINDS = List.of("cards", "abilities");
    private static final List<String> HELD = List.of("cards", "abilities", "marks");

    private static final Map<String, List<String>> NAMED = Map.ofEntries(
            Map.entry("cards/need/class", List.of(CLASSES)), Map.entry("cards/need/hero", HEROES),
            Map.entry("cards/extends", List.of("cards")),
            Map.entry("abilities/classes", List.of(CLASSES)), Map.entry("abilities/hero", HEROES),
            Map.entry("abilities/kept/who", HEROES), Map.entry("abilities/extends", List.of("abilities")),
            Map.entry("heroes/classes", List.of(CLASSES)), Map.entry("heroes/gear", FINDS),
            Map.entry("heroes/ability", List.of("abilities")), Map.entry("heroes/extends", HEROES),
            Map.entry("minions/figure", List.of("figures")), Map.entry("minions/extends", MINIONS),
            Map.entry("marks/extends", MARKS), Map.entry("figures/extends", List.of("figures")),
            Map.entry("persons/extends", List.of("persons")), Map.entry("chapters/extends", CHAPTERS),
            Map.entry("tiles/extends", ROOMS), Map.entry("encounters/extends", List.of("encounters")),
            Map.entry("variants/extends", List.of("variants")), Map.entry("variants/excludes", List.of("variants")),
            Map.entry("difficulties/extends", List.of("difficulties")), Map.entry("difficulties/variants", List.of("variants")),
            Map.entry("titles/extends", List.of("titles")), Map.entry("hints/extends", List.of("hints")),
            Map.entry("encounters/rows/minions", MINIONS), Map.entry("encounters/surge", MINIONS),
            Map.entry("tiles/exits/spaces", List.of(SPACES)), Map.entry("tiles/marks/space", List.of(SPACES)),
            Map.entry("tiles/marks/kind", MARKS), Map.entry("tiles/together", List.of(SPACES)), Map.entry("tiles/apart", List.of(SPACES)),
            Map.entry("tiles/seen", List.of(SPACES)), Map.entry("tiles/blind", List.of(SPACES)),
            Map.entry("chapters/party/forbidden", HEROES), Map.entry("chapters/party/required", HEROES),
            Map.entry("chapters/party/reserve", HEROES), Map.entry("chapters/tiles/up", ROOMS), Map.entry("chapters/start/room", ROOMS),
            Map.entry("chapters/start/mark", MARKS), Map.entry("chapters/start/teams/room", ROOMS),
            Map.entry("chapters/start/teams/mark", MARKS), Map.entry("chapters/start/teams/who", HEROES),
            Map.entry("placings/room", ROOMS), Map.entry("placings/minions", MINIONS),
            Map.entry("chapters/surges/room", ROOMS), Map.entry("chapters/surges/minions", MINIONS),
            Map.entry("chapters/searches/room", ROOMS), Map.entry("chapters/searches/mark", MARKS),
            Map.entry("chapters/searches/finds", FINDS),
            Map.entry("passage/room", ROOMS), Map.entry("voice/who", List.of("heroes", "persons", "marks")),
            Map.entry("choice/then", List.of(PASSAGES)), Map.entry("choice/options/then", List.of(PASSAGES)),
            Map.entry("choice/options/keep", MARKS),
            Map.entry("condition/with", MARKS), Map.entry("condition/without", MARKS), Map.entry("condition/at-least", MARKS),
            Map.entry("condition/at-most", MARKS), Map.entry("condition/here", HEROES), Map.entry("condition/party", HEROES),
            Map.entry("condition/mover", HEROES), Map.entry("condition/in", ROOMS), Map.entry("condition/held", FINDS),
            Map.entry("condition/won", CHAPTERS), Map.entry("condition/lost", CHAPTERS), Map.entry("condition/played", CHAPTERS),
            Map.entry("goal/entered", ROOMS), Map.entry("goal/cleared", ROOMS), Map.entry("goal/gathered", ROOMS),
            Map.entry("goal/reached", MARKS), Map.entry("goal/defeated", MINIONS), Map.entry("goal/held", HELD),
            Map.entry("goal/by", HEROES), Map.entry("goal/hint/who", HEROES), Map.entry("goal/hint/at", ROOMS),
            Map.entry("scenarios/chapter", CHAPTERS), Map.entry("scenarios/party", HEROES),
            Map.entry("scenarios/variants", List.of("variants")),
            Map.entry("mod/needs", List.of(MODS)), Map.entry("mod/likes", List.of(MODS)), Map.entry("mod/conflicts", List.of(MODS)),
            Map.entry("mod/after", List.of(MODS)));

    private NamedKinds() {
    }

    /** The kinds that an id at a place may name; empty if the author invents the id. */
    public static List<String> at(String place) {
        return NAMED.getOrDefault(place, List.of());
    }
}
