package mystics.kit.words;

import java.util.List;
import java.util.Optional;
import mystics.rules.Names;

/**
 * A word of scripts, or a property or method of a value in scripts.
 *
 * @param property whether scripts write the member without brackets
 * @param type the type of the member's value, such as {@code List<Figure>}; {@code void} if it has none
 * @param names the kind of thing that the member's text names; empty if its text names nothing
 * @param verb the verb whose rules can use the member; empty if rules of every verb can
 * @param moment the moment at which rules can use the member; empty if rules at every moment can
 */
public record ScriptMember(String name, boolean property, String type, Optional<Names.What> names, List<Parameter> parameters,
        String verb, String moment, String doc) {
    public ScriptMember {
        parameters = List.copyOf(parameters);
    }

    /** A parameter. */
    public record Parameter(String name, String type, Optional<Names.What> names) {
        /** Whether the parameter is a block in braces. */
        public boolean isBlock() {
            return type.equals("Closure");
        }

        /** Whether the parameter holds the named arguments, which may stand anywhere in a call. */
        boolean holdsNamed() {
            return type.startsWith("Map") && names.isEmpty();
        }
    }

    /** The member as people read it: its name and its parameters. */
    public String shown() {
        return property ? name : name + "(" + String.join(", ", parameters.stream().map(Parameter::name).toList()) + ")";
    }

    /** Whether rules of a verb at a moment may use the member. */
    boolean belongsInto(String verbHere, String momentHere) {
        return (verb.isEmpty() || verb.equals(verbHere)) && (moment.isEmpty() || moment.equals(momentHere));
    }

    /** The kind of thing that a text names as the argument at an index. The first index is 0, and named arguments are not counted. */
    Optional<Names.What> namedAt(int index) {
        List<Parameter> inOrder = parameters.stream().filter(parameter -> !parameter.holdsNamed()).toList();
        return index < inOrder.size() ? inOrder.get(index).names() : Optional.empty();
    }
}
