package mystics.mod.yaml;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;

/**
 * Makes records from documents. A component {@code endPage} is the key {@code end-page}, a constant {@code PARTY_ITEM} the value {@code
 * party-item}. One text stands for a list of one text. A missing value becomes an empty list, map, text or Optional, 0 or
 * false; a missing enum becomes null, and a missing record is an error, unless the component is an Optional.
 *
 * <p>No binding library is used: such a library takes longer to load than all other work before the first picture, and cannot report the
 * place of an error.
 */
public final class Bind {
    private Bind() {}

    /**
     * Makes a record from a document.
     *
     * @throws BrokenMod with every value that does not fit, including objections of the record's own constructor
     */
    public static <R extends Record> R to(Document document, Class<R> type) {
        List<Finding> findings = new ArrayList<>();
        Object made = new Shape(document, findings).value(document.root(), type, Pointer.ROOT);
        BrokenMod.unlessUsable(findings);
        return type.cast(made);
    }
}
