package mystics.disk;

import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Finds a name that nothing has yet. */
public final class FreeName {
    private FreeName() {
    }

    /**
     * The wanted name if it is free; otherwise the name with the lowest number from 2 on that is free, such as {@code lamp-2}.
     *
     * @param isFree whether nothing has a name
     */
    public static String of(String wanted, Predicate<String> isFree) {
        return IntStream.iterate(1, number -> number + 1).mapToObj(number -> number == 1 ? wanted : wanted + "-" + number).filter(isFree)
                .findFirst().orElseThrow();
    }
}
