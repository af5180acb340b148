import { SEVERITIES, type Severity } from './scoring/template.ts';

/** What a problem weighs, and the hours it may take. */
interface Weight {
  severity: Severity;
  limitHours: number;
}

/**
 * What a problem weighs that came back after it was put right: one severity more, and no longer than that severity may take. The
 * gravest stays what it is.
 */
export function raised({ severity, limitHours }: Weight, hours: Readonly<Record<Severity, number>>): Weight {
  const heavier = SEVERITIES[SEVERITIES.indexOf(severity) + 1];
  return heavier ? { severity: heavier, limitHours: Math.min(limitHours, hours[heavier]) } : { severity, limitHours };
}
