/** Problems of mods, all in one form: a place, a message, a reason and a remedy. */
package mystics.mod.finding;
