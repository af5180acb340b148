import { type JobRun, jobRun } from '@rondo/contract/job';
import { CODES, type Refusal } from '@rondo/contract/kit/codes';
import { HOUR_MS } from '@rondo/domain/duration';
import { JOB_KINDS, JOB_STATES } from '@rondo/domain/job';
import type { Language } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { own } from '../../platform/job-run.ts';

type Row = Awaited<ReturnType<ReturnType<typeof own>['execute']>>[number];

/** What fills the slots of a refusal's words. */
const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** What a kind of work says of its end. */
const kept = z.object({ counts: jobRun.shape.result, madeId: jobRun.shape.madeId });

/** A row as its author sees it; null: of a kind that this version does not know. */
export function present(row: Row, language: Language, at: Date): JobRun | null {
  const kind = JOB_KINDS.find((one) => one === row.kind);
  if (!kind) return null;
  const result = row.result === null ? null : kept.parse(row.result);
  const state = JOB_STATES.find((one) => one === row.state) ?? 'failed';
  const last = new Date((row.finished_at?.getTime() ?? 0) + LIMIT.import.undoHours * HOUR_MS);
  const isUndoable = state === 'done' && row.kind.endsWith('.import') && last > at;
  return {
    id: row.id,
    kind,
    name: row.name,
    state,
    done: row.done,
    total: row.total,
    result: result?.counts ?? {},
    madeId: state === 'done' ? (result?.madeId ?? null) : null,
    error: isRefusal(row.reason)
      ? { reason: row.reason, message: translate(language, `error.${row.reason}`, params.parse(row.params ?? {})) }
      : null,
    hasErrors: row.has_errors,
    errorCount: row.error_count,
    file: row.file_name === null ? null : { name: row.file_name, bytes: row.file_bytes ?? 0 },
    undoableUntil: isUndoable ? last.toISOString() : null,
    undone: row.undone === null ? null : jobRun.shape.undone.parse(row.undone),
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

const isRefusal = (reason: string | null): reason is Refusal =>
  reason !== null && reason !== 'OK' && Object.hasOwn(CODES, reason);
