import { CLOSED_KINDS, SHOP_EVENTS, SHOP_FORMATS, SHOP_STATES } from '@rondo/domain/shop';
import { z } from 'zod';
import { outputsOf } from './kit/field.ts';
import { fileRef, id, instant, oldDay, personRef } from './kit/shapes.ts';
import { levelMark } from './scoring.ts';
import { customValue } from './shop-custom.ts';
import { PLAIN_SHOP_FIELDS, SHOP_FIELDS } from './shop-fields.ts';

/** A shop in a list. */
export const shopRow = z.object({
  ...outputsOf(PLAIN_SHOP_FIELDS),
  id,
  groupId: id,
  groupPath: z.string(),
  state: z.enum(SHOP_STATES),
  closedKind: z.enum(CLOSED_KINDS).nullable(),
  managers: z.array(personRef),
  format: z.enum(SHOP_FORMATS).nullable(),
  tags: z.array(z.string()),
  lastInspectedAt: instant.nullable(),
  /** The last effective inspection: its rate, by which stores are compared, and the points behind it. */
  lastRate: z.number().nullable(),
  lastScore: z.number().nullable(),
  lastMaxScore: z.number().nullable(),
  lastLevel: levelMark.nullable(),
  openRectifications: z.number().int(),
  /** Its picture, and what it shows in words; null: none. */
  photo: z.object({ file: fileRef, alt: z.string() }).nullable(),
  /** What it says in the fields of the company, those that are empty left out. */
  custom: z.array(customValue),
  rev: z.number().int(),
  updatedAt: instant,
});
export type ShopRow = z.output<typeof shopRow>;

export const shopDetail = shopRow.extend({
  ...outputsOf(SHOP_FIELDS),
  /** With the mobile, where the company shows mobiles or the reader manages people. */
  managers: z.array(personRef.extend({ mobile: z.string().nullable() })),
  closedOn: oldDay.nullable(),
  closedReason: z.string().nullable(),
  /** What will be done at 00:00 of that day where the shop is. */
  closing: z.object({ on: oldDay, kind: z.enum(CLOSED_KINDS), reason: z.string(), keepsTasks: z.boolean() }).nullable(),
  /** The last 12 effective inspections that the reader may list, newest first. */
  recent: z.array(
    z.object({
      recordId: id,
      number: z.string(),
      templateName: z.string(),
      submittedAt: instant,
      score: z.number().nullable(),
      maxScore: z.number().nullable(),
      ratePercent: z.number().nullable(),
      level: levelMark.nullable(),
      redLines: z.number().int(),
    }),
  ),
  /** Whether a camera stands there; null: the company has none at all. */
  hasCamera: z.boolean().nullable(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), events: z.array(z.enum(SHOP_EVENTS)) }),
});
