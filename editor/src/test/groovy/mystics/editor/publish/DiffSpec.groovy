package mystics.editor.publish

import mystics.choice.Wording
import mystics.kit.Workbench
import mystics.kit.publish.ModChanges
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.imageio.ImageIO
import java.nio.file.Files
import java.nio.file.Path

/** Two editions of a mod are compared in words and in pictures. */
class DiffSpec extends Specification {
    @Shared Workbench before = Workbench.at(Path.of('../mods/clock-loft').toAbsolutePath(), [])
    @TempDir Path folder

    def "words that are gone and words that are new stand between those that stay"() {
        expect:
        WordDiff.of(was, now) == both

        where:
        was                     | now                        || both
        'It flattens rats.'     | 'It flattens big rats.'    || 'It flattens {+big+} rats.'
        'one two three'         | 'one three'                || 'one [-two-] three'
        'one two'               | 'one four'                 || 'one [-two-] {+four+}'
        ''                      | 'new'                      || '{+new+}'
        'same'                  | 'same'                     || 'same'
    }

    def "a changed room is painted before and after, side by side"() {
        given:
        def mod = folder.resolve('clock-loft')
        before.source().paths().each {
            Files.createDirectories(mod.resolve(it).parent)
            Files.write(mod.resolve(it), before.source().bytes(it))
        }
        def room = mod.resolve('tiles/clock-loft.yaml')
        Files.writeString(room, Files.readString(room).replaceFirst(/(?m)^colour: .*$/, 'colour: blue'))
        def after = Workbench.at(mod, [])

        when:
        def sheets = new PictureDiff(before.library().catalog(), after.library().catalog(), Wording.PLAIN)
                .of(ModChanges.between(before.source(), after.source()))
        PictureDiff.write(folder, sheets)

        then:
        sheets*.name() == ['tiles-clock-loft']
        def image = ImageIO.read(folder.resolve('tiles-clock-loft.png').toFile())
        image.width > 2 * image.height * 0.8
        half(image, 0) != half(image, 1)
    }

    def "a changed picture is painted on its card, or alone if it belongs to no card: #path"() {
        given:
        def mod = folder.resolve('walnut-drum')
        def old = Workbench.at(Path.of('../mods/walnut-drum').toAbsolutePath(), [])
        old.source().paths().each {
            Files.createDirectories(mod.resolve(it).parent)
            Files.write(mod.resolve(it), old.source().bytes(it))
        }
        Files.createDirectories(mod.resolve(path).parent)
        Files.writeString(mod.resolve(path), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">' +
                '<rect width="200" height="100" fill="#c03030"/></svg>')
        def now = Workbench.at(mod, [])

        when:
        def sheets = new PictureDiff(old.library().catalog(), now.library().catalog(), Wording.PLAIN)
                .of(ModChanges.between(old.source(), now.source()))
        PictureDiff.write(folder, sheets)

        then:
        sheets*.name() == [name]
        def image = ImageIO.read(folder.resolve(name + '.png').toFile())
        half(image, 0) != half(image, 1)
        image.getRGB(5, image.height - 1) == image.getRGB(5, 5)

        where:
        path                        || name
        'art/cards/walnut-drum.svg' || 'cards-walnut-drum'
        'art/scenes/drum-alone.svg' || 'art-scenes-drum-alone'
    }

    /** Some of the colours of one half. */
    private static List<Integer> half(image, int side) {
        int wide = image.width.intdiv(2)
        (1..9).collect { image.getRGB(side * wide + wide.intdiv(10) * it, image.height.intdiv(3)) }
    }
}
