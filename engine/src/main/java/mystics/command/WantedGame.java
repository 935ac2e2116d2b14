package mystics.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import mystics.bot.SuggestedParty;
import mystics.choice.Seat;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.home.GameAgreement;
import mystics.home.GameTable;
import mystics.play.Company;
import mystics.play.FailingRules;
import mystics.play.UndoPolicy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The new game described on the command line: chapter, heroes, players and variants. */
final class WantedGame {
    /** The name of this group of options inside a command. */
    static final String MIXIN = "game";
    private static final String SEED = "--seed";
    private static final int MOST_PEOPLE = 4;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Parameters(paramLabel = "CHAPTER", arity = "0..1", description = "Id of a chapter. Default: the first chapter.")
    private Optional<String> chapter = Optional.empty();

    @Option(names = "--party", paramLabel = "HERO", split = ",", description = "Ids of the heroes in the party.")
    private List<String> party = List.of();

    @Option(names = "--abilities", paramLabel = "HERO=ABILITY", split = ",", description = "First ability of each hero. "
            + "Default: the suggested one.")
    private Map<String, String> abilities = Map.of();

    @Option(names = "--players", paramLabel = "N", description = "Number of players, 1 to 4. The heroes are dealt round the table.")
    private int players = 1;

    @Option(names = "--seats", paramLabel = "HERO=NAME", split = ",", description = "Name of the player for each hero.")
    private Map<String, String> seats = Map.of();

    @Option(names = "--bots", paramLabel = "HERO", split = ",", description = "Heroes that the program plays.")
    private Set<String> bots = Set.of();

    @Option(names = SEED, paramLabel = "S", description = "The same seed gives the same dice and cards.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--own-dice", description = "You roll real dice and type the results.")
    private boolean ownDice;

    @Option(names = {"--variant",
            "--variants"}, paramLabel = "VARIANT", split = ",", description = "Ids of the rule variants to switch on, or "
            + "none. Default: the usual ones.")
    private Set<String> variants = Set.of();

    @Option(names = "--undo", paramLabel = "HOW", description = "How far players may undo: to_last_news, freely or never "
            + "(${DEFAULT-VALUE}).")
    private UndoPolicy undo = UndoPolicy.TO_LAST_NEWS;

    @Option(names = "--failing-rules", paramLabel = "HOW", description = "What to do when a mod's rule fails: switch_off "
            + "removes the mod's rules from the game, stop lets you choose another answer (${DEFAULT-VALUE}).")
    private FailingRules failing = FailingRules.SWITCH_OFF;

    /** The given options, by name. */
    List<String> said() {
        Set<String> ours = command.mixins().get(MIXIN).optionsMap().keySet();
        return Stream.concat(chapter.stream(),
                command.commandLine().getParseResult().matchedOptions().stream().map(OptionSpec::longestName).filter(ours::contains))
                .toList();
    }

    /** The given options except the seed. A seed can also be given for a game whose other choices are made in the program. */
    List<String> saidBesideSeed() {
        return said().stream().filter(option -> !option.equals(SEED)).toList();
    }

    /** The given chapter. */
    Optional<String> chapter() {
        return chapter;
    }

    /** The seed given, or a random one. */
    long seed() {
        return seed.orElseGet(() -> System.nanoTime() & 0xFFFF_FFFFL);
    }

    /**
     * Checks the options.
     *
     * @throws ParameterException when an option is wrong for every chapter
     */
    void check() {
        if (players < 1 || players > MOST_PEOPLE) {
            throw new ParameterException(command.commandLine(), "--players must be from 1 to " + MOST_PEOPLE + ", not " + players + ".");
        }
        seats.forEach((hero, name) -> {
            if (name.isBlank()) {
                throw new ParameterException(command.commandLine(), "Give the player of " + hero + ", such as --seats " + hero + "=Ann.");
            }
        });
    }

    /**
     * The arrangement of a game as the options describe it.
     *
     * @throws SetupRefused when the chapter cannot be set up in this way
     */
    GameAgreement arrangement(Catalog catalog) {
        Chapter wanted = chapter(catalog);
        List<String> heroes = party.isEmpty() ? SuggestedParty.of(catalog, wanted) : party;
        List<Setup.Member> members = heroes.stream().map(hero -> new Setup.Member(hero, abilities.getOrDefault(hero, ""))).toList();
        abilities.keySet().stream().filter(hero -> !heroes.contains(hero)).findFirst().ifPresent(stranger -> {
            throw new SetupRefused("'{id}' is not in the party ({party}), so it begins with no ability.", "id", stranger, "party", heroes);
        });
        long chance = seed();
        Company company = new Company(people(heroes), bots(heroes), ownDice ? Optional.empty() : Optional.of(chance), Optional.of(chance),
                undo, failing);
        return new GameAgreement(new Setup(wanted.id(), members, WantedVariants.of(catalog, variants)), company);
    }

    private Chapter chapter(Catalog catalog) {
        if (chapter.isEmpty()) {
            return catalog.firstToPlay();
        }
        return Optional.ofNullable(catalog.chapters().get(chapter.get()))
                .orElseThrow(() -> catalog.noChapter(chapter.get()));
    }

    /** The bots by hero. If bots play every hero, a bot also decides for the party. */
    private Map<String, String> bots(List<String> heroes) {
        Map<String, String> seated = new LinkedHashMap<>();
        bots.forEach(hero -> seated.put(hero, GameTable.BOT));
        if (bots.containsAll(heroes)) {
            seated.put(Seat.PARTY.name(), GameTable.BOT);
        }
        return seated;
    }

    private Map<String, String> people(List<String> heroes) {
        seats.keySet().stream().filter(hero -> !heroes.contains(hero)).findFirst().ifPresent(stranger -> {
            throw new SetupRefused("'{id}' is not in the party ({party}), so nobody can play it.", "id", stranger, "party", heroes);
        });
        Map<String, String> people = new LinkedHashMap<>(seats);
        if (players > 1) {
            List<String> dealt = heroes.stream().filter(hero -> !people.containsKey(hero) && !bots.contains(hero)).toList();
            if (dealt.size() < players) {
                throw new SetupRefused("{people} people are to play, and {n} {n|hero is|heroes are} left for them. "
                        + "Say fewer players, or leave them more heroes.", "people", players, "n", dealt.size());
            }
            for (int i = 0; i < dealt.size(); i++) {
                people.put(dealt.get(i), "Player " + (i % players + 1));
            }
        }
        return people;
    }
}
