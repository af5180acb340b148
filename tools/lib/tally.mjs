import { readFileSync } from 'node:fs';

/**
 * Adds up the JSON report of vitest. A file that breaks before its first test counts as one failure.
 * @param {string} file
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function tally(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ suite) =>
      suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** `412 passed, 0 failed, 3 skipped` */
export function inWords(/** @type {ReturnType<typeof tally>} */ { passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
