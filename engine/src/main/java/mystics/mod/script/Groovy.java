package mystics.mod.script;

import groovy.lang.GroovySystem;

/** The library that runs scripts. The library takes longer to start than most mods take to read. */
public final class Groovy {
    private Groovy() {}

    /**
     * Starts the compiler in the background and reads the allow list. Scripts that are compiled meanwhile wait for the compiler and the
     * list.
     */
    public static void startBeside(ScriptApi<?> api) {
        Thread thread = new Thread(() -> {
            GroovySystem.getVersion();
            api.allowed().members();
        }, "groovy-start");
        thread.setDaemon(true);
        thread.start();
    }
}
