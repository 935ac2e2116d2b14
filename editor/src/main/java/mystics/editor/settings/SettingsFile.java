package mystics.editor.settings;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Properties;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import mystics.disk.FileErrorText;
import mystics.disk.SealedFile;
import mystics.home.HintsRead;

/** The file that keeps the settings: short plain text. A second file beside this one lists the hints that have been read. */
public final class SettingsFile {
    private static final String SCHEME = "colours";
    private static final String TEXT = "text-size";
    private static final String PACE = "pace";
    private static final String DICE = "dice";
    private static final String MOTION = "motion";
    private static final String VOLUME = "volume";
    private static final String STATE = "sound";
    private static final String TUNES = "tunes";
    private final Path file;
    private final Path hints;

    /** The settings, in a file that need not exist yet. */
    public SettingsFile(Path file) {
        this.file = file;
        this.hints = file.resolveSibling("hints");
    }

    /** The settings. Missing or unreadable values get their defaults. */
    public Settings read() {
        Properties lines = new Properties();
        try {
            lines.load(new StringReader(String.join("\n", SealedFile.read(file))));
        } catch (IOException | IllegalArgumentException unreadable) {
            return Settings.usual().with(HintsRead.in(hints));
        }
        Settings usual = Settings.usual();
        return new Settings(one(Scheme.class, lines.getProperty(SCHEME), usual.scheme()), number(lines.getProperty(TEXT), usual.textSize()),
                one(Pace.class, lines.getProperty(PACE), usual.pace()), one(DiceShow.class, lines.getProperty(DICE), usual.dice()),
                one(Motion.class, lines.getProperty(MOTION), usual.motion()), audio(lines), HintsRead.in(hints));
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
        settings.hints().keep(hints);
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

    private static int number(String said, int usual) {
        return said != null && said.matches("\\d{1,4}") ? Integer.parseInt(said) : usual;
    }
}
