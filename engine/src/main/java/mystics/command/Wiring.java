package mystics.command;

import mystics.kernel.Kernel;

/** Wires the kernel in the background while mods are loaded. */
public final class Wiring {
    private Wiring() {
    }

    /** Starts a thread that wires the kernel. Other threads that need the kernel wait until it is ready. */
    public static void beside() {
        Thread wiring = new Thread(Kernel.ofTheBook()::wireNow, "wiring");
        wiring.setDaemon(true);
        wiring.start();
    }
}
