package mystics.terminal;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import mystics.terminal.desk.TextStyle;

/** Finds the thing that a player means by a typed name or a part of one. */
final class ByName {
    private ByName() {
    }

    /** The thing that the typed words name by its number in the list, by its id, or by the beginning of its name. */
    static <T> Optional<T> by(String said, List<T> things, Function<T, String> id, Function<T, String> name) {
        if (said.matches("\\d{1,3}")) {
            int number = Integer.parseInt(said);
            return number >= 1 && number <= things.size() ? Optional.of(things.get(number - 1)) : Optional.empty();
        }
        String low = TextStyle.lower(said);
        return things.stream().filter(thing -> id.apply(thing).equals(low) || TextStyle.lower(name.apply(thing)).startsWith(low))
                .findFirst();
    }
}
