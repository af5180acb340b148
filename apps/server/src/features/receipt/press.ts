import type { Tx } from '../../platform/context.ts';
import { peopleByIds } from '../people/index.ts';
import { administratorsAt, peopleByRule } from '../task/index.ts';
import * as q from './asked.queries.ts';
import { giveSight } from './give-sight.ts';
import { nameOf, pageOf } from './receipt.present.ts';

type Late = Awaited<ReturnType<typeof q.press>>['rows'][number];

/** The time of a receipt is over: its manager hears so once more, and whoever leads them once. Again it finds none. */
export async function pressLate(tx: Tx): Promise<void> {
  const { rows } = await q.press(tx.db, tx.companyId, tx.now());
  for (const row of rows) {
    const params = { shop: row.shop_name, number: row.number, name: row.member_name };
    const told = { params, page: pageOf(row.record_id), shopId: row.shop_id } as const;
    await tx.emit('member.told', { ...told, to: [row.member_id], text: 'receipt_late', key: `receipt_late:${row.id}` });
    const line = { kind: 'receipt', id: row.id, name: nameOf(row) } as const;
    await tx.addHistory({ ...line, event: 'remind' });
    const superiors = await superiorsOf(tx, row);
    if (superiors.length === 0) continue;
    const nameById = await peopleByIds(tx.db, tx.companyId, superiors);
    const to = superiors.flatMap((id) => nameById(id)?.name ?? []);
    await tx.addHistory({ ...line, event: 'escalate', data: { to } });
    await giveSight(tx, { taskId: row.task_id, shopId: row.shop_id }, superiors);
    const key = `receipt_late_superior:${row.id}`;
    await tx.emit('member.told', { ...told, to: superiors, text: 'receipt_late_superior', key });
  }
}

/** The heads of the manager's department; where there is none the area managers of the store, else administrators. */
async function superiorsOf({ db, companyId }: Tx, { member_id: initiatorId, shop_id }: Late): Promise<string[]> {
  const of = { companyId, initiatorId, shopIds: [shop_id] };
  const finds = [
    () => peopleByRule(db, { kind: 'head' }, of),
    () => peopleByRule(db, { kind: 'area_manager' }, of),
    () => administratorsAt(db, of),
  ];
  for (const find of finds) {
    const found = (await find())(shop_id).filter((id) => id !== initiatorId);
    if (found.length > 0) return [...new Set(found)];
  }
  return [];
}
