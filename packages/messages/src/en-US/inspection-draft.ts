import type { Shape } from '../shape.ts';
import type { inspectionDraft as zh } from '../zh-CN/inspection-draft.ts';

/** The list of what its reader has begun to inspect and not submitted. */
export const inspectionDraft = {
  search: 'Number, store, template',
  noun: 'drafts',
  emptyHint: 'What you begin to inspect and do not submit yet stands here.',
  answered: 'Answered',
  saved: 'Saved',
  deadline: 'Deadline',
} satisfies Shape<typeof zh>;
