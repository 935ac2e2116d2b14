/** Questions, the answers to them, and chance as one of those who answer. */
package mystics.choice;
