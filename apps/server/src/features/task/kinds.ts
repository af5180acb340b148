import type { TaskView } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Found } from '../process/index.ts';
import { find, type TaskFields, taskRules } from './find.ts';

/** What every inspection has; the CHECK task_inspection_whole says so. */
const WHOLE = ['shop_id', 'shop_lineage', 'shop_address', 'template_id', 'template_version_id', 'mode'] as const;
type Whole = (typeof WHOLE)[number];
type InspectionFields = TaskFields & { [Column in Whole]: NonNullable<TaskFields[Column]> };

export type FoundInspection = Found<InspectionFields, TaskView>;

/** The task as `find` has it, as long as it is an inspection; any other has nothing to inspect (NOT_FOUND). */
export async function findInspection(context: Pick<Context, 'db' | 'actor'>, id: string): Promise<FoundInspection> {
  const { row, ...found } = await find(context, id);
  if (!isInspection(row)) throw new AppError('NOT_FOUND');
  return { ...found, row };
}

/** The inspection, deleted or not, for somebody who may not see it any more; null: there is none. */
export async function inspectionFor(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<InspectionFields | null> {
  const row = await taskRules.load(db, actor.companyId, id);
  return row && isInspection(row) ? row : null;
}

/** The task as `find` has it, as long as it is a free one. */
export async function findFree(
  context: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<Found<TaskFields, TaskView>> {
  const found = await find(context, id);
  if (found.row.kind !== 'free') throw new AppError('NOT_FOUND');
  return found;
}

const isInspection = (row: TaskFields): row is InspectionFields => WHOLE.every((column) => row[column] !== null);
