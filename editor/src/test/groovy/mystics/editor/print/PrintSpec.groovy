package mystics.editor.print

import mystics.editor.album.Likeness
import mystics.editor.art.CardFace
import mystics.editor.art.CardFaces
import mystics.choice.Sentence
import mystics.kit.Workbench
import mystics.mod.load.BaseGame
import mystics.mod.load.Library
import mystics.mod.lang.Translation
import mystics.editor.type.Quotes
import mystics.save.CampaignStory.ReadChapter
import org.apache.pdfbox.Loader
import org.apache.pdfbox.text.PDFTextStripper
import spock.lang.Shared
import spock.lang.Specification
import spock.lang.TempDir

import javax.imageio.ImageIO
import java.nio.file.Files
import java.nio.file.Path

/** A chapter on paper: a book that can be searched, tiles and cards at their size, pictures, plain text. */
class PrintSpec extends Specification {
    static final Path GOLDEN = Path.of('src/test/printed/page.png')
    static final double POINT = 25.4 / 72
    @Shared Workbench bench = Workbench.at(Path.of('../mods/clock-loft').toAbsolutePath(), [])
    @Shared Library book = BaseGame.library()
    @TempDir Path folder

    def "a book has a cover, its set-up and its story, and its text can be searched"() {
        given:
        def file = folder.resolve('book.pdf')

        when:
        printed('lilys-tail').pdf(file, [])

        then:
        def texts = pages(file)
        texts.size() == printed('lilys-tail').book().size()
        texts.size() in 15..30
        ['Set-up', 'What is to be done', 'Special rules', 'stopped whistling', 'How it ends',
                'After a victory'].every { words -> texts.any { it.contains(words) } }
        !texts[0].contains('as the project')
        !texts.any { it.contains('[kept]') || it.contains('[Kept]') }
        texts.any { it.contains('……………') }
        Loader.loadPDF(file.toFile()).withCloseable { pdf ->
            pdf.pages*.mediaBox.collect { [millimetres(it.width), millimetres(it.height)] }.toSet()
        } == [[210, 297]] as Set
    }

    def "an answer says the page on which the story goes on"() {
        given:
        def chapter = book.catalog().chapters().values().find { it.story().any { it.choice().any { it.options().any { it.then() } } } }
        def answered = chapter.story().findAll { it.choice().present }.collectMany { it.choice().get().options()*.then() }.find()
        def file = folder.resolve('book.pdf')

        when:
        printed(chapter.id()).pdf(file, [])

        then:
        def texts = pages(file)
        def first = chapter.story().find { it.id() == answered }.text().strip().split(/\s+/).take(3).join(' ')
        def number = texts.findIndexOf { it.contains("When it is told: $first") } + 1
        number > 1
        texts.any { it.contains("Turn to page $number.") }
    }

    def "a tile is 254 mm wide, in parts that overlap by 10 mm: #paper"() {
        given:
        def parts = new TileSheets(style(paper), words(), chapter()).parts()

        expect:
        parts.every { it.width() == paper.width() && it.height() == paper.height() }
        parts.size() == 2 * new TileSheets(style(paper), words(), chapter()).whole().size()
        millimetres(TileSheets.SIDE) == 254
        2 * (paper.width() - SheetSize.mm(14)) - TileSheets.OVERLAP >= TileSheets.SIDE

        where:
        paper << SheetSize.values()
    }

    def "the parts of a tile are halves; the first ends in the strip for the second, the second in its bleed: part #part"() {
        given:
        def sheet = new TileSheets(style(SheetSize.A4), words(), chapter()).parts()[part - 1]
        def image = PagePictures.take(sheet, 50)
        def middle = image.height.intdiv(2)

        when:
        def last = (image.width - 1..0).find { image.getRGB(it, middle) != -1 } / 50 * 25.4

        then:
        Math.abs(last - wide) < 1.2

        where:
        part || wide
        1    || 7 + 127 + 10
        2    || 7 + 127 + 2
    }

    def "a question of a talk stands on the page of its answer"() {
        given:
        def says = { new BookPart.Speech('Somebody', [], it) }

        expect:
        new Pieces(style(SheetSize.A4), [:]).of(new BookPart.Exchange([says('Who?'), says('I.'), says('Oh.')]))*.follow() == [1, 1, 0]
        new PassageParts(lilys(), new BookWords(book.catalog(), book.wording())).of(lilys().story().find { it.banter() }, 1)
                .any { it instanceof BookPart.Exchange }
    }

