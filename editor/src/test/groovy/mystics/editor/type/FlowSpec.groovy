package mystics.editor.type

import mystics.editor.settings.Scheme
import spock.lang.Specification

import javax.swing.JButton
import javax.swing.JPanel

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

    def "a text that was hidden when it was written is as high as its lines"() {
        given:
        onEvents { Scheme.LIGHT.wear(100) }
        def paper = made { new Paper(1, { }) }
        def flow = made { new Flow(4).with { add(paper, Flow.TEXT); it } }
        onEvents {
            paper.visible = false
            paper.write('Words enough for some lines of text in a narrow place. ' * 3)
            paper.visible = true
        }

        when:
        onEvents { flow.setBounds(0, 0, 150, flow.height(150)); flow.doLayout() }

        then:
        paper.height > 4 * Type.size()
        paper.height == paper.preferredSize.height
    }

    def "a button whose width is tried only to measure its height asks for no other layout; one that is left too low does"() {
        given:
        int asked = 0
        def button = made {
            def made = new WordButton('<html>Words enough for two lines in a narrow place, and for one line in a wide one</html>') {
                @Override
                void revalidate() { asked++ }
            }
            new JPanel(null).with { setSize(2000, 100); add(made) }
            made.setBounds(0, 0, 300, 10)
            made.setSize(300, made.preferredSize.@height)
            made
        }

        when: 'a layout tries another width, and takes the first one'
        onEvents {
            int high = button.height
            button.setSize(1500, high)
            button.setSize(300, high)
            asked = 0
        }
        onEvents { }

        then:
        asked == 0

        when:
        onEvents {
            button.setSize(120, button.height)
            asked = 0
        }
        onEvents { }

        then:
        asked == 1
    }
}
