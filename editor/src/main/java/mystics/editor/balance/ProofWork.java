package mystics.editor.balance;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import mystics.mod.finding.Finding;
import mystics.mod.yaml.Document;
import mystics.proof.ChapterProof;
import mystics.proof.ProofBench;

/** The proof of one chapter: bots play it as it was read last, and show what happens in no game. */
public final class ProofWork {
    /** As many as {@code prove} plays. */
    static final int GAMES = 200;
    private final Supplier<Optional<ProofBench>> mods;
    private final String path;
    private final Consumer<Finding> chosen;

    /**
     * @param mods the mod with those it needs, as they were read last; empty before they have been read
     * @param path the file of the chapter
     * @param chosen goes to the place of a finding
     */
    public ProofWork(Supplier<Optional<ProofBench>> mods, String path, Consumer<Finding> chosen) {
        this.mods = mods;
        this.path = path;
        this.chosen = chosen;
    }

    /** A chapter together with what games showed of it. */
    record Shown(Document page, ChapterProof proof) {
    }

    /**
     * Plays the games. Slow.
     *
     * @param told hears how many games have begun; {@code stopped} whether nobody wants them any more
     * @return empty before the mod has been read
     * @throws mystics.mod.finding.BrokenMod if the mod has errors
     * @throws CancellationException if the games were stopped
     */
    Optional<Shown> prove(IntConsumer told, BooleanSupplier stopped) {
        int[] begun = {0};
        return mods.get().flatMap(bench -> bench.chapters().stream().filter(page -> page.path().equals(path)).findFirst()
                .map(page -> new Shown(page, bench.proving(page).prove(GAMES, games -> games.peek(game -> {
                    if (stopped.getAsBoolean()) throw new CancellationException();
                    told.accept(++begun[0]);
                })))));
    }

    /** Goes to the place of a finding. */
    void go(Finding finding) {
        chosen.accept(finding);
    }
}
