import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import type { Language } from '@rondo/domain/language';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { dropOldPlans, keepPlan, takePlan } from '../../../platform/import-plan.ts';
import { readTable } from '../../../platform/table/read-table.ts';
import { receiveFile } from '../../../platform/table/receive-file.ts';
import { type DryRun, type Duplicate, dryRun, type RowWarning } from '../import/dry-run.ts';
import { type ImportField, isImportField } from '../import/import-field.ts';
import { isPlan, PLAN_KEPT_MS } from '../import/plan.ts';
import { runPlan } from '../import/run-plan.ts';
import { type Reach, refuseDissolving, signInUrl } from '../invitation.ts';
import { stateOf } from '../member.present.ts';
import { orTaken } from '../taken.ts';

/** Errors, warnings and duplicates that are listed one by one. */
const LISTED = 200;
/** Characters of a wrong cell that are repeated. */
const SHOWN = 100;

type Report = Output<typeof memberApi.checkImport>;

/** Reads a file and says what an import would do; what is right is kept for an hour. */
export async function checkImport(context: Context, _: unknown, { request }: Wire): Promise<Report> {
  const maxBytes = memberApi.checkImport.upload?.maxBytes ?? 0;
  const { name, bytes, mapping } = await receiveFile(request, maxBytes, isImportField);
  const { actor, newId, now, change } = context;
  const found = await dryRun(context, await readTable(bytes), mapping);
  const importId = newId();
  await change(async (tx) => {
    await refuseDissolving(tx);
    await dropOldPlans(tx.db, actor.companyId, new Date(now().getTime() - PLAN_KEPT_MS)).execute();
    const plan = { id: importId, member_id: actor.memberId, file_name: name, rows: JSON.stringify(found.plan) };
    await keepPlan(tx.db, { kind: 'member', company_id: actor.companyId, ...plan, created_at: now() }).execute();
  });
  return present(found, importId, name, context.language);
}

export const runImport =
  (reach: Reach) =>
  async (
    { actor, once, now }: Context,
    { importId, duplicates, requestId }: Parsed<typeof memberApi.runImport>,
    wire: Wire,
  ): Promise<Output<typeof memberApi.runImport>> =>
    orTaken(
      () =>
        once(requestId, 'member.runImport', async (tx) => {
          const company = await refuseDissolving(tx);
          const oldest = new Date(now().getTime() - PLAN_KEPT_MS);
          const kept = await takePlan(tx.db, 'member', actor, importId, oldest).executeTakeFirst();
          const plan: unknown = kept?.rows;
          if (!isPlan(plan)) throw new AppError('NOT_FOUND');
          const sending = { company, canSms: reach.smsUrl !== null, url: signInUrl(reach, wire) };
          const result = await runPlan(tx, actor, plan, { duplicates, sending });
          await tx.trace({ kind: 'member', id: importId, event: 'import_run', data: { ...result } });
          return result;
        }),
      // Somebody took a number or an address meanwhile: what the dry run said is not true any more.
      () => Promise.reject(new AppError('STALE')),
    );

type Text = (key: MessageKey, params?: Params) => string;

function present(found: DryRun, importId: string, fileName: string, language: Language): Report {
  const text: Text = (key, params) => translate(language, key, params);
  const headers = new Map(found.columns.map(({ header, field }) => [field, header]));
  const columnOf = (field: ImportField): string => headers.get(field) ?? text(`member.importing.field.${field}`);
  return {
    importId,
    fileName,
    rows: found.rows,
    ready: found.plan.rows.length - found.duplicates.length,
    errors: found.faults.slice(0, LISTED).map(({ row, field, value, fault, params }) => ({
      row,
      column: columnOf(field),
      value: value.slice(0, SHOWN),
      message: text(`member.importFault.${fault}`, params),
    })),
    errorCount: found.faults.length,
    warnings: found.warnings.slice(0, LISTED).map(({ row, field, value, kind }) => ({
      row,
      column: columnOf(field),
      value: value.slice(0, SHOWN),
      message: warningText(text, row, kind),
    })),
    warningCount: found.warnings.length,
    duplicates: found.duplicates.slice(0, LISTED).map((one) => ({
      row: one.row,
      name: one.name,
      memberId: one.member.id,
      message: duplicateText(text, one),
    })),
    duplicateCount: found.duplicates.length,
    newDepartments: found.newDepartments.slice(0, LISTED),
    columns: found.columns,
  };
}

function warningText(text: Text, row: number, kind: RowWarning['kind']): string {
  return kind === 'name' ? text('rule.duplicate_name', { row }) : text('member.importWarning.contactKept');
}

function duplicateText(text: Text, { row, by, member }: Duplicate): string {
  if (by === 'mobile') return text('rule.duplicate_mobile', { row });
  if (by === 'mail') return text('rule.duplicate_mail', { row });
  return text('member.importDouble', { row, state: text(`state.member.${stateOf(member.state)}`) });
}
