import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import { writeHistory } from '../../platform/history.ts';
import { departmentHeads } from '../department/index.ts';
import { shopManagers } from '../shop/index.ts';
import type { Settled } from './settle.ts';

interface Posts {
  shops: readonly Settled[];
  departments: readonly Settled[];
  successors: ReadonlyMap<string, PersonRef>;
}

/** Shops get another manager and departments another head, or go on with those who are left. */
export async function passPosts(
  tx: Tx,
  leaver: { id: string; name: string },
  { shops, departments, successors }: Posts,
): Promise<void> {
  const { db, companyId } = tx;
  const posts = (some: readonly Settled[]) =>
    some.map(({ row, to }) => ({ id: row.id, to_id: successors.has(to) ? to : null }));
  if (shops.length > 0) await shopManagers.appointSuccessors(db, companyId, leaver.id, posts(shops));
  const shopIds = (await shopManagers.dismissEverywhere(db, companyId, leaver.id).execute()).map((row) => row.id);
  if (departments.length > 0) await departmentHeads.appointSuccessors(db, companyId, leaver.id, posts(departments));
  const departmentIds = (await departmentHeads.dismissEverywhere(db, companyId, leaver.id).execute()).map(
    (row) => row.id,
  );
  if (shopIds.length > 0) await shopManagers.renumber(db, companyId, shopIds);
  const to = new Map([...shops, ...departments].map((s) => [s.row.id, successors.get(s.to)?.name ?? null]));
  const writer = {
    ...{ companyId, at: tx.now(), newId: tx.newId, actor: tx.actor },
    ...{ ip: tx.ip || null, device: tx.device || null },
  };
  const trace = (kind: 'shop' | 'department', event: string, field: string, rows: readonly PersonRef[]) =>
    writeHistory(
      db,
      writer,
      rows.map(({ id, name }) => ({
        kind,
        id,
        name,
        event,
        data: { changes: [{ field, before: leaver.name, after: to.get(id) ?? null }] },
      })),
    );
  const given = {
    shops: shopIds.length > 0 ? await shopManagers.touchShops(db, companyId, shopIds, tx.now()).execute() : [],
    departments:
      departmentIds.length > 0
        ? await departmentHeads.touchDepartments(db, companyId, departmentIds, tx.now()).execute()
        : [],
  };
  if (given.shops.length > 0) await trace('shop', 'managers_changed', 'managers', given.shops);
  if (given.departments.length > 0) await trace('department', 'heads_changed', 'heads', given.departments);
  const taken = takenOver(leaver, [...successors.values()], { shops, departments }, given);
  if (taken.length > 0) await writeHistory(db, writer, taken);
}

type Given = Record<'shops' | 'departments', readonly PersonRef[]>;

/** In the history of each successor: from whom, and the names of the stores and departments. */
function takenOver(
  leaver: { name: string },
  successors: readonly PersonRef[],
  settled: Record<keyof Given, readonly Settled[]>,
  given: Given,
) {
  return successors.flatMap(({ id, name }) => {
    const namesOf = (what: keyof Given) => {
      const own = new Set(settled[what].filter(({ to }) => to === id).map(({ row }) => row.id));
      return given[what].filter((one) => own.has(one.id)).map((one) => one.name);
    };
    const data = { from: leaver.name, shops: namesOf('shops'), departments: namesOf('departments') };
    const isNothing = data.shops.length + data.departments.length === 0;
    return isNothing ? [] : [{ kind: 'member' as const, id, name, event: 'handed_over', data }];
  });
}
