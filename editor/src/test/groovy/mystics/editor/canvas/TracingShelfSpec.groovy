package mystics.editor.canvas

import mystics.editor.trace.PictureFit
import mystics.editor.trace.Spot
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** The picture of each room is remembered in the user's folder. */
class TracingShelfSpec extends Specification {
    static final Tracing LOFT = new Tracing(Path.of('/home/ada/a b\\c = 1 ü.png'),
            new PictureFit(new Spot(812.25, -3), new Spot(-7, 90)), 35,
            [Tracing.Sign.LOCKED, Tracing.Sign.HIDDEN] as Set)
    @TempDir Path place

    private TracingShelf shelf() { new TracingShelf(Optional.of(place.resolve('tracing'))) }

    def "each room has its own, which is found again and can be forgotten"() {
        given:
        def attic = Tracing.of(Path.of('/attic.jpg'), PictureFit.filling(3, 2))

        when:
        shelf().keep('tiles/loft.yaml', attic)
        shelf().keep('tiles/loft.yaml', LOFT)
        shelf().keep('tiles/attic.yaml', attic)

        then:
        shelf().of('tiles/loft.yaml').get() == LOFT
        shelf().of('tiles/attic.yaml').get() == attic
        shelf().of('tiles/hall.yaml').empty

        when:
        shelf().forget('tiles/loft.yaml')

        then:
        shelf().of('tiles/loft.yaml').empty
        shelf().of('tiles/attic.yaml').present
        Files.list(place.resolve('tracing')).withCloseable { it.toList() }*.fileName*.toString() == ['tiles-attic.yaml.trace']
    }

    def "a file in which somebody wrote #words counts for nothing"() {
        given:
        shelf().keep('tiles/loft.yaml', LOFT)
        Files.writeString(place.resolve('tracing/tiles-loft.yaml.trace'), words)

        expect:
        shelf().of('tiles/loft.yaml').empty

        where:
        words << ['', 'picture=/a.png\n', 'picture=/a.png\nat=1 2 three 4\nopacity=50\n', 'picture=/a.png\nat=1 2 3 4\nopacity=much\n']
    }

    def "without a folder nothing is remembered"() {
        when:
        TracingShelf.NONE.keep('tiles/loft.yaml', LOFT)

        then:
        TracingShelf.NONE.of('tiles/loft.yaml').empty
    }
}
