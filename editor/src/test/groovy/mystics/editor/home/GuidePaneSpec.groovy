package mystics.editor.home

import javax.swing.JEditorPane
import javax.swing.JList

import static mystics.editor.album.OffScreen.lay
import static mystics.editor.album.OffScreen.made
import static mystics.editor.album.OffScreen.onEvents
import static mystics.editor.album.OffScreen.parts

/** The help of the editor: the guide for authors, with the rule book one click away. */
class GuidePaneSpec extends PageFixture {
    List<String> rules = []

    def "every page of the guide is there, and every link leads to a page or to the rule book"() {
        given:
        def html = GuideBook.html(page)
        def links = (html =~ /href="([^"]+)"/).collect { it[1] }

        expect:
        html.startsWith('<h1>')
        links.every { it.startsWith('rule:') || GuideBook.isThere(it.replaceFirst(/#.*/, '')) }

        where:
        page << GuideBook.PAGES*.page()
    }

    def "a place at which a desk opens the guide is a heading of it: #address"() {
        given:
        def (page, place) = address.split('#', -1)

        expect:
        GuideBook.html(page).contains("<a name=\"$place\">")

        where:
        address << ['editor.md#room', 'editor.md#chapter', 'editor.md#story', 'editor.md#rules-with-the-editor', 'editor.md#balance',
                    'editor.md#languages-and-publish', 'editor.md#forms']
    }

    def "headings, lists, tables and examples of a page are shown"() {
        expect:
        Markdown.html(text, { it.startsWith('http') ? '' : it }) == html

        where:
        text                                          || html
        '## The *Room*'                               || '<h2><a name="the-room"></a>The <i>Room</i></h2>'
        'one\ntwo'                                    || '<p>one two</p>'
        '- one\n  more\n- two'                        || '<ul><li>one more</li><li>two</li></ul>'
        '1. one'                                      || '<ol><li>one</li></ol>'
        '```\na < b\n```'                             || '<pre>a &lt; b\n</pre>'
        '| a | b |\n| --- | --- |\n| `c` | [d](e.md) |' || '<table cellpadding=4><tr valign=top><td>a</td><td>b</td></tr>' +
                '<tr valign=top><td><code>c</code></td><td><a href="e.md">d</a></td></tr></table>'
        '[out](https://x.org), **loud** & `*`'        || '<p>out, <b>loud</b> &amp; <code>*</code></p>'
        '![a picture](p.png)'                         || ''
    }

    def "the guide turns its pages, and a button leads to the rule book"() {
        given:
        def pane = made { new GuidePane(WayBack.home { done << 'home' }, { rules << it }, 'word:card').at('editor.md#forms') }
        lay(pane, 1100, 700)
        def list = parts(pane).find { it instanceof JList } as JList
        def text = { (parts(pane).find { it instanceof JEditorPane } as JEditorPane).document.with { it.getText(0, it.length) } }

        expect:
        list.selectedValue.page() == 'editor.md'
        text().contains('A form has a field for each value')

        when:
        onEvents { list.selectedIndex = 0 }

        then:
        text().contains('A first mod with the editor')

        when:
        click(pane, 'The rule book')

        then:
        rules == ['word:card']
    }
}
