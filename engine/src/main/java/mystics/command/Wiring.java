package mystics.command;

import mystics.kernel.Kernel;

/** Wires the kernel in the background while mods are loaded. */
public final class Wiring {
    private Wiring() {
    }

    /** Has the kernel wired by a thread of its own; whoever needs it in the meantime waits for it. */
    public static void beside() {
        Thread wiring = new Thread(Kernel.ofTheBook()::wireNow, "wiring");
        wiring.setDaemon(true);
        wiring.start();
    }
}
