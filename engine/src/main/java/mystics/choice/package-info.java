/** Questions and their answers. Chance is one of the players who answer. */
package mystics.choice;
