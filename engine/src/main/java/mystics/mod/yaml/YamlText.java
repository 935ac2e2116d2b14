package mystics.mod.yaml;

import java.util.Iterator;
import java.util.List;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;
import mystics.mod.finding.Place;
import mystics.mod.finding.Unseen;
import mystics.mod.source.Utf8;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import tools.jackson.databind.JsonNode;

/** Reads one YAML file: bytes to text, text to events, events to a {@link Document}. */
public final class YamlText {
    private static final int LONGEST = 1 << 20;

    private YamlText() {}

    /**
     * Reads a file of plain YAML 1.2: one document; no anchors, aliases or tags; no duplicate keys; whole numbers only.
     *
     * @throws BrokenMod if the file has mistakes; the exception lists all of them, or only the first place that is not YAML
     */
    public static Document read(String mod, String path, byte[] bytes) {
        Place file = Place.of(mod, path);
        String text = Utf8.decode(file, bytes);
        tooLong(file, text);
        unseen(file, text);
        Composer composer = new Composer(file, events(text));
        JsonNode root = composed(file, text, composer);
        BrokenMod.unlessUsable(composer.findings());
        return Document.known(mod, path, () -> bytes, root);
    }

    /**
     * The events of a YAML text. Each event is parsed when the caller asks for it.
     *
     * @throws YamlEngineException thrown by the iterator when it reaches text that is not YAML
     */
    public static Iterator<Event> events(String text) {
        // One buffer holds the whole text: the library fails if a buffer ends within a character of two code units.
        return new Parse(LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).setMaxAliasesForCollections(0)
                .setBufferSize(text.length() + 2).build()).parseString(text).iterator();
    }

    private static JsonNode composed(Place file, String text, Composer composer) {
        try {
            return composer.document();
        } catch (MarkedYamlEngineException e) {
            throw brokenBy(composer, SyntaxWords.explain(file, e));
        } catch (ReaderException e) {
            throw brokenBy(composer, Finding.error("character", afterCharacters(file, text, e.getPosition()),
                    "YAML does not allow the character U+" + String.format("%04X", e.getCodePoint())).fix("Delete it."));
        } catch (Composer.GivenUp e) {
            throw new BrokenMod(composer.findings());
        } catch (YamlEngineException e) {
            throw brokenBy(composer, Finding.error("yaml", file.at(1, 1), "this file is not valid YAML 1.2")
                    .fix("Delete the lines that begin with '%', and compare it with a file that loads."));
        }
    }

    private static void tooLong(Place file, String text) {
        if (text.length() > LONGEST) {
            throw new BrokenMod(Finding.error("file-too-large", file, "the file is longer than " + LONGEST + " characters")
                    .because("a file describes one thing").fix("Shorten it, or divide it into several files."));
        }
    }

    /** Refuses invisible characters, even in comments, because they can make a text look different from what is read. */
    private static void unseen(Place file, String text) {
        Unseen.inFile(text).ifPresent(unseen -> {
            throw new BrokenMod(Finding.error("character", afterCharacters(file, text, text.codePointCount(0, unseen.at())),
                    "the character " + unseen.words() + " cannot be seen").because("it can make a text look different from what is written")
                    .fix("Delete it."));
        });
    }

    private static Place afterCharacters(Place file, String text, int count) {
        String before = text.substring(0, text.offsetByCodePoints(0, Math.min(count, text.codePointCount(0, text.length()))));
        int line = (int) before.lines().count() + (before.endsWith("\n") || before.isEmpty() ? 1 : 0);
        return file.at(line, before.length() - before.lastIndexOf('\n'));
    }

    private static BrokenMod brokenBy(Composer composer, Finding last) {
        List<Finding> findings = composer.findings();
        findings.add(last);
        return new BrokenMod(findings);
    }
}
