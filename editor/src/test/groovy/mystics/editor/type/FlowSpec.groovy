package mystics.editor.type

import spock.lang.Specification

import javax.swing.JButton

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** Rows of components that wrap. */
class FlowSpec extends Specification {
    def "a flow asks once for the height of its rows, and not again of somebody who cannot give it"() {
        given:
        int asked = 0
        def flow = made {
            def made = new Flow(4) {
                @Override
                void revalidate() { asked++ }
            }
            5.times { made.add(new JButton("Button $it")) }
            made
        }
        onEvents { asked = 0 }

        when:
        onEvents { flow.setBounds(0, 0, 120, 10) }
        4.times { onEvents { flow.doLayout() } }

        then:
        asked == 1

        when: 'its width changes, and with it the number of rows'
        onEvents { flow.setBounds(0, 0, 250, 10) }
        4.times { onEvents { flow.doLayout() } }

        then:
        asked == 2
    }
}
