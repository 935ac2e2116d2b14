/** What woven scripts call while they run: metering, and operations that are paid for. */
package mystics.mod.script.run;
