/** The checks of a script's source: its text, its syntax and its types. */
package mystics.mod.script.gate;
