package mystics.proof;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.CampaignSheet;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.MarkKind;
import mystics.content.MinionCard;
import mystics.content.Setup;
import mystics.lab.Parties;
import mystics.rules.Rule;

/**
 * The things that games bring in so that the rules under proof can speak: cards, variants, minions, heroes, and marks from earlier
 * chapters.
 *
 * @param cards ids of the entries with rules under proof
 */
record RuleStage(Catalog catalog, Set<String> cards, CardDeal deal, VariantTurns variants, List<MinionCard> minions,
        List<String> heroes, List<MarkKind> marks) {
    /** The greatest number of figures of one minion card. More figures would leave no room for minions of other cards. */
    private static final int MOST_FIGURES = 2;
    /** One in this many rounds of all chapters is played with the usual variants. */
    private static final int USUAL_EACH = 3;

    /** The things that the rules of some entries need in order to speak. */
    static RuleStage of(Catalog catalog, Collection<Rule.Source> sources) {
        Set<String> cards = sources.stream().map(Rule.Source::entry).collect(Collectors.toSet());
        return new RuleStage(catalog, cards,
                new CardDeal(catalog, catalog.cards().values().stream().filter(card -> cards.contains(card.id())).toList()),
                new VariantTurns(entries(sources, Rule.Kind.VARIANT).map(catalog.variants()::get).toList()),
                catalog.minions().values().stream().filter(minion -> cards.contains(minion.id())).toList(),
                entries(sources, Rule.Kind.HERO).toList(),
                entries(sources, Rule.Kind.MARK).map(catalog.marks()::get).filter(MarkKind::kept).toList());
    }

    private static Stream<String> entries(Collection<Rule.Source> sources, Rule.Kind kind) {
        return sources.stream().filter(source -> source.kind() == kind).map(Rule.Source::entry);
    }

    /**
     * The set-up of a game.
     *
     * @param game the number of the game
     * @param round the number of earlier games of this chapter
     */
    Setup setup(Chapter chapter, int game, int round) {
        List<String> party = party(chapter, round);
        return new Setup(chapter.id(), party.stream().map(hero -> new Setup.Member(hero, "")).toList(), variants(round),
                Optional.of(round % 2 == 0 ? deal.dealt(party, game) : marked(deal.dealt(party, game))));
    }

    /** A sheet with the marks that last for the campaign. */
    private CampaignSheet marked(CampaignSheet sheet) {
        Map<String, CampaignSheet.HeroSheet> heroes = new TreeMap<>();
        sheet.heroes().forEach((hero, owned) -> heroes.put(hero,
                new CampaignSheet.HeroSheet(owned.abilities(), owned.cards(), owned.keeps(), ones("hero"))));
        return new CampaignSheet(ones("table"), heroes, sheet.chapters(), sheet.told());
    }

    private Map<String, Integer> ones(String on) {
        return marks.stream().filter(mark -> mark.on().equals(on)).map(MarkKind::id)
                .collect(Collectors.toMap(Function.identity(), mark -> 1));
    }

    /** The variants for a game. In two out of three rounds of all chapters, variants with rules under proof are switched on. */
    private Set<String> variants(int round) {
        return variants.own().isEmpty() || round % USUAL_EACH == 0 ? catalog.usualVariants()
                : variants.in(round - round / USUAL_EACH);
    }

    /**
     * The party for a game. The party has one of the heroes with rules under proof, if the chapter allows it; these heroes take turns from
     * game to game.
     */
    private List<String> party(Chapter chapter, int number) {
        List<List<String>> legal = Parties.legal(catalog, chapter);
        Optional<String> wanted = heroes.isEmpty() ? Optional.empty() : Optional.of(heroes.get(number % heroes.size()));
        List<List<String>> with = legal.stream().filter(party -> wanted.filter(party::contains).isPresent()).toList();
        List<List<String>> choice = with.isEmpty() ? legal : with;
        return choice.get((int) (number * 31L % choice.size()));
    }

    /** The chapter for a game. In every second game of a chapter, minions with rules under proof stand in each room that has a set-up. */
    Chapter manned(Chapter chapter, int game, int round) {
        if (minions.isEmpty() || round % 2 == 1) return chapter;
        return chapter.withSetup(IntStream.range(0, chapter.setup().size()).mapToObj(room -> {
            MinionCard minion = minions.get((game + room) % minions.size());
            Map<String, Integer> crowd = new LinkedHashMap<>(chapter.setup().get(room).minions());
            crowd.put(minion.id(), Math.min(MOST_FIGURES, minion.limit()));
            return new Chapter.Minions(chapter.setup().get(room).room(), crowd);
        }).toList());
    }
}
