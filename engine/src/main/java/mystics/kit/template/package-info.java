/** Rules as sentences with places to fill. Each template has a script, and a scenario that tests the script. */
package mystics.kit.template;
