package mystics.editor.play.around

import java.awt.Color
import javax.swing.UIManager
import mystics.editor.settings.Scheme
import spock.lang.Specification

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** Hearts and words of the strip can be read, also on the row of the figure whose turn it is. */
class StripContrastSpec extends Specification {
    def "#colour on #ground is read without trouble in #scheme"() {
        given:
        onEvents { scheme.wear(100) }
        def seen = made { [UIManager.getColor(colour), ground == 'lit' ? StripChip.lit() : UIManager.getColor(ground)] }

        expect:
        contrast(seen[0], seen[1]) >= 4.5

        where:
        [scheme, colour, ground] << [Scheme.values(), ['Actions.Red', 'Label.foreground'],
                                     ['lit', 'Button.background', 'Panel.background', 'TextField.background']].combinations()
    }

    private static double contrast(Color one, Color other) {
        def bright = [light(one), light(other)].sort()
        (bright[1] + 0.05) / (bright[0] + 0.05)
    }

    private static double light(Color colour) {
        def parts = [colour.red, colour.green, colour.blue].collect { it / 255d }
                .collect { it <= 0.03928 ? it / 12.92 : Math.pow((it + 0.055) / 1.055, 2.4) }
        0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
