package mystics.content;

/** The kinds of attack of weapons and minions (BATTLE-2, BATTLE-3). */
public enum Attack { MELEE, RANGED }
