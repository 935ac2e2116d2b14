package mystics.mod.resolve;

import java.util.List;
import mystics.mod.FoundMod;

/**
 * The mods that can be loaded together, and the others.
 *
 * @param order the mods to load, each after all mods it builds on
 * @param leftOut the other mods, each with its reasons
 */
public record Resolution(List<FoundMod> order, List<LeftOut> leftOut) {
    public Resolution {
        order = List.copyOf(order);
        leftOut = List.copyOf(leftOut);
    }
}
