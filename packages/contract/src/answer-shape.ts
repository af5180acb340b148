import type { Answer } from '@rondo/domain/answer';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { id, text } from './kit/shapes.ts';

/** The key of a choice or of a reason to deduct. */
export const partKey = z.string().max(LIMIT.template.partKey.item);

export const answerShape = z.object({
  itemId: id,
  value: z.union([
    z.string().max(LIMIT.sent.answer),
    z.number(),
    z.array(partKey).max(LIMIT.template.options),
    z.null(),
  ]),
  na: z.boolean(),
  naReason: text(LIMIT.text.reason),
  note: text(LIMIT.text.note),
  photos: z.array(id).max(LIMIT.photo.perItem),
  deductionIds: z.array(partKey).max(LIMIT.template.deductions),
  carriedFrom: id.nullable().default(null),
}) satisfies z.ZodType<Answer>;

/** By item id. */
export const answersShape = z
  .record(z.string(), answerShape)
  .refine((a) => Object.keys(a).length <= LIMIT.template.items, 'too_many');
