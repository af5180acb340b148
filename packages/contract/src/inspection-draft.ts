import { MODES } from '@rondo/domain/task';
import { z } from 'zod';
import { id, instant } from './kit/shapes.ts';

/** An inspection that was begun and is not submitted. `id` is the draft's. */
export const inspectionDraft = z.object({
  id,
  taskId: id,
  taskNumber: z.string(),
  shop: z.object({ id, name: z.string(), path: z.string() }),
  template: z.object({ name: z.string(), versionNo: z.number().int() }),
  mode: z.enum(MODES),
  /** Check items that have an answer by now. */
  answered: z.number().int(),
  startedAt: instant,
  savedAt: instant,
  deadlineAt: instant,
});
export type InspectionDraft = z.output<typeof inspectionDraft>;
