package mystics.editor.desktop;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What the command line asks of the editor.
 *
 * @param mod the folder of the mod; empty to choose one
 * @param at the file to open first; empty for none
 */
public record Editing(Optional<Path> mod, String at) {
}
