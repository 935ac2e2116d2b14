/** Battle: one roll, its hits, the defence against them, and the wounds (BATTLE). */
package mystics.phase.attack;
