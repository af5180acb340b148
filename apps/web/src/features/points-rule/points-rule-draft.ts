import type { Input } from '@rondo/contract/kit/endpoint';
import { fieldNames } from '@rondo/contract/kit/field';
import { POINTS_RULE_FIELDS, type PointsRuleDetail, pointsRuleApi } from '@rondo/contract/points-rule';
import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import { type PointsContent, type PointsDetail, pointsFaults } from '@rondo/domain/points/rule';
import type { Translate } from '../../shared/i18n.tsx';
import { draftOfFields, sentOfDraft } from '../../shared/ui/form/field-draft.ts';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

/** A points rule as it is being typed; a day is empty while there is none. */
export interface Draft extends Omit<PointsContent, 'validFrom' | 'validUntil'> {
  validFrom: string;
  validUntil: string;
}
export const FIELD_NAMES = fieldNames(POINTS_RULE_FIELDS);

/** A row in which nothing is chosen yet. */
export const newDetail = (key: string): PointsDetail => ({
  ...{ key, event: null, level: null, rateFrom: null, rateBelow: null, severity: null, maxDays: null, points: null },
  ...{ weight: LIMIT.percent, capPerCycle: null, capPerDay: null },
});

const { cycle, initial, lower, upper, appealDays } = DEFAULTS.points;
const NEW = {
  ...{ target: 'shop', type: 'inspection', scope: 'all', groupIds: [], shopIds: [], cycle, initial, lower, upper },
  ...{ reset: 'initial', carryPercent: LIMIT.percent / 2, isVisible: true, appealDays, details: [newDetail('1')] },
} satisfies Omit<PointsContent, 'name' | 'validFrom' | 'validUntil'>;

export const draftOf = (rule: PointsRuleDetail | undefined): Draft => ({
  ...(rule ?? NEW),
  ...draftOfFields(POINTS_RULE_FIELDS, rule),
  validFrom: rule?.validFrom ?? '',
  validUntil: rule?.validUntil ?? '',
});

/** The fields as they are sent. */
export const sentOf = (draft: Draft): Omit<Input<typeof pointsRuleApi.edit>, 'id' | 'rev'> => {
  const { target, type, scope, groupIds, shopIds, isVisible, appealDays, reset, carryPercent, details } = draft;
  return {
    ...sentOfDraft(POINTS_RULE_FIELDS, draft),
    ...{ target, type, scope, groupIds, shopIds, isVisible, appealDays, reset, carryPercent, details },
    ...{ validFrom: draft.validFrom || null, validUntil: draft.validUntil || null, cycle: draft.cycle },
    ...{ initial: draft.initial, lower: draft.lower, upper: draft.upper },
  };
};

/** How much a rule names that whoever edits it does not see. */
export type Hidden = Pick<PointsRuleDetail, 'hiddenGroups' | 'hiddenShops'>;

/** What is wrong before anything is sent: the same shapes and rules as the server's. */
export function faultsOf(draft: Draft, { hiddenGroups, hiddenShops }: Hidden, t: Translate): Faults {
  const { requestId: _, ...shapes } = pointsRuleApi.create.input.shape;
  const sent: Record<string, unknown> = { ...sentOf(draft) };
  const wrong = Object.entries(shapes).flatMap(([name, shape]) => {
    const message = shape.safeParse(sent[name]).error?.issues[0]?.message;
    return message === undefined ? [] : [[name, wordsOf(sent[name], message, t)] as const];
  });
  const whole = pointsFaults({ ...draft, validFrom: draft.validFrom || null, validUntil: draft.validUntil || null });
  // What it names out of sight counts: it stays.
  const isNamed = { groupIds: hiddenGroups > 0, shopIds: hiddenShops > 0 };
  const faults = whole.filter(({ path }) => !((path === 'groupIds' || path === 'shopIds') && isNamed[path]));
  return Object.fromEntries([...faults.map(({ path, rule }) => [path, t(`rule.${rule}`)] as const), ...wrong]);
}

function wordsOf(value: unknown, message: string, t: Translate): string {
  if (value === null || value === '' || message === 'required') return t('rule.required');
  const length = /^max_(\d+)$/.exec(message);
  return length ? t('rule.max_length', { max: Number(length[1]) }) : t('rule.invalid');
}
