/** Hand-set tables for trials of the rules. The specs of the engine, the base game and mods use them. */
package mystics.trial;
