import type { EdgeDetail, EdgeRow } from '@rondo/contract/edge';
import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import type { Actor } from '@rondo/domain/actor';
import { type EdgeState, edgeCan, edgeMachine } from '@rondo/domain/edge';
import { PROTOCOL } from '../../platform/edge/frame.ts';
import { release } from '../../platform/release.ts';
import type { byId } from './edge.queries.ts';

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

/** The database's CHECK keeps its state one of the machine's. */
export function stateOf(row: Pick<Row, 'state'>): EdgeState {
  const state = edgeMachine.states.find((one) => one === row.state);
  if (!state) throw new Error(`unknown state of a store gateway ${row.state}`);
  return state;
}

export const presentRow = (row: Row): EdgeRow => ({
  id: row.id,
  name: row.name,
  shop: { id: row.shop_id, name: row.shop_name },
  state: stateOf(row),
  stateAt: row.state_at.toISOString(),
  seenAt: row.seen_at?.toISOString() ?? null,
  version: row.version,
  release: releaseOf(row),
  createdAt: row.created_at.toISOString(),
  rev: row.rev,
});

function releaseOf({ protocol, version }: Pick<Row, 'protocol' | 'version'>): EdgeRow['release'] {
  if (protocol !== null && protocol !== PROTOCOL) return 'refused';
  return version === '' || version === release() ? 'same' : 'other';
}

export const presentDetail = (row: Row, history: HistoryEntry[], actor: Actor): EdgeDetail => ({
  ...presentRow(row),
  address: row.address,
  remoteAddress: row.remote_address,
  serverVersion: release(),
  history,
  can: edgeCan(actor, stateOf(row)),
});
