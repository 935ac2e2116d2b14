package mystics.console;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import mystics.bot.SuggestedParty;
import mystics.choice.Seat;
import mystics.console.desk.Desk;
import mystics.console.desk.Desks;
import mystics.console.desk.SpokenDesk;
import mystics.console.sitting.Shelf;
import mystics.console.sitting.Sitting;
import mystics.content.Catalog;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.content.SetupRefused;
import mystics.mod.load.BaseGame;
import mystics.mod.load.Library;
import mystics.play.Company;
import mystics.play.FailingRules;
import mystics.play.Session;
import mystics.play.UndoPolicy;
import mystics.save.SaveRefused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** The game, in the window or at the terminal. */
@Command(name = "play", description = "Plays a chapter: in a window, at this terminal, or from a file of answers. Without anything said it asks who plays what.")
final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

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

    @Option(names = {"--variant", "--variants"}, paramLabel = "VARIANT", split = ",", description = "Variants of the rules that are on, or none; left out: the usual ones.")
    private Set<String> variants = Set.of();

    @Option(names = "--undo", paramLabel = "HOW", description = "How far answers may be taken back: to_last_news, freely or never (${DEFAULT-VALUE}).")
    private UndoPolicy undo = UndoPolicy.TO_LAST_NEWS;

    @Option(names = "--campaign", paramLabel = "NAME", description = "Plays a campaign: begins it, or goes on with it, chapter after chapter.")
    private Optional<String> campaign = Optional.empty();

    @Option(names = "--failing-rules", paramLabel = "HOW", description = "What becomes of a mod whose rule fails: switch_off takes its rules out of the game, stop lets you answer otherwise (${DEFAULT-VALUE}).")
    private FailingRules failing = FailingRules.SWITCH_OFF;

    @Option(names = "--continue", description = "Goes on with the game that was left last.")
    private boolean goOn;

    @Option(names = "--load", paramLabel = "FILE", description = "Goes on with a saved game, by its name or file.")
    private Optional<String> load = Optional.empty();

    @Option(names = "--despite-mods", description = "Opens a saved game with other mods than it was saved with. The save stays as it is.")
    private boolean despiteMods;

    @Mixin
    private ModChoice mods = new ModChoice();

    @Option(names = "--answers", paramLabel = "FILE", description = "Reads answers from a file, a line each; # begins a remark.")
    private Optional<Path> answers = Optional.empty();

    @Option(names = "--terminal", description = "Plays at this terminal even where a window can be shown.")
    private boolean terminal;

    @Override
    public Integer call() throws IOException {
        Starts starts = new Starts(program.home().starts());
        if (!terminal && answers.isEmpty() && campaign.isEmpty() && program.desktop().available()) {
            program.desktop().open(new Desktop.Opening(program.home(), () -> loaded(starts), first()));
            return Mystics.FINE;
        }
        Library library = library(starts);
        GameTable table = new GameTable(library);
        Shelf shelf = table.shelf(program.home());
        try (Desk desk = new SpokenDesk(answers.isPresent() ? Desks.answering(answers.get()) : Desks.here(program.home().history(), System.getenv()), library.wording())) {
            if (campaign.isPresent()) {
                wentWell(starts);
                new CampaignPlay(table, table.catalog(), program.home(), desk, campaign.get(), this::seed).play();
            } else {
                new Sitting(desk, shelf, session(table, table.catalog(), desk, starts)).play();
            }
        }
        return Mystics.FINE;
    }

    /** The mods that are wished for; after two failed starts with mods nothing but the base game. */
    private Library library(Starts starts) {
        Wiring.beside();
        if (!mods.any()) {
            return BaseGame.library();
        }
        if (starts.failedTwice()) {
            starts.goSafely();
            spec.commandLine().getErr().println("The last two starts failed, so this time only the base game is loaded. 'mods health' says what is wrong; 'mods disable' switches a mod off.");
            return BaseGame.library();
        }
        starts.begin(mods.names());
        try {
            return mods.assembly().library();
        } catch (IllegalArgumentException refused) {
            starts.wentWell();
            throw refused;
        }
    }

    /** The mods for a window, which tells by itself what goes wrong later. */
    private Library loaded(Starts starts) {
        Library library = library(starts);
        wentWell(starts);
        return library;
    }

    /** A start that is refused for what was asked is no fault of a mod. */
    private Session session(GameTable table, Catalog catalog, Desk desk, Starts starts) {
        try {
            Session session = session(table, catalog, desk);
            wentWell(starts);
            return session;
        } catch (SetupRefused | IllegalArgumentException refused) {
            wentWell(starts);
            throw refused;
        } catch (SaveRefused refused) {
            wentWell(starts);
            throw refused.differences().isEmpty() ? refused : new IllegalArgumentException(refused.getMessage() + " (--despite-mods does; the save stays as it is.)", refused);
        }
    }

    private void wentWell(Starts starts) {
        if (mods.any()) {
            starts.wentWell();
        }
    }

    private Session session(GameTable table, Catalog catalog, Desk desk) {
        return first().map(begin -> begin.apply(table)).orElseGet(() -> table.begin(new SetUpTalk(desk, catalog, seed()).agree()));
    }

    /** The game the command line speaks of, if it says enough for one. */
    private Optional<Function<GameTable, Session>> first() {
        if (goOn || load.isPresent()) {
            String name = load.orElse(Shelf.AUTOSAVE);
            return Optional.of(table -> despiteMods ? table.shelf(program.home()).loadDespiteMods(name) : table.shelf(program.home()).load(name));
        }
        return saidEnough() ? Optional.of(table -> table.begin(said(table.catalog()))) : Optional.empty();
    }

    private boolean saidEnough() {
        return chapter.isPresent() || !party.isEmpty() || !abilities.isEmpty() || !seats.isEmpty() || !bots.isEmpty() || seed.isPresent() || players > 1 || ownDice || !variants.isEmpty() || undo != UndoPolicy.TO_LAST_NEWS || failing != FailingRules.SWITCH_OFF;
    }

    private long seed() {
        return seed.orElseGet(() -> System.nanoTime() & 0xFFFF_FFFFL);
    }

    /** What the options say. */
    private Arrangement said(Catalog catalog) {
        Chapter wanted = chapter(catalog);
        List<String> heroes = party.isEmpty() ? SuggestedParty.of(catalog, wanted) : party;
        List<Setup.Member> members = heroes.stream().map(hero -> new Setup.Member(hero, abilities.getOrDefault(hero, ""))).toList();
        long chance = seed();
        Company company = new Company(people(heroes), bots(heroes), ownDice ? Optional.empty() : Optional.of(chance), Optional.of(chance), undo, failing);
        return new Arrangement(new Setup(wanted.id(), members, WantedVariants.of(catalog, variants)), company);
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

    /** If the program plays every hero, it also decides for the party. */
    private Map<String, String> bots(List<String> heroes) {
        Map<String, String> seated = new LinkedHashMap<>();
        bots.forEach(hero -> seated.put(hero, GameTable.BOT));
        if (bots.containsAll(heroes)) {
            seated.put(Seat.PARTY.name(), GameTable.BOT);
        }
        return seated;
    }

    private Map<String, String> people(List<String> heroes) {
        if (players < 1 || players > 4) {
            throw new SetupRefused("One to four people play, not " + players + ".");
        }
        seats.keySet().stream().filter(hero -> !heroes.contains(hero)).findFirst().ifPresent(stranger -> {
            throw new SetupRefused("'" + stranger + "' is not in the party (" + String.join(", ", heroes) + "), so nobody can play it.");
        });
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
