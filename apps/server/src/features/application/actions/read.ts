import type { applicationApi } from '@rondo/contract/application';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { page } from '../../../platform/list.ts';
import { peopleByIds } from '../../people/index.ts';
import { presentApplication } from '../application.present.ts';
import * as q from '../application.queries.ts';

export async function list(
  { db, actor, now }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof applicationApi.list>,
): Promise<Output<typeof applicationApi.list>> {
  const paging = { size, page: no, cursor, sort: q.NEWEST, id: 'application.id' };
  const { rows, ...rest } = await page(db, q.list(db, actor.companyId, filter), paging);
  const [person, { rows: same }] = await Promise.all([
    peopleByIds(
      db,
      actor.companyId,
      rows.flatMap((row) => [row.inviter_id, row.decided_by]),
    ),
    q.duplicates(
      db,
      actor.companyId,
      rows.map((row) => row.id),
    ),
  ]);
  const twins = new Map(same.map(({ application_id, ...member }) => [application_id, member]));
  const related = { person, duplicateOf: (id: string) => twins.get(id) ?? null, now: now() };
  return { ...rest, list: rows.map((row) => presentApplication(row, related)) };
}

export async function counts({ db, actor }: Context): Promise<Output<typeof applicationApi.counts>> {
  const rows = await q.counts(db, actor.companyId).execute();
  const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    pending: of('pending'),
    approved: of('approved'),
    refused: of('refused'),
    withdrawn: of('withdrawn'),
    expired: of('expired'),
  };
}
