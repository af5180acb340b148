import { departmentApi } from '@rondo/contract/department';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { formatGroupPath } from '@rondo/domain/group-path';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { dropOldPlans, keepPlan, takePlan } from '../../../platform/import-plan.ts';
import { readTable } from '../../../platform/table/read-table.ts';
import { receiveFile } from '../../../platform/table/receive-file.ts';
import * as departments from '../department.queries.ts';
import { byPath, missing } from '../import/missing.ts';
import { type Plan, plan as planShape } from '../import/plan.ts';
import { type PathList, readPaths } from '../import/read-paths.ts';
import { writePaths } from '../import/write-paths.ts';

/** How long a dry run can be run, ms. */
const PLAN_KEPT_MS = 3_600_000;
/** Errors that are listed one by one, and characters of a wrong cell that are repeated. */
const LISTED = 200;
const SHOWN = 100;

/** There is one column only, so nothing is mapped. */
const noField = (_: unknown): _ is never => false;

type Report = Output<typeof departmentApi.checkImport>;

/** What a file of paths would do; writes nothing but the plan. */
export async function checkImport(
  context: Context,
  _: Parsed<typeof departmentApi.checkImport>,
  { request }: Wire,
): Promise<Report> {
  const { db, actor, newId, now, change } = context;
  const maxBytes = departmentApi.checkImport.upload?.maxBytes ?? 0;
  const { name: fileName, bytes } = await receiveFile(request, maxBytes, noField);
  const list = readPaths(await readTable(bytes));
  const max = LIMIT.import.departments;
  if (list.rows > max) throw refuseField('file', 'too_many', { max });
  const there = byPath(await departments.all(db, actor.companyId).execute());
  const paths = list.paths.map((path) => path.segments);
  const { create, existing } = missing(there, paths);
  const importId = newId();
  const plan: Plan = { paths };
  await change(async (tx) => {
    await dropOldPlans(tx.db, actor.companyId, new Date(now().getTime() - PLAN_KEPT_MS)).execute();
    // A file with errors is corrected first: nothing of it can be run.
    if (list.faults.length > 0) return;
    const kept = { id: importId, member_id: actor.memberId, file_name: fileName, rows: JSON.stringify(plan) };
    await keepPlan(tx.db, { kind: 'department', company_id: actor.companyId, ...kept, created_at: now() }).execute();
  });
  return {
    importId,
    fileName,
    rows: list.rows,
    create: create.map(formatGroupPath),
    existing,
    ...faultsOf(context, list),
  };
}

function faultsOf({ language }: Context, { column, faults }: PathList): Pick<Report, 'errors' | 'errorCount'> {
  return {
    errors: faults.slice(0, LISTED).map(({ row, value, fault, params }) => ({
      row,
      column: column || translate(language, 'department.importing.column'),
      value: [...value].slice(0, SHOWN).join(''),
      message: translate(language, `department.importFault.${fault}`, params),
    })),
    errorCount: faults.length,
  };
}

/** Writes what the dry run of a file without errors announced. */
export async function runImport(
  { actor, once, now }: Context,
  { importId, requestId }: Parsed<typeof departmentApi.runImport>,
): Promise<{ created: number }> {
  return once(requestId, 'department.runImport', async (tx) => {
    const oldest = new Date(now().getTime() - PLAN_KEPT_MS);
    const kept = await takePlan(tx.db, 'department', actor, importId, oldest).executeTakeFirst();
    if (!kept) throw new AppError('NOT_FOUND');
    const { paths } = planShape.parse(kept.rows);
    const created = await writePaths(tx, paths);
    const changes = [{ field: 'departments', before: null, after: String(created) }];
    await tx.trace({ kind: 'department', id: importId, name: kept.file_name, event: 'import_run', data: { changes } });
    return { created };
  });
}

/** A file to fill in: the header and three paths, marked as UTF-8 so that every spreadsheet reads it right. */
export async function importTemplate({ language }: Context, _: unknown, { reply }: Wire): Promise<string> {
  const text = [
    translate(language, 'department.importing.column'),
    translate(language, 'department.importing.sampleRows'),
  ];
  const name = translate(language, 'department.importing.template');
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store');
  return `\uFEFF${text.join('\n').replaceAll('\n', '\r\n')}\r\n`;
}
