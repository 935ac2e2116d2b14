package mystics.mod.script

import mystics.kernel.Kernel
import mystics.mod.finding.BrokenMod
import mystics.mod.load.Vocabulary
import mystics.mod.script.allow.Verbs
import mystics.phase.turn.HeroTurn
import mystics.rules.Occurrence
import mystics.rules.Inquiry
import mystics.rules.Moment
import mystics.rules.Permission
import mystics.rules.Rule
import mystics.rules.Verb
import spock.lang.Shared
import spock.lang.Specification

/** A rule that would never be heard is not compiled, nor is a word that nobody would take notice of. */
class HeardRulesSpec extends Specification {
    @Shared ScriptCompiler compiler = new ScriptCompiler(Vocabulary.api())

    def "a rule at a moment that never asks its verb does not compile: #rule"() {
        expect:
        mistakes("rules {\n    $rule\n}\n") == ["mod/cards/x.groovy:2:5: $says".toString()]

        where:
        rule                                        | says
        'after(HeroTurn) { turn -> endTurn() }'     | "'after' is never asked at HeroTurn. HeroTurn asks before, change, offer."
        'after(MoveValue, own) { move -> }'         | "'after' is never asked at MoveValue. MoveValue asks before, change, offer."
        'offer(Defeated) { ended -> }'              | "'offer' is never asked at Defeated. Defeated asks forbid, instead, before, change, after."
        'instead(MoveAllowed) { move -> }'          | "'instead' is never asked at MoveAllowed. MoveAllowed asks forbid."
        'change(WeaponAllowed) { with -> }'         | "'change' is never asked at WeaponAllowed. WeaponAllowed asks forbid."
        'forbid(Targets) { attack -> refuse "x" }'  | "'forbid' is never asked at Targets. Targets asks before, change, offer."
        'forbid(TurnBegins) { turn -> refuse "x" }' | "'forbid' is never asked at TurnBegins. TurnBegins asks before, change, after."
        'after(Figure) { figure -> }'               | "Figure is no moment. Moments are listed in docs/modding/moments.md."
    }

    def "a word that only some rules may say does not compile elsewhere: #rule"() {
        expect:
        mistakes("rules {\n    $rule\n}\n") == [("mod/cards/x.groovy:2:$says (nobody would take notice of it here). Write it " +
                "there.").toString()]

        where:
        rule                                                      | says
        "after(Defeated) { ended -> refuse 'no' }"                | "32: 'refuse' belongs into the body of forbid"
        "before(Defeated) { ended -> replace { endTurn() } }"     | "33: 'replace' belongs into the body of instead"
        "forbid(MoveAllowed) { move -> replace { endTurn() } }"   | "35: 'replace' belongs into the body of instead"
        "after(Defeated) { ended -> option('x') { endTurn() } }"  | "32: 'option' belongs into the body of offer(HeroTurn)"
        "offer(HeroTurn) { turn -> recoverFrom('x') { } }"        | "31: 'recoverFrom' belongs into the body of offer(RecoverChoices)"
    }

    def "a word that only some rules may say does not compile in a method, where nobody knows who calls"() {
        expect:
        mistakes("void no() { refuse 'no' }\nrules { forbid(MoveAllowed) { move -> no() } }\n").size() == 1
    }

    def "what is asked where it belongs compiles"() {
        expect:
        mistakes("""rules {
            forbid(MoveAllowed) { move -> if (move.mover == bearer) refuse 'no', remedy: 'x' }
            instead(Defeated) { ended -> if (ended.byHero) replace { if (true) endTurn() } }
            offer(HeroTurn, own) { turn -> if (!turn.lent) option('x') { endTurn() } }
            before(HeroTurn) { turn -> }
            change(Defeated) { ended -> }
        }""") == []
    }

    def "every moment is of exactly one kind, and its kind says what it asks"() {
        expect:
        Kernel.ofTheBook().moments()
                .findAll { moment -> [Occurrence, Inquiry, Permission].count { it.isAssignableFrom(moment) } != 1 } == []
        Kernel.ofTheBook().moments()
                .findAll { moment -> Verb.at(moment)*.name()*.toLowerCase() != Verbs.NAMES.findAll { accepted(it, moment) } } == []
    }

    def "a rule in Java that would never be heard is refused likewise"() {
        when:
        new Rule(0, 0, Rule.Source.of(Rule.Kind.GENERAL, 'mod', 'rules/x', 'X'), Verb.AFTER, HeroTurn, Rule.Scope.ANYBODY, 'mod/x')

        then:
        thrown(IllegalArgumentException)
    }

    private boolean accepted(String verb, Class<? extends Moment> moment) {
        mistakes("rules { $verb($moment.simpleName) { met -> } }\n").empty
    }

    private List<String> mistakes(String text) {
        try {
            compiler.compile('mod', ['cards/x.groovy': text] as TreeMap)
            return []
        } catch (BrokenMod broken) {
            return broken.findings()*.toString()
        }
    }
}
