package mystics.editor.canvas

import mystics.geometry.Drawing
import mystics.geometry.DrawingErrors
import mystics.geometry.KeptSurvey
import mystics.geometry.Plan
import mystics.mod.load.BaseGame
import spock.lang.Shared
import spock.lang.Specification

/** While somebody draws, only what changed is measured anew; nobody may ever notice. */
class KeptSurveySpec extends Specification {
    /** The whole proof: -Dkept=10000. */
    static final int DEEDS = Integer.getInteger('kept', 120)
    static final long SEED = Long.getLong('keptSeed', 18L)

    @Shared Map<String, Drawing> rooms = BaseGame.library().catalog().rooms().collectEntries { [it.key, it.value.drawing()] }

    def "the kept survey equals a fresh one after every deed: corners, walls, black areas, lines, pairs, deletions"() {
        given:
        def random = new Random(SEED)
        def names = rooms.keySet().toList()
        int measured = 0, all = 0

        expect:
        DEEDS.intdiv(40).times {
            def drawing = rooms[names[random.nextInt(names.size())]]
            def kept = KeptSurvey.of(drawing)
            40.times { deed ->
                def next = DrawingDeeds.one(drawing, random)
                if (DrawingErrors.of(next).empty) {
                    drawing = next
                    kept = kept.next(drawing)
                    measured += kept.measured()
                    all += drawing.spaces().size() * (drawing.spaces().size() - 1)
                    assert Arrays.equals(kept.plan().bytes(), Plan.of(drawing).bytes())
                }
            }
        }
        measured * 4 < all
    }

    def "nothing is measured where nothing changed"() {
        expect:
        rooms.values().every { KeptSurvey.of(it).next(it).measured() == 0 }
    }

    def "a side without spaces can be surveyed, too: somebody begins to draw"() {
        expect:
        KeptSurvey.of(Drawing.of([])).plan().size() == 0
    }
}
