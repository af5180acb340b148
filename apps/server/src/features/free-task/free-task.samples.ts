import { freeTaskApi } from '@rondo/contract/free-task';
import { HOUR_MS } from '@rondo/domain/duration';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

const EVERY_DAY = {
  recurrence: { frequency: 'daily' as const, everyDays: 1 },
  ...{ startOn: '2190-01-01', startTime: '09:00', term: { kind: 'days' as const, days: 0 } },
};

/** A free task at each store and one of no store, and a preset. */
export const samples: Samples = {
  async ofCompany(w, { company }) {
    const { owner } = company;
    const deadlineAt = new Date(w.clock.now().getTime() + 48 * HOUR_MS).toISOString();
    const { firstTaskId: storelessTask } = await owner.call(freeTaskApi.create, {
      name: 'Plan the opening party',
      executor: { kind: 'members', memberIds: [owner.id] },
      review: false,
      deadlineAt,
      requestId: requestId(),
    });
    const { id: freeTaskPreset } = await owner.call(freeTaskApi.savePreset, {
      name: 'Shelf labels',
      body: { name: 'Shelf labels', content: 'Print and replace' },
      requestId: requestId(),
    });
    const { id: freeTaskRepeat } = await owner.call(freeTaskApi.createRepeat, {
      name: 'Count the till',
      executor: { kind: 'members', memberIds: [owner.id] },
      review: false,
      schedule: EVERY_DAY,
      requestId: requestId(),
    });
    await w.sql(
      `insert into free_task_repeat_run (company_id, repeat_id, due_on, time_zone, batch_id, tasks, given_at)
       values ($1, $2, '2026-11-16', 'Asia/Shanghai', $2, 1, now())`,
      [company.id, freeTaskRepeat],
    );
    return { storelessTask, freeTaskPreset, freeTaskRepeat };
  },
  async ofShop(w, { company: { owner } }, shop) {
    const deadlineAt = new Date(w.clock.now().getTime() + 48 * HOUR_MS).toISOString();
    const { firstTaskId: freeTask } = await owner.call(freeTaskApi.create, {
      name: 'Count the shelves',
      content: 'Both rooms',
      shopIds: [shop.id],
      executor: { kind: 'members', memberIds: [shop.manager.id] },
      review: false,
      evidence: { number: true, numberLabel: 'Shelves' },
      deadlineAt,
      requestId: requestId(),
    });
    return { freeTask };
  },
  fields: {
    freeTaskRepeat: /^\/inspect\/V3\/freeTask\/repeat\S* id$/,
    freeTaskPreset: /^\/inspect\/V3\/freeTask\/preset\S* id$/,
    freeTask: /^\/inspect\/V3\/freeTask\/\w+ id$/,
    file: /^\/inspect\/V3\/freeTask\/\S+ \S*(fileIds|photoIds)$/,
  },
};
