package mystics.kit.words;

import java.util.List;
import java.util.Optional;
import mystics.rules.Names;

/**
 * A word of scripts, or a property or method of something that a script meets.
 *
 * @param property whether it is written without brackets
 * @param type the type of its value, such as {@code List<Figure>}; {@code void} for none
 * @param names what its text names, if it is a text that names something
 * @param verb the verb within which it belongs; empty for any; {@code moment} the moment, likewise
 */
public record ScriptMember(String name, boolean property, String type, Optional<Names.What> names, List<Parameter> parameters,
        String verb, String moment, String doc) {
    public ScriptMember {
        parameters = List.copyOf(parameters);
    }

    /** A value that is handed over. */
    public record Parameter(String name, String type, Optional<Names.What> names) {
        /** Whether it is a block in braces. */
        public boolean isBlock() {
            return type.equals("Closure");
        }

        /** Whether it holds the named values, which may stand anywhere in a call. */
        boolean holdsNamed() {
            return type.startsWith("Map") && names.isEmpty();
        }
    }

    /** The member as a reader sees it: its name, and what is handed over. */
    public String shown() {
        return property ? name : name + "(" + String.join(", ", parameters.stream().map(Parameter::name).toList()) + ")";
    }

    /** Whether rules of a verb at a moment may use it. */
    boolean belongsInto(String verbHere, String momentHere) {
        return (verb.isEmpty() || verb.equals(verbHere)) && (moment.isEmpty() || moment.equals(momentHere));
    }

    /** What a text at a place in a call names, counted without named values and from 0. */
    Optional<Names.What> namedAt(int index) {
        List<Parameter> inOrder = parameters.stream().filter(parameter -> !parameter.holdsNamed()).toList();
        return index < inOrder.size() ? inOrder.get(index).names() : Optional.empty();
    }
}
