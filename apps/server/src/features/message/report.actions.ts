import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { type messageReportApi as api, CENTRE_STATES } from '@rondo/contract/message-report';
import { daysBetween } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { kindOfText } from '@rondo/domain/message-kind';
import { toldOfStored } from '@rondo/domain/system-text';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import { page } from '../../platform/list.ts';
import * as q from './report.queries.ts';
import { sendingsOf } from './sendings.ts';

/** How much people are told, and how much of it they open (N15.3). */
export async function noise(
  { db, actor, language }: Context,
  period: Parsed<typeof api.noise>,
): Promise<Output<typeof api.noise>> {
  const days = requireDays(period);
  const total = await q.total(db, actor, period).executeTakeFirstOrThrow();
  const categories = await q.byCategory(db, actor, period).execute();
  const kinds = await q.byKind(db, actor, period, LIMIT.message.reportKinds).execute();
  return {
    ...{ days, ...total },
    byCategory: MESSAGE_CATEGORIES.flatMap((category) => {
      const found = categories.find((one) => one.category === category);
      return found ? [{ ...found, category }] : [];
    }),
    byKind: kinds.map(({ category: _, ...one }) => ({
      ...one,
      name: kindName(one.kind, language),
      reasonText: reasonName(one.reason, language),
    })),
  };
}

export async function people(
  { db, actor }: Context,
  { size, page: no, cursor, ...asked }: Parsed<typeof api.people>,
): Promise<Output<typeof api.people>> {
  requireDays(asked);
  const paging = { size, page: no, cursor, sort: q.mostFirst(actor, asked), id: 'member.id' };
  const { rows, ...rest } = await page(db, q.people(db, actor, asked), paging);
  return { ...rest, list: rows.map(({ id, name, messages, opened }) => ({ member: { id, name }, messages, opened })) };
}

/** What became of the messages of the company on every channel (N15.2). */
export async function ledger(
  { db, actor, language }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.ledger>,
): Promise<Output<typeof api.ledger>> {
  const paging = { size, page: no, cursor, sort: q.newestMessage, id: 'message.id' };
  const { rows, ...rest } = await page(db, q.ledger(db, actor, filter), paging);
  const ids = rows.map((row) => row.id);
  const sendings = await sendingsOf({ db, companyId: actor.companyId, language }, ids);
  const listed = rows.map((row) => ({
    ...{ id: row.id, at: row.created_at.toISOString(), member: { id: row.member_id, name: row.name } },
    category: MESSAGE_CATEGORIES.find((one) => one === row.category) ?? 'system',
    ...{ name: kindName(row.kind, language), reason: reasonName(row.reason, language), shopName: row.shop_name },
    state: CENTRE_STATES.find((one) => one === row.state) ?? 'sent',
    sendings: sendings.get(row.id) ?? [],
  }));
  return { ...rest, list: listed };
}

function requireDays({ from, to }: { from: string; to: string }): number {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw refuseField('to', 'invalid');
  if (days > LIMIT.message.reportDays) throw refuseField('to', 'too_big', { max: LIMIT.message.reportDays });
  return days;
}

/** What a kind is called; one without a name of its own by its title, with what it would say left open, or by who tells it where nothing else is in it. */
function kindName(kind: string, language: Language): string {
  const known = kindOfText(kind);
  if (known) return translate(language, `notification.kind.${known}`);
  // The key was written by `notifyMembers`, whose texts are typed.
  const title = translate(language, `notification.${kind}.title` as MessageKey).replace(/\{[^}]*\}/g, '…');
  const told = toldOfStored(kind);
  return told && !/\p{L}/u.test(title) ? translate(language, `notification.kind.${told.kind}`) : title;
}

/** As whom somebody got a message. */
const reasonName = (reason: string, language: Language): string =>
  translate(language, `message.asWhom.${reason}` as MessageKey);
