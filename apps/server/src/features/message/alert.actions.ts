import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Alerts, messageApi as api } from '@rondo/contract/message';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { MAIL_PACES } from '@rondo/domain/message-alert';
import type { Context } from '../../platform/context.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { originOf } from '../../platform/http/origin.ts';
import type { Settings } from '../../platform/settings.ts';
import * as q from './alert.queries.ts';

type Where = Pick<Settings, 'publicUrl' | 'smtpUrl'>;

export const alerts =
  ({ smtpUrl }: Where) =>
  async ({ db, actor }: Context): Promise<Output<typeof api.alerts>> => {
    const row = await q.ofMember(db, actor).executeTakeFirst();
    const to = await q.addresseeOf(db, actor).executeTakeFirst();
    return { ...chosen(row), address: to?.mail ?? null, hasMailServer: smtpUrl !== null };
  };

export const setAlerts =
  (where: Where) =>
  async (
    { db, actor, now }: Context,
    { mail, browser, quiet }: Parsed<typeof api.setAlerts>,
    wire: Wire,
  ): Promise<{ done: true }> => {
    const paces = mail.flatMap(({ category, pace }) => (pace === 'off' ? [] : [[category, pace] as const]));
    const alert = {
      mail: Object.fromEntries(paces),
      browser: [...new Set(browser)],
      quiet,
      origin: originOf(where, wire),
    };
    await q.save(db, actor, alert, now()).execute();
    return { done: true };
  };

/** A stored choice as the form has it: every category, and those that are no more are left out. */
function chosen(row: AlertRow | undefined): Alerts {
  return {
    mail: MESSAGE_CATEGORIES.map((category) => ({ category, pace: paceOf(row, category) })),
    browser: MESSAGE_CATEGORIES.filter((category) => row?.browser.includes(category)),
    quiet: quietOf(row),
  };
}

export type AlertRow = NonNullable<Awaited<ReturnType<ReturnType<typeof q.ofMember>['executeTakeFirst']>>>;

/** How soon a member wants a category by mail. */
export function paceOf(row: Pick<AlertRow, 'mail'> | undefined, category: string) {
  const stored = new Map(Object.entries(row?.mail ?? {})).get(category);
  return MAIL_PACES.find((pace) => pace === stored) ?? 'off';
}

export const quietOf = (row: Pick<AlertRow, 'quiet_from' | 'quiet_to'> | undefined) =>
  row && row.quiet_from !== null && row.quiet_to !== null ? { from: row.quiet_from, to: row.quiet_to } : null;
