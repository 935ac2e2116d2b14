package mystics.editor.balance;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mystics.choice.Sentence;
import mystics.editor.draft.Project;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import mystics.proof.RuleProving;
import mystics.proof.ChapterProof;
import mystics.proof.ProofBench;

/**
 * The proof of one chapter and of its mod's rules, or of the rules of a mod without a chapter. Bots play the mod as it was last read, and
 * show which parts happen in no game.
 */
public final class ProofWork {
    /** The number of games that the command {@code prove} plays, for a chapter as well as for the rules of a mod. */
    static final int GAMES = 200;
    private final Supplier<Optional<Mod>> mods;
    private final String path;
    private final Consumer<Finding> chosen;
    private final Consumer<Shown> kept;

    /**
     * @param mods the mod and the mods it needs, as they were last read; empty before the first reading
     * @param path the file of the chapter; empty for the rules of a mod without a chapter
     * @param chosen goes to the place of a finding
     * @param kept stores the findings of the games
     */
    public ProofWork(Supplier<Optional<Mod>> mods, String path, Consumer<Finding> chosen, Consumer<Shown> kept) {
        this.mods = mods;
        this.path = path;
        this.chosen = chosen;
        this.kept = kept;
    }

    /** The current mod, and the form in which the engine has read it. */
    public record Mod(Project project, ProofBench bench) {
    }

    /**
     * The results of games that bots played.
     *
     * @param mod the mod that the games used
     * @param what the file of the chapter; empty for the rules of a mod without a chapter
     * @param findings the parts that the games did not prove, as findings
     * @param proof the games that are counted
     */
    public record Shown(Project mod, String what, List<Finding> findings, ChapterProof proof) {
    }

    /** The chapter or mod that is played, in words. */
    Sentence intention() {
        return path.isEmpty() ? Sentence.of("Bots play the chapters of all mods with the cards, marks and variants of this mod. "
                + "Then you see which of its rules did nothing in any game.")
                : Sentence.of("Bots play with every party, give every answer and visit every room. Then you see what happened in no game.");
    }

    /** The reason why no game can be played, in words. */
    Sentence hindrance() {
        return path.isEmpty() ? Sentence.of("This mod has no rules that bots could play with yet")
                : Sentence.of("The chapter cannot be played yet");
    }

    /**
     * Plays the games, which takes a long time.
     *
     * @param told receives the number of games that have begun; {@code stopped} returns whether the games should stop
     * @return empty before the mod has been read, and if nothing in it can be proved
     * @throws mystics.mod.finding.BrokenMod if the mod has errors
     * @throws CancellationException if the games were stopped
     */
    Optional<Shown> prove(IntConsumer told, BooleanSupplier stopped) {
        return mods.get().flatMap(mod -> {
            RuleProving rules = mod.bench().rules();
            Optional<Document> page = mod.bench().chapters().stream().filter(each -> each.path().equals(path)).findFirst();
            UnaryOperator<IntStream> side = side(page.isPresent() && !rules.isEmpty() ? 2 : 1, told, stopped);
            if (page.isPresent()) return Optional.of(chapter(mod, page.get(), rules, side));
            return path.isEmpty() && !rules.isEmpty() ? Optional.of(rules(mod, rules, side)) : Optional.empty();
        });
    }

    private static UnaryOperator<IntStream> side(int parts, IntConsumer told, BooleanSupplier stopped) {
        int[] begun = {0};
        return games -> games.peek(game -> {
            if (stopped.getAsBoolean()) throw new CancellationException();
            told.accept(++begun[0] / parts);
        });
    }

    private Shown chapter(Mod mod, Document page, RuleProving rules, UnaryOperator<IntStream> side) {
        ChapterProof proof = mod.bench().proving(page).prove(GAMES, side);
        List<Finding> own = proof.findings(page.valueAt(""));
        List<Finding> others = rules.isEmpty() ? List.of() : rules.prove(GAMES, side).findings(mod.bench().manifest());
        return new Shown(mod.project(), path, Stream.concat(own.stream(), others.stream()).toList(), proof);
    }

    private Shown rules(Mod mod, RuleProving rules, UnaryOperator<IntStream> side) {
        ChapterProof proof = rules.prove(GAMES, side);
        return new Shown(mod.project(), path, proof.findings(mod.bench().manifest()), proof);
    }

    /** Stores the findings that games played by bots have brought to light. */
    void keep(Shown shown) {
        kept.accept(shown);
    }

    /** Goes to the place of a finding. */
    void go(Finding finding) {
        chosen.accept(finding);
    }
}
