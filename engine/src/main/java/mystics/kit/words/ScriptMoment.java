package mystics.kit.words;

import java.util.List;

/**
 * A moment at which rules speak.
 *
 * @param verbs the verbs that rules can use at the moment
 * @param members the members that rules at the moment can read
 */
public record ScriptMoment(String name, List<String> verbs, String doc, List<ScriptMember> members) {
    public ScriptMoment {
        verbs = List.copyOf(verbs);
        members = List.copyOf(members);
    }
}
