package mystics.kit.words;

import java.util.List;

/**
 * A moment at which rules speak.
 *
 * @param verbs the verbs that are asked at it
 * @param members what its rules can read of it
 */
public record ScriptMoment(String name, List<String> verbs, String doc, List<ScriptMember> members) {
    public ScriptMoment {
        verbs = List.copyOf(verbs);
        members = List.copyOf(members);
    }
}
