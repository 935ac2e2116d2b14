package mystics.editor.play.around

import mystics.editor.art.Gallery
import mystics.editor.settings.Scheme
import mystics.editor.sight.HeroSheet
import mystics.editor.sight.HeroSheet.Player
import mystics.editor.sight.HeroSheet.Presence
import mystics.mod.load.BaseGame
import spock.lang.Specification

import java.awt.image.BufferedImage
import javax.swing.UIManager

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** The portrait of a hero on the initiative track. */
class HeroChipSpec extends Specification {
    def "CAPTURE-2: a hero that is #presence shows hearts: #hearts, in the width #width"() {
        given:
        onEvents { Scheme.DARK.wear(100) }
        def catalog = BaseGame.library().catalog()
        def sheet = new HeroSheet('collin', Player.PROGRAM, 3, 0, 1, 'somewhere', presence, catalog.heroes().values().first(), [], [], [],
                [], [])
        def chip = made {
            new HeroChip(sheet, new Portraits(new Gallery(catalog.pictures().values())), 3, width, 1f, StripChip.TurnMark.WAITING)
        }

        expect:
        red(chip) > 0 == hearts

        where:
        [presence, width] << [[Presence.ACTIVE, Presence.CAPTURED], StripChip.Width.values()].combinations()
        hearts = presence == Presence.ACTIVE
    }

    def "in a narrow window the portrait makes room for a condition beside it"() {
        given:
        onEvents { Scheme.DARK.wear(100) }
        def catalog = BaseGame.library().catalog()
        def chip = { conditions ->
            def sheet = new HeroSheet('collin', Player.PROGRAM, 3, 0, 1, 'somewhere', Presence.ACTIVE, catalog.heroes().values().first(),
                    conditions, [], [], [], [])
            made {
                new HeroChip(sheet, new Portraits(new Gallery(catalog.pictures().values())), 3, StripChip.Width.NARROW, 1f,
                        StripChip.TurnMark.WAITING)
            }
        }
        def condition = new HeroSheet.Condition(catalog.marks().values().first(), 1)

        expect:
        chip([condition]).aside(4, 60, 200) > 14
        chip([condition]).aside(4, 60, 10) == 10
        chip([]).aside(20, 60, 200) == 20
    }

    def "beside a small portrait the cheese has its own room, as far as there is any"() {
        given:
        onEvents { Scheme.DARK.wear(100) }
        def catalog = BaseGame.library().catalog()
        def sheet = new HeroSheet('collin', Player.PROGRAM, 3, 0, 1, 'somewhere', Presence.ACTIVE, catalog.heroes().values().first(), [],
                [], [], [], [])
        def chip = made {
            new HeroChip(sheet, new Portraits(new Gallery(catalog.pictures().values())), 1.6, StripChip.Width.NARROW, 1f,
                    StripChip.TurnMark.WAITING)
        }
        def plate = chip.plate(chip.getFontMetrics(chip.cheeseLetters()))

        expect: 'the cheese is at the right edge; the portrait with a side of 20 pixels would stand below it'
        chip.aside(20, 20, 30) == 30 - plate + 4
        chip.aside(20, 20, 10) == 0
    }

    /** The number of pixels below and beside the portrait that have the colour of hearts. */
    private static int red(HeroChip chip) {
        def picture = new BufferedImage(200, 120, BufferedImage.TYPE_INT_RGB)
        onEvents {
            chip.size = chip.preferredSize
            def g = picture.createGraphics()
            chip.paint(g)
            g.dispose()
        }
        def heart = UIManager.getColor('Actions.Red').RGB
        (0..<120).sum { y -> (0..<200).count { x -> picture.getRGB(x, y) == heart } } as int
    }
}
