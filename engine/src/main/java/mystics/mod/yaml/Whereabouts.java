package mystics.mod.yaml;

import mystics.mod.finding.Place;

/** Where the values of a document stand, by JSON pointer. */
public interface Whereabouts {
    /** Where a value begins; for a pointer to nothing, the place of the nearest thing around it. */
    Place value(String pointer);

    /** Where the key of a value begins; for an element of a list, where the value begins. */
    Place key(String pointer);
}
