import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../../platform/context.ts';
import * as q from '../member.queries.ts';

export async function applyCount({ db, actor }: Context): Promise<number> {
  const { count } = await q.applicationCount(db, actor.companyId).executeTakeFirstOrThrow();
  return count;
}

export async function options(
  { db, actor, language }: Context,
  filter: Parsed<typeof memberApi.options>,
): Promise<Output<typeof memberApi.options>> {
  const knowsPeople = DIRECTORY.some((code) => actor.codes.has(code));
  const rows = await q.options(db, actor, filter, knowsPeople).execute();
  return rows.map(({ id, name, position, roles }) =>
    knowsPeople
      ? { id, name, position, roles: (roles ?? []).map((role) => roleName(language, role)) }
      : { id, name, position: '', roles: [] },
  );
}

/** Each of them lets its holder read who works in the company. */
const DIRECTORY = ['frame_book', 'frame_staff', 'frame_dept', 'frame_role'] as const;
