package basegame

import mystics.content.Picture
import mystics.mod.load.BaseGame
import org.w3c.dom.Element
import spock.lang.Shared
import spock.lang.Specification

import javax.xml.parsers.DocumentBuilderFactory

/** The mice of the scenes are drawn in one manner: an ink outline around the coat, and ears that no hood carries on its front. */
class DrawnMiceSpec extends Specification {
    @Shared List<Picture> pictures = BaseGame.library().catalog().pictures().values().toList()

    private static List<Element> shapes(Element group) {
        def inside = group.getElementsByTagName('*')
        (0..<inside.length).collect { inside.item(it) as Element }
    }

    private static Element drawing(Picture picture) {
        def bytes = new ByteArrayInputStream(picture.svg().getBytes('UTF-8'))
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(bytes).documentElement
    }

    private List<Map> mice() {
        pictures.findAll { it.id().startsWith('scenes/') }.collectMany { scene ->
            shapes(drawing(scene)).findAll { it.getAttribute('data-coat') }.collect { [scene: scene.id(), group: it] }
        }
    }

    private static boolean isInk(String colour) {
        colour ==~ /#[0-9a-f]{6}/ && [1..2, 3..4, 5..6].every { Integer.parseInt(colour[it], 16) < 0x30 }
    }

    def "ink outlines the coat of every mouse of a scene; light lies inside the outline"() {
        when:
        def bare = mice().findAll { mouse ->
            def coat = mouse.group.getAttribute('data-coat')
            def worn = shapes(mouse.group).find { it.getAttribute('fill') == coat }
            worn && !isInk(worn.getAttribute('stroke'))
        }

        then:
        mice().size() > 150
        bare*.scene == []
    }

    def "no mouse of a scene has one colour for coat and fur, because another hero brings two"() {
        expect:
        mice().findAll { it.group.getAttribute('data-coat') == it.group.getAttribute('data-fur') }*.scene == []
    }

    def "no ear is drawn over the clothes in #clothes.id()"() {
        given:
        def drawing = drawing(clothes)
        def fur = drawing.getAttribute('data-fur')
        def stances = shapes(drawing).findAll { it.getAttribute('id') && !it.getAttribute('id').endsWith('-hand') }
        def filled = { stance -> shapes(stance).findAll { !(it.getAttribute('fill') in ['', 'none']) } }

        expect:
        stances.findAll { stance -> filled(stance).drop(1).any { it.getAttribute('fill') == fur } }*.getAttribute('id') == []

        where:
        clothes << pictures.findAll { it.id().startsWith('clothes/') }
    }
}
