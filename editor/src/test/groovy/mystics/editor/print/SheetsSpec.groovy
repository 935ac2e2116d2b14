package mystics.editor.print

import mystics.kit.Workbench
import org.apache.pdfbox.Loader
import org.apache.pdfbox.text.PDFTextStripper
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import java.awt.Color
import java.nio.file.Path

/** What stands round tiles and cards on a sheet, so that they come out at their size and can be cut. */
class SheetsSpec extends Specification {
    @Shared Workbench loft = Workbench.at(Path.of('../mods/clock-loft').toAbsolutePath(), [])
    @Shared Workbench pim = Workbench.at(Path.of('../mods/pim-the-baker').toAbsolutePath(), [])
    @TempDir Path folder

    def "sheets of tiles and cards have a ruler of 50 mm and a colour beyond the lines to cut: #paper"() {
        given:
        def style = PageStyle.of(loft.library().catalog(), loft.library().wording(), 'en', paper)
        def words = { Workbench bench -> new BookWords(bench.library().catalog(), bench.library().wording()) }
        def cards = new CardSheets(style, words(pim), pim.mod().entries()).all()
        def parts = new TileSheets(style, words(loft), loft.library().catalog().chapters()['quarter-to-midnight']).parts()
        def file = folder.resolve('sheets.pdf')
        def edge = CutMarks.BLEED * 0.7

        when:
        PdfFile.write(file, 'Sheets', 'en', style.faces(), cards + parts)

        then:
        texts(file).takeRight(parts.size() + (paper == SheetSize.A4 ? cards.size() : 0)).every { it.contains('Check that this is 50 mm') }

        and: 'left of the first card and of the first part there is ink, and none beyond the bleed at the height of the middle'
        dark(cards[0], (paper.width() - 3 * CardSheets.WIDTH) / 2 - edge, paper.height() / 2 - CardSheets.HEIGHT)
        dark(parts[0], SheetSize.mm(7) - edge, paper.height() / 2)
        !dark(parts[0], SheetSize.mm(7) - CutMarks.BLEED * 1.5, paper.height() / 2)

        where:
        paper << SheetSize.values()
    }

    private static boolean dark(Sheet sheet, double x, double y) {
        def image = PagePictures.take(sheet, 72)
        new Color(image.getRGB((int) x, (int) y)).with { it.red + it.green + it.blue < 600 }
    }

    private static List<String> texts(Path file) {
        Loader.loadPDF(file.toFile()).withCloseable { pdf ->
            (1..pdf.numberOfPages).collect { new PDFTextStripper(startPage: it, endPage: it).getText(pdf).replaceAll(/\s+/, ' ') }
        }
    }
}
