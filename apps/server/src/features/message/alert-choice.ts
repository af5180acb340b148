import type { Alerts } from '@rondo/contract/message';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { MAIL_PACES, type MailPace, type QuietHours } from '@rondo/domain/message-alert';
import type { ofMember } from './alert.queries.ts';

/** What a member chose, as it is stored; undefined: nothing so far. */
export type AlertRow = Awaited<ReturnType<ReturnType<typeof ofMember>['executeTakeFirst']>>;

/** How soon a member wants a category by mail. */
export function paceOf(row: Pick<NonNullable<AlertRow>, 'mail'> | undefined, category: string): MailPace {
  const stored = new Map(Object.entries(row?.mail ?? {})).get(category);
  return MAIL_PACES.find((pace) => pace === stored) ?? 'off';
}

export const quietOf = (row: Pick<NonNullable<AlertRow>, 'quiet_from' | 'quiet_to'> | undefined): QuietHours | null =>
  row && row.quiet_from !== null && row.quiet_to !== null ? { from: row.quiet_from, to: row.quiet_to } : null;

/** A stored choice as the form has it: every category, and those that are no more are left out. */
export const choiceOf = (row: AlertRow): Alerts => ({
  mail: MESSAGE_CATEGORIES.map((category) => ({ category, pace: paceOf(row, category) })),
  browser: MESSAGE_CATEGORIES.filter((category) => row?.browser.includes(category)),
  quiet: quietOf(row),
});
