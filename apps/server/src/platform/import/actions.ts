import type { ImportReport, importEndpoints } from '@rondo/contract/import';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { AppError, refuseField } from '../errors.ts';
import type { Wire } from '../http/binding.ts';
import type { RowError } from '../long-work.ts';
import { startWork } from '../start-work.ts';
import { receiveFile } from '../table/receive-file.ts';
import { type AnyImport, withOwnFields } from './definition.ts';
import { labelIn } from './field.ts';
import { formOf } from './form.ts';
import type { RunInput } from './job-input.ts';
import { mendOf } from './mend.ts';
import { dropOldPlans, keepPlan, PLAN_KEPT_MS, takePlan } from './plan.ts';
import { readFile } from './read-file.ts';
import { cellsTold, reportOf } from './report.ts';
import { sayingsOf } from './sayings.ts';
import { secretsOf } from './secrets.ts';

type Endpoints = ReturnType<typeof importEndpoints>;

/** The actions of the three endpoints of an import. */
export function importActions(definition: AnyImport) {
  return {
    importTemplate: (context: Context, _: unknown, wire: Wire): Promise<unknown> => formOf(context, definition, wire),
    checkImport: (context: Context, _: unknown, wire: Wire): Promise<ImportReport> =>
      checkImport(context, definition, wire),
    runImport: (context: Context, input: Parsed<Endpoints['runImport']>, wire: Wire): Promise<{ jobId: string }> =>
      runImport(context, definition, input, wire),
  };
}

/** Reads a file and says what an import would do; what is right is kept for an hour. */
async function checkImport(context: Context, fixed: AnyImport, { request }: Wire): Promise<ImportReport> {
  const definition = await withOwnFields(context, fixed);
  const { actor, newId, now, change, language } = context;
  const { name: fileName, bytes, texts } = await receiveFile(request, LIMIT.import.bytes);
  const { templateId, ...sayings } = sayingsOf(definition, texts);
  const { read, notes } = await readFile(context, definition, bytes, sayings);
  const found = await definition.check(context, read.source, { templateId });
  const secrets = secretsOf(definition.fields, read.columns);
  const checked = {
    ...found,
    faults: found.faults.toSorted((a, b) => a.row - b.row).map(secrets.hidden),
    warnings: found.warnings.map(secrets.hidden),
    notes: [...notes, ...found.notes],
  };
  const labels = new Map(definition.fields.map((field) => [field.name, labelIn(field, language)]));
  const mend = mendOf(read.sheet, checked.faults, {
    labelOf: (field) => labels.get(field) ?? field,
    secrets,
    language,
  });
  const importId = newId();
  await change(async (tx) => {
    await dropOldPlans(tx.db, actor.companyId, new Date(now().getTime() - PLAN_KEPT_MS)).execute();
    await keepPlan(tx.db, {
      kind: definition.kind,
      company_id: actor.companyId,
      id: importId,
      member_id: actor.memberId,
      file_name: fileName,
      rows: JSON.stringify({
        total: checked.ready + checked.duplicates.length,
        plan: checked.plan,
        faults: cellsTold(read.source, labels, checked.faults),
      }),
      errors: mend && JSON.stringify(mend),
      created_at: now(),
    }).execute();
  });
  const offers = (await definition.offers?.(context)) ?? {};
  return reportOf({ definition, read, checked, secrets, offers, importId, fileName, language });
}

/** Hands a plan to the queue: it is run once, and its author can watch. */
async function runImport(
  context: Context,
  definition: AnyImport,
  { importId, duplicates, name, requestId }: Parsed<Endpoints['runImport']>,
  wire: Wire,
): Promise<{ jobId: string }> {
  const { actor, once, now } = context;
  if (definition.choices.length > 0 && !definition.choices.includes(duplicates))
    throw refuseField('duplicates', 'choice');
  const extra = (await definition.prepare?.(context, wire)) ?? null;
  return once(requestId, `${definition.kind}.runImport`, async (tx) => {
    const oldest = new Date(now().getTime() - PLAN_KEPT_MS);
    const kept = await takePlan(tx.db, definition.kind, actor, importId, oldest).executeTakeFirst();
    if (!kept) throw new AppError('NOT_FOUND');
    const { total, plan, faults } = keptOf(kept.rows);
    const input: RunInput = { plan, duplicates, name: name ?? null, extra };
    await startWork(tx, {
      id: importId,
      kind: `${definition.kind}.import`,
      memberId: actor.memberId,
      name: kept.file_name,
      total,
      input,
      rowErrors: faults,
      errors: kept.errors ? JSON.stringify(kept.errors) : null,
    });
    return { jobId: importId };
  });
}

const keptRows = z.object({
  total: z.number(),
  plan: z.unknown(),
  faults: z
    .array(z.object({ row: z.number(), column: z.string(), value: z.string(), message: z.string() }))
    .default([]),
});

/** What a dry run kept: written above, and by nobody else. */
function keptOf(rows: unknown): { total: number; plan: unknown; faults: readonly RowError[] } {
  const kept = keptRows.safeParse(rows);
  if (!kept.success) throw new AppError('NOT_FOUND');
  return kept.data;
}
