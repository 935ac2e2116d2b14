package mystics.kit

import mystics.kit.words.ScriptCompletion
import mystics.kit.words.ScriptVocabulary
import mystics.rules.Names.What
import spock.lang.Shared
import spock.lang.Specification

/** Completion of scripts follows the verb, the moment, what things are, and what a text names. A bar stands where somebody types. */
class ScriptCompletionSpec extends Specification {
    static final Map<What, List<String>> IDS = [
            (What.MARK): ['hammer', 'stunned', 'webbed'], (What.MINION): ['guard', 'thief'], (What.KIN): ['beast', 'insect'],
            (What.ROOM): ['cellar', 'loft'], (What.CARD): ['dagger', 'shield'], (What.LENGTH): ['chapter', 'room', 'round', 'turn'],
            (What.ACTION): ['battle', 'search'], (What.TRACK_CARD): ['anna', 'guard'], (What.PASSAGE): ['opening'],
            (What.PLACE): ['deck', 'discard'], (What.HERO_CLASS): ['archer', 'leader'], (What.DAMAGE): ['blunt', 'sharp']]

    @Shared ScriptVocabulary vocabulary = ScriptVocabulary.read()
    @Shared ScriptCompletion completion = new ScriptCompletion(vocabulary, { what, within ->
        what == What.SPACE ? [within + '-a1'] : IDS[what] ?: [] })

    def "'#typed' is completed by #wanted"() {
        given:
        def caret = typed.indexOf('|')

        when:
        def found = completion.at(typed.replace('|', ''), caret)
        def shown = found.proposals()*.shown()

        then:
        shown.containsAll(wanted)
        not.every { !(it in shown) }
        found.start() == caret - begun

        where:
        typed                                                                       | begun | wanted                       | not
        'ru|'                                                                       | 2     | ['rules(block)']             | ['after']
        'rules { | }'                                                               | 0     | ['after', 'forbid', 'offer'] | ['heroes', 'rules(block)']
        'rules { af|'                                                               | 2     | ['after']                    | ['before']
        'rules { after(Ro|'                                                         | 2     | ['RoundEnds', 'RoundBegins'] | ['HeroTurn']
        'rules { forbid(|'                                                          | 0     | ['MoveAllowed']              | ['RoundEnds']
        'rules { offer(H|'                                                          | 1     | ['HeroTurn']                 | ['Healing']
        'rules { instead(S|'                                                        | 1     | ['Stepping']                 | ['StoryAnswered']
        'rules { after(HeroTurn, |'                                                 | 0     | ['own']                      | ['HeroTurn']
        'rules { after(SpaceEntered) { it.|'                                        | 0     | ['space', 'mover']           | ['dice']
        'rules { after(SpaceEntered) { came -> came.|'                              | 0     | ['space', 'mover']           | ['heroes']
        'rules { after(SpaceEntered) { came -> came.mover.w|'                       | 1     | ['wounds', 'wears(id)']      | ['space']
        'rules { after(SpaceEntered) { came ->\n  ca|'                              | 2     | ['came', 'canMove(figure)']  | ['heroes']
        'rules { change(BattleDice) { it.strike.|'                                  | 0     | ['isBy(figure)']             | ['wounds']
        "rules { after(RoundEnds) { if (bearer.has('ham|"                           | 3     | ['hammer']                   | ['stunned']
        "rules { after(RoundEnds) { mark bearer, 'st|"                              | 2     | ['stunned']                  | ['hammer']
        "rules { after(RoundEnds) { lay here, '|"                                   | 0     | ['hammer', 'webbed']         | ['cellar']
        "rules { after(RoundEnds) { room('|"                                        | 0     | ['cellar', 'loft']           | ['hammer']
        "rules { after(RoundEnds) { room('loft').space('|"                          | 0     | ['loft-a1']                  | ['hammer']
        "rules { after(RoundEnds) { if (once('|"                                    | 0     | ['chapter', 'turn']          | ['loft']
        "rules { after(RoundEnds) { heroes.findAll { it.isClass('|"                 | 0     | ['archer']                   | ['turn']
        'rules { after(RoundEnds) { heroes.|'                                       | 0     | ['each(deed)', 'findAll(condition)'] | ['wounds']
        'rules { after(RoundEnds) { heroes.findAll { it.|'                          | 0     | ['wounds', 'space']          | ['each(deed)']
        'rules { after(RoundEnds) { heroes.findAll { it.hero }.each { one -> one.c|' | 1    | ['cheese', 'count(mark)']    | ['space']
        'rules { after(RoundEnds) { heroes.first().sp|'                             | 2     | ['space']                    | ['cheese']
        'rules { after(RoundEnds) { def first = heroes.first()\n first.|'           | 0     | ['wounds', 'room']           | ['each(deed)']
        'rules { after(RoundEnds) { for (figure in minions) { figure.|'             | 0     | ['kind', 'space']            | ['each(deed)']
        'rules { after(RoundEnds) { heroes*.|'                                      | 0     | ['wounds']                   | ['each(deed)']
        "rules { after(RoundEnds) { heroes*.space.any { it.has('|"                  | 0     | ['hammer']                   | ['loft']
        "rules { after(RoundEnds) { minions.find { it.isKin('|"                     | 0     | ['beast']                    | ['hammer']
        "rules { after(Defeated) { it.kind == 'th|"                                 | 2     | ['thief']                    | ['anna']
        "rules { after(RoundEnds) { bring thisRoom, ['|"                            | 0     | ['guard', 'thief']           | ['hammer']
        "rules { after(RoundEnds) { moveCard thisCard, 'd|"                         | 1     | ['deck', 'discard']          | ['guard']
        "rules { forbid(ActionAllowed) { if (it.action == '|"                       | 0     | ['search']                   | ['guard']
        'rules { forbid(MoveAllowed) { ref|'                                        | 3     | ['refuse(why)']              | ['option(label, deed)']
        'rules { instead(Stepping) { repl|'                                         | 4     | ['replace(deed)']            | ['refuse(why)']
        'rules { offer(HeroTurn) { opt|'                                            | 3     | ['option(label, deed)']      | ['refuse(why)']
        'rules { after(RoundEnds) { gain|'                                          | 4     | ['gainCheese(hero, number)'] | ['refuse(why)']
        'rules { after(RoundEnds) { thisRoom.|'                                     | 0     | ['spaces', 'tile']           | ['wounds']
    }

