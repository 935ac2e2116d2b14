/** The methods that woven scripts call while they run: metering, and operations that scripts pay for. */
package mystics.mod.script.run;
