package mystics.mod.yaml;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;

/**
 * Makes records of documents. A component {@code endPage} is the key {@code end-page}, a constant {@code PARTY_ITEM} the
 * value {@code party-item}. What is left out is an empty list, map, text or Optional, 0 or false; an enum that is left
 * out is null, a record that is left out is an error, unless they are asked for as an Optional.
 *
 * <p>This is written out here and not left to a binding library because such a library takes longer to start than
 * everything else that happens before the first picture, and knows no places.
 */
public final class Bind {
    private Bind() {}

    /**
     * A document as a record.
     *
     * @throws BrokenMod with everything the record cannot hold; what a record's own constructor objects to is among it
     */
    public static <R extends Record> R to(Document document, Class<R> type) {
        List<Finding> findings = new ArrayList<>();
        Object made = new Shape(document, findings).value(document.root(), type, Pointer.ROOT);
        BrokenMod.unlessUsable(findings);
        return type.cast(made);
    }
}
