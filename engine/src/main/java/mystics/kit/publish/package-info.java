/** The changes in a mod since it was last published, and the number of its next version. */
package mystics.kit.publish;
