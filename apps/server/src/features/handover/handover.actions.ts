import { type handoverApi, orphanRow } from '@rondo/contract/handover';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { InHand, OrphanCheck } from '../../platform/in-hand.ts';
import { presentItem } from './handover.present.ts';
import * as leaver from './leaver.queries.ts';
import { openItems } from './open-items.queries.ts';
import * as orphan from './orphan.queries.ts';

/** Everything the signed-in member has in hand. */
export const own =
  (inHand: readonly InHand[]) =>
  (context: Context): Promise<Output<typeof handoverApi.own>> =>
    items(inHand)(context, { memberId: context.actor.memberId });

/** Everything a member has in hand. */
export const items =
  (inHand: readonly InHand[]) =>
  async (
    { db, actor }: Context,
    { memberId }: Parsed<typeof handoverApi.items>,
  ): Promise<Output<typeof handoverApi.items>> => {
    const member = await leaver.byId(db, actor.companyId, memberId).executeTakeFirst();
    if (!member) throw new AppError('NOT_FOUND');
    const open = await openItems(db, inHand, actor.companyId, memberId);
    return { memberId, name: member.name, rev: member.rev, items: open.map(presentItem) };
  };

/** What the last nightly check found. */
export const orphans =
  (checks: readonly OrphanCheck[]) =>
  async ({ db, actor }: Context): Promise<Output<typeof handoverApi.orphans>> => {
    const [rows, { total, checked_at }] = await Promise.all([
      orphan.list(db, actor).execute(),
      orphan.summary(db, actor).executeTakeFirstOrThrow(),
    ]);
    const list = rows.map((row) => {
      const check = checks.find(({ kind }) => kind === row.object_kind);
      if (!check) throw new Error(`no feature finds orphans of kind ${row.object_kind}`);
      return {
        kind: check.kind,
        id: row.object_id,
        missing: orphanRow.shape.missing.parse(row.missing),
        label: row.label,
        page: `${check.page}${row.object_id}`,
        foundAt: row.found_at.toISOString(),
      };
    });
    return { list, total, checkedAt: checked_at?.toISOString() ?? null };
  };
