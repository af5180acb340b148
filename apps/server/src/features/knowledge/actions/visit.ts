import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import type { Context } from '../../../platform/context.ts';
import { page } from '../../../platform/list.ts';
import { managed, seen } from '../find.ts';
import * as q from '../visit.queries.ts';

export async function visit(
  { db, actor, now }: Context,
  { id, place }: Parsed<typeof api.visit>,
): Promise<{ done: true }> {
  await seen({ db, actor }, id);
  await q.visit(db, actor, id, { place, at: now() });
  return { done: true };
}

/** Who opened a file, the latest first. */
export async function readers(
  { db, actor }: Context,
  { id, size, page: no, cursor }: Parsed<typeof api.readers>,
): Promise<Output<typeof api.readers>> {
  await managed({ db, actor }, id);
  const paging = { size, page: no, cursor, sort: q.LATEST, id: 'knowledge_visit.member_id' };
  const { rows, ...rest } = await page(db, q.readers(db, actor.companyId, id), paging);
  return {
    ...rest,
    list: rows.map((row) => ({
      member: { id: row.member_id, name: row.name },
      ...{ firstAt: row.first_at.toISOString(), lastAt: row.last_at.toISOString(), times: row.times },
    })),
  };
}

export async function favourite(
  { db, actor, now }: Context,
  { id, isFavourite }: Parsed<typeof api.favourite>,
): Promise<{ done: true }> {
  await seen({ db, actor }, id);
  await (isFavourite ? q.favour(db, actor, id, now()) : q.unfavour(db, actor, id)).execute();
  return { done: true };
}
