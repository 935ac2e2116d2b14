package mystics.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.lint.Silences;
import mystics.mod.load.Library;
import mystics.mod.source.ModSource;
import mystics.rules.Rule;

/**
 * Bots play the chapters of all mods with the cards and variants of one mod, to show whether the rules of its cards, marks and variants
 * ever do anything. The heroes begin with the mod's items and abilities, the mod's events and encounters are drawn first, and its minions
 * wait in the rooms. The variants of the mod are switched on in turn. The second half of the games brings in only things whose rules have
 * done nothing so far. A game with a given number is the same on every machine. The scenarios of the mod are played, too. Thread-safe.
 */
public final class RuleProving {
    private static final long SEED = 20_270_101;
    private static final Set<Rule.Kind> KINDS = Set.of(Rule.Kind.CARD, Rule.Kind.ENCOUNTER, Rule.Kind.MINION, Rule.Kind.HERO,
            Rule.Kind.MARK, Rule.Kind.VARIANT, Rule.Kind.GENERAL);
    private final Library library;
    private final String mod;
    private final ModSource source;
    private final List<Rule> own;
    private final List<ProofPart> parts;
    private final RuleWatch rules;
    private final Silences silences;
    private final List<Chapter> chapters;

    /**
     * @param mod the id of the mod
     * @param source the files of the mod
     */
    public RuleProving(Library library, String mod, ModSource source) {
        this.library = library;
        this.mod = mod;
        this.source = source;
        this.own = library.rules().stream().filter(rule -> rule.source().mod().equals(mod) && KINDS.contains(rule.source().kind()))
                .toList();
        this.parts = ProofParts.of(own, library, source);
        this.rules = new RuleWatch(library.rules().size());
        this.silences = Silences.in(mod, source);
        this.chapters = library.catalog().chapters().values().stream().filter(each -> !each.tiles().isEmpty() && !each.isLesson()).toList();
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
        int half = (games + 1) / 2;
        Set<ProofPart> shown = new ScenarioEyes("", parts).shown(library, mod, source, rules);
        RuleStage all = stage(own);
        List<Seen> seen = new ArrayList<>(side.apply(IntStream.range(0, half)).mapToObj(game -> played(all, game)).toList());
        List<Rule> left = own.stream().filter(rule -> !rules.did(rule.number())).toList();
        RuleStage rest = left.isEmpty() ? all : stage(left);
        seen.addAll(side.apply(IntStream.range(half, games)).mapToObj(game -> played(rest, game)).toList());
        return ChapterProof.of("", parts, seen, shown, rules, silences);
    }

    private RuleStage stage(List<Rule> wanted) {
        return RuleStage.of(library.catalog(), wanted.stream().map(Rule::source).distinct().toList());
    }

    private Seen played(RuleStage stage, int game) {
        Chapter chapter = chapters.get(game % chapters.size());
        int round = game / chapters.size();
        Setup setup = stage.setup(chapter, game, round);
        Manner manner = game % 2 == 0 ? Manner.SENSIBLE : Manner.RANDOM;
        return new ProofGame(library.with(stage.manned(chapter, game, round)), setup, parts, rules,
                chance -> new WishedChance(chance, stage.cards())).played(manner, SEED + game);
    }
}
