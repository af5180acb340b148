import { characters } from '@rondo/domain/limit';
import { isRichLink, plainText, RICH_LIMIT, RICH_MARKS } from '@rondo/domain/rich-text';
import { z } from 'zod';
import { isVisible, written } from './shapes.ts';

/** A text with form (`@rondo/domain/rich-text`); what is none of these kinds is refused. */
const pieces = (max: number) =>
  z
    .array(
      z.object({
        text: written(max),
        marks: z.array(z.enum(RICH_MARKS)).max(RICH_MARKS.length).default([]),
        link: z.string().max(RICH_LIMIT.link).refine(isRichLink, { message: 'invalid' }).nullable().default(null),
      }),
    )
    .max(RICH_LIMIT.pieces);

/** 1..max visible characters in all. */
export const richText = (max: number) =>
  z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(['paragraph', 'heading', 'quote']), pieces: pieces(max) }),
        z.object({
          kind: z.literal('list'),
          isOrdered: z.boolean(),
          items: z
            .array(
              z.object({
                level: z
                  .number()
                  .int()
                  .min(0)
                  .max(RICH_LIMIT.levels - 1),
                pieces: pieces(max),
              }),
            )
            .max(RICH_LIMIT.items),
        }),
      ]),
    )
    .max(RICH_LIMIT.blocks)
    .refine((blocks) => characters(plainText(blocks)) <= max, { message: `max_${max}` })
    .refine((blocks) => isVisible(plainText(blocks)), { message: 'required' });
