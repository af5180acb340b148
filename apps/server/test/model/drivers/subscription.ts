import { subscriptionApi as api } from '@rondo/contract/subscription';
import { SUBSCRIPTION_EVENTS, subscriptionMachine } from '@rondo/domain/subscription';
import { requestId } from '../../world.ts';
import { type Driver, seen } from '../driver.ts';
import { inDays, type Stage } from '../stage.ts';

const fields = (stage: Stage, ends: boolean) => ({
  ...{ name: 'Monthly figures', period: 'yesterday' as const, memberIds: [stage.people.owner.id] },
  ...{ channels: ['in_app' as const], withFile: false, skipEmpty: true },
  schedule: {
    ...{ frequency: ends ? ('daily' as const) : ('monthly' as const), startOn: inDays(stage, 0) },
    ...(ends ? { endOn: inDays(stage, 2) } : {}),
  },
});

export const subscription: Driver = {
  table: 'subscription',
  machine: subscriptionMachine,
  weight: 2,
  cast: ['owner', 'clerk', 'second'],
  others: ['edit'],
  clock: { jobs: ['subscription.watch'] },
  /** Runs that failed, and an owner who left: no command and no clock brings them here. */
  beyond: ['active fail', 'active leave'],
  async begin(stage, [isSeconds, ends]) {
    const who = stage.people[isSeconds ? 'second' : 'clerk'];
    const made = { report: 'records' as const, ...fields(stage, ends), requestId: requestId() };
    return (await who.call(api.create, made)).id;
  },
  async offered(who, id) {
    const detail = await seen(who.call(api.get, { id }));
    return detail ? [...detail.can.events, ...(detail.can.edit ? ['edit'] : [])] : [];
  },
  attempt(stage, who, event, { id, rev, row }) {
    if (event === 'edit') return who.call(api.edit, { id, rev, ...fields(stage, row.end_on !== null) });
    const moved = SUBSCRIPTION_EVENTS.find((one) => one === event);
    return moved ? who.call(api.move, { id, rev, event: moved }) : null;
  },
  async leave({ company, w }, id) {
    const [row] = await w.sql<{ rev: number; state: string }>('select rev, state from subscription where id = $1', [
      id,
    ]);
    if (row && row.state !== 'ended') await company.owner.call(api.move, { id, rev: row.rev, event: 'end' });
  },
};
