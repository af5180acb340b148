import { isFinished, type WholeOnly } from '@rondo/domain/record';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { findRecord } from '../record/index.ts';
import type { publishedVersion } from '../template/index.ts';

type Base = Awaited<ReturnType<typeof findRecord>>;
type Live = Awaited<ReturnType<typeof publishedVersion>>;

/** A record that may be inspected again: the actor sees it, and nobody is at work on it any more. */
export async function findFinished(context: Pick<Context, 'db' | 'actor'>, recordId: string): Promise<Base> {
  const base = await findRecord(context, recordId);
  if (!isFinished(base.state)) throw new AppError('MOVE_NOT_ALLOWED');
  return base;
}

/** Why only the whole list can be inspected again, against the version that is live now; null: what failed alone can be. */
export function wholeOnly({ row, state }: Base, live: Live): WholeOnly | null {
  if (state === 'void') return 'void';
  if (!live || live.state === 'disabled') return 'template_gone';
  if (live.id !== row.template_version_id) return 'newer_version';
  return row.failed_items > 0 ? null : 'nothing_failed';
}
