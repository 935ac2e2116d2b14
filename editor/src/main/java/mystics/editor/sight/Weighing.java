package mystics.editor.sight;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicReference;
import mystics.choice.Option;
import mystics.choice.Question;
import mystics.choice.Sentence;
import mystics.view.OptionForecasts;
import mystics.view.OptionOdds;

/** Computes the previews of the newest question's picks in the background. */
final class Weighing implements AutoCloseable {
    private final ExecutorService thread = BackgroundThreads.one("mystics-odds");
    private final AtomicReference<Sight> newest = new AtomicReference<>();

    /** Computes the previews of a question's picks and sends them to an audience. Work on an older question stops. */
    void weigh(Sight sight, Audience audience) {
        newest.set(sight);
        if (sight.game().question().orElse(null) instanceof Question.Choice choice) {
            thread.execute(() -> {
                try {
                    work(sight, choice, audience);
                } catch (RuntimeException | Error fault) {
                    audience.told(Sentence.of("A fault of the program: what the choices come to could not be worked out: {fault}", "fault",
                            fault));
                }
            });
        }
    }

    private void work(Sight sight, Question.Choice choice, Audience audience) {
        Map<String, List<String>> remarks = new LinkedHashMap<>(Barred.of(sight.game()));
        remarks.putAll(OptionForecasts.remarks(sight.game()));
        audience.foreseen(sight, remarks);
        Map<String, OptionOdds> odds = new LinkedHashMap<>();
        for (Option option : choice.options()) {
            if (newest.get() != sight) {
                return;
            }
            OptionForecasts.odds(sight.game(), option).ifPresent(words -> odds.put(option.key(), words));
        }
        if (!odds.isEmpty()) {
            audience.weighed(sight, odds);
        }
    }

    @Override
    public void close() {
        newest.set(null);
        thread.shutdownNow();
    }
}
