import { CAMERA_PLACES } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import {
  ANSWER_TYPES,
  type CheckItem,
  EVERYWHERE,
  NOBODY_NAMED,
  NOTE_RULES,
  PHOTO_RULES,
  RECTIFY_HANDLERS,
  RECTIFY_REVIEWERS,
  RECTIFY_WHEN,
  SEVERITIES,
} from '@rondo/domain/scoring/template';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { MODES, PRIORITIES } from '@rondo/domain/task';
import { z } from 'zod';
import { partKey } from './answer-shape.ts';
import {
  flagField,
  group,
  type ItemField,
  type ItemFieldNames,
  itemNumber,
  itemNumberOrNull,
  itemShapes,
  itemText,
  itemTextOrNull,
  lines,
  ownPart,
  whole,
  wholeOrNull,
  word,
  words,
} from './kit/item-field.ts';
import { id, text } from './kit/shapes.ts';

const signedPoints = z.number().min(-LIMIT.template.points).max(LIMIT.template.points);
const reason = { id: partKey.min(1), text: text(LIMIT.name.option), points: signedPoints };
const measure = { min: -LIMIT.template.measure, max: LIMIT.template.measure, shape: z.number() };
const tags = lines(LIMIT.shop.tag, LIMIT.shop.tags);

const applies = group({
  formats: words(SHOP_FORMATS),
  tags,
  withoutTags: tags,
  modes: { ...words(MODES), input: words(MODES).input.default([]) },
});
const ids = (most: number) => z.array(id).max(most);
const named = z.object({
  handlerRoleId: id.nullable(),
  handlerIds: ids(LIMIT.rectification.handlers),
  reviewerRoleId: id.nullable(),
  reviewerIds: ids(LIMIT.rectification.reviewers),
  ccIds: ids(LIMIT.rectification.cc),
  ccRoleIds: ids(LIMIT.member.roles),
});
const rectify = group({
  when: word(RECTIFY_WHEN),
  belowPercent: itemNumberOrNull({ min: 1, max: LIMIT.percent, shape: z.number().min(0).max(LIMIT.percent) }),
  optionIds: ownPart(z.array(partKey).max(LIMIT.template.options).default([])),
  limitHours: wholeOrNull(1, LIMIT.rectification.limitHours),
  handler: { ...word(RECTIFY_HANDLERS), input: word(RECTIFY_HANDLERS).input.default('company') },
  reviewer: { ...word(RECTIFY_REVIEWERS), input: word(RECTIFY_REVIEWERS).input.default('company') },
  named: ownPart(named.default(NOBODY_NAMED)),
  priority: { ...word(PRIORITIES), input: word(PRIORITIES).input.default('normal') },
});

/**
 * The fields of a check item, once, in the order of a file. What a new field needs besides its row, and what finds a forgotten use:
 * docs/decisions/0028-fields-once.md. Versions stored before a field was there read its default.
 */
const ITEM_FIELDS = {
  code: itemTextOrNull(LIMIT.template.itemCode),
  name: itemText(LIMIT.name.checkItem),
  standard: itemText(LIMIT.text.standard),
  answer: word(ANSWER_TYPES),
  maxScore: itemNumber({
    min: 0,
    max: LIMIT.template.maxScore,
    shape: z.number().min(0).max(LIMIT.draftTemplate.maxScore),
  }),
  step: itemNumber({
    min: LIMIT.template.step,
    max: LIMIT.template.points,
    shape: z.number().positive().max(LIMIT.template.points),
  }),
  options: ownPart(z.array(z.object({ ...reason, isFail: z.boolean() })).max(LIMIT.template.options)),
  unit: itemTextOrNull(LIMIT.template.unit),
  min: itemNumberOrNull(measure),
  max: itemNumberOrNull(measure),
  weight: itemNumber({ min: 0, max: LIMIT.template.points }),
  severity: word(SEVERITIES),
  bonus: flagField,
  naAllowed: flagField,
  naReasonRequired: flagField,
  required: flagField,
  photo: group({
    rule: word(PHOTO_RULES),
    min: whole(0, LIMIT.photo.perItem),
    max: whole(0, LIMIT.photo.perItem),
    cameraOnly: flagField,
  }),
  note: group({ rule: word(NOTE_RULES), phrases: lines(LIMIT.text.phrase, LIMIT.template.phrases) }),
  deductions: ownPart(z.array(z.object(reason)).max(LIMIT.template.deductions)),
  rectify,
  applies: { ...applies, input: applies.input.default(EVERYWHERE) },
  standardPhotos: ownPart(z.array(id).max(LIMIT.photo.standard).default([])),
  knowledgeUrl: {
    ...itemTextOrNull(LIMIT.template.link),
    input: itemTextOrNull(LIMIT.template.link).input.default(null),
  },
  knowledgeQuote: {
    ...itemTextOrNull(LIMIT.text.standard),
    input: itemTextOrNull(LIMIT.text.standard).input.default(null),
  },
  cameraPlaces: { ...words(CAMERA_PLACES), input: words(CAMERA_PLACES).input.default([]) },
  showIf: ownPart(z.object({ itemId: id, answers: z.array(partKey).max(LIMIT.template.options) }).nullable()),
};

export type ItemFieldName = ItemFieldNames<typeof ITEM_FIELDS>;
export type ItemFieldOf<Kind extends ItemField['kind']> = ItemFieldNames<typeof ITEM_FIELDS, Kind>;

export const checkItemShape = z.object({
  id,
  libraryItemId: id.optional(),
  ...itemShapes(ITEM_FIELDS),
}) satisfies z.ZodType<CheckItem>;

const singles = Object.entries(ITEM_FIELDS).flatMap(([name, field]): [string, ItemField][] =>
  field.kind === 'group'
    ? Object.entries<ItemField>(field.fields).map(([part, one]) => [`${name}.${part}`, one])
    : [[name, field]],
);
const byName = new Map(singles);

/** All single fields, in the order of the table. */
export const ITEM_FIELD_NAMES = singles.map(([name]) => name) as ItemFieldName[];

/** What the table says of a single field. */
export function itemField(name: ItemFieldName): ItemField {
  const field = byName.get(name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

/** The value of a single field. */
export function itemValue(item: CheckItem, name: ItemFieldName): unknown {
  return name.split('.').reduce<unknown>((value, part) => (isRecord(value) ? value[part] : undefined), item);
}

/** The item with another value in one field, as long as the value is one of that field; else the item as it is. */
export function withItemValue(item: CheckItem, name: ItemFieldName, value: unknown): CheckItem {
  const parsed = itemField(name).input.safeParse(value);
  if (!parsed.success) return item;
  const [first = '', second] = name.split('.');
  const before: unknown = Object.entries(item).find(([key]) => key === first)?.[1];
  const next = second === undefined ? parsed.data : { ...(isRecord(before) ? before : {}), [second]: parsed.data };
  return { ...item, [first]: next };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
