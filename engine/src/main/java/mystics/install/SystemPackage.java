package mystics.install;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import mystics.disk.SafeFile;

/** A package for an operating system, made from an application. */
public enum SystemPackage {
    /** The package for Debian, Ubuntu and related systems. */
    DEB("linux", List.of("dpkg-deb", "fakeroot"), List.of("--linux-shortcut", "--linux-menu-group", "Game")),
    /** The package for Fedora, openSUSE and related systems. */
    RPM("linux", List.of("rpmbuild"), List.of("--linux-shortcut", "--linux-menu-group", "Game")),
    /** For Windows. */
    MSI("windows", List.of("candle", "light"), List.of("--win-menu", "--win-shortcut", "--win-per-user-install")),
    /** For macOS. */
    DMG("mac", List.of("hdiutil"), List.of());

    private final String system;
    private final List<String> tools;
    private final List<String> words;

    SystemPackage(String system, List<String> tools, List<String> words) {
        this.system = system;
        this.tools = tools;
        this.words = words;
    }

    /** The packages that can be made for an operating system, given by Java's name for that system. */
    public static List<SystemPackage> of(String name) {
        return Arrays.stream(values()).filter(kind -> name.toLowerCase(Locale.ROOT).startsWith(kind.system)).toList();
    }

    /** The required tools that no folder of a search path contains. */
    public List<String> missing(String path) {
        List<Path> folders = Arrays.stream(path.split(File.pathSeparator)).filter(folder -> !folder.isEmpty()).map(Path::of)
                .toList();
        return tools.stream().filter(tool -> folders.stream()
                .noneMatch(folder -> Files.exists(folder.resolve(tool)) || Files.exists(folder.resolve(tool + ".exe")))).toList();
    }

    /** The folder with the menu entry for Linux. The entry names the class of the window; desktops use that name to find the icon. */
    private static Path entry(ApplicationImage image) throws IOException {
        Path folder = Files.createDirectories(image.scratch().resolve("menu"));
        SafeFile.write(folder.resolve(ApplicationImage.NAME + ".desktop"), """
                [Desktop Entry]
                Name=APPLICATION_NAME
                Comment=APPLICATION_DESCRIPTION
                Exec=APPLICATION_LAUNCHER
                Icon=APPLICATION_ICON
                Terminal=false
                Type=Application
                Categories=Game;BoardGame;
                StartupWMClass=mystics-editor-Main
                """);
        return folder;
    }

    /**
     * Makes the package in a folder.
     *
     * @throws IOException if the tool of Java fails
     */
    public void write(ApplicationImage image, String version, Path into) throws IOException {
        List<String> all = new ArrayList<>(List.of("--type", name().toLowerCase(Locale.ROOT), "--app-image", image.folder().toString(),
                "--name", ApplicationImage.NAME, "--app-version", version, "--dest", into.toString(), "--resource-dir",
                entry(image).toString()));
        all.addAll(words);
        new JavaTool("jpackage").run(all);
    }
}
