package mystics.save;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import mystics.content.Setup;
import mystics.mod.source.Digest;
import mystics.play.Game;
import mystics.play.RecordedAnswer;
import mystics.play.SwitchOff;

/**
 * A game as a list of answers for replay: one line {@code seat | prompt | value} for each. Lines that begin with {@code #} give the set-up
 * and the ending; they are optional.
 *
 * @param setup the agreed set-up; empty when the text states no set-up
 * @param ending the {@link #ending} of the game after the last answer; empty when the text states no ending
 */
public record RecordedGame(Optional<Setup> setup, List<RecordedAnswer> answers, Optional<String> ending) {
    private static final String TITLE = "# mystics journal: seat | prompt | value";
    private static final int ENDING_LENGTH = 16;

    public RecordedGame {
        answers = List.copyOf(answers);
    }

    /** The record of a game so far. */
    public static RecordedGame of(Game game) {
        return new RecordedGame(Optional.of(game.setting().box().setup()), game.journal(), Optional.of(ending(game)));
    }

    /**
     * The same answers without the entries about mods that left the game. In a replay, these mods take part until their rules fail again.
     */
    RecordedGame withAllMods() {
        return new RecordedGame(setup, answers.stream().filter(given -> SwitchOff.of(given).isEmpty()).toList(), ending);
    }

    /** A short hexadecimal digest of the table after a game's last finished step. */
    public static String ending(Game game) {
        return ending(TableWriter.named(game.setting().box(), game.state().table()));
    }

    static String ending(NamedTable table) {
        return Digest.plain(Json.write(table).getBytes(StandardCharsets.UTF_8)).substring(0, ENDING_LENGTH);
    }

    /** The record as text. */
    public String text() {
        List<String> lines = new ArrayList<>(List.of(TITLE));
        setup.ifPresent(agreed -> {
            lines.add("# chapter: " + agreed.chapter());
            lines.add("# party: "
                    + agreed.party().stream().map(member -> member.hero() + (member.ability().isEmpty() ? "" : "/" + member.ability()))
                            .collect(Collectors.joining(", ")));
            lines.add("# variants: " + String.join(", ", new TreeSet<>(agreed.variants())));
            agreed.campaign().ifPresent(sheet -> lines.addAll(SheetText.lines(sheet)));
        });
        ending.ifPresent(digits -> lines.add("# ending: " + digits));
        answers.forEach(given -> lines.add(JournalText.line(given)));
        return String.join("\n", lines) + "\n";
    }

    /**
     * Parses a record.
     *
     * @throws Unreadable when a line is neither empty nor an answer and does not begin with {@code #}
     */
    static RecordedGame parse(String text) {
        Map<String, String> said = new TreeMap<>();
        List<RecordedAnswer> answers = new ArrayList<>();
        text.lines().filter(line -> !line.isBlank()).forEach(line -> {
            if (line.startsWith("#")) {
                int colon = line.indexOf(':');
                said.put(line.substring(1, Math.max(1, colon)).trim(), line.substring(colon + 1).trim());
            } else {
                answers.add(JournalText.given(line));
            }
        });
        Optional<Setup> setup = Optional.ofNullable(said.get("chapter"))
                .map(chapter -> new Setup(chapter, names(said, "party").stream().map(RecordedGame::member).toList(),
                        Set.copyOf(names(said, "variants")), SheetText.sheet(said)));
        return new RecordedGame(setup, answers, Optional.ofNullable(said.get("ending")));
    }

    private static List<String> names(Map<String, String> said, String word) {
        return List.of(said.getOrDefault(word, "").split("[ ,]+")).stream().filter(name -> !name.isEmpty()).distinct().toList();
    }

    private static Setup.Member member(String words) {
        int slash = words.indexOf('/');
        return slash < 0 ? new Setup.Member(words, "") : new Setup.Member(words.substring(0, slash), words.substring(slash + 1));
    }
}
