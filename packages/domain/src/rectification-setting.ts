import { DEFAULTS } from './limit.ts';
import type { Severity } from './scoring/template.ts';
import type { ClockType } from './work-clock.ts';

/** Who hears of a rectification that stays late, after handler and initiator: each level once. */
export const ESCALATION_LEVELS = ['area_manager', 'head', 'administrator'] as const;
export type EscalationLevel = (typeof ESCALATION_LEVELS)[number];

/** The hours of each level, as the settings call them. */
export const HOURS_OF_LEVEL = {
  area_manager: 'areaManagerHours',
  head: 'headHours',
  administrator: 'administratorHours',
} as const satisfies Record<EscalationLevel, string>;

/** Whether failed items of small weight become rectifications: all of them, as the inspector decides, or none. */
export const AUTO_CREATE = ['always', 'ask', 'never'] as const;
export type AutoCreate = (typeof AUTO_CREATE)[number];

/** How those who put something right are found: the managers of the store, a role there, or by name. */
export const HANDLER_KINDS = ['manager', 'role', 'members'] as const;
export type HandlerKind = (typeof HANDLER_KINDS)[number];

/** How those who look at a fix are found: whoever inspected, the area manager of the store, a role there, or by name. */
export const CHECKER_KINDS = ['inspector', 'area_manager', 'role', 'members'] as const;
export type CheckerKind = (typeof CHECKER_KINDS)[number];

/** Times that the clock presses for a review; the last goes to whoever leads the reviewers. */
export const REVIEW_REMINDERS = 2;

/** What rectifications are made with where the company has set nothing. */
export const DEFAULT_RECTIFICATION = {
  hoursNormal: DEFAULTS.rectifyHours.normal,
  hoursMajor: DEFAULTS.rectifyHours.major,
  hoursRedLine: DEFAULTS.rectifyHours.red_line,
  roundHours: DEFAULTS.roundHours,
  repeatDays: DEFAULTS.repeatWindowDays,
  raisesRepeats: true as boolean,
  autoCreate: 'ask' as AutoCreate,
  allowsTransfer: true,
  allowsExtension: true,
  allowsAppeal: DEFAULTS.allowsAppeal as boolean,
  /** Handler and initiator hear at once that it is late. */
  tellsOverdue: true,
  /** Hours after the deadline; null: the level does not hear of it. */
  areaManagerHours: 24 as number | null,
  headHours: 72 as number | null,
  administratorHours: 168 as number | null,
  reviewHours: DEFAULTS.reviewHours as number,
  clock: 'calendar' as ClockType,
  minPhotos: 1,
  /** Photos of a fix are taken there and then, none is chosen from files. */
  cameraOnly: false as boolean,
};

/** Who takes part in rectifications where the company has set nothing. */
export const DEFAULT_RECTIFIERS = {
  handler: { kind: 'manager' } as const,
  reviewer: { kind: 'inspector' } as const,
  ccIds: [] as string[],
  ccRoleIds: [] as string[],
};

/** How a failed item is treated: it becomes a rectification for certain, as the inspector decides, or not at all. */
export const createsFor = (severity: Severity, autoCreate: AutoCreate): AutoCreate =>
  severity === 'normal' ? autoCreate : 'always';
