package mystics.editor.play.around

import mystics.choice.Sentence
import mystics.content.MarkKind
import mystics.editor.art.Canvas
import mystics.editor.art.Gallery
import mystics.editor.art.Theme
import mystics.editor.board.BoardStyle
import mystics.editor.play.around.StripChip.TurnMark
import mystics.editor.play.around.StripChip.Width
import mystics.editor.settings.Scheme
import mystics.editor.sight.TrackCardPicture
import mystics.editor.sight.TrackCardPicture.Carried
import mystics.editor.sight.TrackCardPicture.Crowd
import mystics.mod.load.BaseGame
import mystics.view.MinionManner
import spock.lang.Shared
import spock.lang.Specification

import java.awt.image.BufferedImage

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** The minions on the strip: how many there are, who carries what, and how they walk. */
class MinionChipSpec extends Specification {
    @Shared catalog = BaseGame.library().catalog()
    @Shared claw = new MarkKind('claw', 'Claw', 'figure', 'token', 'C', 'chapter', [], '', '', '')

    def setup() {
        onEvents { Scheme.DARK.wear(100) }
    }

    private MinionChip chip(Crowd crowd, int figures, List<Carried> carried, Sentence manner = Sentence.EMPTY) {
        def card = new TrackCardPicture('Roaches', TrackCardPicture.Side.MINION, TrackCardPicture.Turn.WAITING, crowd, figures, carried,
                manner, ['minions/roaches'])
        made { new MinionChip(card, new Portraits(new Gallery(catalog.pictures().values())), 2.6d, Width.FULL, 1f, TurnMark.WAITING) }
    }

    def "minions of a kind are counted; somebody of whom there is only one is not, however many cards it has"() {
        expect:
        chip(Crowd.MANY, 3, []).accessibleContext.accessibleName == 'Roaches  × 3'
        chip(Crowd.ONE, 0, []).accessibleContext.accessibleName == 'Roaches'
    }

    def "the strip tells who carries a mark, and how the minions walk"() {
        given:
        def manner = MinionManner.of(catalog.minions()['rat-warriors'])
        def hint = chip(Crowd.MANY, 2, [new Carried(claw, 'Roach 6')], manner).toolTipText

        expect:
        hint.contains('Claw: Roach 6')
        hint.contains('Walks toward the nearest mouse')
        MinionManner.of(catalog.minions()['elite-rat-warriors']) != manner
        MinionManner.of(catalog.minions()['brodie-chases']).empty
    }

    def "a mark beside a portrait is the counter that lies on the board"() {
        given:
        def style = BoardStyle.of(catalog, Theme.DARK)
        def icon = made { new Portraits(style).mark(catalog.marks()['inspired'], 2) }
        def side = icon.iconWidth
        def counter = Canvas.painted(side, side, BufferedImage.TYPE_INT_RGB) {
            style.tokens().paint(it, 'inspired', 1, side / 2d, side / 2d, side * 0.9d)
        }
        def shown = Canvas.painted(side, side, BufferedImage.TYPE_INT_RGB) { icon.paintIcon(null, it, 0, 0) }
        def points = [[0.5, 0.5], [0.5, 0.12], [0.2, 0.5], [0.8, 0.5], [0.5, 0.88]].collect { x, y -> [x * side as int, y * side as int] }

        expect:
        points.every { x, y -> shown.getRGB(x, y) == counter.getRGB(x, y) }
        points.any { x, y -> shown.getRGB(x, y) != 0xff000000 as int }
    }
}
