package mystics.editor.canvas

import mystics.editor.trace.Floor
import mystics.editor.trace.Pattern
import mystics.editor.trace.Shaping
import mystics.editor.trace.Snap
import mystics.editor.trace.Soundness
import mystics.editor.trace.Spot
import mystics.geometry.Drawing
import mystics.geometry.DrawingErrors
import mystics.geometry.Edge
import mystics.geometry.KeptSurvey
import mystics.geometry.Points
import spock.lang.Specification

/** What a hand does to a room: grips, drags, flaws and their mends. */
class CanvasSpec extends Specification {
    static final Drawing FOUR = Carving.add(Drawing.of([]), [Shaping.box(new Spot(34, 34), new Spot(334, 334)),
            Shaping.box(new Spot(417, 34), new Spot(700, 334)), Shaping.box(new Spot(34, 346), new Spot(334, 600)),
            Shaping.box(new Spot(720, 34), new Spot(960, 334))])

    def "grips take 24 pixels at any zoom, and none hides another's corner: #scale"() {
        given:
        def grips = Grips.of(FOUR, KeptSurvey.of(FOUR).plan(), [Element.space(0), Element.space(1)], scale)

        expect:
        grips.count { it.kind() == Grip.Kind.CORNER } == 8
        grips.findAll { it.kind() == Grip.Kind.EDGE }.every { edge -> grips.findAll { !it.is(edge) }
                .every { it.at().distance(edge.at()) * scale >= Grips.SIZE } }
        Grips.at(grips, grips[0].at().plus(-11.9 / scale, -11.9 / scale), scale).get() == grips[0]

        where:
        scale << [0.05, 0.2, 0.8, 4]
    }

    def "a gap too wide is a flaw where it is; closing it and joining by hand both mend it"() {
        given:
        def flaws = RoomFlaws.of(KeptSurvey.of(FOUR))

        expect:
        flaws*.words()*.toString() == ['Nobody can walk to b1: a1 is 83 away, and a base bridges 60']
        flaws[0].mends()*.label()*.toString() == ['Close the gap', 'Join by hand']
        flaws[0].mends().every { RoomFlaws.of(KeptSurvey.of(it.after())).empty && DrawingErrors.of(it.after()).empty }
    }

    def "spaces that overlap are cut back"() {
        given:
        def overlapping = ElementShapes.with(FOUR, Element.space(1), Shaping.box(new Spot(300, 34), new Spot(700, 334)))
        def flaw = RoomFlaws.of(KeptSurvey.of(overlapping))[0]

        expect:
        flaw.words().toString() == 'a1 and b1 overlap'
        flaw.mends().every { Soundness.distance(it.after().spaces()[0].shape(), it.after().spaces()[1].shape()) >= 12 }
    }

    def "a drag begins anew with every step, and a corner pulled through its own outline stays where it was"() {
        given:
        def plan = KeptSurvey.of(FOUR).plan()
        def drag = Drags.grip(FOUR, plan, Grips.of(FOUR, plan, [Element.space(0)], 1)
                .find { it.point() == 2 && it.kind() == Grip.Kind.CORNER })

        expect:
        drag.to(new Spot(300, 300), Snap.FREE).after().spaces()[0].shape().xy()[4..5] == [300, 300]
        drag.to(new Spot(34, 20), Snap.FREE).after() == FOUR
        drag.to(new Spot(2000, 310), Snap.FREE).after().spaces()[0].shape().xy()[4..5] == [1000, 310]
    }

    def "no drag makes an invalid shape"() {
        given:
        def random = new Random(18)
        def drawing = Carving.add(Drawing.of([]), Pattern.CELLS.on(new Floor(Floor.TILE, []), 14))
        def plan = KeptSurvey.of(drawing).plan()

        expect:
        400.times {
            def element = Element.space(random.nextInt(drawing.spaces().size()))
            def grips = Grips.of(drawing, plan, [element], 1)
            def at = { new Spot(random.nextInt(1200) - 100, random.nextInt(1200) - 100) }
            def drag = [Drags.grip(drawing, plan, grips[random.nextInt(grips.size())]), Drags.move(drawing, [element], at()),
                        Drags.knife(drawing, at(), Snap.FREE)][random.nextInt(3)]
            def after = drag.to(at(), new Snap(125 / (1 + random.nextInt(8)), 8, [])).after()
            assert after.spaces().every { Soundness.isShape(it.shape()) && it.shape().xy()
                    .every { it >= 0 && it <= 1000 && it == Math.rint(it) } }
            assert after.spaces()*.id().toSet().containsAll(drawing.spaces()*.id())
        }
    }

    def "an exit chooses the spaces at its edge, and is dragged to another"() {
        given:
        def drawing = ExitSpaces.with(FOUR, Edge.N, 'orange')

        expect:
        drawing.exits() == [new Drawing.Exit(Edge.N, 'orange', ['b1'])]
        Drags.exit(drawing, new Element(ElementKind.EXIT, 0)).to(new Spot(10, 480), Snap.FREE).after().exits() ==
                [new Drawing.Exit(Edge.W, 'orange', ['a2'])]
    }

    def "ids never change by themselves, and are tidied only when somebody asks"() {
        given:
        def less = Redraw.without(FOUR, [Element.space(0)])

        expect:
        FOUR.spaces()*.id() == ['a1', 'b1', 'c1', 'a2']
        less.spaces()*.id() == ['b1', 'c1', 'a2']
        Carving.tidy(less).spaces()*.id() == ['a1', 'b1', 'a2']
        Carving.paste(FOUR, FOUR, [Element.space(3)], 400, 40).spaces()*.id().size() == 5
    }

    def "a space that goes takes along what names it"() {
        given:
        def drawing = ByHand.join(ExitSpaces.with(FOUR, Edge.N, 'blue'), 'a1', 'b1')

        expect:
        Redraw.without(drawing, [Element.space(1)]).with { [it.exits(), it.together()] } == [[], []]
        DrawingErrors.of(Redraw.without(drawing, [Element.space(1)])).empty
    }

    def "what is under the pointer: marks before spaces, walls from near, exits at their edge"() {
        given:
        def drawing = Redraw.marks(Redraw.walls(ExitSpaces.with(FOUR, Edge.N, 'blue'), [new Points(340, 20, 340, 600)]),
                [new Drawing.Mark('trap', 'a1', Optional.empty(), mystics.geometry.Arrow.NONE)])

        expect:
        Touch.element(drawing, new Spot(x, y), 0.7).map { it.kind() }.orElse(null) == kind

        where:
        x   | y   || kind
        300 | 68  || ElementKind.MARK
        200 | 200 || ElementKind.SPACE
        350 | 400 || ElementKind.WALL
        500 | 12  || ElementKind.EXIT
        500 | 800 || null
    }
}
