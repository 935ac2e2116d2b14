package mystics.editor.keeping

import java.nio.file.Files
import java.nio.file.Path
import java.util.zip.ZipFile
import mystics.home.GameTable
import mystics.disk.SafeFile
import mystics.disk.SealedFile
import mystics.mod.load.BaseGame

/** Looks at every file of a home: each is as somebody has finished it. */
class Whole {
    private static final table = new GameTable(BaseGame.library())
    private static final int PICTURE = 20_000

    /** The files that are not whole, and why. */
    static List<String> broken(Path home) {
        files(home).collectMany { Path file ->
            try {
                isWhole(file) ? [] : ["${home.relativize(file)}: ${Files.size(file)} bytes"]
            } catch (Exception wrong) {
                ["${home.relativize(file)}: ${wrong.message}"]
            }
        } + half(home)
    }

    /** All files but those that were being made. */
    static List<Path> files(Path home) {
        Files.walk(home).withCloseable { it.filter { Files.isRegularFile(it) && !home.relativize(it)
                .any { SafeFile.isLeftover(it) } && !it.toString().contains('unfinished') }.toList() }
    }

    private static boolean isWhole(Path file) {
        switch (file.fileName.toString()) {
            case ~/.*\.mystics(\.bak)?/: return table.saves().read(file) != null
            case ~/.*\.campaign(\.bak)?/: return table.campaigns().read(file) != null
            case ~/report-.*\.zip/: return table.saves().read(file) != null
            case ~/.*\.zip/: return new ZipFile(file.toFile())
                    .withCloseable { zip -> zip.entries().every { zip.getInputStream(it).bytes.length == it.size } }
            case ~/.*\.png/: return Files.size(file) == PICTURE
            case ~/(mods|names|language|starts|failures|desktop\.properties)(\.bak)?/:
                return Files.readAllLines(file).last().startsWith('# check ') &&
                    SealedFile.whole(Files.readAllBytes(file)).present
            case ~/.*\.jar/: return Files.size(file) > 1000
            default: return Files.size(file) > 0
        }
    }

    /** Mods that were begun and have not all the files of a mod that is whole. */
    private static List<String> half(Path home) {
        def whole = names(home.resolve('mods/little-mod'))
        def made = home.resolve('made')
        !Files.isDirectory(made) ? [] : Files.list(made).withCloseable { it.toList() }
                .findAll { !SafeFile.isLeftover(it) && names(it) != whole }.collect { "$it has ${names(it)}" }
    }

    private static Set<String> names(Path folder) {
        files(folder).collect { folder.relativize(it).toString() } as Set
    }
}
