package mystics.mod.yaml;

import mystics.mod.finding.Place;

/** The places of the values in a document, by JSON pointer. */
public interface Whereabouts {
    /** Where a value begins; for a pointer to nothing, the place of the nearest thing around it. */
    Place value(String pointer);

    /** Where the key of a value begins; for an element of a list, where the value begins. */
    Place key(String pointer);
}
