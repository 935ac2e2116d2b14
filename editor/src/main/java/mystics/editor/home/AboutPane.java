package mystics.editor.home;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import mystics.choice.Sentence;
import mystics.editor.type.Html;
import mystics.editor.type.Paper;
import mystics.editor.type.Says;
import mystics.editor.type.Upright;
import mystics.home.ProgramVersion;

/** The About page: the program, the loaded mods, and credits. */
public final class AboutPane extends Page {
    private static final String LIBRARIES = "libraries.txt";

    /**
     * @param mods the loaded mods, in words
     * @param home the folder of games, mods and settings
     */
    public AboutPane(List<String> mods, String home, Runnable back) {
        super(Sentence.of("About Mystics"), back);
        Paper paper = new Paper(1.15f, address -> {});
        Sentence version = Sentence.of("Version {version}, on Java {java}, {system}.", "version", ProgramVersion.NUMBER, "java",
                Runtime.version(), "system", System.getProperty("os.name"));
        Says.html(paper,
                language -> "<p>" + Html.plain(version.in(language).toString()) + "</p>" + Html.worded(page(mods, home), language));
        hold(Upright.scrolled(paper));
    }

    private static String page(List<String> mods, String home) {
        return ""
                + "<p>A computer edition of a cooperative, story-driven dungeon crawl for one to four people. Story, rules, "
                + "pictures and program are our own work.</p>"
                + "<h2>Where your things are</h2><p>" + Html.plain(home) + "</p>"
                + "<h2>Mods</h2><p>" + (mods.isEmpty() ? "They are still being loaded." : Html.plain(String.join(", ", mods))) + "</p>"
                + "<h2>With thanks to</h2>" + libraries().lines().map(AboutPane::line).collect(Collectors.joining());
    }

    private static String line(String library) {
        String[] parts = library.split("\\s*\\|\\s*");
        return "<p><b>" + Html.plain(parts[1]) + "</b>, " + Html.plain(parts[2]) + "</p>";
    }

    /** The libraries that come with the program. The text gives the artifact, the name and the licence of each library. */
    static String libraries() {
        try (InputStream in = AboutPane.class.getResourceAsStream(LIBRARIES)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