    def "a long text on a card without a picture of its own has room below a low frame"() {
        given:
        def paragraph = { new CardFace.Paragraph("Pages $it to $it", '2 × Somebody, 1 × Nobody') }
        def card = book.catalog().encounters().values().first()
        def shown = new EncounterFace(new BookWords(book.catalog(), book.wording())).of(card)
        def face = new CardFace(shown.name(), shown.kind(), shown.band(), shown.sign(), [], [], (1..count).collect(paragraph), shown.need())

        when:
        def image = PagePictures.take(new Sheet('card', 630, 880, { style(SheetSize.A4).art().cardArt().paint(it, face, 0, 0, 630) }), 72)

        then: 'below a low frame lies paper'
        (image.getRGB(25, 380) == image.getRGB(25, 500)) == low

        where:
        count || low
        2     || false
        6     || true
    }

    def "the words that say who may use a card stay inside the margins: #need"() {
        given:
        def face = CardFaces.of(book.catalog().cards().values().find { it.copies() == 2 })
        def wordy = new CardFace(face.name(), face.kind(), face.band(), face.sign(), [], [], [], Sentence.of(need))

        when:
        def image = PagePictures.take(new Sheet('card', 630, 880, { style(SheetSize.A4).art().cardArt().paint(it, wordy, 0, 0, 630) }), 72)

        then: 'the ground of the strip is the same on both sides of the words'
        (590..618).every { x -> (840..860).every { y -> image.getRGB(x, y) == image.getRGB(20, y) } }

        where:
        need << ['For a mouse', 'For a wizard or a tinkerer or a healer or an archer or a scamp']
    }

    def "a whole tile as a picture has 300 dots an inch"() {
        given:
        def whole = new TileSheets(style(SheetSize.A4), words(), chapter()).whole()[0]

        when:
        PagePictures.write(folder, [whole], 30)
        def image = ImageIO.read(folder.resolve(whole.name() + '.png').toFile())

        then: 'a tenth of the usual fineness here, to be quick'
        ChapterPrint.FINE == 300
        image.width == Math.round((254 + 14) / 25.4 * 30)
    }

    def "quotes are those of a book: #language"() {
        expect:
        Quotes.of(language).in(text) == set

        where:
        language | text                                    || set
        'en'     | '"She\'s not," said he. "\'Toll\', it said."'  || '“She’s not,” said he. “‘Toll’, it said.”'
        'de'     | '"*Maut*", sagte sie.'                  || '„*Maut*“, sagte sie.'
    }

    def "cards are printed at their size, nine to a sheet, and their backs lie behind them"() {
        given:
        def pim = Workbench.at(Path.of('../mods/pim-the-baker').toAbsolutePath(), [])
        def file = folder.resolve('cards.pdf')
        def style = style(SheetSize.A4)
        def sheets = new CardSheets(style, new BookWords(pim.library().catalog(), pim.library().wording()), pim.mod().entries()).all()

        when:
        PdfFile.write(file, 'Cards', 'en', style.faces(), sheets)

        then:
        sheets*.name() == ['cards-01-front', 'cards-01-back']
        millimetres(CardSheets.WIDTH) == 63
        millimetres(CardSheets.HEIGHT) == 88
        pages(file)[0].contains('Rolling Pin')
    }

    def "an encounter card on paper says what comes on which page, and what a surge brings; a card lies there as often as it has copies"() {
        given:
        def words = new BookWords(book.catalog(), book.wording())
        def card = book.catalog().encounters().values().find { it.rows().size() > 1 && it.flags() && it.surge() }
        def face = new EncounterFace(words).of(card)
        def twice = book.catalog().cards().values().find { it.copies() == 2 }
        def sheets = { new CardSheets(style(SheetSize.A4), words, it).all().size() }

        expect:
        face.text()*.heading().containsAll(["Pages ${card.rows()[0].from()} to ${card.rows()[0].to()}".toString(), 'Besides', 'Surge'])
        face.text()[0].text().contains("${card.rows()[0].minions().values()[0]} × ")
        face.text().last().text() == card.text().strip()
        sheets([card] * 8 + [twice]) == sheets([card] * 9) + 2
    }

