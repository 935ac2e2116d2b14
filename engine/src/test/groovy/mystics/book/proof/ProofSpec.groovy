package mystics.book.proof

import java.nio.file.Path

import spock.lang.Specification

/** Every rule of the book is proven by a feature of some spec, of whatever module. */
class ProofSpec extends Specification {

    def "every rule is named by a feature, every name is a rule, and no remark is idle"() {
        given:
        def project = Proof.ofProject(Path.of('..').toAbsolutePath().normalize())

        expect:
        verifyAll(project) {
            unproven() == []
            astray() == []
            idleRemarks() == []
        }
    }

    def "a rule without a feature is found, and a feature without a rule"() {
        given:
        def features = [new Feature('WalkSpec', 'MOVE-1, MOVE-3: one steps'), new Feature('WalkSpec', 'somebody steps')]
        def proof = new Proof(['MOVE-1', 'MOVE-2', 'MOVE-4'], features, ['MOVE-4': 'It is a greeting.'])

        expect:
        proof.unproven() == ['MOVE-2']
        proof.astray() == [features[0]]
        proof.idleRemarks() == []
    }

    def "a remark must be a rule, be unproven, and have a reason: #remark"() {
        expect:
        new Proof(['MOVE-1', 'MOVE-2'], [new Feature('WalkSpec', 'MOVE-1: one steps')], remark).idleRemarks() == idle

        where:
        remark                   || idle
        ['MOVE-2': 'A greeting'] || []
        ['MOVE-1': 'A greeting'] || ['MOVE-1']
        ['MOVE-9': 'A greeting'] || ['MOVE-9']
        ['MOVE-2': '']           || ['MOVE-2']
    }

    def "what counts is a method with something to fail below then or expect: #what"() {
        expect:
        FeatureReader.ofText("$before class WalkSpec extends Specification { $source }")*.title == found

        where:
        what             | before    | source                                                           || found
        'expect'         | ''        | "def 'MOVE-1'() { expect: 1 == 1 }"                               || ['MOVE-1']
        'then'           | ''        | "void 'MOVE-1'() { when: go()\n then: 1 == 1\n where: a << [1] }" || ['MOVE-1']
        'a comment'      | ''        | "/* def 'MOVE-1'() { expect: 1 == 1 } */"                         || []
        'no demand'      | ''        | "def 'MOVE-1'() { when: go() }"                                  || []
        'an empty then'  | ''        | "def 'MOVE-1'() { when: go()\n then:\n where: a << [1] }"         || []
        'pending'        | ''        | "@PendingFeature def 'MOVE-1'() { expect: 1 == 1 }"               || []
        'ignored'        | ''        | "@spock.lang.Ignore def 'MOVE-1'() { expect: 1 == 1 }"            || []
        'an ignored spec'| '@Ignore' | "def 'MOVE-1'() { expect: 1 == 1 }"                               || []
    }
}
