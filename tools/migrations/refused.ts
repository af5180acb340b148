import { EXCEPTIONS } from './exceptions.ts';
import { type Fault, RULES } from './rules.ts';

/** The faults that no exception names, in words, and the exceptions that nothing needs. */
export function refused(faults: readonly Fault[], exceptions: typeof EXCEPTIONS = EXCEPTIONS): string[] {
  const known = new Set(exceptions.flatMap(({ file, faults: some }) => some.map((one) => `${file} ${one}`)));
  const keyOf = ({ file, rule, subject }: Fault): string => `${file} ${rule} ${subject}`;
  const met = new Set(faults.map(keyOf));
  return [
    ...faults
      .filter((fault) => !known.has(keyOf(fault)))
      .map(({ file, rule, subject }) => `${file}: ${subject} (${rule}): ${RULES[rule]}`),
    ...[...known].filter((key) => !met.has(key)).map((key) => `${key}: the exception is not needed any more`),
  ];
}
