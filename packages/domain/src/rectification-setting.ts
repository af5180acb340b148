import { DEFAULTS } from './limit.ts';
import type { Severity } from './scoring/template.ts';

/** Whether failed items of small weight become rectifications: all of them, as the inspector decides, or none. */
export const AUTO_CREATE = ['always', 'ask', 'never'] as const;
export type AutoCreate = (typeof AUTO_CREATE)[number];

/** What rectifications are made with where the company has set nothing. */
export const DEFAULT_RECTIFICATION = {
  hoursNormal: DEFAULTS.rectifyHours.normal,
  hoursMajor: DEFAULTS.rectifyHours.major,
  hoursRedLine: DEFAULTS.rectifyHours.red_line,
  roundHours: DEFAULTS.roundHours,
  repeatDays: DEFAULTS.repeatWindowDays,
  autoCreate: 'ask' as AutoCreate,
  allowsTransfer: true,
};

/** How a failed item is treated: it becomes a rectification for certain, as the inspector decides, or not at all. */
export const createsFor = (severity: Severity, autoCreate: AutoCreate): AutoCreate =>
  severity === 'normal' ? autoCreate : 'always';
