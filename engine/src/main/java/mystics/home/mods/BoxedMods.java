package mystics.home.mods;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mystics.disk.SafeFile;
import mystics.mod.FoundMod;
import mystics.mod.Manifest;
import mystics.mod.read.Pack;
import mystics.mod.source.ModSource;
import mystics.mod.source.Sources;
import mystics.mod.yaml.YamlText;

/** The mods that come with the program and are off until a user switches them on. The build packs these mods; see {@link #main}. */
public final class BoxedMods {
    private static final String BOX = "/mystics/box/";
    private static final String INDEX = "index";
    private static final String ZIP = ".zip";
    private static final String BETWEEN = "\t";

    private BoxedMods() {
    }

    /**
     * A mod that comes with the program.
     *
     * @param languages the languages into which the mod translates, as two-letter codes
     */
    public record Boxed(String id, String name, String about, List<String> languages) {
    }

    /** The mods that come with the program; none if the program was built without them. */
    public static List<Boxed> all() {
        try (InputStream index = BoxedMods.class.getResourceAsStream(BOX + INDEX)) {
            return index == null ? List.of()
                    : new String(index.readAllBytes(), StandardCharsets.UTF_8).lines().map(BoxedMods::boxed).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Boxed boxed(String line) {
        String[] words = line.split(BETWEEN, -1);
        return new Boxed(words[0], words[1], words[2], Arrays.stream(words[3].split(" ")).filter(each -> !each.isEmpty()).toList());
    }

    /**
     * Copies a mod that comes with the program.
     *
     * @return the zip file of the copy, in a new temporary folder
     */
    public static Path unpacked(String id) {
        try (InputStream zip = BoxedMods.class.getResourceAsStream(BOX + id + ZIP)) {
            Path file = Files.createTempDirectory("mystics-box").resolve(id + ZIP);
            SafeFile.write(file, zip.readAllBytes());
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Packs the mods for the program.
     *
     * @param arguments the folder to write to, and the folders of the mods
     */
    public static void main(String[] arguments) throws IOException {
        Path box = Files.createDirectories(Path.of(arguments[0]));
        List<String> lines = new ArrayList<>();
        for (String folder : Arrays.asList(arguments).subList(1, arguments.length)) {
            ModSource source = Sources.at(Path.of(folder));
            Manifest manifest = FoundMod.of(source, YamlText.read(source.name(), Manifest.FILE, source.bytes(Manifest.FILE))).manifest();
            Pack.give(source, manifest.id(), box);
            Files.delete(box.resolve(manifest.id() + ".sha256"));
            lines.add(String.join(BETWEEN, manifest.id(), manifest.name(), manifest.about().strip(),
                    String.join(" ", manifest.languages())));
        }
        SafeFile.write(box.resolve(INDEX), String.join("\n", lines) + "\n");
    }
}
