package mystics.editor.home

import mystics.editor.settings.DiceShow
import mystics.editor.settings.Motion
import mystics.editor.settings.Pace
import mystics.editor.settings.Scheme
import mystics.editor.settings.Settings
import mystics.editor.type.Prose
import mystics.editor.type.Rack
import mystics.home.HintsRead

import javax.swing.AbstractButton
import javax.swing.JComboBox
import javax.swing.JLabel
import javax.swing.JScrollPane
import javax.swing.KeyStroke
import javax.swing.SwingUtilities
import java.awt.Insets

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** What a person sets for the window, on its page. */
class SettingsPaneSpec extends PageFixture {
    static final Languages ENGLISH = new Languages('en', ['en'], { })

    def "#thing is set on the page of settings, which says what it does"() {
        given:
        def page = made { new SettingsPane(Settings.usual(), ENGLISH, { done << it }, WayBack.home { }) }
        def control = parts(page).find { !(it instanceof JLabel) && it.accessibleContext?.accessibleName == thing }

        when:
        onEvents { deed(control) }
        onEvents { }

        then:
        done.last() == set
        control.accessibleContext.accessibleDescription

        where:
        thing                  | deed                                   || set
        'Reduced motion'       | { it.doClick(0) }                      || Settings.usual().with(Motion.REDUCED)
        'Size of text'         | { it.value = 150 }                     || Settings.usual().with(150)
        'Colours'              | { it.selectedItem = Scheme.DARK }      || Settings.usual().with(Scheme.DARK)
        'Thrown dice'          | { it.selectedItem = DiceShow.HEADLINE } || Settings.usual().with(DiceShow.HEADLINE)
        'Between your choices' | { it.selectedItem = Pace.SLOW }        || Settings.usual().with(Pace.SLOW)
    }

    def "the preview stays in sight while the page of settings is scrolled"() {
        given:
        def page = made { new SettingsPane(Settings.usual(), ENGLISH, { done << it }, WayBack.home { }) }
        3.times { lay(page, 1280, 500) }
        def scroll = parts(page).find { it instanceof JScrollPane }
        def sample = parts(page).find { it instanceof SettingsSample }
        def place = { SwingUtilities.convertRectangle(sample.parent, sample.bounds, scroll.viewport) }
        def before = place()

        when:
        onEvents { scroll.verticalScrollBar.value = scroll.verticalScrollBar.maximum }

        then:
        scroll.verticalScrollBar.value > 100
        place().y + place().height <= scroll.viewport.height
        place().y > before.y - scroll.verticalScrollBar.value
        place().height == before.height
    }

    def "a language is chosen by the name those have for it who speak it, once a mod speaks it"() {
        given:
        def chooser = { languages -> parts(made { new SettingsPane(Settings.usual(), languages, { }, WayBack.home { }) })
                .find { it instanceof JComboBox && it.accessibleContext.accessibleName == 'Language' } }
        def some = chooser(new Languages('en', ['en', 'de', 'fr'], { done << it }))
        def items = (0..<some.itemCount).collect { some.getItemAt(it) as String }

        when:
        onEvents { some.selectedIndex = 1 }
        onEvents { }

        then:
        items == ['English', 'Deutsch', 'Français']
        done == ['de']
        some.enabled
        !chooser(ENGLISH).enabled
        chooser(new Languages('de', ['en', 'de'], { })).selectedItem as String == 'Deutsch'
    }

    def "the key #key alone chooses no language"() {
        given:
        def page = made { new SettingsPane(Settings.usual(), new Languages('en', ['en', 'de'], { done << it }), { }, WayBack.home { }) }
        def list = parts(page).find { it instanceof JComboBox && it.accessibleContext.accessibleName == 'Language' }

        when:
        onEvents {
            list.actionMap.get(list.inputMap.get(KeyStroke.getKeyStroke(key))).actionPerformed(null)
            list.selectWithKeyChar('D' as char)
        }

        then:
        list.selectedItem as String == 'English'
        done == []

        where:
        key << ['UP', 'DOWN']
    }

    def "the list of languages looks as the other lists do, and as wide"() {
        given:
        def page = made { new SettingsPane(Settings.usual(), new Languages('en', ['en', 'de'], { }), { }, WayBack.home { }) }
        lay(page, 1280, 800)
        def lists = parts(page).findAll { it instanceof JComboBox }

        expect:
        lists.size() == 4
        lists.collect { [it.x, it.width, it.border.getBorderInsets(it), it.getClientProperty('JComboBox.isTableCellEditor')] }
                .toSet().size() == 1
    }

    def "hints are given again, or none, as somebody likes"() {
        given:
        def some = Settings.usual().with(HintsRead.NONE.and('turn'))
        def page = made { new SettingsPane(some, ENGLISH, { done << it.hints() }, WayBack.home { }) }

        when:
        click(page, 'None')
        click(page, 'All again')

        then:
        done == [HintsRead.ALL, HintsRead.NONE]
        words(page).contains('0 hints read so far')
    }

    def "settings fit a page of #width pixels in type of #percent percent"() {
        given:
        def page = made {
            Scheme.LIGHT.wear(percent)
            new SettingsPane(Settings.usual().with(percent), ENGLISH, { }, WayBack.home { })
        }

        when:
        lay(page, width, 800)
        def rack = parts(page).find { it instanceof Rack }
        def broken = parts(rack).findAll { it instanceof Prose && it.text.split(' ')
                .any { word -> it.getFontMetrics(it.font).stringWidth(word) > it.width } }*.text
        def cut = parts(rack).findAll { (it instanceof JLabel ||
                it instanceof AbstractButton) && it.text && !it.text.startsWith('<html>') && it.width < it.preferredSize.width }*.text

        then: 'and no word is broken or cut'
        broken == []
        cut == []
        rack.components.every { half -> half.x + half.width <= rack.width && half.components.every { it.x + it.width <= half.width } }

        where:
        percent | width
        100     | 900
        100     | 1280
        200     | 1280
        250     | 900
        250     | 1280
    }

    def "colours are put on when their list has done with the key that chose them, for then the list itself looks otherwise"() {
        given:
        def page = null
        page = made {
            new SettingsPane(Settings.usual(), ENGLISH, {
                done << it.scheme()
                it.scheme().wear(100)
                SwingUtilities.updateComponentTreeUI(page)
            }, WayBack.home { })
        }
        def colours = parts(page).find { it instanceof JComboBox && it.accessibleContext.accessibleName == 'Colours' }

        when:
        def look = made {
            def before = colours.UI
            colours.selectedItem = Scheme.DARK
            colours.UI.is(before)
        }
        onEvents { }

        then:
        look
        done == [Scheme.DARK]
    }

    def "what is scrolled has no frame of its own, in whatever look it is shown next"() {
        given:
        def page = made { new SettingsPane(Settings.usual(), ENGLISH, { }, WayBack.home { }) }

        when:
        onEvents {
            Scheme.CONTRAST.wear(150)
            SwingUtilities.updateComponentTreeUI(page)
        }
        def scrolls = parts(page).findAll { it instanceof JScrollPane }

        then:
        scrolls.size() > 0
        scrolls.every { it.insets == new Insets(0, 0, 0, 0) }
    }
}
