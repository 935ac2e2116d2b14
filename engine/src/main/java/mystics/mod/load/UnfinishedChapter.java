package mystics.mod.load;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import mystics.content.Chapter;
import mystics.mod.finding.BrokenMod;
import mystics.mod.yaml.Bind;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.YamlText;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A chapter that is being written, as far as it is complete. If the file lacks a party or a start, the chapter has an empty one. */
public final class UnfinishedChapter {
    private static final List<String> NO_FACTS = List.of("rules", "extends", "replaces");

    private UnfinishedChapter() {
    }

    /**
     * The chapter of a file; empty while the file cannot be read.
     *
     * @param path the path of the file in the mod
     */
    public static Optional<Chapter> of(String path, String text) {
        try {
            return Optional.of(chapter(YamlText.read("", path, text.getBytes(StandardCharsets.UTF_8))));
        } catch (BrokenMod unreadable) {
            // The check of the file reports its mistakes.
            return Optional.empty();
        }
    }

    private static Chapter chapter(Document document) {
        ObjectNode facts = JsonNodeFactory.instance.objectNode();
        document.root().properties().forEach(member -> facts.set(member.getKey(), member.getValue()));
        facts.remove(NO_FACTS);
        facts.put("id", document.id());
        if (!facts.has("party")) facts.putObject("party");
        if (!facts.has("start")) facts.putObject("start").put("room", "");
        return Bind.to(document.with(facts), Chapter.class);
    }
}
