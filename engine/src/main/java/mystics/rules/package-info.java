/**
 * Everything that a rule can see and do: the scene and its handles, moments and the six verbs, tallies with reasons,
 * refusals, and the rulebook.
 */
package mystics.rules;
