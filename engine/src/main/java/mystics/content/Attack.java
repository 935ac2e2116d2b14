package mystics.content;

/** The kinds of attack that weapons and minions make (BATTLE-2, BATTLE-3). */
public enum Attack { MELEE, RANGED }
