package mystics.mod.script

import mystics.mod.finding.BrokenMod
import org.objectweb.asm.ClassReader
import org.objectweb.asm.ClassWriter
import org.objectweb.asm.Handle
import org.objectweb.asm.Label
import org.objectweb.asm.MethodVisitor
import org.objectweb.asm.Type
import org.objectweb.asm.tree.ClassNode
import spock.lang.Specification

import static org.objectweb.asm.Opcodes.*

/** Class files that no compiler wrote, as if somebody had changed what was kept of a mod: none is loaded. */
class TamperedClassSpec extends Specification {
    static final String CLOSURE = 'groovy/lang/Closure'
    static final Map<String, Closure> CHANGES = [
            'ends the program'                   : body { it.visitInsn(ICONST_3);
                    it.visitMethodInsn(INVOKESTATIC, 'java/lang/System', 'exit', '(I)V', false) },
            'asks for the class of something'    : body { it.visitLdcInsn('x');
                    it.visitMethodInsn(INVOKEVIRTUAL, 'java/lang/Object', 'getClass', '()Ljava/lang/Class;', false); it.visitInsn(POP) },
            'reads the clock'                    : body { it.visitMethodInsn(INVOKESTATIC, 'java/lang/System', 'nanoTime', '()J',
                    false); it.visitInsn(POP2) },
            'throws chance'                      : body { it.visitMethodInsn(INVOKESTATIC, 'java/lang/Math', 'random', '()D', false);
                    it.visitInsn(POP2) },
            'makes a file'                       : body { it.visitTypeInsn(NEW, 'java/io/File'); it.visitInsn(POP) },
            'makes a thread'                     : body { it.visitTypeInsn(NEW, 'java/lang/Thread'); it.visitInsn(POP) },
            'makes a script'                     : body { it.visitTypeInsn(NEW, 'rules_stry'); it.visitInsn(POP) },
            'makes an array of numbers'          : body { it.visitLdcInsn(2_000_000_000); it.visitIntInsn(NEWARRAY, T_INT);
                    it.visitInsn(POP) },
            'makes an array of any size'         : body { it.visitLdcInsn(2_000_000_000);
                    it.visitTypeInsn(ANEWARRAY, 'java/lang/Object'); it.visitInsn(POP) },
            'makes a list of any size'           : body { it.visitTypeInsn(NEW, 'java/util/ArrayList'); it.visitInsn(DUP);
                    it.visitLdcInsn(2_000_000_000); it.visitMethodInsn(INVOKESPECIAL, 'java/util/ArrayList', '<init>', '(I)V', false);
                    it.visitInsn(POP) },
            'makes an array of arrays'           : body { it.visitInsn(ICONST_3); it.visitInsn(ICONST_3);
                    it.visitMultiANewArrayInsn('[[I', 2); it.visitInsn(POP) },
            'takes a lock'                       : body { it.visitLdcInsn('x'); it.visitInsn(DUP); it.visitInsn(MONITORENTER);
                    it.visitInsn(MONITOREXIT) },
            'throws something'                   : body { it.visitInsn(ACONST_NULL); it.visitInsn(ATHROW) },
            'reckons with decimals'              : body { it.visitInsn(DCONST_1); it.visitInsn(POP2) },
            'holds a method handle'              : body { it.visitLdcInsn(new Handle(H_INVOKESTATIC, 'java/lang/System', 'gc',
                    '()V', false)); it.visitInsn(POP) },
            'holds a method type'                : body { it.visitLdcInsn(Type.getMethodType('()V')); it.visitInsn(POP) },
            'holds a class'                      : body { it.visitLdcInsn(Type.getObjectType('java/lang/Runtime')); it.visitInsn(POP) },
            'holds a class of the kernel'        : body { it.visitLdcInsn(Type.getObjectType('mystics/rules/Meter')); it.visitInsn(POP) },
            'holds a constant that is worked out': body { it.visitLdcInsn(new org.objectweb.asm.ConstantDynamic('x',
                    'Ljava/lang/Object;', new Handle(H_INVOKESTATIC, 'java/lang/invoke/ConstantBootstraps', 'nullConstant',
                            '(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;', false)));
                            it.visitInsn(POP) },
            'is linked by a lambda'              : body { it.visitInvokeDynamicInsn('run', '()Ljava/lang/Runnable;',
                    new Handle(H_INVOKESTATIC, 'java/lang/invoke/LambdaMetafactory', 'metafactory', '()V', false)); it.visitInsn(POP) },
            'is linked by Groovy'                : body { it.visitLdcInsn('x');
                    it.visitInvokeDynamicInsn('invoke', '(Ljava/lang/Object;)Ljava/lang/Object;', groovy(), 'exit', 0); it.visitInsn(POP) },
            'casts to a type of the machine'     : body { it.visitLdcInsn('x');
                    it.visitInvokeDynamicInsn('cast', '(Ljava/lang/Object;)Ljava/io/File;', groovy(), '()', 0); it.visitInsn(POP) },
            'casts plainly to such a type'       : body { it.visitInsn(ACONST_NULL); it.visitTypeInsn(CHECKCAST, 'java/io/File');
                    it.visitInsn(POP) },
            'asks for an instance of such a type': body { it.visitInsn(ACONST_NULL); it.visitTypeInsn(INSTANCEOF, 'java/lang/Thread');
                    it.visitInsn(POP) },
            'fills its meter'                    : body { it.visitMethodInsn(INVOKESTATIC, 'mystics/rules/Meter', 'ofFile',
                    '()Lmystics/rules/Meter;', false); it.visitInsn(POP) },
            'reads a field of the machine'       : body { it.visitFieldInsn(GETSTATIC, 'java/lang/System', 'out',
                    'Ljava/io/PrintStream;'); it.visitInsn(POP) },
            'reads the delegate'                 : body { it.visitVarInsn(ALOAD, 0);
                    it.visitMethodInsn(INVOKEVIRTUAL, CLOSURE, 'getDelegate', '()Ljava/lang/Object;', false); it.visitInsn(POP) },
            'changes the delegate'               : body { it.visitVarInsn(ALOAD, 0); it.visitInsn(ACONST_NULL);
                    it.visitMethodInsn(INVOKEVIRTUAL, CLOSURE, 'setDelegate', '(Ljava/lang/Object;)V', false) },
            'writes a field of Groovy'           : body { it.visitVarInsn(ALOAD, 0); it.visitInsn(ICONST_0);
                    it.visitFieldInsn(PUTFIELD, CLOSURE, 'maximumNumberOfParameters', 'I') },
            'writes such a field as its own'     : closure { type -> write(type) { it.visitVarInsn(ALOAD, 0); it.visitInsn(ICONST_0);
                    it.visitFieldInsn(PUTFIELD, type.name, 'maximumNumberOfParameters', 'I') } },
            'calls what it inherits'             : closure { type -> write(type) { it.visitVarInsn(ALOAD, 0);
                    it.visitMethodInsn(INVOKEVIRTUAL, type.name, 'getOwner', '()Ljava/lang/Object;', false); it.visitInsn(POP) } },
            'calls by name'                      : body { it.visitInsn(ACONST_NULL); it.visitInsn(ACONST_NULL); it.visitLdcInsn('exit');
                    it.visitInsn(ACONST_NULL); it.visitMethodInsn(INVOKESTATIC, 'org/codehaus/groovy/runtime/InvokerHelper',
                            'invokeMethod', '(Ljava/lang/Object;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;', false);
                            it.visitInsn(POP); it.visitInsn(POP) },
            'catches everything'                 : closure { type -> type.methods.findAll { it.name == 'doCall' }
                    .each { method -> def a = new org.objectweb.asm.tree.LabelNode(); method.instructions.insert(a);
                    method.tryCatchBlocks.add(new org.objectweb.asm.tree.TryCatchBlockNode(a, a, a, null)) } },
            'keeps something for later'          : closure { type -> type.visitField(ACC_PUBLIC, 'kept', 'Ljava/lang/Object;', null,
                    null); write(type) { it.visitVarInsn(ALOAD, 0); it.visitLdcInsn('x');
                    it.visitFieldInsn(PUTFIELD, type.name, 'kept', 'Ljava/lang/Object;') } },
            'has a field like a woven one'       : closure { type -> type.visitField(ACC_PUBLIC, 'shared$0',
                    'Lgroovy/lang/Closure;', null, null) },
            'has a static field'                 : closure { type -> type.visitField(ACC_PUBLIC | ACC_STATIC, 'count', 'I', null, null) },
            'has a static method'                : closure { type -> type.visitMethod(ACC_PUBLIC | ACC_STATIC, 'help', '()V', null,
                    null).with { visitInsn(RETURN) } },
            'has a native method'                : closure { type -> type.visitMethod(ACC_PUBLIC | ACC_NATIVE, 'help', '()V', null, null) },
            'has a synchronized method'          : closure { type -> type.methods.find { it.name == 'doCall' }.access |= ACC_SYNCHRONIZED },
            'answers toString'                   : closure { type -> method(type, 'toString', '()Ljava/lang/String;') },
            'answers hashCode'                   : closure { type -> method(type, 'hashCode', '()I') },
            'answers for a missing method'       : closure { type -> method(type, 'invokeMethod',
                    '(Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;') },
            'cleans up'                          : closure { type -> method(type, 'finalize', '()V') },
            'extends something else'             : closure { type -> type.superName = 'java/lang/Thread' },
            'implements something else'          : closure { type -> type.interfaces.add('java/lang/Runnable') },
            'is annotated'                       : closure { type -> type.visitAnnotation('Ljava/lang/Deprecated;', true) },
            'is an enum'                         : closure { type -> type.access |= ACC_ENUM },
            'is of another version'              : closure { type -> type.version = V11 },
            'has another name'                   : closure { type -> type.name = 'java/lang/Strong' },
    ]

