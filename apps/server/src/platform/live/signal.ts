import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/company-db.ts';

/** Carries signals between nodes. A signal says who should look, never what there is to see. */
export const LIVE_CHANNEL = 'rondo_live';

export const SIGNAL_KINDS = ['message', 'counters', 'access', 'job'] as const;
/**
 * `message`: a new message waits; `counters`: what waits for the member changed; `access`: what they may see and do did;
 * `job`: background work of theirs began, went on or ended.
 */
export type SignalKind = (typeof SIGNAL_KINDS)[number];

export interface Signal {
  /** Of this signal alone, so that nobody hears it twice. */
  id: string;
  kind: SignalKind;
  companyId: string;
  memberIds: string[];
}

/** Members a signal: a NOTIFY holds 8 kB. */
const MEMBERS_A_SIGNAL = 100;

/** Tells the browsers of some members, on whatever node they are, once the transaction commits. */
export async function signal(db: Db, companyId: string, kind: SignalKind, memberIds: Iterable<string>): Promise<void> {
  const members = [...new Set(memberIds)];
  const payloads: string[] = [];
  for (let at = 0; at < members.length; at += MEMBERS_A_SIGNAL) {
    const some = members.slice(at, at + MEMBERS_A_SIGNAL);
    payloads.push(JSON.stringify({ id: randomUUID(), kind, companyId, memberIds: some } satisfies Signal));
  }
  if (payloads.length > 0) await notify(payloads).execute(db);
}

function notify(payloads: string[]): RawBuilder<unknown> {
  return sql`select pg_notify(${LIVE_CHANNEL}, payload) from unnest(${payloads}::text[]) payload`;
}

/** A signal as it travelled; `null` for what is none. */
export function readSignal(text: string): Signal | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
  return isSignal(value) ? value : null;
}

function isSignal(value: unknown): value is Signal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'kind' in value &&
    SIGNAL_KINDS.some((kind) => kind === value.kind) &&
    'companyId' in value &&
    typeof value.companyId === 'string' &&
    'memberIds' in value &&
    Array.isArray(value.memberIds) &&
    value.memberIds.every((id) => typeof id === 'string')
  );
}
