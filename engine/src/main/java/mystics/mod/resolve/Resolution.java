package mystics.mod.resolve;

import java.util.List;
import mystics.mod.FoundMod;

/**
 * Which mods go together.
 *
 * @param order   those to load, each after everything it builds on
 * @param leftOut the others, each with its reasons
 */
public record Resolution(List<FoundMod> order, List<LeftOut> leftOut) {
    public Resolution {
        order = List.copyOf(order);
        leftOut = List.copyOf(leftOut);
    }
}
