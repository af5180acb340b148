import { EDGE_FIELDS, type EdgeDetail, edgeApi } from '@rondo/contract/edge';
import type { Input } from '@rondo/contract/kit/endpoint';
import { fieldNames } from '@rondo/contract/kit/field';
import type { Translate } from '../../shared/i18n.tsx';
import { draftOfFields, sentOfDraft, type TypedField } from '../../shared/ui/form/field-draft.ts';

/** A edge as it is being typed. */
export interface Draft extends Record<TypedField<typeof EDGE_FIELDS>, string> {
  plannedOn: string;
  shopId: string | null;
}
/** By field. */
export type Faults = Record<string, string>;

export const FIELD_NAMES = fieldNames(EDGE_FIELDS);

export const draftOf = (edge: EdgeDetail | undefined, today: string): Draft => ({
  ...draftOfFields(EDGE_FIELDS, edge),
  plannedOn: edge?.plannedOn ?? today,
  shopId: edge?.shop.id ?? null,
});

/** The fields as they are sent. */
export const sentOf = (draft: Draft): Omit<Input<typeof edgeApi.edit>, 'id' | 'rev'> => ({
  ...sentOfDraft(EDGE_FIELDS, draft),
  plannedOn: draft.plannedOn,
});

/** What is wrong before anything is sent: the same shapes as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const { requestId: _, ...shapes } = edgeApi.create.input.shape;
  const sent: Record<string, unknown> = { ...sentOf(draft), shopId: draft.shopId };
  const wrong = Object.entries(shapes).flatMap(([name, shape]) => {
    const message = shape.safeParse(sent[name]).error?.issues[0]?.message;
    return message === undefined ? [] : [[name, wordsOf(name, sent[name], message, t)] as const];
  });
  return Object.fromEntries(wrong);
}

function wordsOf(name: string, value: unknown, message: string, t: Translate): string {
  if (value === null || value === '' || message === 'required') return t('rule.required');
  const length = /^max_(\d+)$/.exec(message);
  if (length) return t('rule.max_length', { max: Number(length[1]) });
  return t(name === 'plannedOn' ? 'rule.day_range' : 'rule.characters');
}
