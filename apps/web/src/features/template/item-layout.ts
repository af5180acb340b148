import type { ItemFieldName, ItemFieldOf } from '@rondo/contract/item-fields';

/** Fields that are drawn by their kind; one that stands with others, or that asks for words of its own, is not. */
export type PlainItemField = Exclude<
  ItemFieldOf<'text' | 'textOrNull' | 'number' | 'numberOrNull'>,
  `${string}.${string}`
>;

/** The places of the form for fields that are drawn by their kind: at the top, in pairs below, at the end. */
export type ItemPart = 'head' | 'pair' | 'end';
interface ItemPlace {
  part: ItemPart;
  isRequired?: boolean;
  /** Lines of a long text. */
  rows?: number;
  /** Asked for in weighted templates only. */
  isWeight?: boolean;
}

/**
 * Where each field of a check item stands in its form, in this order. `own`: drawn by code of its own, since it goes with others; the
 * journey `e2e/template-form.test.ts` looks for its control.
 */
export const ITEM_FORM: { [K in ItemFieldName]: K extends PlainItemField ? ItemPlace | 'own' : 'own' } = {
  name: { part: 'head', isRequired: true },
  standard: { part: 'head', rows: 3 },
  maxScore: { part: 'pair' },
  code: { part: 'pair' },
  weight: { part: 'pair', isWeight: true },
  standardPhotos: 'own',
  answer: 'own',
  step: 'own',
  options: 'own',
  unit: 'own',
  min: 'own',
  max: 'own',
  severity: 'own',
  bonus: 'own',
  naAllowed: 'own',
  naReasonRequired: 'own',
  required: 'own',
  'photo.rule': 'own',
  'photo.min': 'own',
  'photo.max': 'own',
  'photo.cameraOnly': 'own',
  'note.rule': 'own',
  'note.phrases': 'own',
  deductions: 'own',
  'rectify.when': 'own',
  'rectify.belowPercent': 'own',
  'rectify.optionIds': 'own',
  'rectify.limitHours': 'own',
  'rectify.handler': 'own',
  'rectify.reviewer': 'own',
  'rectify.named': 'own',
  'rectify.priority': 'own',
  'applies.formats': 'own',
  'applies.tags': 'own',
  'applies.withoutTags': 'own',
  'applies.modes': 'own',
  knowledgeUrl: 'own',
  knowledgeQuote: 'own',
  cameraPlaces: 'own',
  showIf: 'own',
};
