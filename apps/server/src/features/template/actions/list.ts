import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { TOTAL_CAP } from '@rondo/contract/kit/page';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { templateApi } from '@rondo/contract/template';
import { DAY_MS } from '@rondo/domain/duration';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { fileRefs } from '../../file/index.ts';
import { peopleByIds } from '../../people/index.ts';
import * as q from '../list.queries.ts';
import { presentShares } from '../share.ts';
import { presentRow } from '../template.present.ts';
import { usage } from '../used.queries.ts';
import { modesOf } from '../version.ts';

/** How far back "used" looks. */
const USED_DAYS = 30;

/** The templates of the company. There are dozens, not thousands: pages are jumped to, the total is exact. */
export async function list(
  { db, actor, now, language }: Context,
  filter: Parsed<typeof templateApi.list>,
): Promise<Output<typeof templateApi.list>> {
  const { companyId } = actor;
  const { size, page, sort } = filter;
  const { total } = await q.total(db, companyId, filter).executeTakeFirstOrThrow();
  const rows = await q.page(db, companyId, filter, { sort, size, offset: (page - 1) * size }).execute();
  const ids = rows.map((row) => row.id);
  const used = await usage(db, companyId, ids, usedSince(now())).execute();
  const people = await peopleByIds(
    db,
    companyId,
    rows.flatMap((row) => [row.created_by, row.edited_by]),
  );
  const coverOf = await coversOf(db, companyId, rows);
  const shareOf = await presentShares({ db, actor, language }, rows);
  const times = new Map(used.map((row) => [row.template_id, row.times]));
  return {
    list: rows.map((row) => {
      const shown = { method: row.method, items: row.item_count, totalPoints: Number(row.total_points) };
      const liveNo = row.live_version_id === null ? null : row.no;
      const usedTimes = times.get(row.id) ?? 0;
      return presentRow(row, { ...shown, liveNo, usedTimes, cover: coverOf(row), share: shareOf(row) }, people);
    }),
    total: Math.min(total, TOTAL_CAP),
    totalIsCapped: total > TOTAL_CAP,
    next: null,
  };
}

/** Published templates for dispatch and self-initiated inspections. */
export async function options(
  { db, actor }: Context,
  filter: Parsed<typeof templateApi.options>,
): Promise<Output<typeof templateApi.options>> {
  const rows = await q.options(db, actor, filter).execute();
  const coverOf = await coversOf(db, actor.companyId, rows);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    versionNo: row.no,
    items: row.item_count,
    modes: modesOf(row.modes),
    totalPoints: Number(row.total_points),
    cover: coverOf(row),
  }));
}

interface Covered {
  cover_id: string | null;
}

/** The cover pictures of some versions. */
async function coversOf(db: Db, companyId: string, rows: readonly Covered[]) {
  const files = await fileRefs(
    db,
    companyId,
    rows.flatMap(({ cover_id }) => cover_id ?? []),
  );
  return ({ cover_id }: Covered): FileRef | null => (cover_id === null ? null : (files([cover_id])[0] ?? null));
}

export function usedSince(now: Date): Date {
  return new Date(now.getTime() - USED_DAYS * DAY_MS);
}
