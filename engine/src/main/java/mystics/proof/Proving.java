package mystics.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.bot.Bot;
import mystics.content.CampaignSheet;
import mystics.content.Chapter;
import mystics.content.Goal;
import mystics.content.Setup;
import mystics.lab.Parties;
import mystics.lint.Journey;
import mystics.lint.Silences;
import mystics.mod.load.Library;
import mystics.mod.script.mentions.Mention;
import mystics.mod.source.ModSource;
import mystics.mod.yaml.Document;

/**
 * Lets bots play a chapter so that as many of its parts as possible happen: with every party, after all kinds of
 * earlier chapters, with every answer, and on errands into rooms that they would otherwise not enter. Game n is the
 * same game on every machine. Thread-safe.
 */
public final class Proving {
    private static final long SEED = 20_260_101;
    /** One of this many games is played by a bot that chooses at random. */
    private static final int RANDOM_EACH = 5;
    private final Library library;
    private final Chapter chapter;
    private final List<ProofPart> parts;
    private final List<List<String>> parties;
    private final Recollection asked;
    private final RuleWatch rules;
    private final Set<String> reachable;
    private final Silences silences;

    /**
     * @param page the file of the chapter with the changes of all mods
     * @param source the files of its mod
     * @param mentions the names in the scripts of that mod
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

    /** Plays some games one after another, and returns what was seen. */
    public ChapterProof prove(int games) {
        return prove(games, IntStream::sequential);
    }

    /** Plays some games. The first half is played normally; the others include errands into rooms that nobody has entered. */
    public ChapterProof prove(int games, UnaryOperator<IntStream> side) {
        int half = (games + 1) / 2;
        List<Seen> seen = new ArrayList<>(side.apply(IntStream.range(0, half)).mapToObj(game -> played(game, chapter)).toList());
        Set<String> left = new TreeSet<>(reachable);
        seen.forEach(game -> left.removeAll(game.rooms()));
        List<Chapter> errands = Stream.concat(Stream.of(chapter), left.stream().map(this::errand)).toList();
        seen.addAll(side.apply(IntStream.range(half, games)).mapToObj(game -> played(game, errands.get(game % errands.size()))).toList());
        return ChapterProof.of(chapter.id(), parts, seen, rules, silences);
    }

    /** The chapter with a room that must be entered first. */
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
        Bot bot = game % RANDOM_EACH == RANDOM_EACH - 1 ? Bot.RANDOM : Bot.SENSIBLE;
        return new ProofGame(library.with(way), setup, parts, rules, chance -> chance).played(bot, seed);
    }
}
