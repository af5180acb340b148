import type { DeviceCause } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import type { Db } from '../../platform/db/company-db.ts';
import type { JobContext } from '../../platform/job.ts';
import * as q from './command.queries.ts';
import { detectionAsked, formatAsked, templateAsked } from './command-data.ts';
import { type ControlParts, controlOf } from './control-of.ts';
import type { DeviceControl } from './driver/control.ts';
import { DeviceFailure } from './driver/failure.ts';
import { fittingTo, requireKept } from './kept-detection.ts';
import { takeTurn, wakeNext } from './take-turn.ts';

interface Step {
  db: Db;
  row: q.OpenCommand;
  control: DeviceControl;
  now: () => Date;
}

/** `later`: it goes on and is looked at again, `next`: it goes on at once. */
type Outcome = 'later' | 'next' | 'over';

/**
 * The next step of a command: sends it, or looks how far it is. Each step is one run of the queue, so that a process that ends leaves
 * at most one of them undone; `device.resume` takes it up again. A step may run twice.
 */
export async function runCommand(
  { databases, now }: JobContext,
  { companyId, id }: { companyId: string; id: string },
  parts: ControlParts,
): Promise<void> {
  const db = databases.of(companyId);
  const row = await q.open(db, companyId, id).executeTakeFirst();
  if (!row || !(await q.take(db, row, now()).executeTakeFirst())) return;
  const begunAt = await takeTurn(db, row, now());
  if (begunAt === null) return;
  const isLate = now().getTime() - begunAt.getTime() >= LIMIT.device.giveUpMs;
  const outcome = isLate ? await giveUp(db, row, now()) : await step(db, row, now, parts);
  if (outcome === 'over') await wakeNext(db, row);
  else await again(db, row, outcome === 'next' ? now() : new Date(now().getTime() + LIMIT.device.pollMs));
}

async function step(db: Db, row: q.OpenCommand, now: () => Date, parts: ControlParts): Promise<Outcome> {
  try {
    const step = { db, row, control: await controlOf(row, parts), now };
    return (await STEPS[row.kind]?.(step)) ?? 'over';
  } catch (error) {
    if (!(error instanceof DeviceFailure)) throw error;
    // On the way a device may be silent for a while; before it accepted anything that is an answer.
    if (row.state === 'sent' && error.reason === 'unreachable') return 'later';
    return fail(db, row, error.reason, now());
  }
}

const STEPS: Record<string, (step: Step) => Promise<Outcome>> = {
  restart: (step) => (step.row.state === 'queued' ? beginRestart(step) : followRestart(step)),
  format: (step) => (step.row.state === 'queued' ? beginFormat(step) : followFormat(step)),
  detection: writeDetection,
  time_sync: setClock,
  detection_template: writeTemplate,
};

const again = (db: Db, { company_id, id }: q.OpenCommand, at: Date) => q.enqueue(company_id, id, at).execute(db);

async function beginRestart({ db, row, control, now }: Step): Promise<Outcome> {
  await control.restart();
  await db.transaction().execute(async (trx) => {
    await q.move(trx, row, 'send', { at: now() }).execute();
    await q.moveDevice(trx, row, 'online', 'restarting', now()).execute();
  });
  return 'later';
}

/** It is back when it answers after it was away: right after the command it still answers. */
async function followRestart({ db, row, control, now }: Step): Promise<Outcome> {
  try {
    await control.facts();
  } catch (error) {
    if (!(error instanceof DeviceFailure)) throw error;
    if (row.gone_at === null) await q.note(db, row, { gone_at: now() }).execute();
    return 'later';
  }
  if (row.gone_at === null) return 'later';
  await db.transaction().execute(async (trx) => {
    await q.move(trx, row, 'ack', { at: now() }).execute();
    await q.moveDevice(trx, row, 'restarting', 'online', now()).execute();
  });
  return 'over';
}

async function beginFormat({ db, row, control, now }: Step): Promise<Outcome> {
  if (!control.card || !control.format) throw new DeviceFailure('unsupported', 'format');
  // Sent before, by a process that ended before it could say so.
  const { state } = await control.card();
  if (state === 'none') throw new DeviceFailure('card_broken', 'the card is gone');
  if (state !== 'formatting') await control.format();
  await q.move(db, row, 'send', { at: now() }).execute();
  return 'later';
}

