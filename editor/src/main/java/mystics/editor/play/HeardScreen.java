package mystics.editor.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import mystics.content.Card;
import mystics.editor.sight.Film;
import mystics.editor.sight.Frame;
import mystics.editor.sight.Interlude;
import mystics.editor.sight.Spread;
import mystics.editor.sound.Cue;
import mystics.editor.sound.Cues;
import mystics.editor.sound.Ear;

/** A screen that also plays sounds. The sounds of each part of a film are played while that part is shown. */
final class HeardScreen implements Director.Screen {
    private final Director.Screen seen;
    private final Tempo tempo;
    private final Supplier<Map<String, Card>> cards;
    private Ear ear = Ear.NONE;
    private Optional<Spread> before = Optional.empty();

    /** @param cards all cards by id */
    HeardScreen(Director.Screen seen, Tempo tempo, Supplier<Map<String, Card>> cards) {
        this.seen = seen;
        this.tempo = tempo;
        this.cards = cards;
    }

    /** Sets the listener that plays the sounds. */
    void hearing(Ear newEar) {
        ear = newEar;
    }

    @Override
    public int dice(Frame frame) {
        hear(List.of(Cues.dice()));
        return seen.dice(frame);
    }

    @Override
    public void interlude(Interlude interlude) {
        hear(Cues.of(interlude).stream().toList());
        seen.interlude(interlude);
    }

    @Override
    public void page(Interlude story) {
        hear(Cues.of(story).stream().toList());
        seen.page(story);
    }

    @Override
    public int step(Frame frame) {
        heard(frame);
        return seen.step(frame);
    }

    @Override
    public void end(Film film) {
        if (film.frames().isEmpty() && film.rest().told().isEmpty()) {
            before = Optional.of(film.rest().spread());
        } else {
            heard(film.rest());
        }
        hear(Cues.end(film).stream().toList());
        seen.end(film);
    }

    private void heard(Frame frame) {
        before.ifPresent(earlier -> hear(Cues.step(earlier, frame, cards.get())));
        Cues.tune(before, frame.spread()).ifPresent(ear::tune);
        before = Optional.of(frame.spread());
    }

    private void hear(List<Cue> cues) {
        ear.play(cues.stream().map(cue -> cue.after(tempo.scaled(cue.after()))).toList());
    }
}
