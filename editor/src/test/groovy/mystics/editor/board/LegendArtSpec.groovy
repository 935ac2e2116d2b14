package mystics.editor.board

import mystics.editor.art.Theme
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

import java.awt.image.BufferedImage

/** The signs of the legend: painted by what paints the board. */
class LegendArtSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()

    private LegendArt art(Theme theme) {
        new LegendArt(BoardStyle.of(catalog, theme), catalog)
    }

    /** What is painted, as one number; 0 for nothing. */
    private static int seen(Closure painting) {
        def image = new BufferedImage(80, 80, BufferedImage.TYPE_INT_ARGB)
        def g = image.createGraphics()
        painting(g)
        g.dispose()
        def pixels = image.getRGB(0, 0, 80, 80, null, 0, 80)
        pixels.every { it == 0 } ? 0 : Arrays.hashCode(pixels)
    }

    def "every sign is there to be seen and like no other, in #theme.name"() {
        given:
        def art = art(theme)
        def signs = BoardSign.values().collect { sign -> seen { art.paint(it, sign, 80) } } + art.printed()
                .collect { mark -> seen { art.print(it, mark, 80) } } + art.grounds().collect { mark -> seen { art.ground(it, mark, 80) } }

        expect:
        art.printed().containsAll(['entry', 'start', 'fishhook'])
        signs.every { it != 0 }
        signs.toSet().size() == signs.size()

        where:
        theme << Theme.ALL
    }
}
