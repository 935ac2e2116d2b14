/** The things that scripts may use: the one list of types and members, and the verbs of rules. */
package mystics.mod.script.allow;
