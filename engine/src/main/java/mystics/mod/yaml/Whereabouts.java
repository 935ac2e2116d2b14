package mystics.mod.yaml;

import mystics.mod.finding.Place;

/** The places of the values in a document, by JSON pointer. */
public interface Whereabouts {
    /** The place where a value begins. For a missing value, the place of the nearest container. */
    Place value(String pointer);

    /** The place where the key of a value begins. For a list element, the place where the value begins. */
    Place key(String pointer);
}
