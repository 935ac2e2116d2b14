package mystics.phase.capture;

import mystics.phase.Phase;

/** Capture and rescue of heroes (CAPTURE). */
public final class CapturePhase extends Phase {
    /** Lists the parts of the phase, with the moments and steps of each part. */
    public CapturePhase() {
        part("Capture and rescue");
        moment(Captured.class); // the last wound
        moment(RescueAllowed.class); // may it come back, and where?
        moment(Rescued.class); // a friend fetches it back
    }
}
