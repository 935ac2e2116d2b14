package mystics.console;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import mystics.console.desk.Look;

/** Which of several things somebody means. */
final class Meant {
    private Meant() {
    }

    /** The thing of a number in the list, of an id, or of the beginning of a name. */
    static <T> Optional<T> by(String said, List<T> things, Function<T, String> id, Function<T, String> name) {
        if (said.matches("\\d{1,3}")) {
            int number = Integer.parseInt(said);
            return number >= 1 && number <= things.size() ? Optional.of(things.get(number - 1)) : Optional.empty();
        }
        String low = Look.lower(said);
        return things.stream().filter(thing -> id.apply(thing).equals(low) || Look.lower(name.apply(thing)).startsWith(low)).findFirst();
    }
}
