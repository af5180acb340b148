import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { HOURS_PARTS, type shopApi } from '@rondo/contract/shop';
import { SHOP_FIELDS } from '@rondo/contract/shop-fields';
import type { Actor } from '@rondo/domain/actor';
import { specialFaults } from '@rondo/domain/business-hours';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { writeHistory } from '../../../platform/history.ts';
import { longWork, type RowError } from '../../../platform/long-work.ts';
import { startWork } from '../../../platform/start-work.ts';
import * as copies from '../copy-hours.queries.ts';
import * as q from '../shop.queries.ts';

/** Stores of one statement, between two signals of progress. */
const BATCH = 500;

/** Gives other stores the hours of one, as background work. */
export async function copyHours(
  { actor, once, language }: Context,
  { requestId, fromId, parts, shopIds, groupIds }: Parsed<typeof shopApi.copyHours>,
): Promise<Output<typeof shopApi.copyHours>> {
  return once(requestId, 'shop.copyHours', async (tx) => {
    const from = await q.byId(tx.db, actor, fromId).executeTakeFirst();
    if (!from) throw new AppError('NOT_FOUND', { fields: [{ path: 'fromId', rule: 'invalid' }] });
    const targets = await copies.targets(tx.db, actor, { fromId, shopIds, groupIds }, LIMIT.shop.copied + 1).execute();
    if (targets.length === 0) throw refuseField('shopIds', 'required');
    if (targets.length > LIMIT.shop.copied) throw refuseField('shopIds', 'too_many', { max: LIMIT.shop.copied });
    const jobId = tx.newId();
    await startWork(tx, {
      ...{ id: jobId, kind: 'shop.copy', memberId: actor.memberId, total: targets.length },
      name: translate(language, 'shop.copyHours.job', { name: from.name }),
      input: { fromId, parts, ids: targets.map(({ id }) => id) },
    });
    return { jobId, shops: targets.length };
  });
}

type Row = copies.ShopWithHours;

export const copyHoursWork = longWork({
  kind: 'shop.copy',
  code: 'shop_store',
  schema: z.object({ fromId: z.uuid(), parts: z.enum(HOURS_PARTS), ids: z.array(z.uuid()) }),
  run: async (tx, actor, { fromId, parts, ids }, { progress }) => {
    const from = await q.byId(tx.db, actor, fromId).executeTakeFirst();
    if (!from) throw new AppError('NOT_FOUND');
    const errors: RowError[] = [];
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      const rows = await copies.held(tx.db, actor, batch).execute();
      const fresh = rows.map((row) => ({ row, ...copied(from, row, parts) }));
      const bad = fresh.filter(({ hours, specialDays }) => specialFaults(hours, specialDays).length > 0);
      const refused = new Set(bad.map(({ row }) => row.id));
      errors.push(...bad.map(({ row }) => errorOf(tx, ids.indexOf(row.id), row.name, 'HOURS_OVERLAP')));
      const found = new Set(rows.map(({ id }) => id));
      const gone = batch.filter((id) => !found.has(id));
      errors.push(...gone.map((id) => errorOf(tx, ids.indexOf(id), '', 'NOT_FOUND')));
      await write(
        tx,
        actor,
        from,
        parts,
        rows.filter(({ id }) => !refused.has(id)),
      );
      await progress(Math.min(at + BATCH, ids.length));
    }
    return { counts: { acted: ids.length - errors.length, refused: errors.length }, errors };
  },
});

type Parts = (typeof HOURS_PARTS)[number];
type Source = Pick<Row, 'hours' | 'special_days'>;

const takes = (parts: Parts, part: Exclude<Parts, 'both'>): boolean => parts === 'both' || parts === part;

/** What a store has afterwards: each part from the one or from itself. */
function copied(from: Source, to: Source, parts: Parts) {
  return {
    hours: SHOP_FIELDS.hours.output.parse((takes(parts, 'hours') ? from : to).hours),
    specialDays: SHOP_FIELDS.specialDays.output.parse((takes(parts, 'specialDays') ? from : to).special_days),
  };
}

async function write(
  tx: Tx,
  actor: Actor,
  from: Source & { name: string },
  parts: Parts,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = {
    ...(takes(parts, 'hours') ? { hours: JSON.stringify(from.hours) } : {}),
    ...(takes(parts, 'specialDays') ? { special_days: JSON.stringify(from.special_days) } : {}),
  };
  const ids = rows.map(({ id }) => id);
  await copies.overwrite(tx.db, actor.companyId, ids, { ...columns, updated_at: tx.now() }).execute();
  const changes = [
    ...(takes(parts, 'hours') ? [{ field: 'hours', before: null, after: null }] : []),
    ...(takes(parts, 'specialDays') ? [{ field: 'special_days', before: null, after: null }] : []),
  ];
  const entry = { kind: 'shop', event: 'hours_copied', data: { from: from.name, changes } } as const;
  const by = { memberId: actor.memberId, name: actor.name };
  const writer = { companyId: actor.companyId, at: tx.now(), newId: tx.newId, actor: by };
  await writeHistory(
    tx.db,
    { ...writer, ip: tx.ip || null, device: tx.device || null },
    rows.map(({ id, name }) => ({ ...entry, id, name })),
  );
}

/** A store that was left out, with its place among those that were asked for. */
const errorOf = (tx: Tx, at: number, name: string, reason: 'HOURS_OVERLAP' | 'NOT_FOUND'): RowError => ({
  row: at + 1,
  column: translate(tx.language, 'shop.column.shop'),
  value: name,
  message: translate(tx.language, `error.${reason}`),
});
