import { characters, LIMIT } from '@rondo/domain/limit';
import { type CheckItem, SEVERITIES } from '@rondo/domain/scoring/template';

/**
 * Several rows with one code are one check item found in several degrees: the gravest severity, the highest marks, every
 * reason once, and the other names as lines of the standard.
 */
export function mergeItem(into: CheckItem, other: CheckItem): void {
  into.maxScore = Math.max(into.maxScore, other.maxScore);
  if (SEVERITIES.indexOf(other.severity) > SEVERITIES.indexOf(into.severity)) into.severity = other.severity;
  for (const reason of other.deductions) {
    const isKnown = into.deductions.some((one) => one.text === reason.text);
    if (isKnown || into.deductions.length >= LIMIT.template.deductions) continue;
    into.deductions.push({ ...reason, id: `d${into.deductions.length + 1}` });
  }
  const line = `· ${other.name}`;
  const longer = into.standard === '' ? line : `${into.standard}\n${line}`;
  const isNew = other.name !== into.name && !into.standard.split('\n').includes(line);
  if (isNew && characters(longer) <= LIMIT.text.standard) into.standard = longer;
}
