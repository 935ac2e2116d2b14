package mystics.editor.story;

import mystics.choice.Sentence;
import mystics.mod.yaml.Pointer;

/**
 * An editable text of a passage.
 *
 * @param label the kind of text: the narration, a line of a speaker, an answer
 * @param at the place of the text in the file
 * @param lines whether the text has paragraphs, is one line, or is one line that may be left out
 */
record TextSpot(Sentence label, Pointer at, String text, Lines lines) {
    /** The possible lengths of a text. */
    enum Lines {
        PARAGRAPHS, ONE, PERHAPS_ONE
    }

    /** The value for the file. A text with paragraphs ends with a line break, as a YAML text block does. */
    String value(String written) {
        return lines != Lines.PARAGRAPHS ? written.strip().replaceAll("\\s+", " ") : written.stripTrailing() + "\n";
    }
}
