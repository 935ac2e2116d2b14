package mystics.mod.amend;

import mystics.mod.finding.Place;
import mystics.mod.yaml.Document;

/** Where a value was written: a document and a JSON pointer in it. The line is worked out when somebody asks. */
record Origin(Document document, String pointer) {

    /** The mod that wrote it. */
    String mod() {
        return document.mod();
    }

    /** Where the value begins. */
    Place value() {
        return document.valueAt(pointer);
    }

    /** Where its key begins. */
    Place key() {
        return document.keyAt(pointer);
    }

    /** A value inside this one. */
    Origin in(String step) {
        return new Origin(document, pointer + step);
    }
}
