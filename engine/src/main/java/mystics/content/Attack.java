package mystics.content;

/** How a weapon or a minion attacks (BATTLE-2, BATTLE-3). */
public enum Attack { MELEE, RANGED }
