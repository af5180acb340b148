import type { flowDashboardApi as api } from '@rondo/contract/flow-dashboard';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { mayManageFlowDashboard } from '@rondo/domain/flow-dashboard';
import { translate } from '@rondo/messages';
import { changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import { detailOf, find, KIND } from '../find.ts';
import { viewOf } from '../flow-dashboard.present.ts';
import * as q from '../flow-dashboard.queries.ts';
import * as s from '../share.queries.ts';

export async function share(
  { actor, change, language }: Context,
  { id, rev, shares }: Parsed<typeof api.share>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const reader = { db: tx.db, actor };
    const row = await find(reader, id);
    if (!mayManageFlowDashboard(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    const wanted = new Map(shares.map(({ kind, id: subject, level }) => [`${kind}:${subject}`, level]));
    const before = await s.sharesOf(tx.db, tx.companyId, id);
    const old = new Set(before.map(({ kind, id: subject }) => `${kind}:${subject}`));
    const { rows: there } = await s.subjectsThere(tx.companyId, [...wanted.keys()]).execute(tx.db);
    const isKnown = (key: string): boolean => old.has(key) || there.some(({ subject }) => subject === key);
    if (![...wanted.keys()].every(isKnown)) throw new AppError('NOT_FOUND');
    const saved = await q.update(tx.db, tx.companyId, { id, rev }, { updated_at: tx.now() }).executeTakeFirst();
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf(reader, id));
    await s.dropShares(tx.db, tx.companyId, id).execute();
    const rows = [...wanted].map(([subject, level]) => ({
      company_id: tx.companyId,
      dashboard_id: id,
      subject,
      level,
    }));
    if (rows.length > 0) await s.addShares(tx.db, rows).execute();
    const words = (list: Awaited<ReturnType<typeof s.sharesOf>>): string =>
      list
        .map(
          ({ name, level }) =>
            `${name ?? ''} (${translate(language, `flowDashboard.level.${level === 'edit' ? 'edit' : 'view'}`)})`,
        )
        .join(', ');
    const after = await s.sharesOf(tx.db, tx.companyId, id);
    const changes = changesOf({ flowShares: [words(before), words(after)] });
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'shared', data: { changes } });
    return saved;
  });
}

export async function mark(
  { actor, change }: Context,
  { id, isFavourite, isDefault }: Parsed<typeof api.mark>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    await find({ db: tx.db, actor }, id);
    const whose = { companyId: tx.companyId, memberId: actor.memberId };
    if (isDefault === true) await s.clearMine(tx.db, whose.companyId, whose.memberId).execute();
    if (isFavourite !== undefined || isDefault !== undefined)
      await onUniqueViolation({ flow_dashboard_mark_default: () => new AppError('STALE') }, () =>
        s.mark(tx.db, { ...whose, dashboardId: id, isFavourite, isDefault }).execute(),
      );
    return { done: true as const };
  });
}

/** The one that everybody begins with who has none of their own. */
export async function setDefault(
  { actor, change }: Context,
  { id, isDefault }: Parsed<typeof api.setDefault>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (row.is_default === isDefault) return { done: true as const };
    await q.clearDefault(tx.db, tx.companyId).execute();
    await onUniqueViolation({ flow_dashboard_default: () => new AppError('STALE') }, () =>
      q.setDefault(tx.db, tx.companyId, id, isDefault).execute(),
    );
    await tx.addHistory({ kind: KIND, id, name: row.name, event: isDefault ? 'made_default' : 'no_default' });
    return { done: true as const };
  });
}
