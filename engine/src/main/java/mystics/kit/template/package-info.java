/** Rules as sentences with places to fill: each is a script and a scenario that shows what it does. */
package mystics.kit.template;
