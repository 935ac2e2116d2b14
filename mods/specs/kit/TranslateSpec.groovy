package kit

import mystics.command.Mystics
import mystics.lint.Lint
import mystics.mod.load.ModLoader
import mystics.mod.source.Sources
import spock.lang.Specification
import spock.lang.TempDir

import java.nio.file.Files
import java.nio.file.Path

/** A translator is given what is missing or out of date as a file to fill in, and the file is read back. */
class TranslateSpec extends Specification {
    @TempDir Path home
    def told = new StringWriter()
    Path mod
    Path sheet

    def setup() {
        mod = home.resolve('pim-the-baker')
        Path.of('pim-the-baker').with { from ->
            Files.walk(from).withCloseable { files ->
                files.toList().findAll { Files.isRegularFile(it) }.each {
                    def to = mod.resolve(from.relativize(it).toString())
                    Files.createDirectories(to.parent)
                    Files.copy(it, to)
                }
            }
        }
        sheet = home.resolve('sheet.yaml')
    }

    def "a pseudo-language finds every hole: what is filled in in full has none"() {
        when:
        translate('--to', sheet.toString())
        fill { key, source -> "«$source»" }
        translate('--from', sheet.toString())

        then:
        status() ==~ /xx: 9 of 9 texts are translated, 0 are missing, 0 are out of date\./
        Files.readString(mod.resolve('mod.yaml')).contains('xx')
        new Lint(ModLoader.fresh(), 0).findings(Sources.at(mod), [])*.toString() == []
        Files.readString(mod.resolve('lang/xx.yaml')).contains('heroes/pim/name: "«Pim»"')
    }

    def "a text that has changed since is out of date, and the sheet tells what it was"() {
        given:
        translate('--to', sheet.toString())
        fill { key, source -> "«$source»" }
        translate('--from', sheet.toString())
        def card = mod.resolve('cards/rolling-pin.yaml')
        Files.writeString(card, Files.readString(card).replace('very evenly', 'quite evenly'))

        when:
        translate('--to', sheet.toString())

        then:
        status().contains('1 are out of date')
        def text = Files.readString(sheet)
        text.contains('quite evenly') && text.contains('# before:') && text.contains('very evenly') && text.contains('# was: «')
        text.count('""') == 1
        new Lint(ModLoader.fresh(), 0).findings(Sources.at(mod), [])*.code() == ['translation-outdated']

        when: 'it is translated anew'
        fill { key, source -> 'Sehr flach.' }
        translate('--from', sheet.toString())

        then:
        status().contains('0 are out of date')
        new Lint(ModLoader.fresh(), 0).findings(Sources.at(mod), []) == []
    }

    def "a sentence that is the name of an entry is not asked for again: the whole game in German has no hole"() {
        expect:
        Mystics.commandLine().setOut(new PrintWriter(told, true)).execute('translate', 'deutsch', 'de', '--status') == Mystics.FINE
        told.toString().contains(', 0 are missing, 0 are out of date.')
    }

    def "places must agree, and a key must be one: #line"() {
        given:
        Files.writeString(sheet, line + '\n')

        expect:
        translate('--from', sheet.toString()) != Mystics.FINE
        told.toString().contains(why)
        Files.notExists(mod.resolve('lang'))

        where:
        line                                       || why
        'heroes/pim/name: "{hero}"'                || 'heroes/pim/name: the text has no {hero}.'
        'heroes/pim/nam: "Pim"'                    || "There is no text 'heroes/pim/nam'. Did you mean 'heroes/pim/name'?"
    }

    /** Fills in every line of the sheet. */
    private void fill(Closure<String> translation) {
        def source = ''
        Files.writeString(sheet, Files.readAllLines(sheet).collect { line ->
            if (line.startsWith('# ')) source = line.substring(2)
            line.endsWith(': ""') ? line.replaceFirst(/""$/, '') + '"' + translation('', source) + '"' : line
        }.join('\n') + '\n')
    }

    private String status() {
        told.buffer.setLength(0)
        translate('--status')
        told.toString().readLines()[0]
    }

    private int translate(String... options) {
        def writer = new PrintWriter(told, true)
        Mystics.commandLine().setOut(writer).setErr(writer).execute(*(['translate', mod.toString(), 'xx'] + options.toList()))
    }
}
