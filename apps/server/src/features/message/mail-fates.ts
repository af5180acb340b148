import { MAIL_FATES, type Message } from '@rondo/contract/message';
import type { Context } from '../../platform/context.ts';
import { deliveryFates } from '../delivery/index.ts';
import * as q from './alert.queries.ts';

type Mail = NonNullable<Message['mail']>;

/** What became of the mails of some messages, by message. A mail that is being tried still waits; of one that the post has forgotten nothing is known. */
export async function mailFates({ db, actor }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, Mail>> {
  const rows = await q.mailsOf(db, actor.companyId, ids).execute();
  const sentIds = [...new Set(rows.flatMap((row) => row.delivery_id ?? []))];
  const fates = sentIds.length > 0 ? await deliveryFates(db, actor.companyId, sentIds).execute() : [];
  const states = new Map(fates.map(({ id, state }) => [id, state]));
  const told = rows.flatMap((row): [string, Mail][] => {
    const posted = row.delivery_id === null ? null : states.get(row.delivery_id);
    if (posted === undefined) return [];
    const fate = MAIL_FATES.find((one) => one === (row.dropped ?? posted)) ?? 'waiting';
    return [[row.message_id, { fate, at: (row.ended_at ?? row.due_at).toISOString() }]];
  });
  return new Map(told);
}
