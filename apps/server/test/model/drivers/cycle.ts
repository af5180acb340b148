import { cycleApi as api, type CycleDetail } from '@rondo/contract/cycle';
import type { Input } from '@rondo/contract/kit/endpoint';
import { cycleMachine } from '@rondo/domain/cycle';
import type { Person } from '../../factories.ts';
import { requestId } from '../../world.ts';
import { type Driver, type Known, seen } from '../driver.ts';
import { inDays, type Stage } from '../stage.ts';

type Plan = Omit<Input<typeof api.create>, 'requestId'>;

function planOf(stage: Stage, schedule: Partial<Plan['schedule']>): Plan {
  return {
    ...{ name: 'Opening check', mode: 'on_site', review: false },
    ...{ templateIds: [stage.template.id], shopIds: [stage.shopId] },
    executor: { kind: 'members', memberIds: [stage.people.handler.id] },
    schedule: {
      ...{ recurrence: { frequency: 'weekly', weekdays: [1, 4] }, startOn: inDays(stage, 0) },
      ...{ startTime: '09:00', term: { kind: 'days', days: 0 } },
      ...schedule,
    },
  };
}

/** What there is, under another name. */
async function edit(stage: Stage, who: Person, { id, rev }: Known): Promise<unknown> {
  const { schedule } = await stage.company.owner.call(api.get, { id });
  return who.call(api.edit, { ...planOf(stage, schedule), id, rev, name: 'Closing check' });
}

const offeredOf = (detail: CycleDetail | null): string[] =>
  detail ? [...detail.can.events, ...(detail.can.edit ? ['edit'] : [])] : [];

export const cycle: Driver = {
  table: 'cycle',
  machine: cycleMachine,
  weight: 2,
  cast: ['owner', 'clerk', 'second'],
  others: ['edit'],
  clock: { also: ['resume'], jobs: ['cycle.watch'] },
  async begin(stage, [isLater, ends, isOwners]) {
    const more = { ...(isLater ? { startOn: inDays(stage, 1) } : {}), ...(ends ? { endOn: inDays(stage, 4) } : {}) };
    const who = isOwners ? stage.company.owner : stage.people.clerk;
    return (await who.call(api.create, { ...planOf(stage, more), requestId: requestId() })).id;
  },
  offered: async (who, id) => offeredOf(await seen(who.call(api.get, { id }))),
  attempt(stage, who, event, known) {
    const at = { id: known.id, rev: known.rev };
    if (event === 'pause') return who.call(api.pause, { ...at, resumesOn: inDays(stage, 2) });
    if (event === 'resume') return who.call(api.resume, at);
    if (event === 'end') return who.call(api.end, { ...at, openTasks: known.rev % 2 === 0 ? 'keep' : 'close' });
    return event === 'edit' ? edit(stage, who, known) : null;
  },
  async leave({ company, w }, id) {
    const [row] = await w.sql<{ rev: number; state: string }>('select rev, state from cycle where id = $1', [id]);
    if (row && row.state !== 'ended') await company.owner.call(api.end, { id, rev: row.rev, openTasks: 'keep' });
  },
};
