/** Capture and rescue (CAPTURE). */
package mystics.phase.capture;
