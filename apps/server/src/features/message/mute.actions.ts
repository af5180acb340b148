import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { messageApi as api, Mute } from '@rondo/contract/message';
import { MUTE_KINDS, MUTE_REASONS, mayMute } from '@rondo/domain/message-mute';
import type { Context } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import * as q from './mute.queries.ts';

export async function mutes({ db, actor }: Context): Promise<Output<typeof api.mutes>> {
  const rows = await q.ofMember(db, actor).execute();
  return rows.flatMap((row) => knownMute(row) ?? []);
}

/** Mutes a kind, or tells of it again; saying the same twice changes nothing. */
export async function mute(
  { db, actor, now }: Context,
  { isMuted, ...key }: Parsed<typeof api.mute>,
): Promise<{ done: true }> {
  if (!mayMute(key)) throw refuseField('kind', 'choice');
  await (isMuted ? q.insert(db, actor, key, now()) : q.remove(db, actor, key)).execute();
  return { done: true };
}

/** A stored mute; none for a kind that is no more. */
function knownMute(row: { kind: string; reason: string }): Mute | null {
  const kind = MUTE_KINDS.find((k) => k === row.kind);
  const reason = MUTE_REASONS.find((r) => r === row.reason);
  return kind && reason ? { kind, reason } : null;
}
