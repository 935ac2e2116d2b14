package mystics.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.bot.Bot;
import mystics.bot.RandomPlayer;
import mystics.choice.Seat;
import mystics.choice.SeededFate;
import mystics.content.CampaignSheet;
import mystics.content.Chapter;
import mystics.content.Goal;
import mystics.content.HeroCard;
import mystics.content.Setup;
import mystics.lab.Parties;
import mystics.lab.Patience;
import mystics.lint.Journey;
import mystics.lint.Silences;
import mystics.mod.load.Library;
import mystics.mod.script.mentions.Mention;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;
import mystics.phase.chapter.BeginChapter;
import mystics.play.Agenda;
import mystics.play.Chance;
import mystics.play.Inspector;
import mystics.play.Seating;
import mystics.play.Setting;
import mystics.play.Simulation;
import mystics.play.State;
import mystics.rules.Player;
import mystics.table.Draft;
import mystics.table.Outcome;
import mystics.table.Table;

/**
 * Bots play a chapter so that as much of it happens as can: with every party, with campaigns that went in all sorts of ways, with every
 * answer, and on errands into the rooms they would pass by. Game n is the same game on every machine. Thread-safe.
 */
public final class Proving {
    private static final long SEED = 20_260_101;
    /** Of so many games one is played by a bot that does anything. */
    private static final int RANDOM_EACH = 5;
    private static final int MOST_STEPS = 50_000;
    private final Library library;
    private final Chapter chapter;
    private final List<ProofPart> parts;
    private final List<List<String>> parties;
    private final Recollection asked;
    private final RuleWatch rules;
    private final Set<String> reachable;
    private final Silences silences;

    /**
     * @param page the file of the chapter, as the mods make it; {@code source} the files of its mod
     * @param mentions what the scripts of that mod name
     */
    public Proving(Library library, Document page, ModSource source, List<Mention> mentions) {
        this.library = library;
        this.chapter = library.catalog().chapters().get(page.id());
        this.parts = ProofParts.of(page, library, source, mentions);
        this.parties = Parties.legal(library.catalog(), chapter);
        this.asked = Recollection.of(page, library.catalog(), mentions);
        this.rules = new RuleWatch(library.rules().size());
        this.reachable = Journey.of(chapter, library.catalog()).reached();
        this.silences = Silences.in(page.mod(), source);
    }

    /** Plays some games, one after another, and says what was seen. */
    public ChapterProof prove(int games) {
        return prove(games, IntStream::sequential);
    }

    /** Plays some games; the first half as they come, the others also on errands into rooms where nobody was. */
    public ChapterProof prove(int games, UnaryOperator<IntStream> side) {
        int half = (games + 1) / 2;
        List<Seen> seen = new ArrayList<>(side.apply(IntStream.range(0, half)).mapToObj(game -> played(game, chapter)).toList());
        Set<String> left = new TreeSet<>(reachable);
        seen.forEach(game -> left.removeAll(game.rooms()));
        List<Chapter> errands = Stream.concat(Stream.of(chapter), left.stream().map(this::errand)).toList();
        seen.addAll(side.apply(IntStream.range(half, games)).mapToObj(game -> played(game, errands.get(game % errands.size()))).toList());
        return result(seen);
    }

    private ChapterProof result(List<Seen> seen) {
        Map<ProofPart, Long> times = new HashMap<>();
        Map<String, Long> rooms = new HashMap<>();
        seen.forEach(game -> game.parts().forEach(part -> times.merge(part, 1L, Long::sum)));
        seen.forEach(game -> game.rooms().forEach(room -> rooms.merge(room, 1L, Long::sum)));
        parts.stream().filter(part -> part.kind() == ProofPart.Kind.RULE && rules.did(part.number())).forEach(part -> times.put(part, 1L));
        Map<Integer, Long> spoke = parts.stream().filter(part -> part.kind() == ProofPart.Kind.RULE)
                .collect(Collectors.toMap(ProofPart::number, part -> rules.spoke(part.number())));
        Map<Seen.Ending, Long> endings = seen.stream().collect(Collectors.groupingBy(Seen::ending, Collectors.counting()));
        List<String> troubles = seen.stream().map(Seen::trouble).filter(trouble -> !trouble.isEmpty()).sorted().distinct().toList();
        return new ChapterProof(chapter.id(), parts, times, rooms, spoke, endings, troubles, silences);
    }

    /** The chapter with a room to be entered before anything else. */
    private Chapter errand(String room) {
        Goal into = new Goal(List.of(), room, "", List.of(), "", "", "", "", "", "", "", 0, 0, false, "", Optional.empty());
        return chapter.withObjective(Stream.concat(Stream.of(into), chapter.objective().stream()).toList());
    }

    private Seen played(int game, Chapter way) {
        long seed = SEED + game;
        List<Setup.Member> party = parties.get((int) (game * 31L % parties.size())).stream().map(hero -> new Setup.Member(hero, ""))
                .toList();
        CampaignSheet sheet = game % 2 == 0 ? CampaignSheet.NEW : asked.drawn(library.catalog(), seed);
        Setup setup = new Setup(chapter.id(), party, library.catalog().usualVariants(), Optional.of(sheet));
        Set<String> answered = new HashSet<>();
        Setting setting = library.with(way).setting(setup, Inspector.NONE, rules);
        GameEyes eyes = new GameEyes(parts, setting.box(), answered);
        Bot bot = game % RANDOM_EACH == RANDOM_EACH - 1 ? Bot.RANDOM : Bot.SENSIBLE;
        Player player = new Curious(bot.players(setting.box()).apply(seed), new RandomPlayer(seed), way, answered);
        String trouble = "";
        Seen.Ending ending = Seen.Ending.FAILED;
        try {
            ending = ending(setting, seating(setting, player, seed), eyes);
        } catch (RuntimeException failure) {
            trouble = String.valueOf(failure.getMessage());
        }
        return eyes.hasLooked() ? new Seen(eyes.happened(), eyes.rooms(), ending, trouble) : new Seen(Set.of(), Set.of(), ending, trouble);
    }

    private static Seen.Ending ending(Setting setting, Seating seating, GameEyes eyes) {
        State beginning = State.beginning(Table.empty(setting.box().layout()), Agenda.of(List.of(new BeginChapter())));
        Patience patience = new Patience();
        try {
            Simulation.Report report = new Simulation(setting, seating).play(beginning, MOST_STEPS, scene -> {
                eyes.look(scene);
                patience.accept(scene);
            });
            Outcome outcome = Draft.of(report.table()).outcome();
            if (!report.finished() || !outcome.over()) throw new IllegalStateException("endless");
            return outcome == Outcome.WON ? Seen.Ending.WON : Seen.Ending.LOST;
        } catch (Patience.Exhausted givenUp) {
            return Seen.Ending.GIVEN_UP;
        }
    }

    private static Seating seating(Setting setting, Player player, long seed) {
        Map<String, Player> seats = new HashMap<>();
        for (HeroCard hero : setting.box().heroes()) seats.put(hero.id(), player);
        seats.put(Seat.PARTY.name(), player);
        Optional<Chance> chance = Optional.of(Chance.of(new SeededFate(seed)));
        return new Seating(chance, chance, seats);
    }
}
