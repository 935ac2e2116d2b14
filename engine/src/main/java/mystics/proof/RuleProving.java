package mystics.proof;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mystics.bot.Bot;
import mystics.content.Card;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.MinionCard;
import mystics.content.Setup;
import mystics.kit.scenario.Scenarios;
import mystics.lab.Parties;
import mystics.lint.Silences;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;
import mystics.rules.Rule;

/**
 * Bots play the chapters of all mods with the cards and variants of one mod, to show whether the rules of its cards, marks and variants
 * ever do anything. The heroes begin with the mod's items and abilities, the mod's events and encounters are drawn first, and its minions
 * wait in the rooms. The variants of the mod are switched on by turns. A game with a given number is the same on every machine. The
 * scenarios of the mod are played, too. Thread-safe.
 */
public final class RuleProving {
    private static final long SEED = 20_270_101;
    private static final Set<Rule.Kind> KINDS = Set.of(Rule.Kind.CARD, Rule.Kind.ENCOUNTER, Rule.Kind.MINION, Rule.Kind.HERO,
            Rule.Kind.MARK, Rule.Kind.VARIANT, Rule.Kind.GENERAL);
    /** The greatest number of figures of one minion. A greater number would leave no figures for others. */
    private static final int MOST_FIGURES = 2;
    /** One of this many rounds is played with the usual variants. */
    private static final int USUAL_EACH = 3;
    private final Library library;
    private final String mod;
    private final ModSource source;
    private final List<ProofPart> parts;
    private final List<Rule.Source> sources;
    private final RuleWatch rules;
    private final Silences silences;
    private final List<Chapter> chapters;
    private final Set<String> cards;
    private final CardDeal deal;
    private final VariantTurns variants;
    private final List<MinionCard> minions;

    /** @param mod the id of the mod; {@code source} its files */
    public RuleProving(Library library, String mod, ModSource source) {
        this.library = library;
        this.mod = mod;
        this.source = source;
        List<Rule> own = library.rules().stream().filter(rule -> rule.source().mod().equals(mod) && KINDS.contains(rule.source().kind()))
                .toList();
        this.sources = own.stream().map(Rule::source).distinct().toList();
        this.parts = ProofParts.of(own, library, source);
        this.rules = new RuleWatch(library.rules().size());
        this.silences = Silences.in(mod, source);
        Catalog catalog = library.catalog();
        this.cards = sources.stream().map(Rule.Source::entry).collect(Collectors.toSet());
        this.chapters = catalog.chapters().values().stream().filter(each -> !each.tiles().isEmpty() && !each.isLesson()).toList();
        this.deal = new CardDeal(catalog, catalog.cards().values().stream().filter(card -> cards.contains(card.id())).toList());
        this.variants = new VariantTurns(sources.stream().filter(each -> each.kind() == Rule.Kind.VARIANT)
                .map(each -> catalog.variants().get(each.entry())).toList());
        this.minions = catalog.minions().values().stream().filter(minion -> cards.contains(minion.id())).toList();
    }

    /** Whether the mod has no rules except those of its chapters and rooms. */
    public boolean isEmpty() {
        return parts.isEmpty();
    }

    /** Plays some games, one after another, and returns their results. */
    public ChapterProof prove(int games) {
        return prove(games, IntStream::sequential);
    }

    /** Plays some games and returns their results. */
    public ChapterProof prove(int games, UnaryOperator<IntStream> side) {
        List<Seen> seen = side.apply(IntStream.range(0, games)).mapToObj(this::played).toList();
        new Scenarios(library, rules).run(mod, source);
        return ChapterProof.of("", parts, seen, rules, silences);
    }

    private Seen played(int game) {
        Chapter chapter = chapters.get(game % chapters.size());
        List<String> party = party(chapter, game / chapters.size());
        Setup setup = new Setup(chapter.id(), party.stream().map(hero -> new Setup.Member(hero, "")).toList(),
                variants(game / chapters.size()), Optional.of(deal.dealt(party, game)));
        Bot bot = game % 2 == 0 ? Bot.SENSIBLE : Bot.RANDOM;
        return new ProofGame(library.with(manned(chapter, game)), setup, parts, rules, chance -> new WishedChance(chance, cards))
                .played(bot, SEED + game);
    }

    /** The variants for a game. In two of three rounds of all chapters, variants of the mod are switched on. */
    private Set<String> variants(int round) {
        return variants.own().isEmpty() || round % USUAL_EACH == 0 ? library.catalog().usualVariants()
                : variants.in(round - round / USUAL_EACH);
    }

    /**
     * The party for a game. The party has a hero of the mod, if a hero of the mod may play the chapter. The heroes of
     * the mod take turns.
     */
    private List<String> party(Chapter chapter, int number) {
        List<List<String>> legal = Parties.legal(library.catalog(), chapter);
        List<String> heroes = sources.stream().filter(source -> source.kind() == Rule.Kind.HERO).map(Rule.Source::entry).toList();
        Optional<String> wanted = heroes.isEmpty() ? Optional.empty() : Optional.of(heroes.get(number % heroes.size()));
        List<List<String>> with = legal.stream().filter(party -> wanted.filter(party::contains).isPresent()).toList();
        Collection<List<String>> choice = with.isEmpty() ? legal : with;
        return List.copyOf(choice).get((int) (number * 31L % choice.size()));
    }

    /**
     * The chapter for a game. In every second game of a chapter, minions of the mod stand in each room that has
     * a set-up.
     */
    private Chapter manned(Chapter chapter, int game) {
        if (minions.isEmpty() || game / chapters.size() % 2 == 1) return chapter;
        return chapter.withSetup(IntStream.range(0, chapter.setup().size()).mapToObj(room -> {
            MinionCard minion = minions.get((game + room) % minions.size());
            Map<String, Integer> crowd = new LinkedHashMap<>(chapter.setup().get(room).minions());
            crowd.put(minion.id(), Math.min(MOST_FIGURES, minion.limit()));
            return new Chapter.Minions(chapter.setup().get(room).room(), crowd);
        }).toList());
    }
}
