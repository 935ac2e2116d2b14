package mystics.editor.album;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.JButton;
import mystics.bot.SuggestedParty;
import mystics.choice.Seat;
import mystics.content.Chapter;
import mystics.content.Setup;
import mystics.disk.SafeFile;
import mystics.editor.play.PlayPane;
import mystics.editor.play.over.Stage;
import mystics.editor.settings.Scheme;
import mystics.editor.settings.Settings;
import mystics.editor.sight.Course;
import mystics.editor.sight.Watch;
import mystics.home.GameAgreement;
import mystics.home.GameTable;
import mystics.home.HintsRead;
import mystics.home.HomeFolder;
import mystics.mod.load.Library;
import mystics.play.Company;

/**
 * A film of a game that programs play: several pictures of the window per second, at the usual pace. The pages of the story are turned at
 * once.
 */
public final class Filming {
    private static final long SEED = 7;
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 800;
    private static final int PAUSE = 100;
    private static final int SECOND = 1000;
    private final GameTable table;
    private final Watch watch = new Watch();

    private Filming(Library library) {
        table = new GameTable(library, watch);
    }

    /**
     * Films the first chapter for a number of seconds, writes numbered pictures into a folder, and returns how many there are.
     *
     * @throws IOException if a picture cannot be written
     */
    public static int write(Library library, Path folder, int seconds) throws IOException {
        return new Filming(library).write(folder, seconds);
    }

    private int write(Path folder, int seconds) throws IOException {
        Easel easel = new Easel(Scheme.DARK, 100, WIDTH, HEIGHT);
        Settings settings = Settings.usual().with(HintsRead.ALL);
        Path kept = Files.createTempDirectory("mystics-film");
        PlayPane pane = (PlayPane) easel.standing(() -> OffScreen.made(() -> new PlayPane(() -> settings, () -> {}, Runnable::run)));
        int taken = 0;
        try (Course course = new Course(table.shelf(new HomeFolder(kept)), watch, pane)) {
            OffScreen.onEvents(() -> pane.play(course));
            course.begin(() -> table.begin(agreed()));
            long end = System.currentTimeMillis() + (long) seconds * SECOND;
            while (System.currentTimeMillis() < end) {
                long next = System.currentTimeMillis() + PAUSE;
                turn(pane);
                new Shot(String.format("film-%04d", ++taken), WIDTH, HEIGHT, g -> easel.paintSettled(g, pane)).write(folder, 1);
                pause(next - System.currentTimeMillis());
            }
        } finally {
            SafeFile.clear(kept);
        }
        return taken;
    }

    private GameAgreement agreed() {
        Chapter chapter = table.catalog().firstToPlay();
        List<String> party = SuggestedParty.of(table.catalog(), chapter);
        Map<String, String> bots = Stream.concat(party.stream(), Stream.of(Seat.PARTY.name()))
                .collect(Collectors.toMap(seat -> seat, seat -> GameTable.BOT));
        Company company = bots.entrySet().stream().reduce(Company.people(SEED), (all, seat) -> all.bot(seat.getKey(), seat.getValue()),
                (one, other) -> one);
        List<Setup.Member> members = party.stream().map(hero -> new Setup.Member(hero, "")).toList();
        return new GameAgreement(new Setup(chapter.id(), members, Set.of()), company);
    }

    private static void turn(PlayPane pane) {
        OffScreen.onEvents(() -> OffScreen.parts(pane).stream()
                .filter(one -> one instanceof JButton button && Set.of(Stage.MORE, "Go on").contains(button.getText())
                        && WindowPages.visible(button))
                .map(JButton.class::cast).findFirst().ifPresent(JButton::doClick));
    }

    private static void pause(long milliseconds) {
        try {
            Thread.sleep(Math.max(1, milliseconds));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
