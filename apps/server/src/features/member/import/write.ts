import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { WriteOptions, Written } from '../../../platform/import/definition.ts';
import { administrators, requireGrantable } from '../../role/index.ts';
import { holdMembers, refusalOf } from '../find.ts';
import { type Reach, refuseDissolving } from '../invitation.ts';
import { requireScope } from '../place.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';
import { addMembers } from './add-members.ts';
import * as q from './import.queries.ts';
import { type Matcher, matcher } from './match.ts';
import { overwriteMembers } from './overwrite-members.ts';
import { makeDepartments } from './places.ts';
import { type KnownRow, type Plan, type PlannedRow, parseReached } from './plan.ts';

/** Writes a plan inside the transaction it is given: all of it or nothing. What was allowed then is asked again. */
export function writeMembers(
  tx: Tx,
  asking: Actor,
  plan: Plan,
  options: WriteOptions & { reach: Reach },
): Promise<Written> {
  return refuseDuplicates(
    () => write(tx, asking, plan, options),
    // Somebody took a number or an address meanwhile: what the dry run said is not true any more.
    () => Promise.reject(new AppError('STALE')),
  );
}

async function write(
  tx: Tx,
  asking: Actor,
  { rows }: Plan,
  options: WriteOptions & { reach: Reach },
): Promise<Written> {
  const company = await refuseDissolving(tx);
  const match = await matcher(tx.db, asking.companyId, rows);
  const { fresh, known } = sorted(rows, match);
  const wanted = options.duplicates === 'overwrite' ? known : [];
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
  await requireAll(tx, actor, writing);
  const { places, made } = await makeDepartments(tx, actor, new Set(writing.flatMap((row) => row.departments)));
  const sending = { company, reach: options.reach, ...parseReached(options.extra) };
  const { progress } = options;
  const added = await addMembers(tx, actor, { rows: fresh, personOf: match, places, sending, progress });
  const [administrator] = await administrators(tx.db, actor.companyId).execute();
  const before = await overwriteMembers(tx, actor, {
    rows: changed,
    members,
    places,
    progress: (done) => progress(fresh.length + done),
  });
  if (administrator && !(await administrators(tx.db, actor.companyId).executeTakeFirst()))
    throw new AppError('MEMBER_LAST_ADMIN', { params: { name: administrator.name } });
  const { count } = await q.shopsWithoutManager(tx.db, actor).executeTakeFirstOrThrow();
  const result = {
    created: fresh.length,
    updated: changed.length,
    skipped: rows.length - writing.length,
    departments: made.length,
    shopsWithoutManager: count,
  };
  await tx.addHistory({
    kind: 'member',
    id: options.importId,
    name: options.fileName,
    event: 'import_run',
    data: result,
  });
  return {
    result,
    rows: [
      ...added,
      ...before,
      ...made.map(({ id, name }) => ({ kind: 'department', id, name, rev: 0, before: null })),
    ],
  };
}

/** Who is new and who is there by now. */
function sorted(rows: readonly PlannedRow[], match: Matcher): { fresh: PlannedRow[]; known: KnownRow[] } {
  const fresh: PlannedRow[] = [];
  const known: KnownRow[] = [];
  for (const row of rows) {
    const { member, person } = match(row);
    // Somebody changed in the meantime what the dry run said.
    if (member === 'two' || (member === null && person === 'two')) throw new AppError('STALE');
    if (member) known.push({ row, memberId: member.id });
    else if (row.roleIds.length > 0 && (row.mobile !== null || row.mail !== null)) fresh.push(row);
  }
  return { fresh, known };
}

async function requireAll(tx: Tx, actor: Actor, rows: readonly PlannedRow[]): Promise<void> {
  await requireGrantable(
    tx,
    actor,
    rows.flatMap((row) => row.roleIds),
  );
  const scopes = rows.map((row) => row.scope).filter((scope) => scope !== null);
  if (scopes.some((scope) => scope.kind === 'all')) {
    await requireScope(tx.db, actor, { kind: 'all', shopIds: [], groupIds: [] });
  }
  const shopIds = [...new Set(scopes.flatMap((scope) => scope.shopIds))];
  const groupIds = [...new Set(scopes.flatMap((scope) => scope.groupIds))];
  await requireScope(tx.db, actor, { kind: 'some', shopIds, groupIds });
}
