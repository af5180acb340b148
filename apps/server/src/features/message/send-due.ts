import { afterQuiet } from '@rondo/domain/message-alert';
import type { Channel } from '@rondo/domain/sender';
import type { Tx } from '../../platform/context.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { eachCompany, oneByOne } from '../../platform/one-by-one.ts';
import { deliver } from '../delivery/index.ts';
import { browsersOf, channelOfRow, choosableSenders } from '../sender/index.ts';
import * as alert from './alert.queries.ts';
import { type AlertRow, paceOf, quietOf } from './alert-choice.ts';
import { composeFor } from './compose.ts';
import * as q from './sending.queries.ts';

/** Members, each with a channel, whose messages one round sends. */
const AT_ONCE = 200;

/** Every minute, company by company: what is due leaves, one letter a reader and channel. */
export const sendDue =
  (publicUrl: string | null) =>
  (context: JobContext): Promise<void> =>
    eachCompany(context, 'message.send', async ({ id: companyId }) => {
      const db = context.databases.of(companyId);
      const each = oneByOne('sending messages');
      const done = new Set<string>();
      await q.takeOver(companyId).execute(db);
      const next = async () =>
        (await q.dueReaders(db, companyId, context.now(), AT_ONCE).execute()).filter((one) => !done.has(keyOf(one)));
      for (let due = await next(); due.length > 0; due = await next()) {
        for (const one of due) {
          done.add(keyOf(one));
          const to = { memberId: one.member_id, channel: channelOfRow(one.channel), publicUrl };
          await each.try(`${one.channel} of member ${one.member_id}`, () =>
            db.transaction().execute((trx) => sendTo(makeTx(context, trx, companyId, null), to)),
          );
        }
      }
      each.end();
    });

const keyOf = ({ member_id, channel }: { member_id: string; channel: string }): string => `${member_id} ${channel}`;

interface To {
  memberId: string;
  channel: Channel;
  publicUrl: string | null;
}

/** What is due of a member on a channel leaves together; what they read meanwhile, or want no more, does not. */
async function sendTo(tx: Tx, { memberId, channel, publicUrl }: To): Promise<void> {
  const { companyId } = tx;
  const reader = { companyId, memberId };
  const held = (await q.holdDue(tx.db, reader, channel, tx.now()).execute()).map((row) => row.message_id);
  if (held.length === 0) return;
  const end = (some: readonly string[], how: Parameters<typeof q.end>[2]) =>
    q.end(tx.db, { companyId, channel, ids: some }, how, tx.now()).execute();
  const row = await alert.ofMember(tx.db, reader).executeTakeFirst();
  const to = await alert.addresseeOf(tx.db, reader).executeTakeFirst();
  const targets = row && to ? await targetsOf(tx, reader, channel, { row, to }) : [];
  if (!row || !to || targets.length === 0) {
    await end(held, { dropped: 'no_address' });
    return;
  }
  // Quiet hours may have begun while nobody could send.
  const at = afterQuiet(tx.now(), to.time_zone, quietOf(row));
  const ids = at > tx.now() ? await onlyUrgent(tx, channel, held, at) : held;
  if (ids.length === 0) return;
  const unread = await q.unread(tx.db, reader, ids).execute();
  const wanted = unread.filter((one) => paceOf(row, channel, one.category) !== 'off');
  const isOff = new Set(unread.filter((one) => !wanted.includes(one)).map((one) => one.id));
  const isWanted = new Set(wanted.map((one) => one.id));
  await end([...isOff], { dropped: 'off' });
  await end(
    ids.filter((id) => !isOff.has(id) && !isWanted.has(id)),
    { dropped: 'read' },
  );
  if (wanted.length === 0) return;
  const letter = await composeFor(tx, channel, wanted, { ...to, memberId, origin: publicUrl ?? row.origin });
  const sent: string[] = [];
  for (const { target, isShared } of targets)
    sent.push(await deliver(tx.db, tx, { companyId, target, text: 'messages', ...letter(isShared) }));
  await end([...isWanted], { delivery_ids: sent });
}

/** In quiet hours: what waits for none goes, the others wait until their end. */
async function onlyUrgent(tx: Tx, channel: Channel, ids: readonly string[], at: Date): Promise<string[]> {
  const urgent = new Set((await q.urgent(tx.db, tx.companyId, ids).execute()).map(({ id }) => id));
  const later = ids.filter((id) => !urgent.has(id));
  await q.moveDue(
    tx.db,
    tx.companyId,
    later.map((id) => ({ message_id: id, channel, due_at: at.toISOString() })),
  );
  return [...urgent];
}

interface Known {
  row: NonNullable<AlertRow>;
  to: NonNullable<Awaited<ReturnType<ReturnType<typeof alert.addresseeOf>['executeTakeFirst']>>>;
}

interface Goal {
  target: Parameters<typeof deliver>[2]['target'];
  /** Others read it too: it says whom it is for. */
  isShared: boolean;
}

/** Where a reader is reached on a channel; nothing: nowhere. */
async function targetsOf(
  tx: Tx,
  reader: { companyId: string; memberId: string },
  channel: Channel,
  { row, to }: Known,
): Promise<Goal[]> {
  switch (channel) {
    case 'mail':
      return to.mail === null ? [] : [{ target: { mobile: null, mail: to.mail }, isShared: false }];
    case 'sms':
      return to.mobile === null ? [] : [{ target: { mobile: to.mobile, mail: null }, isShared: false }];
    case 'push': {
      const browsers = await browsersOf(tx.db, reader, tx.now()).execute();
      return browsers.map(({ id }) => ({ target: { channel, id }, isShared: false }));
    }
    case 'robot':
    case 'webhook': {
      const chosen = channel === 'robot' ? row.robot_id : row.webhook_id;
      const known = chosen && (await choosableSenders(tx.db, reader).where('id', '=', chosen).executeTakeFirst());
      return known ? [{ target: { channel, id: known.id }, isShared: known.owner_id === null }] : [];
    }
    default:
      return channel satisfies never;
  }
}
