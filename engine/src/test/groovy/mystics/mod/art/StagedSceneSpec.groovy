package mystics.mod.art

import spock.lang.Specification

/** A scene whose mice are marked shows the heroes who play. */
class StagedSceneSpec extends Specification {
    static final String SCENE = svg('<g data-hero="ann" data-stance="side" data-coat="#111111" data-fur="#222222">' +
            '<path d="M0 0" fill="#111111"/><circle r="3" fill="#222222"/></g><rect width="4" height="4" fill="#111111"/>')
    static final String ANN = svg('<g id="side"><path d="M1 1" fill="#aa0000"/><path d="M2 2" fill="#222221"/></g>',
            'data-coat="#111112" data-fur="#222221"')
    static final String BOB = svg('<g id="side-hand"><path d="M8 8" fill="#bb0001"/></g><g id="side"><path d="M9 9" fill="#bb0000"/></g>',
            'data-coat="#333333" data-fur="#444444"')

    private static String svg(String inside, String marks = '') {
        """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" $marks>$inside</svg>"""
    }

    private static String played(String scene, String... present) {
        StagedScene staged = StagedScene.of(scene).orElseThrow()
        staged.played(Casting.of(staged.mice(), present.toList()),
                hero -> Optional.ofNullable([ann: ANN, bob: BOB][hero]).flatMap(Clothes::of))
    }

    def "its own hero keeps the colours of the scene, and the clothes take them"() {
        expect:
        played(SCENE).contains('<path d="M0 0" fill="#111111"/><circle fill="#222222" r="3"/><path d="M1 1" fill="#aa0000"/>' +
                '<path d="M2 2" fill="#222222"/></g>')
    }

    def "another hero brings a coat, a fur and clothes; the rest of the scene stays as it is"() {
        when:
        String other = played(SCENE, 'bob')

        then:
        other.contains('<path d="M0 0" fill="#333333"/><circle fill="#444444" r="3"/><path d="M9 9" fill="#bb0000"/></g>')
        other.contains('<rect fill="#111111" height="4" width="4"/>')
        !other.contains('#bb0001')
    }

    def "a mouse whose paws are free holds what the hero carries"() {
        expect:
        played(SCENE.replace('data-fur', 'data-hand="free" data-fur'), 'bob').contains('<path d="M8 8" fill="#bb0001"/>')
    }

    def "a hero without clothes of its own wears a plain coat"() {
        given:
        StagedScene staged = StagedScene.of(SCENE).orElseThrow()

        expect:
        staged.played([Optional.of('cid')], hero -> Clothes.plain('#555555'))
                .contains('<path d="M0 0" fill="#555555"/><circle fill="#222222"')
    }

    def "a place without a hero is not drawn"() {
        expect:
        !played(svg('<g data-hero="bob"><path d="M7 7"/></g>' + '<g data-hero="any"><path d="M6 6"/></g>'), 'bob').contains('M6 6')
    }

    def "a place that belongs to one hero stays as it is drawn"() {
        expect:
        played(svg('<g data-always="ann"><path d="M7 7" fill="#777777"/></g>'), 'bob').contains('<path d="M7 7" fill="#777777"/></g>')
    }

    def "a picture without marks is no staged scene"() {
        expect:
        StagedScene.of(svg('<g><path d="M0 0"/></g>')).isEmpty()
    }

    def "the marks of a picture hold ids and colours, nothing else"() {
        expect:
        SvgGate.check(mystics.mod.finding.Place.of('a-mod', 'art/scenes/thing.svg'), scene.getBytes('UTF-8'))*.code() == codes

        where:
        scene                                          | codes
        SCENE                                          | []
        ANN                                            | []
        SCENE.replace('"ann"', '"Ann, url(#x)"')       | ['picture-mark']
        SCENE.replace('data-coat="#111111"', 'data-coat="url(http://a)"') | ['picture-mark']
    }

    def "what a comment hides stays hidden"() {
        expect:
        !played(svg('<!-- <g data-hero="ann"> --><g data-hero="ann"><!-- </g><image href="x"/> --></g>'), 'bob').contains('image')
    }
}
