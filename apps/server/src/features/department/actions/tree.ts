import type { DepartmentNode } from '@rondo/contract/department';
import { DEPARTMENT_FIELDS } from '@rondo/contract/department-fields';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Context } from '../../../platform/context.ts';
import { fieldsOf } from '../../../platform/fields.ts';
import { groupSegment } from '../../scope/index.ts';
import * as q from '../department.queries.ts';
import { depthOf } from '../lineage.ts';

/** Every department with its counts and heads: each followed by what is below it, siblings in their order. */
export async function tree({ db, actor }: Context): Promise<DepartmentNode[]> {
  const { companyId } = actor;
  const [rows, { rows: counts }, heads] = await Promise.all([
    q.all(db, companyId).execute(),
    q.memberCounts(db, companyId),
    q.heads(db, companyId).execute(),
  ]);
  const countOf = new Map(counts.map((row) => [row.step, row]));
  const headsOf = new Map<string, PersonRef[]>();
  for (const { department_id, id, name } of heads) {
    headsOf.set(department_id, [...(headsOf.get(department_id) ?? []), { id, name }]);
  }
  return inOrder(rows).map((row) => {
    const counted = countOf.get(groupSegment(row.id).slice(0, -1));
    return {
      id: row.id,
      parentId: row.parent_id,
      ...fieldsOf(DEPARTMENT_FIELDS, row),
      sort: row.sort,
      depth: depthOf(row.lineage),
      heads: headsOf.get(row.id) ?? [],
      members: counted?.own ?? 0,
      membersBelow: counted?.below ?? 0,
      rev: row.rev,
    };
  });
}

/** Depth first; `rows` have siblings in their order. */
function inOrder<Row extends { id: string; parent_id: string | null }>(rows: readonly Row[]): Row[] {
  const below = new Map<string | null, Row[]>();
  for (const row of rows) {
    const siblings = below.get(row.parent_id);
    if (siblings) siblings.push(row);
    else below.set(row.parent_id, [row]);
  }
  const ordered: Row[] = [];
  const add = (row: Row): void => {
    ordered.push(row);
    for (const child of below.get(row.id) ?? []) add(child);
  };
  for (const root of below.get(null) ?? []) add(root);
  return ordered;
}
