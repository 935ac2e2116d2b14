/** Surges: what a full minion wheel brings (SURGE). */
package mystics.phase.wheel.surge;
