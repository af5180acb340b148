import { receiptApi as api } from '@rondo/contract/receipt';
import { type ReceiptAct, recordReceiptMachine } from '@rondo/domain/receipt';
import { answersOf, dispatchTo, inspect } from '../../inspection.ts';
import { type Driver, seen } from '../driver.ts';
import type { Stage } from '../stage.ts';

/** Reports are acknowledged, one switch for a whole run. */
const SWITCHED = new WeakMap<Stage, Promise<unknown>>();
const switchOn = (stage: Stage): Promise<unknown> => {
  const made = SWITCHED.get(stage) ?? stage.company.owner.call(api.saveSetting, { hours: 1, rev: 0 });
  SWITCHED.set(stage, made);
  return made;
};

/** A store of its own for each, with one manager; some do not manage it any more, and some have not opened the report. */
export const recordReceipt: Driver = {
  table: 'record_receipt',
  machine: recordReceiptMachine,
  weight: 1,
  cast: ['owner', 'handler', 'other', 'outsider'],
  clock: { jobs: ['receipt.watch'] },
  async begin(stage, [isOthers, isDismissed, isUnopened]) {
    await switchOn(stage);
    const { w, company, people, template } = stage;
    const manager = people[isOthers ? 'other' : 'handler'];
    const shopId = await company.shop({ managerIds: [manager.id] });
    w.clock.refreshActors();
    const executor = { kind: 'members' as const, memberIds: [people.clerk.id] };
    const { firstTaskId } = await dispatchTo(w, people.clerk, template.id, [shopId], { executor });
    const { recordId } = await inspect(people.clerk, firstTaskId, answersOf(template.items));
    await w.settle();
    const [row] = await w.sql<{ id: string }>('select id from record_receipt where record_id = $1', [recordId]);
    if (!row) throw new Error('nobody was asked to acknowledge the record');
    if (!isUnopened || isDismissed) await manager.call(api.open, { recordId });
    if (isDismissed) await w.sql('delete from shop_manager where shop_id = $1', [shopId]);
    w.clock.refreshActors();
    return row.id;
  },
  offered: async (who, id, _key, { row }) => {
    const { mine } = (await seen(who.call(api.ofRecord, { recordId: String(row.record_id) }))) ?? { mine: null };
    return mine?.id === id ? mine.can : [];
  },
  attempt: (_, who, event, { id, rev }) =>
    event === 'drop' ? null : who.call(api.move, { id, rev, event: event as ReceiptAct, comment: 'So be it' }),
};
