import type { Input } from '@rondo/contract/kit/endpoint';
import { fieldNames } from '@rondo/contract/kit/field';
import { POINTS_RULE_FIELDS, type PointsRuleDetail, pointsRuleApi } from '@rondo/contract/points-rule';
import type { Translate } from '../../shared/i18n.tsx';
import { draftOfFields, sentOfDraft, type TypedField } from '../../shared/ui/form/field-draft.ts';

/** A points rule as it is being typed. */
export interface Draft extends Record<TypedField<typeof POINTS_RULE_FIELDS>, string> {
  plannedOn: string;
  shopId: string | null;
}
/** By field. */
export type Faults = Record<string, string>;

export const FIELD_NAMES = fieldNames(POINTS_RULE_FIELDS);

export const draftOf = (pointsRule: PointsRuleDetail | undefined, today: string): Draft => ({
  ...draftOfFields(POINTS_RULE_FIELDS, pointsRule),
  plannedOn: pointsRule?.plannedOn ?? today,
  shopId: pointsRule?.shop.id ?? null,
});

/** The fields as they are sent. */
export const sentOf = (draft: Draft): Omit<Input<typeof pointsRuleApi.edit>, 'id' | 'rev'> => ({
  ...sentOfDraft(POINTS_RULE_FIELDS, draft),
  plannedOn: draft.plannedOn,
});

/** What is wrong before anything is sent: the same shapes as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const { requestId: _, ...shapes } = pointsRuleApi.create.input.shape;
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
