package mystics.editor.sound

import mystics.content.Sound
import org.snakeyaml.engine.v2.api.Load
import org.snakeyaml.engine.v2.api.LoadSettings

import java.nio.file.Files
import java.nio.file.Path

/** The sounds of the box, read without the rest of it. */
class BoxSounds {
    static List<Sound> all() {
        Files.list(Path.of('../base-game/sounds')).withCloseable { it.sorted().toList() }.collect { file ->
            def facts = new Load(LoadSettings.builder().build()).loadFromString(Files.readString(file)) as Map
            new Sound(file.fileName.toString() - '.yaml', facts.name, facts.of, facts.beat ?: 0, facts.loudness ?: 0, facts.parts)
        }
    }
}
