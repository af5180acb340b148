import { checkInApi as api } from '@rondo/contract/check-in';
import { type CheckInEvent, checkInMachine, DEFAULT_CHECK_IN } from '@rondo/domain/check-in';
import { v7 as uuidv7 } from 'uuid';
import { type Driver, seen } from '../driver.ts';
import { givenTask } from './task.ts';

export const checkIn: Driver = {
  table: 'check_in',
  machine: checkInMachine,
  weight: 1,
  cast: ['owner', 'reviewer', 'clerk'],
  /** One at the store of a task: with a doubt, or as it should be. */
  async begin(stage, [isNormal, isReviewed]) {
    const { w, company, people, shopId } = stage;
    const taskId = await givenTask(stage, isReviewed);
    const id = uuidv7();
    const [flags, state] = isNormal ? ['{}', 'normal'] : ['{no_position}', 'pending'];
    await w.sql(
      `insert into check_in (company_id, id, task_id, shop_id, member_id, kind, at, methods, policy, device_id, flags, state)
       values ($1, $2, $3, $4, $5, 'in', $6, '{}', $7, 'phone', $8, $9)`,
      [
        company.id,
        id,
        taskId,
        shopId,
        people.handler.id,
        w.clock.now(),
        JSON.stringify(DEFAULT_CHECK_IN),
        flags,
        state,
      ],
    );
    return id;
  },
  offered: async (who, id) => (await seen(who.call(api.get, { id })))?.can ?? [],
  attempt: (_, who, event, { id, rev }) =>
    who.call(api.decide, { id, rev, event: event as CheckInEvent, reason: 'The mall has no signal' }),
};
