package mystics.mod.yaml;

import java.util.ArrayList;
import java.util.List;
import mystics.mod.finding.BrokenMod;
import mystics.mod.finding.Finding;

/**
 * Makes records from documents. The component {@code endPage} stands for the key {@code end-page}, and the constant {@code PARTY_ITEM} for
 * the value {@code party-item}. A single text stands for a list of one text. A missing value becomes an empty list, map, text or Optional,
 * 0 or false; a missing enum becomes null, and a missing record is an error, unless the component is an Optional.
 *
 * <p>No binding library is used: it would take longer to load than all other work before the first picture takes, and it could not report
 * the place of an error.
 */
public final class Bind {
    private Bind() {}

    /**
     * Makes a record from a document.
     *
     * @throws BrokenMod if values do not fit; the exception lists them all, with the objections of the record's own constructor
     */
    public static <R extends Record> R to(Document document, Class<R> type) {
        List<Finding> findings = new ArrayList<>();
        Object made = new Shape(document, findings).value(document.root(), type, Pointer.ROOT);
        BrokenMod.unlessUsable(findings);
        return type.cast(made);
    }
}
