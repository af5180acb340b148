import type { Input } from '@rondo/contract/kit/endpoint';
import { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import { TIMED_SNAPSHOT_EVENTS, timedSnapshotMachine } from '@rondo/domain/timed-snapshot';
import { v7 as uuidv7 } from 'uuid';
import { requestId } from '../../world.ts';
import { type Driver, seen } from '../driver.ts';
import { inDays, type Stage } from '../stage.ts';

function planOf(stage: Stage, startsIn: number, endsIn: number | null): Omit<Input<typeof api.create>, 'requestId'> {
  return {
    ...{ name: `Tills ${uuidv7().slice(-12)}`, shopIds: [stage.shopId] },
    schedule: {
      ...{ days: { kind: 'daily' }, times: { kind: 'fixed', times: ['09:00'] }, startOn: inDays(stage, startsIn) },
      ...(endsIn === null ? {} : { endOn: inDays(stage, endsIn) }),
    },
  };
}

export const timedSnapshot: Driver = {
  table: 'timed_snapshot',
  machine: timedSnapshotMachine,
  weight: 2,
  cast: ['owner', 'clerk', 'second'],
  others: ['edit'],
  clock: { jobs: ['timed-snapshot.watch'] },
  async begin(stage, [isLater, ends]) {
    const plan = planOf(stage, isLater ? 2 : 0, ends ? 3 : null);
    return (await stage.people.clerk.call(api.create, { ...plan, requestId: requestId() })).id;
  },
  async offered(who, id) {
    const detail = await seen(who.call(api.get, { id }));
    return detail ? [...detail.can.events, ...(detail.can.edit ? ['edit'] : [])] : [];
  },
  attempt(stage, who, event, { id, rev, row }) {
    if (event === 'edit') return who.call(api.edit, { id, rev, ...planOf(stage, 0, row.end_on === null ? null : 3) });
    const moved = TIMED_SNAPSHOT_EVENTS.find((one) => one === event);
    return moved ? who.call(api.move, { id, rev, event: moved }) : null;
  },
  async leave({ company, w }, id) {
    const [row] = await w.sql<{ rev: number; state: string }>('select rev, state from timed_snapshot where id = $1', [
      id,
    ]);
    if (row && row.state !== 'ended' && row.state !== 'expired')
      await company.owner.call(api.move, { id, rev: row.rev, event: 'end' });
  },
};
