import type { CardEvent, CardState, DeviceCause, DeviceEvent } from '@rondo/domain/device';
import { deviceMachine, storageCard } from '@rondo/domain/device';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './check.queries.ts';
import { moveCard, moveDevice } from './command.queries.ts';
import { type ControlParts, controlOf } from './control-of.ts';
import { cardOf } from './device.present.ts';
import type { CardFacts, ChannelStreams, DeviceFacts } from './driver/control.ts';
import { DeviceFailure } from './driver/failure.ts';
import { keep as keepOldest } from './oldest.queries.ts';
import { oldestAsked } from './oldest.ts';
import { keepAbilities } from './steered.queries.ts';
import { abilitiesAsked } from './steered.ts';

interface Answered {
  facts: DeviceFacts;
  card: CardFacts | null;
  streams: ChannelStreams[];
  abilities: Awaited<ReturnType<typeof abilitiesAsked>>;
  oldest: Awaited<ReturnType<typeof oldestAsked>>;
}

/** What a card that was looked at tells its machine; a format that goes on is its command's. */
const SEEN: Partial<Record<CardFacts['state'], CardEvent>> = { normal: 'found', none: 'missing', unusable: 'broken' };

/**
 * Asks a device whether it is there, what it is, how its card is, and where streams are that nobody entered. Answers why it did not
 * tell, null when it did. Nothing of the database is held while it is asked.
 */
export async function checkDevice(
  db: Db,
  row: q.Checked,
  now: () => Date,
  parts: ControlParts,
): Promise<DeviceCause | null> {
  try {
    await keep(db, row, await ask(db, row, parts, now()), now());
    return null;
  } catch (error) {
    if (!(error instanceof DeviceFailure)) throw error;
    await q.told(db, row.company_id, row.id, { at: now(), cause: error.reason }).execute();
    await hear(db, row, 'missed', now());
    return error.reason;
  }
}

async function ask(db: Db, row: q.Checked, parts: ControlParts, now: Date): Promise<Answered> {
  const control = await controlOf(row, parts);
  const facts = await control.facts();
  const isLacking = await q.lacksStreams(db, row.company_id, row.id).executeTakeFirst();
  return {
    facts: { model: cut(facts.model), serial: cut(facts.serial), firmware: cut(facts.firmware) },
    card: (await control.card?.()) ?? null,
    streams: isLacking ? await control.streams() : [],
    abilities: await abilitiesAsked(db, row, control.ptz),
    oldest: await oldestAsked(db, row, control, now),
  };
}

/** As long as the narrowest column of them. */
const LONGEST = 60;
const cut = (text: string): string => text.slice(0, LONGEST);

async function keep(db: Db, row: q.Checked, answered: Answered, at: Date): Promise<void> {
  const { facts, card, streams, abilities, oldest } = answered;
  await q.told(db, row.company_id, row.id, { at, cause: '', facts, card }).execute();
  await hear(db, row, 'answered', at);
  await keepCard(db, row, card);
  for (const one of streams) await q.fillStreams(db, row.company_id, row.id, one).execute();
  for (const { id, ptz } of abilities) await keepAbilities(db, { company_id: row.company_id, id }, ptz).execute();
  for (const { id, oldestAt } of oldest)
    await keepOldest(db, { company_id: row.company_id, id }, { oldestAt, at }).execute();
}

async function hear(
  db: Db,
  row: q.Checked,
  event: Extract<DeviceEvent, 'answered' | 'missed'>,
  at: Date,
): Promise<void> {
  for (const from of deviceMachine.from(event)) {
    const to = deviceMachine.after(from, event);
    const of = { company_id: row.company_id, device_id: row.id };
    if (to !== null && from !== 'restarting') await moveDevice(db, of, from, to, at).execute();
  }
}

async function keepCard(db: Db, row: q.Checked, card: CardFacts | null): Promise<void> {
  const event = card && SEEN[card.state];
  if (!event) return;
  const before: CardState = row.card_state === null ? 'none' : cardOf(row.card_state);
  const of = { company_id: row.company_id, device_id: row.id };
  const after = storageCard.after(before, event);
  if (row.card_state === null) await q.firstCard(db, row.company_id, row.id, after ?? before).execute();
  else if (after !== null) await moveCard(db, of, before, after).execute();
}
