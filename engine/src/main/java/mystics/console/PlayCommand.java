package mystics.console;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import mystics.bot.SuggestedParty;
import mystics.console.desk.Desk;
import mystics.console.desk.Desks;
import mystics.console.sitting.Company;
import mystics.console.sitting.Sitting;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** The game at the terminal. */
@Command(name = "play", description = "Plays a chapter at this terminal, or from a file of answers. Without anything said it asks who plays what.")
final class PlayCommand implements Callable<Integer> {
    @ParentCommand
    private Mystics program;

    @Parameters(paramLabel = "CHAPTER", arity = "0..1", description = "The id of a chapter; left out: the first.")
    private Optional<String> chapter = Optional.empty();

    @Option(names = "--party", paramLabel = "HERO", split = ",", description = "The heroes who go, by their ids.")
    private List<String> party = List.of();

    @Option(names = "--abilities", paramLabel = "HERO=ABILITY", split = ",", description = "First abilities; those not named start with the suggested one.")
    private Map<String, String> abilities = Map.of();

    @Option(names = "--players", paramLabel = "N", description = "How many people play, 1 to 4; the heroes are dealt round the table.")
    private int players = 1;

    @Option(names = "--seats", paramLabel = "HERO=NAME", split = ",", description = "Who plays which hero.")
    private Map<String, String> seats = Map.of();

    @Option(names = "--bots", paramLabel = "HERO", split = ",", description = "Heroes the program plays.")
    private Set<String> bots = Set.of();

    @Option(names = "--seed", paramLabel = "S", description = "The same seed gives the same dice and cards.")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--own-dice", description = "You throw real dice and type what they show.")
    private boolean ownDice;

    @Option(names = "--answers", paramLabel = "FILE", description = "Reads answers from a file, a line each; # begins a remark.")
    private Optional<Path> answers = Optional.empty();

    @Override
    public Integer call() throws IOException {
        Library library = BaseGame.library();
        try (Desk desk = answers.isPresent() ? Desks.answering(answers.get()) : Desks.here(program.home().history(), System.getenv())) {
            Arrangement arrangement = saidEnough() ? said(library.catalog()) : new SetUpTalk(desk, library.catalog(), seed()).agree();
            new Sitting(desk, new Company(arrangement.people()), new NoKeeper(), GameTable.begin(library, arrangement)).play();
        }
        return Mystics.FINE;
    }

    private boolean saidEnough() {
        return chapter.isPresent() || !party.isEmpty() || !abilities.isEmpty() || !seats.isEmpty() || !bots.isEmpty() || seed.isPresent() || players > 1 || ownDice;
    }

    private long seed() {
        return seed.orElseGet(() -> System.nanoTime() & 0xFFFF_FFFFL);
    }

    /** What the options say. */
    private Arrangement said(Catalog catalog) {
        Chapter wanted = chapter(catalog);
        List<String> heroes = party.isEmpty() ? SuggestedParty.of(catalog, wanted) : party;
        List<Setup.Member> members = heroes.stream().map(hero -> new Setup.Member(hero, abilities.getOrDefault(hero, ""))).toList();
        return new Arrangement(new Setup(wanted.id(), members, Set.of()), people(heroes), bots, seed(), ownDice ? Arrangement.Rolls.OWN : Arrangement.Rolls.SEEDED);
    }

    private Chapter chapter(Catalog catalog) {
        if (chapter.isEmpty()) {
            return SetUpTalk.chapters(catalog).get(0);
        }
        Chapter wanted = catalog.chapters().get(chapter.get());
        if (wanted == null) {
            throw new SetupRefused("There is no chapter '" + chapter.get() + "'. Known chapters: " + String.join(", ", catalog.chapters().keySet()) + ".");
        }
        return wanted;
    }

    private Map<String, String> people(List<String> heroes) {
        if (players < 1 || players > 4) {
            throw new SetupRefused("One to four people play, not " + players + ".");
        }
        Map<String, String> people = new LinkedHashMap<>(seats);
        if (players > 1) {
            List<String> dealt = heroes.stream().filter(hero -> !people.containsKey(hero) && !bots.contains(hero)).toList();
            for (int i = 0; i < dealt.size(); i++) {
                people.put(dealt.get(i), "Player " + (i % players + 1));
            }
        }
        return people;
    }
}
