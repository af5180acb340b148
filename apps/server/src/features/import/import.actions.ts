import type { importApi } from '@rondo/contract/import';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import type { AnyImport } from '../../platform/import/definition.ts';
import { mendFile, parseMend } from '../../platform/import/mend.ts';
import { errorsOf } from '../../platform/import/plan.ts';
import { markUndone } from '../../platform/job-run.ts';
import { sendXlsx } from '../../platform/table/send-xlsx.ts';
import * as q from './write-import.queries.ts';

/** Takes one's own import back; what was changed or used since stays and is named. */
export const undo =
  (definitions: readonly AnyImport[]) =>
  async ({ actor, once, now }: Context, { id, requestId }: Parsed<typeof importApi.undo>): Promise<{ done: true }> =>
    once(requestId, 'import.undo', async (tx) => {
      const run = await q.lockOwn(tx.db, actor, id).executeTakeFirst();
      const definition = definitions.find(({ kind }) => `${kind}.import` === run?.kind);
      if (!run || !definition) throw new AppError('NOT_FOUND');
      if (!actor.codes.has(definition.code)) throw new AppError('FORBIDDEN');
      if (run.state !== 'done' || run.finished_at === null) throw new AppError('MOVE_NOT_ALLOWED');
      if (now().getTime() - run.finished_at.getTime() > LIMIT.import.undoHours * HOUR_MS) {
        throw new AppError('IMPORT_TOO_OLD');
      }
      const rows = await q.rowsOf(tx.db, actor.companyId, id).execute();
      const undone = await definition.undo(tx, actor, rows);
      await q.dropRows(tx.db, actor.companyId, id).execute();
      await markUndone(tx.db, actor.companyId, id, JSON.stringify(undone)).execute();
      return { done: true };
    });

/** The rows of one's own file that were not right: of a dry run, or of an import that left them out. */
export async function mend(
  { db, actor, language }: Context,
  { id }: Parsed<typeof importApi.mend>,
  wire: Wire,
): Promise<unknown> {
  const kept =
    (await errorsOf(db, actor, id).executeTakeFirst()) ??
    (await db.transaction().execute((trx) => q.lockOwn(trx, actor, id).executeTakeFirst()));
  if (!kept?.errors) throw new AppError('NOT_FOUND');
  const bytes = await mendFile(parseMend(kept.errors), translate(language, 'import.form.sheet'));
  return sendXlsx(wire, `${translate(language, 'import.errorsFile')}.xlsx`, bytes);
}
