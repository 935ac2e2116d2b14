package mystics.mod.amend;

import mystics.mod.finding.Place;
import mystics.mod.yaml.Document;
import mystics.mod.yaml.Pointer;

/** The place where a value was written: a document and a JSON pointer into it. The line is computed on request. */
record Origin(Document document, Pointer pointer) {

    /** The mod that wrote the value. */
    String mod() {
        return document.mod();
    }

    /** The place where the value begins. */
    Place value() {
        return document.valueAt(pointer.toString());
    }

    /** The place where the key of the value begins. */
    Place key() {
        return document.keyAt(pointer.toString());
    }

    /** The origin of a value in this object. */
    Origin in(String key) {
        return new Origin(document, pointer.in(key));
    }

    /** The origin of an element of this list. */
    Origin at(int index) {
        return new Origin(document, pointer.at(index));
    }
}
