import type { AnyImport } from '../../platform/import/definition.ts';
import { runInput } from '../../platform/import/job-input.ts';
import { type LongWork, longWork } from '../../platform/long-work.ts';
import { keepRows } from './write-import.queries.ts';

/** An import as background work: its rows, what is needed to take it back, and its end in one transaction. */
export const importWork = (definition: AnyImport): LongWork =>
  longWork({
    kind: `${definition.kind}.import`,
    code: definition.code,
    schema: runInput,
    run: async (tx, actor, input, { id, name, progress }) => {
      const plan = definition.parse(input.plan);
      const written = await definition.write(tx, actor, plan, {
        duplicates: input.duplicates,
        name: input.name,
        extra: input.extra,
        importId: id,
        fileName: name,
        progress,
      });
      await keepRows(tx.db, actor.companyId, id, written.rows);
      return { counts: written.result, ...(written.madeId ? { madeId: written.madeId } : {}) };
    },
  });
