package mystics.editor.settings

import mystics.editor.type.Contrast
import spock.lang.Specification

import javax.swing.UIManager

import static mystics.editor.album.OffScreen.onEvents

/** The parts of the window that are no letters: three to one is the least contrast at which people with weak eyes find them. */
class SchemeContrastSpec extends Specification {
    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    def "in the look #look moving parts of scroll bars, rings of choices and edges of all that is pressed stand out of the page"() {
        when:
        onEvents { look.wear(100) }
        def page = UIManager.getColor('Panel.background')

        then:
        Contrast.of(UIManager.getColor('ScrollBar.thumb'), page) >= 3
        Contrast.of(UIManager.getColor('CheckBox.icon.borderColor'), page) >= 3
        ['Button.borderColor', 'Component.borderColor', 'Slider.trackColor'].every { Contrast.of(UIManager.getColor(it), page) >= 3 }

        where:
        look << Scheme.values().toList()
    }
}
