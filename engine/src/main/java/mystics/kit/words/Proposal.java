package mystics.kit.words;

import java.util.Comparator;

/**
 * A possible completion at a place of a script.
 *
 * @param insert the text to insert
 * @param back the number of characters by which the cursor moves back afterwards
 * @param shown the text in the list
 * @param type the type of the completion's value
 * @param doc the explanation of the completion; empty if there is none
 */
public record Proposal(String insert, int back, String shown, String type, String doc) {
    /** The order of the proposals in a list that people read. */
    static final Comparator<Proposal> BY_NAME = Comparator.comparing(Proposal::shown, String.CASE_INSENSITIVE_ORDER);

    static Proposal word(String word, String type, String doc) {
        return new Proposal(word, 0, word, type, doc);
    }

    /**
     * The proposal for a member or a word, spelt as authors write it: conditions with brackets, deeds without, blocks with their braces.
     */
    static Proposal of(ScriptMember member) {
        String type = member.type().equals("void") ? "" : member.type().equals("boolean") ? "yes or no" : member.type();
        if (member.property()) return new Proposal(member.name(), 0, member.name(), type, member.doc());
        if (member.parameters().isEmpty()) return new Proposal(member.name() + "()", 0, member.shown(), type, member.doc());
        boolean onlyBlock = member.parameters().size() == 1 && member.parameters().get(0).isBlock();
        boolean text = member.namedAt(0).isPresent();
        String rest = onlyBlock ? " {  }" : member.type().equals("void") ? text ? " ''" : " " : text ? "('')" : "()";
        int back = onlyBlock ? 2 : member.type().equals("void") ? text ? 1 : 0 : text ? 2 : 1;
        return new Proposal(member.name() + rest, back, member.shown(), type, member.doc());
    }
}
