package mystics.mod.script;

import groovy.lang.GroovyClassLoader;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import org.codehaus.groovy.control.CompilerConfiguration;

/**
 * The class loader of the compiler. The loader shows no resources, so no transformation or extension on the class path affects the
 * compilation of a mod, and no source file is found by name.
 */
final class QuietLoader extends GroovyClassLoader {

    QuietLoader(ClassLoader parent, CompilerConfiguration configuration) {
        super(parent, configuration, false);
        setResourceLoader(name -> null);
    }

    @Override
    public URL getResource(String name) {
        return null;
    }

    @Override
    public Enumeration<URL> getResources(String name) {
        return Collections.emptyEnumeration();
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        return null;
    }
}