    def "a class that #change is not loaded"() {
        when:
        load(changed(CHANGES[change]))

        then:
        BrokenMod broken = thrown()
        broken.findings()*.code().every { it in ['class-file', 'not-for-rules'] }

        where:
        change << CHANGES.keySet()
    }

    def "a class that nobody changed is loaded, and so is one that was only read and written"() {
        expect:
        load(changed { }) == null
        load(new TreeMap(classes())) == null
    }

    def "an endless loop that no compiler wrote costs steps like any other"() {
        when:
        load(changed(body { MethodVisitor code ->
            def again = new Label()
            code.visitLabel(again)
            code.visitFrame(F_SAME, 0, null, 0, null)
            code.visitInsn(ICONST_0)
            code.visitJumpInsn(IFEQ, again)
        }))

        then:
        thrown(mystics.rules.LimitReached)
    }

    private static Map<String, byte[]> classes() {
        ScriptBench.compile('rules/try.groovy': "rules { after(Rains) { rain -> say 'x' } }")
    }

    private static SortedMap<String, byte[]> changed(Closure change) {
        def classes = new TreeMap(classes())
        def name = classes.keySet().max { it.length() }
        def type = new ClassNode()
        new ClassReader(classes[name] as byte[]).accept(type, 0)
        change(type)
        def writer = new ClassWriter(0)
        type.accept(writer)
        classes[name] = writer.toByteArray()
        classes
    }

