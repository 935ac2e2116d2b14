package mystics.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import mystics.content.Variant;

/**
 * The variants that are on in some games of a proof.
 *
 * @param own the variants that are proved
 */
record VariantTurns(List<Variant> own) {
    /**
     * The variants for a game: half of the proved variants, as far as they are compatible. Other variants are off.
     *
     * @param turn the number of the game among the games with variants
     */
    Set<String> in(int turn) {
        List<Variant> order = new ArrayList<>(own);
        Collections.rotate(order, -(turn * ((own.size() + 1) / 2) + turn / 2));
        List<Variant> on = new ArrayList<>();
        for (Variant each : order) {
            if (on.size() <= own.size() / 2 && on.stream().noneMatch(each::clashes)) on.add(each);
        }
        return on.stream().map(Variant::id).collect(Collectors.toSet());
    }
}
