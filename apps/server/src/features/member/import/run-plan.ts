import type { Output } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { demandGrantable } from '../../role/index.ts';
import { holdMembers, refusalOf } from '../find.ts';
import { demandScope } from '../place.ts';
import { addMembers } from './add-members.ts';
import * as q from './import.queries.ts';
import { matcher } from './match.ts';
import { overwriteMembers } from './overwrite-members.ts';
import { makeDepartments } from './places.ts';
import type { KnownRow, Plan, PlannedRow, Sending } from './plan.ts';

type Result = Output<typeof memberApi.runImport>;

/** Writes a plan inside the transaction it is given: all of it or nothing. What was allowed then is asked again. */
export async function runPlan(
  tx: Tx,
  asking: Actor,
  { rows }: Plan,
  { duplicates, sending }: { duplicates: 'skip' | 'overwrite'; sending: Sending },
): Promise<Result> {
  const match = await matcher(tx.db, asking.companyId, rows);
  const fresh: PlannedRow[] = [];
  const known: KnownRow[] = [];
  for (const row of rows) {
    const { member, person } = match(row);
    // Somebody changed in the meantime what the dry run said.
    if (member === 'two' || (member === null && person === 'two')) throw new AppError('STALE');
    if (member) known.push({ row, memberId: member.id });
    else if (row.roleIds.length > 0 && (row.mobile !== null || row.mail !== null)) fresh.push(row);
  }
  const wanted = duplicates === 'overwrite' ? known : [];
  const { actor, members } = await holdMembers(
    tx,
    asking,
    wanted.map((one) => one.memberId),
  );
  const changed = wanted.filter(({ memberId }) => {
    const held = members.get(memberId);
    return held !== undefined && memberId !== actor.memberId && refusalOf(actor, held, 'assign') === null;
  });
  const writing = [...fresh, ...changed.map((one) => one.row)];
  await demandAll(tx, actor, writing);
  const places = await makeDepartments(tx, new Set(writing.flatMap((row) => row.departments)));
  await addMembers(tx, actor, { rows: fresh, personOf: match, places, sending });
  await overwriteMembers(tx, actor, { rows: changed, members, places });
  const { count } = await q.shopsWithoutManager(tx.db, actor).executeTakeFirstOrThrow();
  return {
    created: fresh.length,
    updated: changed.length,
    skipped: rows.length - writing.length,
    shopsWithoutManager: count,
  };
}

async function demandAll(tx: Tx, actor: Actor, rows: readonly PlannedRow[]): Promise<void> {
  await demandGrantable(
    tx.db,
    actor,
    rows.flatMap((row) => row.roleIds),
  );
  const scopes = rows.map((row) => row.scope).filter((scope) => scope !== null);
  if (scopes.some((scope) => scope.kind === 'all')) {
    await demandScope(tx.db, actor, { kind: 'all', shopIds: [], groupIds: [] });
  }
  const shopIds = [...new Set(scopes.flatMap((scope) => scope.shopIds))];
  const groupIds = [...new Set(scopes.flatMap((scope) => scope.groupIds))];
  await demandScope(tx.db, actor, { kind: 'some', shopIds, groupIds });
}
