import { LIMIT } from '@rondo/domain/limit';
import { refuseField } from '../../platform/errors.ts';

/** Pictures and documents that show what is asked for are together as many as a task takes. */
export function requireFewAttached(pictures: readonly string[], documents: readonly string[]): void {
  const max = LIMIT.task.attachments;
  if (pictures.length + documents.length > max) throw refuseField('documentIds', 'too_many', { max });
}
