/** Surges: the effect of a full minion wheel (SURGE). */
package mystics.phase.wheel.surge;
