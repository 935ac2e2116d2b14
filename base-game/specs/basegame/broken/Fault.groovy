package basegame.broken

import groovy.transform.Immutable
import mystics.mod.source.ModSource
import mystics.mod.source.Sources

import java.nio.file.Files
import java.nio.file.Path
import java.util.regex.Matcher

/** A sound mod with one fault: a line of broken.txt, which says at its head how it is written. */
@Immutable
class Fault {
    private static final Path TABLE = Path.of('specs/basegame/broken/broken.txt')
    private static final ModSource SOUND = Sources.at(Path.of('specs/basegame/lint/sound'))

    int number
    String file
    String before
    String after
    int line
    String code
    String says

    /** All lines of the table. */
    static List<Fault> all() {
        def lines = Files.readAllLines(TABLE)
        (0..<lines.size()).findAll { !lines[it].startsWith('#') && !lines[it].empty }.collect { number ->
            def parts = lines[number].split(/ \|(?: |$)/, 6) as List
            new Fault(number + 1, spread(parts[0]), spread(parts[1]), spread(parts[2]), parts[3] as int, parts[4], parts[5])
        }
    }

    /** The mod with the fault, under an id of its own. */
    ModSource mod(String id = 'burrow') {
        def files = SOUND.paths().collectEntries { [it, SOUND.bytes(it)] } as Map<String, byte[]>
        if (before == '-') {
            files.remove(file)
        } else {
            def text = before == '+' ? '' : new String(files[file], 'UTF-8')
            assert before == '+' || text.contains(before)
            files[file] = bytes(before == '+' ? after : text.replaceFirst(java.util.regex.Pattern.quote(before),
                    Matcher.quoteReplacement(after)))
        }
        if (file != 'mod.yaml') {
            files['mod.yaml'] = new String(files['mod.yaml'], 'UTF-8').replace('id: burrow', "id: $id").getBytes('UTF-8')
        }
        ModSource.of(id, files)
    }

    private static String spread(String written) {
        written.replace('\\n', '\n').replaceAll(/«([^«»]*)\*(\d+)»/) { all, text, times -> text * (times as int) }
    }

    /** A character written by the number of its byte is that byte, whatever comes of it. */
    private static byte[] bytes(String text) {
        def out = new ByteArrayOutputStream()
        def found = text =~ /\\x([0-9A-Fa-f]{2})/
        int from = 0
        while (found.find()) {
            out.write(text.substring(from, found.start()).getBytes('UTF-8'))
            out.write(Integer.parseInt(found.group(1), 16))
            from = found.end()
        }
        out.write(text.substring(from).getBytes('UTF-8'))
        out.toByteArray()
    }
}
