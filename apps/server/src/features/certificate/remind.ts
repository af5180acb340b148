import { REMINDER_DAYS, type ReminderDays, reminderOf } from '@rondo/domain/certificate';
import { addDays } from '@rondo/domain/civil-time';
import type { Tx } from '../../platform/context.ts';
import { managersOf } from '../people/index.ts';
import { kindOf } from './certificate.present.ts';
import * as q from './reminder.queries.ts';

/** How many days ahead the first reminder is. */
const FIRST = Math.max(...REMINDER_DAYS);

type Told = q.DueCertificate & { stage: ReminderDays };

/**
 * Tells of the certificates that came to a stage of their reminders: 60, 30 and 7 days ahead, and once they have expired. Each
 * stage of each last day is told once, however often this runs; who saves another last day begins anew.
 */
export async function remind(tx: Tx, today: string): Promise<void> {
  const { rows } = await q.due(tx.db, tx.companyId, addDays(today, FIRST));
  const told = rows.flatMap((row): Told[] => {
    const stage = reminderOf(row.valid_until, today, row.reminded);
    return stage === null ? [] : [{ ...row, stage }];
  });
  if (told.length === 0) return;
  const marks = told.map(({ id, stage }) => ({ id, days: stage }));
  await q.markTold(tx.db, tx.companyId, marks, today);
  const near = await tellConcerned(tx, told);
  await tellEditors(tx, told, today, near);
}

/** The managers of the store, and whose it is. Answers who was told of which certificate. */
async function tellConcerned(tx: Tx, told: readonly Told[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const shopIds = [...new Set(told.flatMap(({ shop_id }) => shop_id ?? []))];
  const managers = await managersOf(tx.db, tx.companyId, shopIds).execute();
  const byShop = grouped(managers, ({ shop_id }) => shop_id);
  const toldOf = new Map<string, readonly string[]>();
  for (const one of told) {
    const ofShop = one.shop_id === null ? [] : (byShop.get(one.shop_id) ?? []).map(({ id }) => id);
    const to = [...new Set([...ofShop, ...(one.member_id === null ? [] : [one.member_id])])];
    toldOf.set(one.id, to);
    if (to.length > 0) await tellOne(tx, one, to);
  }
  return toldOf;
}

async function tellOne(tx: Tx, one: Told, to: string[]): Promise<void> {
  const isExpired = one.stage < 0;
  await tx.emit('member.told', {
    to,
    text: `certificate_${isExpired ? 'expired' : 'due'}_${kindOf(one.kind)}`,
    params: {
      holder: one.member_name ?? one.shop_name ?? '',
      title: one.title,
      number: one.number || '—',
      day: one.valid_until,
    },
    page: `/certificate?open=${one.id}`,
    ...(one.shop_id === null ? {} : { shopId: one.shop_id }),
    key: `certificate:${one.id}:${one.valid_until}:${one.stage}`,
  });
}

/** Who keeps the certificates gets one message a day, however many there are; not of what they were told as the manager. */
async function tellEditors(
  tx: Tx,
  told: readonly Told[],
  today: string,
  toldOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const byEditor = grouped(told, ({ edited_by }) => edited_by);
  const here = await q.stillHere(tx.db, tx.companyId, [...byEditor.keys()]).execute();
  for (const { id } of here) {
    const theirs = byEditor.get(id) ?? [];
    if (theirs.every((one) => toldOf.get(one.id)?.includes(id))) continue;
    const [only] = theirs;
    if (only && theirs.length === 1) {
      await tellOne(tx, only, [id]);
      continue;
    }
    await tx.emit('member.told', {
      to: [id],
      text: 'certificate_many',
      params: { count: theirs.length },
      page: `/certificate?editorId=${id}&remindedFrom=${today}&remindedTo=${today}`,
      key: `certificate:many:${today}:${theirs.map((one) => one.id).toSorted()[0] ?? ''}`,
    });
  }
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}
