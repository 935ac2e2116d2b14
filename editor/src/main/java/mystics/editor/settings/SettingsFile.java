package mystics.editor.settings;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mystics.disk.FileErrorText;
import mystics.disk.SealedFile;

/** The file that keeps the settings: short plain text. */
public final class SettingsFile {
    private static final String SCHEME = "colours";
    private static final String TEXT = "text-size";
    private static final String PACE = "pace";
    private static final String DICE = "dice";
    private static final String MOTION = "motion";
    private static final String VOLUME = "volume";
    private static final String STATE = "sound";
    private static final String TUNES = "tunes";
    private static final String HINTS = "hints";
    private final Path file;

    /** The settings in a file, which need not exist yet. */
    public SettingsFile(Path file) {
        this.file = file;
    }

    /** The settings. Missing or unreadable values get their defaults. */
    public Settings read() {
        Properties lines = new Properties();
        try {
            lines.load(new StringReader(String.join("\n", SealedFile.read(file))));
        } catch (IOException | IllegalArgumentException unreadable) {
            return Settings.usual();
        }
        Settings usual = Settings.usual();
        return new Settings(one(Scheme.class, lines.getProperty(SCHEME), usual.scheme()), number(lines.getProperty(TEXT), usual.textSize()),
                one(Pace.class, lines.getProperty(PACE), usual.pace()), one(DiceShow.class, lines.getProperty(DICE), usual.dice()),
                one(Motion.class, lines.getProperty(MOTION), usual.motion()), audio(lines), hints(lines.getProperty(HINTS)));
    }

    /**
     * Saves settings.
     *
     * @throws UncheckedIOException when the file cannot be written
     */
    public void write(Settings settings) {
        SortedMap<String, String> lines = new TreeMap<>();
        lines.put(SCHEME, low(settings.scheme()));
        lines.put(TEXT, String.valueOf(settings.textSize()));
        lines.put(PACE, low(settings.pace()));
        lines.put(DICE, low(settings.dice()));
        lines.put(MOTION, low(settings.motion()));
        lines.put(VOLUME, String.valueOf(settings.audio().volume()));
        lines.put(STATE, low(settings.audio().state()));
        lines.put(TUNES, low(settings.audio().tunes()));
        lines.put(HINTS, settings.hints().stream().sorted().map(SettingsFile::low).collect(Collectors.joining(" ")));
        try {
            SealedFile.write(file, Stream.concat(Stream.of("# Mystics: settings of the window"),
                    lines.entrySet().stream().map(line -> line.getKey() + "=" + line.getValue())).toList());
        } catch (IOException e) {
            throw new UncheckedIOException("The settings cannot be written to " + file + ": " + FileErrorText.with(e), e);
        }
    }

    private static Audio audio(Properties lines) {
        Audio usual = Audio.usual();
        return new Audio(number(lines.getProperty(VOLUME), usual.volume()),
                one(Audio.Switch.class, lines.getProperty(STATE), usual.state()),
                one(Tunes.class, lines.getProperty(TUNES), usual.tunes()));
    }

    private static String low(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static <E extends Enum<E>> E one(Class<E> type, String said, E usual) {
        for (E value : type.getEnumConstants()) {
            if (low(value).equals(said)) {
                return value;
            }
        }
        return usual;
    }

    /** The hints named in a line; all of them if the line is missing. */
    private static Set<Hint> hints(String said) {
        return Hint.all().stream().filter(hint -> said == null || List.of(said.split("\\s+")).contains(low(hint)))
                .collect(Collectors.toSet());
    }

    private static int number(String said, int usual) {
        return said != null && said.matches("\\d{1,4}") ? Integer.parseInt(said) : usual;
    }
}
