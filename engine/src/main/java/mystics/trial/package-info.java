/** A table set by hand for one trial of the rules: what specs of the engine, of the base game and of mods are written with. */
package mystics.trial;
