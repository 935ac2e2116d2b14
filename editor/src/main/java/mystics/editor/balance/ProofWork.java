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
import mystics.editor.draft.Project;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import mystics.proof.CardProving;
import mystics.proof.ChapterProof;
import mystics.proof.ProofBench;

/** The proof of one chapter and of its mod's cards. Bots play the chapter as last read, and show which parts happen in no game. */
public final class ProofWork {
    /** The number of games that the command {@code prove} plays, both of a chapter and with the cards of a mod. */
    static final int GAMES = 200;
    private final Supplier<Optional<Mod>> mods;
    private final String path;
    private final Consumer<Finding> chosen;
    private final Consumer<Shown> kept;

    /**
     * @param mods the mod and the mods it needs, as they were last read; empty before the first reading
     * @param path the file of the chapter
     * @param chosen goes to the place of a finding; {@code kept} keeps the findings of the games
     */
    public ProofWork(Supplier<Optional<Mod>> mods, String path, Consumer<Finding> chosen, Consumer<Shown> kept) {
        this.mods = mods;
        this.path = path;
        this.chosen = chosen;
        this.kept = kept;
    }

    /** The current mod, and the engine's reading of it. */
    public record Mod(Project project, ProofBench bench) {
    }

    /**
     * A chapter, and the results of the games that bots played with it.
     *
     * @param mod the mod that the games used; {@code cards} holds the doubtful findings about the cards of the mod
     */
    public record Shown(Project mod, Document page, ChapterProof proof, List<Finding> cards) {
        /** What games leave doubtful. */
        public List<Finding> findings() {
            return Stream.concat(proof.findings(page.valueAt("")).stream(), cards.stream()).toList();
        }
    }

    /**
     * Plays the games; this is slow.
     *
     * @param told receives the number of games that have begun; {@code stopped} returns whether the games should stop
     * @return empty before the mod has been read
     * @throws mystics.mod.finding.BrokenMod if the mod has errors
     * @throws CancellationException if the games were stopped
     */
    Optional<Shown> prove(IntConsumer told, BooleanSupplier stopped) {
        return mods.get().flatMap(mod -> mod.bench().chapters().stream().filter(page -> page.path().equals(path)).findFirst()
                .map(page -> shown(mod, page, told, stopped)));
    }

    private static Shown shown(Mod mod, Document page, IntConsumer told, BooleanSupplier stopped) {
        CardProving cards = mod.bench().cards();
        int parts = cards.isEmpty() ? 1 : 2;
        int[] begun = {0};
        UnaryOperator<IntStream> side = games -> games.peek(game -> {
            if (stopped.getAsBoolean()) throw new CancellationException();
            told.accept(++begun[0] / parts);
        });
        ChapterProof proof = mod.bench().proving(page).prove(GAMES, side);
        List<Finding> ofCards = cards.isEmpty() ? List.of() : cards.prove(GAMES, side).findings(mod.bench().manifest());
        return new Shown(mod.project(), page, proof, ofCards);
    }

    /** Keeps what games showed. */
    void keep(Shown shown) {
        kept.accept(shown);
    }

    /** Goes to the place of a finding. */
    void go(Finding finding) {
        chosen.accept(finding);
    }
}
