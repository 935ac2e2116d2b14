package mystics.mod.art

import mystics.mod.finding.Place
import spock.lang.Specification

/** A picture of a mod is nothing but shapes. */
class SvgGateSpec extends Specification {
    private static List<String> codes(String svg) {
        SvgGate.check(Place.of('a-mod', 'art/marks/thing.svg'), svg.getBytes('UTF-8'))*.code()
    }

    private static String picture(String inside) {
        """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">$inside</svg>"""
    }

    def "plain shapes, gradients and clips of its own go through"() {
        expect:
        codes(picture('<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs>'
                + '<g fill="url(#g)" transform="rotate(30 20 20)"><path d="M0 0L40 40-3e2 1.5z"/><circle cx="20" cy="20" r="9"/></g>')) ==
                        []
    }

    def "refused: #what"() {
        expect:
        code in codes(svg)

        where:
        what                        | code                | svg
        'a script'                  | 'picture-element'   | picture('<script>alert(1)</script>')
        'an image from elsewhere'   | 'picture-element'   | picture('<image href="http://example.com/a.png"/>')
        'a reference'               | 'picture-attribute' | picture('<path d="M0 0" href="file:///etc/passwd"/>')
        'shapes used again'         | 'picture-element'   | picture('<g id="a"/><use href="#a"/>')
        'a style'                   | 'picture-attribute' | picture('<path d="M0 0" style="fill:url(http://example.com)"/>')
        'a style sheet'             | 'picture-element'   | picture('<style>path{}</style>')
        'a text'                    | 'picture-element'   | picture('<text>hello</text>')
        'a filter'                  | 'picture-element'   | picture('<filter id="f"/>')
        'something that happens'    | 'picture-attribute' | picture('<path d="M0 0" onload="x()"/>')
        'paint from elsewhere'      | 'picture-elsewhere' | picture('<path d="M0 0" fill="url(http://example.com/#a)"/>')
        'a huge number'             | 'picture-number'    | picture('<circle r="1e9"/>')
        'a huge number in a path'   | 'picture-number'    | picture('<path d="M0 0L99999 0"/>')
        'dashes without end'        | 'picture-attribute' | picture('<path d="M0 0" stroke-dasharray="0.001"/>')
        'a declared entity'         | 'picture-declares'  | '<!DOCTYPE svg [<!ENTITY a "b">]>' + picture('')
        'no view box'               | 'picture-root'      | '<svg xmlns="http://www.w3.org/2000/svg"/>'
        'another root'              | 'picture-root'      | '<g viewBox="0 0 1 1"/>'
        'too many elements'         | 'picture-too-much'  | picture('<g/>' * 600)
        'too deep'                  | 'picture-too-much'  | picture('<g>' * 20 + '</g>' * 20)
        'too long an attribute'     | 'picture-too-much'  | picture("<path d=\"${'M0 0' * 2000}\"/>")
        'no XML'                    | 'picture-broken'    | '<svg'
        'too large a file'          | 'picture-too-large' | picture(' ' * 70_000)
    }

    def "a finding says where, and what was probably meant"() {
        when:
        def findings = SvgGate.check(Place.of('a-mod', 'art/marks/thing.svg'), picture('\n<circel/>').getBytes('UTF-8'))

        then:
        findings*.toString() == ["a-mod/art/marks/thing.svg:2:1: <circel> may not be in a picture (only plain shapes and " +
                "gradients are drawn). Did you mean 'circle'?"]
    }
}
