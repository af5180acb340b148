import type { ProcessPlan } from '@rondo/contract/process-plan';
import type { ProcessSource } from '@rondo/domain/process-plan';
import type { Mode } from '@rondo/domain/task';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './inspect-setting.queries.ts';
import { planOf } from './present.ts';

/** The default process that new tasks of a mode and a template get, and where it comes from; null: there is none. */
export async function processHolding(
  db: Db,
  companyId: string,
  mode: Mode,
  templateId: string,
): Promise<(ProcessPlan & { source: Exclude<ProcessSource, 'dispatch'> }) | null> {
  const row = await q.holding(db, companyId, mode, templateId).executeTakeFirst();
  return row ? { ...planOf(row), source: row.template_id === null ? 'company' : 'template' } : null;
}
