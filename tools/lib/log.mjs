/** One line about what is being done, marked so that it stands out among the output of the tools. */
export function log(/** @type {string} */ line) {
  process.stdout.write(`▸ ${line}\n`);
}

/** Ends the program with one line for the person in front of it. */
export function giveUp(/** @type {string} */ line, exitCode = 1) {
  process.stderr.write(`✗ ${line}\n`);
  process.exit(exitCode);
}

/** `0.8 s`, from a `performance.now()` taken earlier. */
export function since(/** @type {number} */ start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
