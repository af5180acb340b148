import type { Sending } from '@rondo/contract/message-live';
import type { Language } from '@rondo/domain/language';
import type { Db } from '../../platform/db/company-db.ts';
import { deliveryFates } from '../delivery/index.ts';
import { channelOfRow, reasonText } from '../sender/index.ts';
import { sendingsOf as rowsOf } from './sending.queries.ts';

interface Asked {
  db: Db;
  companyId: string;
  language: Language;
}

/** What became of some messages on their channels, by message. What is being tried still waits; what the post has forgotten is not told. */
export async function sendingsOf(
  { db, companyId, language }: Asked,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Sending[]>> {
  const rows = await rowsOf(db, companyId, ids).execute();
  const sentIds = [...new Set(rows.flatMap((row) => row.delivery_ids))];
  const fates = sentIds.length > 0 ? await deliveryFates(db, companyId, sentIds).execute() : [];
  const posted = new Map(fates.map((fate) => [fate.id, fate]));
  const told = new Map<string, Sending[]>();
  for (const row of rows) {
    const one = sendingOf(
      row,
      row.delivery_ids.flatMap((id) => posted.get(id) ?? []),
      language,
    );
    if (one) told.set(row.message_id, [...(told.get(row.message_id) ?? []), one]);
  }
  return told;
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];
type Posted = Awaited<ReturnType<ReturnType<typeof deliveryFates>['execute']>>[number];

/** One of several browsers that got it is enough; while one is being tried it waits. */
const STATES = [
  ['sent', 'sent'],
  ['queued', 'waiting'],
  ['local', 'local'],
  ['failed', 'failed'],
] as const;

function sendingOf(row: Row, posted: readonly Posted[], language: Language): Sending | null {
  const channel = channelOfRow(row.channel);
  const at = (row.ended_at ?? row.due_at).toISOString();
  const DROPPED = ['read', 'no_address', 'off'] as const;
  const dropped = DROPPED.find((why) => why === row.dropped);
  if (dropped) return { channel, fate: dropped, at, tries: 0, error: null };
  if (row.ended_at === null) return { channel, fate: 'waiting', at, tries: 0, error: null };
  const found = STATES.find(([state]) => posted.some((one) => one.state === state));
  if (!found) return null;
  const [state, fate] = found;
  const error = posted.find((one) => one.state === state && one.error !== null)?.error ?? null;
  return {
    ...{ channel, fate, tries: Math.max(...posted.map((one) => one.tries)) },
    at: posted.find((one) => one.state === 'sent')?.sent_at?.toISOString() ?? at,
    error: error === null || fate === 'sent' ? null : reasonText(error, language),
  };
}
