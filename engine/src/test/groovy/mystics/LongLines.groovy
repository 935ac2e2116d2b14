package mystics

/** Lines of more than 140 characters in Groovy. Rows of tables and texts in triple quotes may be longer: they stand as they are read. */
class LongLines {
    private static final int MOST = 140
    private static final List<String> TRIPLE = ["'''", '"""']

    /** The numbers of the lines, from 1. */
    static List<Integer> inGroovy(String source) {
        List<Integer> found = []
        String open = ''
        source.readLines().eachWithIndex { line, i ->
            boolean text = !open.empty
            open = after(line, open)
            boolean quoted = text || !open.empty
            if (line.length() > MOST && !quoted && !(line =~ / \|\|? /)) found << i + 1
        }
        found
    }

    /** The triple quotes that are open after a line: those that were open before it, others, or none. */
    private static String after(String line, String open) {
        String now = open
        for (int i = 0; i <= line.length() - 3; i++) {
            String here = line.substring(i, i + 3)
            if (now.empty ? here in TRIPLE : here == now) {
                now = now.empty ? here : ''
                i += 2
            }
        }
        now
    }
}
