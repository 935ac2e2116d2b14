package mystics.editor.play.around

import javax.swing.UIManager
import mystics.editor.settings.Scheme
import mystics.editor.type.Contrast
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
        Contrast.of(seen[0], seen[1]) >= 4.5

        where:
        [scheme, colour, ground] << [Scheme.values(), ['Actions.Red', 'Label.foreground'],
                                     ['lit', 'Button.background', 'Panel.background', 'TextField.background']].combinations()
    }
}
