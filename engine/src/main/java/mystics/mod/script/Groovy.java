package mystics.mod.script;

import groovy.lang.GroovySystem;

/** The library that runs scripts. It takes longer to start than most mods take to read. */
public final class Groovy {
    private Groovy() {}

    /** Starts it beside whatever else is being done; scripts that are made meanwhile wait for it. */
    public static void startBeside() {
        Thread thread = new Thread(GroovySystem::getVersion, "groovy-start");
        thread.setDaemon(true);
        thread.start();
    }
}
