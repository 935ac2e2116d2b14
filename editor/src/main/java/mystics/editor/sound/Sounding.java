package mystics.editor.sound;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import mystics.content.Catalog;
import mystics.editor.settings.Audio;
import mystics.editor.settings.Tunes;
import mystics.editor.sight.BackgroundThreads;

/**
 * Plays sounds. One background thread makes samples and another mixes them; both are idle while there is nothing to play. A machine without
 * a loudspeaker stays silent.
 */
public final class Sounding implements Ear {
    private static final int CHUNK = Samples.RATE / 50;
    private static final long MILLION = 1_000_000;
    /** The time in milliseconds within which the same sound is not played twice. */
    private static final int AGAIN = 70;
    /** The least time between two tunes, in milliseconds: three minutes. */
    private static final int SELDOM = 180_000;
    private static final long NEVER = Long.MIN_VALUE / 4;

    /** The known states of the machine's loudspeaker. */
    public enum Device { UNTRIED, FOUND, NONE }

    private final Supplier<Audio> audio;
    private final Loudspeaker.Opening opening;
    private final LongSupplier clock;
    private final Executor making;
    private final Executor mixing;
    private final Mixer mixer = new Mixer();
    private final Queue<Ready> ready = new ConcurrentLinkedQueue<>();
    private final Map<String, Long> heard = new ConcurrentHashMap<>();
    private volatile Repertoire repertoire = Repertoire.SILENT;
    private volatile Device device = Device.UNTRIED;
    private Optional<Loudspeaker> loudspeaker = Optional.empty();
    private long lastTune = NEVER;

    /** Samples that are ready to be mixed, and the number of samples before their start. */
    private record Ready(short[] samples, int after) {
    }

    /** @param audio the current settings */
    public Sounding(Supplier<Audio> audio) {
        this(audio, Loudspeaker::open, () -> System.nanoTime() / MILLION, BackgroundThreads.one("mystics-sounds"),
                BackgroundThreads.one("mystics-mixer"));
    }

    /**
     * @param clock gives milliseconds
     * @param making makes samples, one task after another
     * @param mixing plays samples, one task after another
     */
    Sounding(Supplier<Audio> audio, Loudspeaker.Opening opening, LongSupplier clock, Executor making, Executor mixing) {
        this.audio = audio;
        this.opening = opening;
        this.clock = clock;
        this.making = making;
        this.mixing = mixing;
    }

    /** The known state of the loudspeaker. */
    public Device device() {
        return device;
    }

    /** Receives the sounds of the loaded mods. */
    public void learn(Catalog catalog) {
        repertoire = new Repertoire(catalog.sounds().values());
    }

    /** Plays sounds, unless sound is off. This method may be called on the event thread, because it returns at once. */
    @Override
    public void play(List<Cue> cues) {
        cues.forEach(cue -> {
            if (isHeard() && repertoire.knows(cue.of()) && !justHeard(cue)) {
                order(cue);
            }
        });
    }

    /** Plays a tune, unless another tune was played recently. Call this method on the event thread only. */
    @Override
    public void tune(String of) {
        if (audio.get().tunes() == Tunes.SELDOM && clock.getAsLong() - lastTune > SELDOM) {
            lastTune = clock.getAsLong();
            play(List.of(new Cue(of, 0)));
        }
    }

    private boolean isHeard() {
        return audio.get().gain() > 0 && device != Device.NONE;
    }

    private boolean justHeard(Cue cue) {
        long due = clock.getAsLong() + cue.after();
        long last = heard.getOrDefault(cue.of(), NEVER);
        heard.put(cue.of(), Math.max(last, due));
        return Math.abs(due - last) < AGAIN;
    }

    private void order(Cue cue) {
        Repertoire known = repertoire;
        long due = clock.getAsLong() + cue.after();
        making.execute(() -> known.samples(cue.of()).ifPresent(samples -> {
            int after = (int) Math.max(0, due - clock.getAsLong());
            ready.add(new Ready(samples, (int) ((long) after * Samples.RATE / 1000)));
            mixing.execute(this::mix);
        }));
    }

    /** Plays until nothing is left, or until sound is switched off. */
    private void mix() {
        collect();
        while (!mixer.isSilent() && isHeard() && opens()) {
            byte[] bytes = mixer.next(CHUNK, audio.get().gain());
            loudspeaker.ifPresent(into -> into.play(bytes));
            collect();
            if (mixer.isSilent()) {
                loudspeaker.ifPresent(Loudspeaker::rest);
                collect();
            }
        }
        mixer.clear();
    }

    private void collect() {
        for (Ready next = ready.poll(); next != null; next = ready.poll()) {
            mixer.add(next.samples(), next.after());
        }
    }

    private boolean opens() {
        if (device == Device.UNTRIED) {
            loudspeaker = opening.get();
            device = loudspeaker.isPresent() ? Device.FOUND : Device.NONE;
        }
        return device == Device.FOUND;
    }
}
