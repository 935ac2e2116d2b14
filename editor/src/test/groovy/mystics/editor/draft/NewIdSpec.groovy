package mystics.editor.draft

import spock.lang.Specification

/** Ids for names in any script. */
class NewIdSpec extends Specification {
    def "the id of '#name' is #id"() {
        expect:
        NewId.of(name, 'card') == id

        where:
        name                  || id
        'The Old Mill'        || 'the-old-mill'
        'Großes Mäuseloch!'   || 'grosses-mauseloch'
        'Œuvre № 7'           || 'oeuvre-no-7'
        '3 Mice'              || 'mice'
        'Мышь и сыр'          || 'mysh-i-syr'
        'Τυρί'                || 'tyri'
        'ＭＩＣＥ'                || 'mice'
        '🐭 Cap'              || 'cap'
        '🎩'                  || 'top-hat'
        'القبعة'              || 'card'
        '帽子'                  || 'card'
        ' '                   || 'card'
        'x' * 80              || 'x' * 60
    }
}
