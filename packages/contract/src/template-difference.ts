import { SCORING_SETTINGS } from '@rondo/domain/scoring/settings';
import { z } from 'zod';
import { ITEM_FIELD_NAMES } from './item-fields.ts';
import { fileRef, id } from './kit/shapes.ts';

const placed = z.object({ itemId: id, name: z.string(), category: z.string(), position: z.number().int() });
/** A value before and after, as the export writes it; empty: none. */
const wording = { before: z.string(), after: z.string() };

/** The fields of an item that are compared: what starts a rectification is told as one. */
export const COMPARED = ITEM_FIELD_NAMES.filter(
  (name) => name !== 'rectify.belowPercent' && name !== 'rectify.optionIds',
);

/** `photos`: the pictures, where the field holds pictures. */
const fieldChange = z.object({
  field: z.enum(COMPARED),
  ...wording,
  photos: z.object({ before: z.array(fileRef), after: z.array(fileRef) }).nullable(),
});

/** What was added, removed, moved and changed from one version to another. */
export const versionDifference = z.object({
  from: z.object({ id, no: z.number().int() }),
  to: z.object({ id, no: z.number().int() }),
  added: z.array(placed),
  removed: z.array(placed),
  moved: z.array(z.object({ itemId: id, name: z.string(), before: placed, after: placed })),
  changed: z.array(placed.extend({ fields: z.array(fieldChange) })),
  addedCategories: z.array(z.string()),
  removedCategories: z.array(z.string()),
  renamedCategories: z.array(z.object(wording)),
  reweighted: z.array(z.object({ category: z.string(), before: z.number().nullable(), after: z.number().nullable() })),
  /** The cover pictures, where they differ. */
  cover: z.object({ before: z.array(fileRef), after: z.array(fileRef) }).nullable(),
  settings: z.array(z.object({ setting: z.enum(SCORING_SETTINGS), ...wording })),
});
export type VersionDifference = z.output<typeof versionDifference>;
