package mystics.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.bot.SuggestedParty;
import mystics.content.CampaignSheet;
import mystics.content.CardType;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.lab.Balance;
import mystics.lab.Parties;
import mystics.lab.Variation;
import mystics.mod.load.Assembly;
import mystics.mod.load.Cut;
import mystics.mod.load.Knob;
import mystics.mod.load.Library;
import mystics.mod.yaml.Document;
import mystics.play.Inspector;
import mystics.play.Setting;
import mystics.proof.RuleLines;

/** The variations of one chapter that a report on its balance compares. */
final class Variations {
    private static final String AS_IT_IS = "as it is";
    private final Assembly assembly;
    private final Library library;
    private final Chapter chapter;
    private final List<String> party;
    private final Set<String> variants;
    private final String title;
    private final Balance.Pairing pairing;
    private final List<Variation> rows;

    /** The variations of one chapter with one party; an empty list stands for the suggested party. */
    Variations(Assembly assembly, Chapter chapter, List<String> party, Set<String> variants) {
        this(assembly, chapter, party.isEmpty() ? SuggestedParty.of(assembly.library().catalog(), chapter) : party, variants, "Party",
                Balance.Pairing.SIDE_BY_SIDE, List.of());
    }

    private Variations(Assembly assembly, Chapter chapter, List<String> party, Set<String> variants, String title,
            Balance.Pairing pairing, List<Variation> rows) {
        this.assembly = assembly;
        this.library = assembly.library();
        this.chapter = chapter;
        this.party = party;
        this.variants = variants;
        this.title = title;
        this.pairing = pairing;
        this.rows = rows;
    }

    private Variations with(String otherTitle, Balance.Pairing otherPairing, List<Variation> others) {
        return new Variations(assembly, chapter, party, variants, otherTitle, otherPairing, others);
    }

    /** The rows of the report. */
    List<Variation> rows() {
        return rows.isEmpty() ? List.of(new Variation(names(party), setting(library, party))) : rows;
    }

    /** The title of the report: the thing in which its rows differ. */
    String title() {
        return title;
    }

    /** The way in which the rows of the report are compared. */
    Balance.Pairing pairing() {
        return pairing;
    }

    /** Adds every legal party. */
    Variations parties() {
        return with("Party", Balance.Pairing.SIDE_BY_SIDE, Parties.legal(library.catalog(), chapter).stream()
                .map(each -> new Variation(names(each), setting(library, each))).toList());
    }

    /** Adds the chapter once for each value of a knob, the number that is varied. */
    Variations turning(Knob knob) {
        Document page = page();
        return with(knob.path(), Balance.Pairing.WITH_FIRST, knob.values().stream()
                .map(value -> new Variation(String.valueOf(value), setting(library.with(knob.turned(page, value)), party))).toList());
    }

    /** Adds the chapter unchanged, and then the chapter without each of the given entries in turn. */
    Variations without(List<String> entries, Supplier<RuleLines> lines) {
        List<Variation> all = new ArrayList<>(List.of(new Variation(AS_IT_IS, setting(library, party))));
        entries.forEach(entry -> all.add(new Variation(entry, setting(RuleLines.isLine(entry) ? library.without(lines.get().at(entry))
                : library.without(entry), party))));
        return with("Without", Balance.Pairing.STRONGEST_NEXT, all);
    }

    /** Adds the chapter for a party that brings nothing, and then for one that brings each of the given things (see {@link Baggage}). */
    Variations bringing(List<String> things) {
        Baggage baggage = new Baggage(library.catalog());
        List<Variation> all = new ArrayList<>(List.of(new Variation("nothing", setting(library, party, Optional.of(CampaignSheet.NEW)))));
        things.forEach(each -> all.add(new Variation(each, setting(library, party, Optional.of(baggage.sheet(each))))));
        return with("Brought along", Balance.Pairing.WITH_FIRST, all);
    }

    private Variations without(List<String> entries) {
        return without(entries, () -> new RuleLines(library, Map.of()));
    }

    /** Adds the chapter unchanged, and then the chapter without each entry of a kind in turn. */
    Variations withoutEach(String kind, Supplier<RuleLines> lines) {
        Catalog catalog = library.catalog();
        return switch (kind) {
            case "cards" -> without(catalog.cards().values().stream().filter(card -> card.type() != CardType.ABILITY && !card.story())
                    .map(card -> "cards/" + card.id()).toList());
            case "abilities" -> without(catalog.cards().values().stream().filter(card -> card.type() == CardType.ABILITY)
                    .map(card -> "abilities/" + card.id()).filter(this::isPlayable).toList());
            case "encounters" -> without(catalog.encounters().keySet().stream().map(id -> "encounters/" + id).filter(this::isPlayable)
                    .toList());
            case "rules" -> without(library.rules().stream().map(rule -> rule.source().id()).filter(id -> !id.startsWith("cards/")
                    && !id.startsWith("abilities/") && !id.startsWith("encounters/")).distinct().toList());
            case "surges" -> withoutSurges();
            case "script" -> without(lines.get().of("chapters/" + chapter.id()).stream().map(lines.get()::of)
                    .map(place -> place.file() + ":" + place.line()).distinct().toList(), lines);
            default -> throw new IllegalArgumentException("--ablate knows no '" + kind
                    + "'. Choose cards, abilities, encounters, rules, script or surges.");
        };
    }

    /**
     * Whether the chapter can be played without an entry. The chapter needs some entries, such as a starting ability or the last encounter
     * of a kind.
     */
    private boolean isPlayable(String entry) {
        try {
            setting(library.without(entry), party);
            return true;
        } catch (SetupRefused needed) {
            return false;
        }
    }

    private Variations withoutSurges() {
        List<Variation> all = new ArrayList<>(List.of(new Variation(AS_IT_IS, setting(library, party))));
        IntStream.range(0, chapter.surges().size()).forEach(surge -> {
            Library fewer = library.with(new Cut("surges", surge).made(page()));
            all.add(new Variation("surge in " + chapter.surges().get(surge).room(), setting(fewer, party)));
        });
        return with("Without", Balance.Pairing.STRONGEST_NEXT, all);
    }

    private Document page() {
        return assembly.register().flatMap(register -> register.entry("chapters/" + chapter.id())).orElseThrow();
    }

    private Setting setting(Library of, List<String> heroes) {
        return setting(of, heroes, Optional.empty());
    }

    private Setting setting(Library of, List<String> heroes, Optional<CampaignSheet> campaign) {
        return of.setting(new Setup(chapter.id(), heroes.stream().map(hero -> new Setup.Member(hero.strip(), "")).toList(), variants,
                campaign), Inspector.NONE);
    }

    private String names(List<String> heroes) {
        return heroes.stream().map(String::strip).map(id -> library.catalog().heroes().containsKey(id)
                ? library.catalog().heroes().get(id).name() : id).collect(Collectors.joining(", "));
    }
}
