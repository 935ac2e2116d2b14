package mystics.disk

import java.nio.file.Files
import java.nio.file.Path
import spock.lang.Shared
import spock.lang.Specification

/** Nothing in the program writes files but SafeFile. */
class OneWayOfWritingSpec extends Specification {
    static final String WRITES = /\b(Files\.(write|writeString|newBufferedWriter|newOutputStream|newByteChannel|copy|move|/ +
            /createFile|createLink|createTempFile)\(/ +
            /|FileChannel\.open\(|new (FileOutputStream|FileWriter|RandomAccessFile)\(|renameTo\(/ +
            /|createNewFile\(|File\.createTempFile\(|ImageIO\.write\(.*toFile\(\))/
    /** The one way itself, two files that are only opened to be locked, and the standard output. */
    static final Set<String> EXCEPTIONS = ['SafeFile.java', 'Scaffold.java', 'EditLock.java', 'Output.java'] as Set

    @Shared Path project = Path.of('..').toAbsolutePath().normalize()

    def "no class of #module but SafeFile writes files"() {
        when:
        def files = sources(module)
        def found = files.collectMany { Path file -> writes(Files.readString(file)).collect { "${file.fileName}: $it" } }

        then:
        files.size() > 50
        found == []

        where:
        module << ['engine', 'editor']
    }

    def "what writes is found: #line"() {
        expect:
        !writes(line).empty

        where:
        line << ['Files.writeString(file, text);', 'Files.copy(a, b)', 'new FileOutputStream(file)',
                'ImageIO.write(image, "png", file.toFile());', 'FileChannel.open(folder)']
    }

    private static List<String> writes(String text) {
        text.lines().toList().findAll { it =~ WRITES }*.strip()
    }

    private List<Path> sources(String module) {
        Files.walk(project.resolve(module).resolve('src/main/java'))
                .withCloseable { files -> files.findAll { it.toString().endsWith('.java') && !(it.fileName.toString() in EXCEPTIONS) } }
    }
}
