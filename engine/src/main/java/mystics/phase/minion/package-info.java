/** How minions move and whom they attack (MINION). */
package mystics.phase.minion;
