package mystics.kit.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Everything that scripts can use: the source of the completions and of the file for IntelliJ IDEA. The vocabulary is made from the same
 * sources as the pages of words and moments in the guide.
 *
 * @param words the words of every script
 * @param moments the moments by name
 * @param types the members of each type, by its name
 */
public record ScriptVocabulary(List<ScriptMember> words, Map<String, ScriptMoment> moments, Map<String, List<ScriptMember>> types) {
    private static final String FILE = "vocabulary.txt";
    private static final String LIST = "List<";

    /** Reads the vocabulary of this program, which takes some hundredths of a second. */
    public static ScriptVocabulary read() {
        try (InputStream file = ScriptVocabulary.class.getResourceAsStream(FILE)) {
            return VocabularyReading.of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The words with the given name. */
    List<ScriptMember> word(String name) {
        return words.stream().filter(word -> word.name().equals(name)).toList();
    }

    /** The members of a type; none if the type is unknown. */
    public List<ScriptMember> members(String type) {
        if (moments.containsKey(type)) {
            return moments.get(type).members();
        }
        return type.startsWith(LIST) ? types.get("List").stream().map(member -> of(element(type), member)).toList()
                : types.getOrDefault(type, List.of());
    }

    private static ScriptMember of(String element, ScriptMember member) {
        return new ScriptMember(member.name(), member.property(), member.type().replaceAll("\\bE\\b", element), member.names(),
                member.parameters(), member.verb(), member.moment(), member.doc());
    }

    /** The type of the elements of a list type; empty if the type is not a list. */
    static String element(String type) {
        return type.startsWith(LIST) ? type.substring(LIST.length(), type.length() - 1) : "";
    }

    /** The moments at which rules with a verb are asked. */
    Stream<ScriptMoment> at(String verb) {
        return moments.values().stream().filter(moment -> moment.verbs().contains(verb));
    }

    /** Whether a word is one of the six verbs. */
    boolean isVerb(String word) {
        return moments.values().stream().anyMatch(moment -> moment.verbs().contains(word));
    }

    /** The word or member with the given name; the first one if there are several. */
    static Optional<ScriptMember> first(List<ScriptMember> members, String name) {
        return members.stream().filter(member -> member.name().equals(name)).findFirst();
    }
}