    def "nothing is proposed #where"() {
        expect:
        completion.at(typed, typed.length()).proposals() == []

        where:
        where                        | typed
        'in a remark'                | 'rules { // af'
        'in a sentence for people'   | "rules { after(RoundEnds) { say 'The "
        'after a thing nobody knows' | 'rules { after(RoundEnds) { nothing.'
    }

    def "what is chosen is written ready to go on"() {
        expect:
        proposal(typed, shown).with { [it.insert(), it.back()] } == [insert, back]

        where:
        typed                                | shown                        || insert          | back
        'rules { '                           | 'after'                      || 'after()'       | 1
        'rules { after('                     | 'RoundEnds'                  || 'RoundEnds'     | 0
        'rules { after(RoundEnds) { bearer.' | 'has(mark)'                  || "has('')"       | 2
        'rules { after(RoundEnds) { bearer.' | 'wounds'                     || 'wounds'        | 0
        'rules { after(RoundEnds) { '        | 'gainCheese(hero, number)'   || 'gainCheese '   | 0
        'rules { after(RoundEnds) { heroes.' | 'each(deed)'                 || 'each {  }'     | 2
    }

    def "every proposal of a rule explains itself"() {
        expect:
        completion.at('rules { after(RoundEnds) { ', 27).proposals().findAll { it.doc().empty }*.shown() - 'it' == []
    }

    private proposal(String typed, String shown) {
        completion.at(typed, typed.length()).proposals().find { it.shown() == shown }
    }
}
