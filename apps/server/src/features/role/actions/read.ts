import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { roleApi as api } from '@rondo/contract/role';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { diffOf } from '../diff.ts';
import * as h from '../holder.queries.ts';
import { referencesTo } from '../references.ts';
import { inOrder, presentRole } from '../role.present.ts';
import * as q from '../role.queries.ts';

/** All roles of the company. */
export async function list({ db, actor, language }: Context): Promise<Output<typeof api.list>> {
  const rows = await q.list(db, actor.companyId).execute();
  return rows.map((row) => presentRole(row, actor, language)).sort(inOrder);
}

/** Who holds a role. */
export async function members(
  { db, actor }: Context,
  { id, keyword }: Parsed<typeof api.members>,
): Promise<Output<typeof api.members>> {
  await requireRole({ db, actor }, id);
  const [rows, counted] = await Promise.all([
    h.members(db, actor.companyId, id, keyword).execute(),
    h.memberCount(db, actor.companyId, id, keyword).executeTakeFirstOrThrow(),
  ]);
  return { list: rows, total: counted.count };
}

/** What names a role. */
export async function references(
  { db, actor, language }: Context,
  { id }: Parsed<typeof api.references>,
): Promise<Output<typeof api.references>> {
  await requireRole({ db, actor }, id);
  return referencesTo(db, actor.companyId, id, language);
}

/** What saving a role would give and take. */
export async function diff(
  { db, actor }: Context,
  { id, codes, tier }: Parsed<typeof api.diff>,
): Promise<Output<typeof api.diff>> {
  const role = await requireRole({ db, actor }, id);
  return (await diffOf(db, actor.companyId, id, role, { codes, tier })).diff;
}

async function requireRole({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string) {
  const role = await q.byId(db, actor.companyId, id).executeTakeFirst();
  if (!role) throw new AppError('NOT_FOUND');
  return role;
}
