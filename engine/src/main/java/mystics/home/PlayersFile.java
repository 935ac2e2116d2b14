package mystics.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mystics.content.Setup;
import mystics.disk.FileErrorText;
import mystics.disk.SealedFile;
import mystics.play.Company;
import mystics.play.Session;

/** The players of the latest chapters, one hero on each line: {@code HERO person Ida} or {@code HERO bot sensible}. */
public final class PlayersFile {
    private static final String PERSON = "person";
    private static final String BOT = "bot";
    private static final Pattern LINE = Pattern.compile("(?<hero>\\S+) (?<kind>" + PERSON + "|" + BOT + ") (?<name>\\S.*)");
    private final Path file;

    /** The players in a file, which need not exist yet. */
    public PlayersFile(Path file) {
        this.file = file;
    }

    /** The players in the file, or anybody if the file cannot be read. */
    public Players read() {
        try {
            List<String> lines = SealedFile.read(file);
            return new Players(named(PERSON, lines), named(BOT, lines));
        } catch (IOException unreadable) {
            return Players.ANYBODY;
        }
    }

    private static Map<String, String> named(String kind, List<String> lines) {
        Map<String, String> names = new TreeMap<>();
        lines.stream().map(LINE::matcher).filter(Matcher::matches).filter(line -> line.group("kind").equals(kind))
                .forEach(line -> names.put(line.group("hero"), line.group("name").strip()));
        return names;
    }

    /**
     * Remembers the players of a chapter that begins.
     *
     * @throws UncheckedIOException when the file cannot be written
     */
    public void played(GameAgreement agreed) {
        write(agreed.setup(), agreed.company());
    }

    /**
     * Remembers the players of a chapter as they are now.
     *
     * @throws UncheckedIOException when the file cannot be written
     */
    public void played(Session session) {
        write(session.game().setting().box().setup(), session.company());
    }

    private void write(Setup setup, Company company) {
        Players players = read().after(setup.party().stream().map(Setup.Member::hero).toList(), Players.of(company));
        List<String> lines = new ArrayList<>();
        players.people().forEach((hero, name) -> lines.add(hero + " " + PERSON + " " + name));
        players.bots().forEach((hero, name) -> lines.add(hero + " " + BOT + " " + name));
        try {
            SealedFile.write(file, lines.stream().sorted().toList());
        } catch (IOException e) {
            throw new UncheckedIOException("The players cannot be written to " + file + ": " + FileErrorText.with(e), e);
        }
    }
}
