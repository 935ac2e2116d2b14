package mystics.editor.album

import mystics.editor.settings.Scheme
import mystics.editor.type.Interpreter
import mystics.editor.type.Settling
import mystics.kit.Workbench
import mystics.mod.lang.Translation
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import spock.lang.Shared
import spock.lang.Specification

import javax.imageio.ImageIO
import javax.swing.JComponent
import java.awt.image.BufferedImage
import java.nio.file.Files
import java.nio.file.Path

import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents

/** Every page can be read in every size of text and of the window. Pictures of the pages that cannot are in target/readable. */
class ReadableSpec extends Specification {
    static final Path FOUND = Path.of('target/readable')
    static final Path GERMAN = Path.of('../mods/deutsch').toAbsolutePath().normalize()

    @Shared Map<String, Library> libraries = [en: BaseGame.library(), de: german()]
    @Shared Map<String, WindowPages> pages = libraries.collectEntries { [it.key, new WindowPages(it.value)] }

    private static Library german() {
        def bench = Workbench.at(GERMAN, [])
        bench.library().in(Translation.of('de', [bench.source()]))
    }

    def cleanup() {
        onEvents { Scheme.LIGHT.wear(100) }
    }

    def "text of #percent percent can be read or scrolled to on every page of #sizes pixels, in the language #language"() {
        given:
        onEvents { Scheme.LIGHT.wear(percent) }
        def all = pages[language].main(Scheme.LIGHT) + pages[language].others(Scheme.LIGHT)

        expect:
        all.collectMany { name, making -> cuts("$name-$percent-$language", translated(making.get(), language), sizes) } == []

        where:
        percent | language | sizes
        100     | 'de'     | [[900, 600], [1280, 800]]
        150     | 'de'     | [[900, 600]]
        200     | 'de'     | [[900, 600], [1280, 800]]
        250     | 'de'     | [[900, 600], [1280, 800], [1920, 1080]]
        250     | 'en'     | [[900, 600]]
    }

    private JComponent translated(JComponent page, String language) {
        if (libraries[language].isTranslated()) onEvents { new Interpreter(libraries[language].wording()).attend(page) }
        page
    }

    private static List<String> cuts(String name, JComponent page, List<List<Integer>> sizes) {
        sizes.collectMany { width, height ->
            def found = made {
                page.setSize(width, height)
                Settling.settle(page)
                Cuts.on(page)
            }
            if (found) keep(page, "$name-$width")
            found.collect { "$name at $width x $height: $it".toString() }
        }
    }

    private static void keep(JComponent page, String name) {
        Files.createDirectories(FOUND)
        onEvents {
            def image = new BufferedImage(page.width, page.height, BufferedImage.TYPE_INT_RGB)
            def ink = image.createGraphics()
            page.paint(ink)
            ImageIO.write(image, 'png', FOUND.resolve("${name}.png").toFile())
        }
    }
}