    private static Object load(Map<String, byte[]> classes) {
        def script = ScriptBench.loaded(classes, 'rules/try.groovy')
        ScriptBench.begin(script, new Garden())
        ScriptBench.happen(script, new Garden.Rains(1))
        null
    }

    private static Closure closure(Closure change) {
        change
    }

    /** A change of what a closure does: it does this first. */
    private static Closure body(Closure code) {
        closure { type -> write(type, code) }
    }

    private static void write(ClassNode type, Closure code) {
        def written = new org.objectweb.asm.tree.MethodNode(ACC_PUBLIC, 'x', '()V', null, null)
        code(written)
        type.methods.findAll { it.name == 'doCall' }.each { method ->
            method.instructions.insert(written.instructions)
            method.maxStack = 10
            return
        }
    }

    private static void method(ClassNode type, String name, String descriptor) {
        def code = type.visitMethod(ACC_PUBLIC, name, descriptor, null, null)
        def result = Type.getReturnType(descriptor)
        if (result.sort == Type.OBJECT) code.visitInsn(ACONST_NULL)
        if (result.sort == Type.INT) code.visitInsn(ICONST_0)
        code.visitInsn(result.getOpcode(IRETURN))
        code.visitMaxs(2, 4)
    }

    private static Handle groovy() {
        new Handle(H_INVOKESTATIC, 'org/codehaus/groovy/vmplugin/v8/IndyInterface', 'bootstrap',
                '(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;' +
                        'Ljava/lang/invoke/MethodType;Ljava/lang/String;I)Ljava/lang/invoke/CallSite;', false)
    }
}
