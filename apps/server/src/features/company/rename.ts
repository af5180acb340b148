import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { renameRootGroup } from '../shop/index.ts';
import { companyChanges } from './changes.ts';
import * as q from './company.queries.ts';
import { notifyPages } from './notify-pages.ts';

/**
 * The company's name, written where its root department is edited; the caller writes the department. Does nothing when it is
 * the name already. Refuses FORBIDDEN without `x_company_setting`, and COMPANY_DISSOLVING: who dissolves a company types its name.
 */
export async function renameCompany(tx: Tx, actor: Actor, name: string): Promise<void> {
  const before = await q.lock(tx.db, tx.companyId).executeTakeFirstOrThrow();
  if (before.name === name) return;
  if (!actor.codes.has('x_company_setting')) throw new AppError('FORBIDDEN');
  refuseNewName(before, name);
  await q.save(tx.db, tx.companyId, before.rev, { name }).execute();
  await renameRootGroup(tx.db, tx.companyId, before.name, name).execute();
  const changes = companyChanges(before, { name });
  await tx.addHistory({ kind: 'company', id: tx.companyId, name, event: 'saved', data: { changes } });
  await notifyPages(tx);
}

/** While a company comes to its end its name stays: whoever confirms the end has to type it. */
export function refuseNewName(company: { name: string; state: string }, name: string): void {
  if (company.name !== name && company.state !== 'normal') throw new AppError('COMPANY_DISSOLVING');
}
