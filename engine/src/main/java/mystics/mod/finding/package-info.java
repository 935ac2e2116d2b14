/** What is wrong with a mod, said in one form to everybody: a place, a sentence, a reason and a remedy. */
package mystics.mod.finding;
