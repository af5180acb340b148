import { cycleApi } from '@rondo/contract/cycle';
import { v7 as uuidv7 } from 'uuid';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A cycle at each store, with a date on which the store got a task. */
export const samples: Samples = {
  async ofShop(w, { company, template }, shop) {
    const { owner } = company;
    const { id: cycle } = await owner.call(cycleApi.create, {
      name: 'Weekly food safety',
      mode: 'on_site',
      templateIds: [template.id],
      shopIds: [shop.id],
      executor: { kind: 'manager' },
      review: false,
      schedule: {
        recurrence: { frequency: 'weekly', weekdays: [0] },
        startOn: '2190-01-01',
        startTime: '09:00',
        term: { kind: 'days', days: 1 },
      },
      requestId: requestId(),
    });
    // The clock has looked at it: it does not do so again while something is attacked.
    await w.app.runJob('cycle.watch');
    const cycleOccurrence = uuidv7();
    await w.sql(
      `insert into cycle_occurrence (company_id, id, cycle_id, due_on, tasks, generated_at)
       values ($1, $2, $3, '2026-11-16', 1, now())`,
      [company.id, cycleOccurrence, cycle],
    );
    await w.sql(
      `insert into cycle_slot (company_id, occurrence_id, shop_id, executor_id, reason) values ($1, $2, $3, $3, 'day_off')`,
      [company.id, cycleOccurrence, shop.id],
    );
    return { cycle, cycleOccurrence };
  },
  fields: {
    shop: /^(?!\/push\/notice).* excludedIds$/,
    cycle: /^\/inspect\/V3\/cycle\/\S* (id|copyOf)$| cycleId$/,
    cycleOccurrence: / occurrenceId$/,
    member: /^\/inspect\/V3\/cycle\/(list|export) ownerId$/,
  },
};
