package mystics.kit.words;

import java.util.List;
import java.util.Optional;
import mystics.rules.Names;

/**
 * A word of scripts, or a property or method of a value in scripts.
 *
 * @param property whether it is written without brackets
 * @param type the type of its value, such as {@code List<Figure>}; {@code void} for none
 * @param names the kind of thing that its text names, if it is such a text
 * @param verb the verb in which it can be used; empty for any
 * @param moment the moment in which it can be used; empty for any
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

    /** The kind of thing that a text names as the argument at an index. Named arguments are not counted; the first index is 0. */
    Optional<Names.What> namedAt(int index) {
        List<Parameter> inOrder = parameters.stream().filter(parameter -> !parameter.holdsNamed()).toList();
        return index < inOrder.size() ? inOrder.get(index).names() : Optional.empty();
    }
}
