import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import type { Language } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { dropOldPlans, keepPlan, takePlan } from '../../../platform/import-plan.ts';
import { readTable } from '../../../platform/table/read-table.ts';
import { receiveFile } from '../../../platform/table/receive-file.ts';
import { isImportField } from '../import/columns.ts';
import { type DryRun, dryRun } from '../import/dry-run.ts';
import { PLAN_KEPT_MS, type Plan } from '../import/plan.ts';
import { runPlan } from '../import/run-plan.ts';

/** Errors and duplicates that are listed one by one. */
const LISTED = 200;
/** Characters of a wrong cell that are repeated. */
const SHOWN = 100;

type Report = Output<typeof shopApi.importDryRun>;

export async function importDryRun(
  context: Context,
  _: Parsed<typeof shopApi.importDryRun>,
  { request }: Wire,
): Promise<Report> {
  const { name, bytes, mapping } = await receiveFile(
    request,
    shopApi.importDryRun.upload?.maxBytes ?? 0,
    isImportField,
  );
  const found = await dryRun(context, await readTable(bytes), mapping);
  const { actor, newId, now, change } = context;
  const importId = newId();
  await change(async ({ db }) => {
    await dropOldPlans(db, actor.companyId, new Date(now().getTime() - PLAN_KEPT_MS)).execute();
    const plan = { id: importId, member_id: actor.memberId, file_name: name, rows: JSON.stringify(found.plan) };
    await keepPlan(db, { kind: 'shop', company_id: actor.companyId, ...plan, created_at: now() }).execute();
  });
  return present(found, importId, name, context.language);
}

export async function importRun(
  { actor, once, now }: Context,
  { importId, duplicates, requestId }: Parsed<typeof shopApi.importRun>,
): Promise<Output<typeof shopApi.importRun>> {
  return once(requestId, 'shop.importRun', async (tx) => {
    const oldest = new Date(now().getTime() - PLAN_KEPT_MS);
    const kept = await takePlan(tx.db, 'shop', actor, importId, oldest).executeTakeFirst();
    if (!kept) throw new AppError('NOT_FOUND');
    // Written by importDryRun alone.
    const plan = kept.rows as unknown as Plan;
    const result = await runPlan(tx, actor, plan, duplicates);
    await tx.trace({ kind: 'shop', id: importId, name: kept.file_name, event: 'import_run', data: { ...result } });
    return result;
  });
}

function present(found: DryRun, importId: string, fileName: string, language: Language): Report {
  const text = (key: MessageKey, params?: Record<string, string | number>): string => translate(language, key, params);
  const headerOf = new Map(found.columns.map(({ header, field }) => [field, header]));
  return {
    importId,
    fileName,
    rows: found.rows,
    ready: found.plan.rows.length - found.duplicates.length,
    errors: found.faults.slice(0, LISTED).map(({ row, field, value, fault, params }) => ({
      row,
      column: headerOf.get(field) ?? text(`shop.field.${field}`),
      value: value.slice(0, SHOWN),
      message: text(`shop.importFault.${fault}`, params),
    })),
    errorCount: found.faults.length,
    duplicates: found.duplicates.slice(0, LISTED).map(({ row, name, shopId }) => ({
      row,
      name,
      shopId,
      message: text('rule.duplicate_shop', { row }),
    })),
    duplicateCount: found.duplicates.length,
    newGroups: found.newGroups.slice(0, LISTED),
    columns: found.columns,
  };
}
