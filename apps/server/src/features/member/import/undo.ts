import type { Undone } from '@rondo/contract/job';
import type { Actor } from '@rondo/domain/actor';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Tx } from '../../../platform/context.ts';
import { writeHistory, writerOf } from '../../../platform/history.ts';
import type { WrittenRow } from '../../../platform/import/definition.ts';
import { keeping } from '../../../platform/import/keeping.ts';
import { undoDepartments } from '../../department/index.ts';
import { importedMembers, memberDepartments, memberRoles } from '../../people/index.ts';
import { requireGrantable, withAccessChange } from '../../role/index.ts';
import { holdMembers, refusalOf } from '../find.ts';
import * as q from './undo.queries.ts';

/** Written by `membersAsTheyAre`; enough of it is asked to know it by. */
const asItWas = z.looseObject({
  id: z.uuid(),
  roles: z.array(z.uuid()),
  departments: z.array(z.object({ id: z.uuid(), is_primary: z.boolean() })),
});
type AsItWas = z.output<typeof asItWas>;

/** Takes members and departments of an import back. Who came in, was changed or has work stays and is named. */
export async function undoMembers(tx: Tx, asking: Actor, rows: readonly WrittenRow[]): Promise<Undone> {
  const { kept, keep } = keeping((reason) => translate(tx.language, `import.kept.${reason}`));
  const members = rows.filter(({ kind }) => kind === 'member');
  const { actor, members: held } = await holdMembers(tx, asking, idsOf(members));
  const now = new Map((await q.hold(tx.db, actor.companyId, idsOf(members)).execute()).map((one) => [one.id, one]));
  const free = members.filter((row) => {
    const [one, view] = [now.get(row.id), held.get(row.id)];
    if (!one || !view) return false;
    if (one.rev !== row.rev || refusalOf(actor, view, 'assign') !== null) return keep(one.name, 'changed');
    return row.before === null && one.used ? keep(one.name, 'used') : true;
  });
  const made = free.filter(({ before }) => before === null);
  await importedMembers.remove(tx.db, actor.companyId, idsOf(made));
  const changed = free.filter(({ before }) => before !== null);
  await restore(
    tx,
    actor,
    changed.map(({ before }) => asItWas.parse(before)),
  );
  await addHistory(tx, actor, made, 'removed');
  await addHistory(tx, actor, changed, 'restored');
  const departments = rows.filter(({ kind }) => kind === 'department');
  const rest = await undoDepartments(tx, actor, departments);
  const all = [...kept, ...rest.kept].slice(0, 200);
  return {
    removed: made.length + rest.removed,
    restored: changed.length,
    keptCount: kept.length + rest.keptCount,
    kept: all,
  };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Nobody is given back what whoever takes the import back may not give. */
async function restore(tx: Tx, actor: Actor, before: readonly AsItWas[]): Promise<void> {
  if (before.length === 0) return;
  const ids = idsOf(before);
  await requireGrantable(
    tx,
    actor,
    before.flatMap(({ roles }) => roles),
  );
  await withAccessChange(tx, { memberIds: ids, cause: 'roles_assigned' }, async () => {
    await importedMembers.restore(actor.companyId, before, tx.now()).execute(tx.db);
    await memberRoles.dropOfAll(tx.db, actor.companyId, ids).execute();
    const roles = before.flatMap(({ id, roles: all }) => all.map((role_id) => ({ member_id: id, role_id })));
    await memberRoles.insertAll(actor.companyId, roles).execute(tx.db);
    await memberDepartments.dropOfAll(tx.db, actor.companyId, ids).execute();
    const departments = before.flatMap(({ id, departments: all }) =>
      all.map((one) => ({ member_id: id, department_id: one.id, is_primary: one.is_primary })),
    );
    await memberDepartments.insertAll(actor.companyId, departments).execute(tx.db);
  });
}

async function addHistory(tx: Tx, actor: Actor, rows: readonly WrittenRow[], event: string): Promise<void> {
  await writeHistory(
    tx.db,
    writerOf(tx, actor),
    rows.map(({ id, name }) => ({ kind: 'member', id, name, event })),
  );
}
