package mystics.mod.script

import java.nio.charset.StandardCharsets
import java.nio.file.Files
import java.nio.file.Path
import mystics.kernel.Kernel
import mystics.mod.load.Vocabulary
import mystics.mod.script.allow.AllowList
import mystics.mod.script.allow.Verbs
import mystics.mod.script.weave.Guards
import org.objectweb.asm.Type
import spock.lang.Shared
import spock.lang.Specification

/** The one list of what scripts may use: every line is true, and nothing is open that was not meant to be. */
class AllowListSpec extends Specification {
    static final Path GAME = Path.of('src/main/resources/mystics/mod/script/allow/game.txt')
    static final Set<String> SHUT = ['java/lang/Class', 'java/lang/ClassLoader', 'java/lang/Thread', 'java/lang/Runtime',
            'java/lang/System', 'java/lang/Process', 'java/io/File',
                                     'groovy/lang/MetaClass', 'groovy/lang/Binding', 'mystics/rules/Scene', 'mystics/table/Draft',
                                     'mystics/content/Box']

    @Shared ScriptApi api = Vocabulary.api()
    @Shared AllowList list = api.allowed()

    def "every type and member of the list exists, with its descriptor"() {
        expect:
        list.members().findAll { !exists(it) }*.toString() == []
        AllowList.Standing.values().collectMany { list.types(it) }
                .findAll { type(it) == null && !(it in ['java/util/SequencedCollection', 'java/util/SequencedMap']) } == []
    }

    def "what the list marks as guarded has a method that is paid for"() {
        given:
        def guards = new Guards(list, api.family())

        expect:
        list.members().findAll { it.guarded() && !guards.knows(it, isStatic(it)) }*.toString() == []
    }

    def "every member is paid for by what it is given, or says why it always costs the same; every word of the game has its price"() {
        expect:
        list.members().findAll { it.descriptor().startsWith('(') && !it.owner()
                .startsWith('mystics/') && !it.guarded() && it.constant().empty }*.toString() == []
        list.members().findAll { it.descriptor().startsWith('(') && it.name() != '<init>' && it.cost() < (it.owner()
                .startsWith('mystics/') ? AllowList.WORD : 1) }*.toString() == []
    }

    def "a word that is said to be dear is in the list: #line"() {
        expect:
        list.members().any { line.split(' ')[2] == it.owner()
                .replace('/', '.') + '.' + it.name() && it.cost() == line.split(' ')[1] as int }

        where:
        line << new String(AllowList.getResourceAsStream('game.txt').readAllBytes(), StandardCharsets.UTF_8).readLines()
                .findAll { it.startsWith('dear ') }
    }

    def "no member that a source may use takes or gives a class, a thread, a file, or anything of the kernel behind the words"() {
        expect:
        list.members().findAll { it.sources() && !isVerb(it) && mentions(it).any { it in SHUT } }*.toString() == []
    }

    def "the words of the game speak of nothing but types of the list"() {
        expect:
        list.members().findAll { it.owner().startsWith('mystics/') && !isVerb(it) }
                .findAll { mentions(it).any { name -> !list.met(name) && name != 'java/lang/Object' } }*.toString() == []
    }

    def "what can be open of the game is open, and nothing else"() {
        given:
        def before = new String(AllowList.getResourceAsStream('game.txt').readAllBytes(), StandardCharsets.UTF_8)
        def renewed = WordList.renewed(before, Kernel.ofTheBook().moments(), AllowList.classLoader)
        if (System.getProperty('words') == 'write') Files.writeString(GAME, renewed)

        and:
        def added = renewed.readLines() - before.readLines()
        def same = renewed == before
        def gone = before.readLines() - renewed.readLines()

        expect:
        assert same: "engine/$GAME is stale. It lacks: ${added*.strip()}. No longer there: ${gone*.strip()}. Write it anew " +
                "and read the difference:\n  mvn test -pl engine -Dtest=AllowListSpec -Dsurefire.failIfNoSpecifiedTests=false -Dwords=write"
    }

    def "every moment may be named"() {
        expect:
        Kernel.ofTheBook().moments().findAll { !list.named(Type.getInternalName(it)) } == []
    }

    def "what nobody may use is not in the list: #owner.#name"() {
        expect:
        !list.names(owner, api.family()).contains(name)

        where:
        owner                     | name
        'java/lang/Object'        | 'getClass'
        'java/lang/Object'        | 'hashCode'
        'java/lang/String'        | 'getBytes'
        'java/lang/String'        | 'format'
        'java/lang/Math'          | 'random'
        'java/util/List'          | 'stream'
        'groovy/lang/Closure'     | 'getDelegate'
        'groovy/lang/Closure'     | 'getOwner'
        'mystics/rules/Figure'    | 'heroCard'
        'mystics/rules/Moment'    | 'takeOver'
        'mystics/mod/words/RuleScript' | 'sheet'
        'mystics/mod/words/RuleScript' | 'meter'
    }

    private static boolean isVerb(AllowList.Member member) {
        member.owner() == 'mystics/mod/words/RuleScript' && member.name() in Verbs.NAMES
    }

    private static List<String> mentions(AllowList.Member member) {
        if (!member.descriptor().startsWith('(')) return names([Type.getType(member.descriptor())])
        names([Type.getReturnType(member.descriptor())] + Type.getArgumentTypes(member.descriptor()).toList())
    }

    private static List<String> names(List<Type> types) {
        types.findAll { it.sort == Type.OBJECT }*.internalName
    }

    private static Class<?> type(String name) {
        try {
            Class.forName(name.replace('/', '.'), false, AllowList.classLoader)
        } catch (ClassNotFoundException missing) {
            null
        }
    }

    private static boolean isStatic(AllowList.Member member) {
        methods(member).any { java.lang.reflect.Modifier.isStatic(it.modifiers) }
    }

    private static List methods(AllowList.Member member) {
        type(member.owner()).declaredMethods
                .findAll { it.name == member.name() && Type.getMethodDescriptor(it) == member.descriptor() } as List
    }

    private static boolean exists(AllowList.Member member) {
        def owner = type(member.owner())
        if (owner == null) return false
        if (member.name() == '<init>') return owner.declaredConstructors.any { Type.getConstructorDescriptor(it) == member.descriptor() }
        if (member.descriptor().startsWith('(')) return !methods(member).empty
        owner.declaredFields.any { it.name == member.name() && Type.getDescriptor(it.type) == member.descriptor() }
    }
}
