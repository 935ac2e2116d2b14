package mystics.editor.form

import mystics.kit.Workbench
import mystics.mod.lang.LanguagePage
import mystics.mod.yaml.SchemaFiles
import spock.lang.Shared
import spock.lang.Specification

import java.nio.file.Path

/** Forms are made of the schemas: the German sample has every label and every line of help that stands in one. */
class GermanFormsSpec extends Specification {
    static final int DEEP = 6
    @Shared Map<String, String> german = LanguagePage.texts(Workbench.at(Path.of('../mods/deutsch').toAbsolutePath().normalize(),
            []).source(), 'de')

    def "every label and every line of help in the form of #kind is German"() {
        given:
        def said = words(FormPlan.of(kind).content(), 0).toSet()

        expect:
        said.size() > 2 || kind == 'lang'
        said.findAll { !german.containsKey(it) } == [] as Set

        where:
        kind << SchemaFiles.KINDS
    }

    private static List<String> words(FieldKind kind, int deep) {
        if (deep > DEEP) return []
        kind instanceof FieldKind.Group ? kind.fields().collectMany { [it.label(), it.help()].findAll() + words(it.kind().get(),
                deep + 1) } :
                kind instanceof FieldKind.Rows ? words(kind.element().get(), deep + 1) :
                kind instanceof FieldKind.Pairs ? words(kind.value().get(), deep + 1) : []
    }
}