    def "a book speaks the language that is wanted"() {
        given:
        def deutsch = Workbench.at(Path.of('../mods/deutsch').toAbsolutePath(), [])
        def german = deutsch.library().in(Translation.of('de', [deutsch.source()]))
        def file = folder.resolve('buch.txt')

        when:
        new ChapterPrint(german, german.mods()[0], german.catalog().chapters()['lilys-tail'], 'de', SheetSize.A4).text(file)

        then:
        def text = Files.readString(file)
        ['Lilys Schwanz', 'Aufbau', 'Was zu tun ist', 'Wie es ausgeht'].every { text.contains(it) }
        !['Set-up', 'Only if', 'The story', '1-mal'].any { text.contains(it) }
        !(text =~ /Wenn es erzählt wird \(/)
        text.contains('Wenn es erzählt wird: ')
    }

    def "a printed ability says in German when it can be used: #ability"() {
        given:
        def deutsch = Workbench.at(Path.of('../mods/deutsch').toAbsolutePath(), [])
        def german = deutsch.library().in(Translation.of('de', [deutsch.source()]))
        def words = Sentence.of(book.catalog().cards().values().find { it.id() == ability }.timing().replace('-', ' '))

        expect:
        words.in(german.wording()).toString() != words.toString()

        where:
        ability << BaseGame.library().catalog().cards().values().findAll { it.timing() }*.id()
    }

    def "no room of the set-up ends in nothing: #language"() {
        given:
        def deutsch = Workbench.at(Path.of('../mods/deutsch').toAbsolutePath(), [])
        def told = language == 'en' ? book : deutsch.library().in(Translation.of('de', [deutsch.source()]))
        def file = folder.resolve('setup.txt')

        when:
        new ChapterPrint(told, told.mods()[0], told.catalog().chapters()['nine-lives'], language, SheetSize.A4).text(file)

        then:
        def text = Files.readString(file)
        text.contains(nobody)
        !(text =~ /: \.(\s|$)/)

        where:
        language | nobody
        'en'     | 'In the Kitchen: nobody.'
        'de'     | 'In der Küche: niemand.'
    }

    def "the story of a campaign is printed as it was read, with voices and boxes (STORY-2, CAMP-1)"() {
        given:
        def file = folder.resolve('story.pdf')
        def speaker = book.catalog().heroes().values().first().name()
        def chapters = [new ReadChapter('The Barn', ['It *rained*.', '"Who?"\n\n[Lay a star.]']),
                new ReadChapter('The Loft', ["It stopped.\n\n$speaker: At last.".toString()])]

        when:
        new StoryPrint(book.catalog(), book.wording(), 'en', SheetSize.A4).pdf(file, 'sundays', chapters)

        then:
        def texts = pages(file)
        texts.size() == 3
        texts[0].contains('The story of sundays') && texts[0].contains('The Barn') && texts[0].contains('The Loft')
        texts[1].contains('It rained.') && texts[1].contains('“Who?”') && texts[1].contains('Lay a star.') && !texts[1].contains('[')
        texts[2].contains("$speaker At last.")
    }

    def "the set-up page looks as it was approved"() {
        given:
        def page = PagePictures.take(new ChapterPrint(bench.library(), bench.mod(), chapter(), 'en', SheetSize.A4).book()[1], 50)
        if (System.getProperty('golden') == 'write') {
            Files.createDirectories(GOLDEN.parent)
            ImageIO.write(page, 'png', GOLDEN.toFile())
        }

        expect: 'run with -Dgolden=write and look at the page'
        Likeness.between(ImageIO.read(GOLDEN.toFile()), page)
    }

    private lilys() {
        book.catalog().chapters()['lilys-tail']
    }

    private ChapterPrint printed(String id) {
        new ChapterPrint(book, book.mods()[0], book.catalog().chapters()[id], 'en', SheetSize.A4)
    }

    /** The text of each page of a file. */
    private static List<String> pages(Path file) {
        Loader.loadPDF(file.toFile()).withCloseable { pdf ->
            (1..pdf.numberOfPages).collect { new PDFTextStripper(startPage: it, endPage: it).getText(pdf).replaceAll(/\s+/, ' ') }
        }
    }

    private chapter() {
        bench.library().catalog().chapters()['quarter-to-midnight']
    }

    private PageStyle style(SheetSize paper) {
        PageStyle.of(bench.library().catalog(), bench.library().wording(), 'en', paper)
    }

    private BookWords words() {
        new BookWords(bench.library().catalog(), bench.library().wording())
    }

    private static long millimetres(double points) {
        Math.round(points * POINT)
    }
}