async function followFormat({ db, row, control, now }: Step): Promise<Outcome> {
  const card = await control.card?.();
  if (card?.state === 'formatting') {
    if (card.percent !== null) await q.note(db, row, { percent: Math.min(card.percent, LIMIT.percent) }).execute();
    return 'later';
  }
  if (card?.state !== 'normal') throw new DeviceFailure('card_broken', 'not usable after the format');
  await db.transaction().execute(async (trx) => {
    await q.move(trx, row, 'ack', { at: now() }).execute();
    await q.moveCard(trx, row, 'formatting', 'formatted').execute();
  });
  return 'over';
}

/** A clock that is right is left alone, and with it the time server that keeps it right. */
async function setClock({ db, row, control, now }: Step): Promise<Outcome> {
  const isOff = async () => Math.abs(await control.clockAhead(row.zone)) > LIMIT.device.clockOffMs;
  const isSet = await isOff();
  if (isSet) await control.setClock(row.zone);
  await q.move(db, row, 'send', { at: now() }).execute();
  if (isSet && (await isOff())) throw new DeviceFailure('not_kept', 'the clock');
  await q.move(db, row, 'ack', { at: now() }).execute();
  return 'over';
}

/** Writes settings and reads them back: what the device did not keep is told. */
async function writeDetection({ db, row, control, now }: Step): Promise<Outcome> {
  const { kind, settings } = detectionAsked.parse(row.data);
  const channel = row.channel ?? 1;
  await control.setDetection(kind, channel, settings);
  await q.move(db, row, 'send', { at: now() }).execute();
  await requireKept(control, { kind, channel, settings });
  await q.move(db, row, 'ack', { at: now() }).execute();
  return 'over';
}

/** One camera of the device a step. What it has no setting for is left out; a device that has none of it has failed. */
async function writeTemplate({ db, row, control, now }: Step): Promise<Outcome> {
  const asked = templateAsked.parse(row.data);
  const channels = await q.channelsOf(db, row.company_id, row.device_id).execute();
  const channel = channels[asked.at]?.channel;
  if (channel === undefined) {
    if (asked.written === 0) throw new DeviceFailure('unsupported', 'none of these detections');
    await q.move(db, row, 'ack', { at: now() }).execute();
    return 'over';
  }
  let { written } = asked;
  for (const { kind, settings } of asked.kinds) {
    const has = await control.detection(kind, channel, null);
    if (!has) continue;
    const fitting = fittingTo(has, settings);
    await control.setDetection(kind, channel, fitting);
    await requireKept(control, { kind, channel, settings: fitting });
    written += 1;
  }
  const percent = Math.floor(((asked.at + 1) / channels.length) * LIMIT.percent);
  const data = JSON.stringify({ ...asked, at: asked.at + 1, written });
  if (row.state === 'queued') await q.move(db, row, 'send', { at: now() }).execute();
  await q.note(db, row, { data, percent }).execute();
  return 'next';
}

const fail = (db: Db, row: q.OpenCommand, cause: DeviceCause, at: Date) => end(db, row, { event: 'fail', cause, at });
const giveUp = (db: Db, row: q.OpenCommand, at: Date) => end(db, row, { event: 'expire', cause: 'no_end', at });

/** A command that came to nothing gives back what it had taken: the state of the card, of the device what it is now. */
async function end(
  db: Db,
  row: q.OpenCommand,
  { event, cause, at }: { event: 'fail' | 'expire'; cause: DeviceCause; at: Date },
): Promise<Outcome> {
  await db.transaction().execute(async (trx) => {
    if (!(await q.move(trx, row, event, { at, cause }).executeTakeFirst())) return;
    if (row.kind === 'format') await q.moveCard(trx, row, 'formatting', formatAsked.parse(row.data).before).execute();
    const isAway = row.gone_at !== null || cause === 'unreachable';
    if (row.kind === 'restart') await q.moveDevice(trx, row, 'restarting', isAway ? 'offline' : 'online', at).execute();
  });
  return 'over';
}
