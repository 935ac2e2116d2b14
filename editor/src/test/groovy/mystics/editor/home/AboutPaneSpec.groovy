package mystics.editor.home


/** What the program is made of. */
class AboutPaneSpec extends PageFixture {
    def "every library that comes with the program is thanked"() {
        given:
        def managed = new File('../pom.xml').readLines().findAll { it.contains('<dependency>') && it.contains('<version>') &&
                !it.contains('<scope>test') && !it.contains('<type>pom') }
        def used = ['../engine/pom.xml', 'pom.xml'].collectMany { new File(it).readLines() }
                .findAll { it.contains('<dependency>') && !it.contains('<scope>test') }.join()
        def shipped = managed.collect { (it =~ '<artifactId>(.*?)</artifactId>')[0][1] }
                .findAll { used.contains("<artifactId>$it</artifactId>") }.toSet() + 'jackson-databind'
        def thanked = AboutPane.libraries().readLines().collect { it.tokenize('|')[0].trim() }.toSet()

        expect:
        shipped.size() > 10
        shipped - thanked == [] as Set
    }
}
