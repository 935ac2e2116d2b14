package mystics.editor.type

import groovy.transform.CompileStatic

import java.awt.Color

/** The contrast of two colours, 1 to 21, as the guidelines for readable pages count it. */
@CompileStatic
class Contrast {
    static double of(Color one, Color other) {
        def both = [light(one), light(other)].sort()
        (both[1] + 0.05d) / (both[0] + 0.05d)
    }

    private static double light(Color colour) {
        0.2126d * part(colour.red) + 0.7152d * part(colour.green) + 0.0722d * part(colour.blue)
    }

    private static double part(int value) {
        double share = value / 255d
        share <= 0.03928d ? share / 12.92d : Math.pow((share + 0.055d) / 1.055d, 2.4d)
    }
}
