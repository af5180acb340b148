import { freeTaskApi } from '@rondo/contract/free-task';
import { HOUR_MS } from '@rondo/domain/duration';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A free task at each store and one of no store, and a preset. */
export const samples: Samples = {
  async ofCompany(w, { company: { owner } }) {
    const deadlineAt = new Date(w.clock.now().getTime() + 48 * HOUR_MS).toISOString();
    const { firstTaskId: storelessTask } = await owner.call(freeTaskApi.create, {
      name: 'Plan the opening party',
      executor: { kind: 'members', memberIds: [owner.id] },
      deadlineAt,
      requestId: requestId(),
    });
    const { id: freeTaskPreset } = await owner.call(freeTaskApi.savePreset, {
      name: 'Shelf labels',
      body: { name: 'Shelf labels', content: 'Print and replace' },
      requestId: requestId(),
    });
    return { storelessTask, freeTaskPreset };
  },
  async ofShop(w, { company: { owner } }, shop) {
    const deadlineAt = new Date(w.clock.now().getTime() + 48 * HOUR_MS).toISOString();
    const { firstTaskId: freeTask } = await owner.call(freeTaskApi.create, {
      name: 'Count the shelves',
      content: 'Both rooms',
      shopIds: [shop.id],
      executor: { kind: 'members', memberIds: [shop.manager.id] },
      evidence: { number: true, numberLabel: 'Shelves' },
      deadlineAt,
      requestId: requestId(),
    });
    return { freeTask };
  },
  fields: {
    freeTaskPreset: /^\/inspect\/V3\/freeTask\/preset\S* id$/,
    freeTask: /^\/inspect\/V3\/freeTask\/\w+ id$/,
    file: /^\/inspect\/V3\/freeTask\/\w+ (fileIds|photoIds)$/,
  },
};
