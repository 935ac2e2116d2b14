package mystics.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.content.CampaignSheet;
import mystics.content.Chapter;
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
 * same game on every machine. The scenarios of the mod show its rules, too. Thread-safe.
 */
public final class Proving {
    private static final long SEED = 20_260_101;
    /** One in this many games is played by a bot that chooses at random. */
    private static final int RANDOM_EACH = 5;
    /** One in this many games is played by a bot that does nothing. */
    private static final int IDLE_EACH = 12;
    /** One in this many games is played with variants other than the usual ones. */
    private static final int VARIED_EACH = 4;
    private final Library library;
    private final Chapter chapter;
    private final List<ProofPart> parts;
    private final List<List<String>> parties;
    private final Recollection asked;
    private final RuleWatch rules;
    private final Set<String> reachable;
    private final Silences silences;
    private final VariantTurns variants;
    private final String mod;
    private final ModSource source;

    /**
     * @param page the file of the chapter with the changes of all mods
     * @param source the files of the chapter's mod
     * @param mentions the names in the scripts of the chapter's mod
     */
    public Proving(Library library, Document page, ModSource source, List<Mention> mentions) {
        this.library = library;
        this.chapter = library.catalog().chapters().get(page.id());
        this.parts = ProofParts.of(page, library, source, mentions);
        this.parties = Parties.legal(library.catalog(), chapter);
        this.asked = Recollection.of(page, library.catalog(), mentions);
        this.rules = new RuleWatch(library.rules().size());
        this.reachable = Journey.of(chapter, library.catalog()).reached();
        this.variants = new VariantTurns(List.copyOf(library.catalog().variants().values()));
        this.mod = page.mod();
        this.source = source;
        this.silences = Silences.in(page.mod(), source);
    }

    /** Plays some games one after another, and returns what was seen. */
    public ChapterProof prove(int games) {
        return prove(games, IntStream::sequential);
    }

    /**
     * Plays some games. The first half of the games has no errands; the second half includes errands into rooms that nobody has entered,
     * and to searches that nobody has made.
     */
    public ChapterProof prove(int games, UnaryOperator<IntStream> side) {
        int half = (games + 1) / 2;
        List<Seen> seen = new ArrayList<>(side.apply(IntStream.range(0, half)).mapToObj(game -> played(game, chapter)).toList());
        List<Chapter> errands = Stream.concat(Stream.of(chapter), new Errands(chapter, parts, reachable).after(seen)).toList();
        seen.addAll(side.apply(IntStream.range(half, games)).mapToObj(game -> played(game, errands.get(game % errands.size()))).toList());
        Set<ProofPart> shown = new ScenarioEyes(chapter.id(), parts).shown(library, mod, source, rules);
        return ChapterProof.of(chapter.id(), parts, seen, shown, rules, silences);
    }

    private Seen played(int game, Chapter way) {
        long seed = SEED + game;
        List<Setup.Member> party = parties.get((int) (game * 31L % parties.size())).stream().map(hero -> new Setup.Member(hero, ""))
                .toList();
        CampaignSheet sheet = game % 2 == 0 ? CampaignSheet.NEW : asked.drawn(library.catalog(), seed);
        Set<String> on = game % VARIED_EACH == VARIED_EACH - 1 ? variants.in(game / VARIED_EACH) : library.catalog().usualVariants();
        Setup setup = new Setup(chapter.id(), party, on, Optional.of(sheet));
        Manner manner = game % IDLE_EACH == 0 ? Manner.IDLE : game % RANDOM_EACH == RANDOM_EACH - 1 ? Manner.RANDOM : Manner.SENSIBLE;
        return new ProofGame(library.with(way), setup, parts, rules, chance -> chance).played(manner, seed);
    }
}
