import type { dissolutionApi } from '@rondo/contract/dissolution';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { requireOwnCode } from '../code/index.ts';
import { cancelOffers, moveCompany, notifyPages } from '../company/index.ts';
import * as q from './dissolution.queries.ts';
import { writeOfEnding, writeOfKeeping } from './mails.ts';
import { dissolveAt, statusOf } from './status.ts';

type Status = Output<typeof dissolutionApi.get>;

export function get({ db, actor }: Context): Promise<Status> {
  return statusOf(db, actor.companyId);
}

/** The owner dissolves the company: from now on it cools off, and everybody is told. Work goes on meanwhile. */
export const startBy =
  (canSms: boolean) =>
  async (context: Context, { name, code }: Parsed<typeof dissolutionApi.start>): Promise<Status> => {
    const { db, actor, change } = context;
    if (!actor.isOwner) throw new AppError('FORBIDDEN');
    const { companyId } = actor;
    const company = await q.companyById(db, companyId).executeTakeFirstOrThrow();
    if (company.state !== 'normal') throw new AppError('COMPANY_DISSOLVING');
    if (name !== company.name) throw new AppError('COMPANY_NAME_DIFFERS');
    await requireOwnCode(context, 'dissolve', code);
    return change(async (tx) => {
      await requireOwner(tx, actor.memberId);
      const end = dissolveAt(tx.now());
      const moved = await moveCompany(tx.db, companyId, 'dissolve', { dissolve_at: end }).executeTakeFirst();
      if (!moved) throw new AppError('COMPANY_DISSOLVING');
      await cancelOffers(tx.db, companyId, tx.now()).execute();
      await addHistory(tx, moved.name, 'dissolution_started', 'normal', 'dissolving');
      await tell(tx, 'dissolution_started', {
        by: actor.name,
        company: moved.name,
        deadlineAt: end.toISOString(),
      });
      await writeOfEnding(tx, moved, actor.name, canSms);
      await notifyPages(tx);
      return statusOf(tx.db, companyId);
    });
  };

/** The owner keeps the company after all. */
export const takeBackBy =
  (canSms: boolean) =>
  async (context: Context, { code }: Parsed<typeof dissolutionApi.takeBack>): Promise<Status> => {
    const { db, actor, change } = context;
    if (!actor.isOwner) throw new AppError('FORBIDDEN');
    const { companyId } = actor;
    const company = await q.companyById(db, companyId).executeTakeFirstOrThrow();
    if (company.state !== 'dissolving') throw new AppError('MOVE_NOT_ALLOWED');
    await requireOwnCode(context, 'keep_company', code);
    return change(async (tx) => {
      await requireOwner(tx, actor.memberId);
      const moved = await moveCompany(tx.db, companyId, 'keep', { dissolve_at: null }).executeTakeFirst();
      if (!moved) throw new AppError('MOVE_NOT_ALLOWED');
      await addHistory(tx, moved.name, 'dissolution_taken_back', 'dissolving', 'normal');
      await tell(tx, 'dissolution_taken_back', { by: actor.name, company: moved.name });
      await writeOfKeeping(tx, moved, actor.name, canSms);
      await notifyPages(tx);
      return statusOf(tx.db, companyId);
    });
  };

/** The actor was worked out up to a second ago; under the lock the owner is who it says. */
async function requireOwner(tx: Tx, memberId: string): Promise<void> {
  await q.lockCompany(tx.db, tx.companyId).execute();
  const owner = await q.ownerId(tx.db, tx.companyId).executeTakeFirst();
  if (owner?.id !== memberId) throw new AppError('FORBIDDEN');
}

function addHistory(tx: Tx, name: string, event: string, from: string, to: string): Promise<void> {
  return tx.addHistory({ kind: 'company', id: tx.companyId, name, event, from, to });
}

type Text = 'dissolution_started' | 'dissolution_taken_back';

function tell(tx: Tx, text: Text, params: Record<string, string>): Promise<void> {
  // A company may be dissolved and kept several times: each has a message of its own.
  const key = `${text}:${tx.newId()}`;
  return tx.emit('member.told', {
    to: 'everyone',
    text,
    params,
    page: '/user/org?tab=company',
    key,
  });
}
