/** What has changed in a mod since it was given away last, and the number of its next version. */
package mystics.kit.publish;
