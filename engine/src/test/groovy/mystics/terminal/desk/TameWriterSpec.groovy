package mystics.terminal.desk

import spock.lang.Specification

/** Whatever is quoted on standard output or standard error, a terminal obeys none of it. */
class TameWriterSpec extends Specification {
    def "what is written is tame: #quoted"() {
        given:
        def written = new StringWriter()

        when:
        new TameWriter(new PrintWriter(written)).print(quoted)

        then:
        written.toString() == seen

        where:
        quoted                          || seen
        'plain, Käse\n\tand more'       || 'plain, Käse\n\tand more'
        '\u001b[1;36mPip\u001b[0m'      || '\u001b[1;36mPip\u001b[0m'
        '\u001b[8mhidden'               || '[8mhidden'
        '\u001b[1;8mhidden'             || '[1;8mhidden'
        '\u001b]0;title\u0007x'         || ']0;titlex'
        'a\u001b[2Jb'                   || 'a[2Jb'
        'over\rwritten'                 || 'overwritten'
        'a\u200b\u202e\u00ad\u061c\u3164b' || 'ab'
        'a\udb40\udc41b'                || 'ab'
    }

    def "every command writes tamely"() {
        expect:
        mystics.command.Mystics.commandLine().out instanceof TameWriter
        mystics.command.Mystics.commandLine().err instanceof TameWriter
    }
}
