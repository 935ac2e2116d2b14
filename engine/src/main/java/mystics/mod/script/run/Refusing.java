package mystics.mod.script.run;

import groovy.lang.Closure;
import groovy.lang.DelegatingMetaClass;
import groovy.lang.MetaClass;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/**
 * The meta class for all classes of mods. Statically compiled code does not use this meta class. It forwards only calls of closures, which
 * parts of Groovy's library still make by name; Groovy therefore need not build a meta class for each closure. Every other dynamic call
 * fails.
 */
public final class Refusing extends DelegatingMetaClass {
    private static final InvocationHandler NO = (self, method, arguments) -> {
        throw new UnsupportedOperationException("scripts of mods do nothing dynamically: " + method.getName());
    };

    public static final MetaClass META_CLASS = new Refusing();

    private Refusing() {
        super((MetaClass) Proxy.newProxyInstance(Refusing.class.getClassLoader(), new Class<?>[] {MetaClass.class}, NO));
    }

    @Override
    public Object invokeMethod(Object object, String method, Object[] arguments) {
        boolean call = object instanceof Closure && (method.equals("call") || method.equals("doCall"));
        return call ? ((Closure<?>) object).call(arguments) : super.invokeMethod(object, method, arguments);
    }

    /** A woven closure calls this method when it gets the wrong number of arguments. */
    public static Object mismatch(Object[] arguments) {
        throw new IllegalArgumentException("a closure cannot be called with " + arguments.length + " arguments");
    }

    @Override
    public void initialize() {}

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    @Override
    public String toString() {
        return "no meta class";
    }
}
