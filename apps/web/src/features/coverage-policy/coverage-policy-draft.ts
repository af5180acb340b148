import { COVERAGE_POLICY_FIELDS, type CoveragePolicyDetail, coveragePolicyApi } from '@rondo/contract/coverage-policy';
import type { Input } from '@rondo/contract/kit/endpoint';
import { fieldNames } from '@rondo/contract/kit/field';
import type { Translate } from '../../shared/i18n.tsx';
import { draftOfFields, sentOfDraft, type TypedField } from '../../shared/ui/form/field-draft.ts';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

type Sent = Omit<Input<typeof coveragePolicyApi.edit>, 'id' | 'rev'>;

/** A coverage policy as it is being typed. */
export interface Draft extends Record<TypedField<typeof COVERAGE_POLICY_FIELDS>, string> {
  groupId: string | null;
  purpose: CoveragePolicyDetail['purpose'];
  mode: CoveragePolicyDetail['mode'];
  templateId: string | null;
  atLeast: number;
  per: CoveragePolicyDetail['per'];
}
export const FIELD_NAMES = fieldNames(COVERAGE_POLICY_FIELDS);

/** One inspection a month at every store, to begin with. */
export const draftOf = (policy: CoveragePolicyDetail | undefined): Draft => ({
  ...draftOfFields(COVERAGE_POLICY_FIELDS, policy),
  groupId: policy?.groupId ?? null,
  purpose: policy?.purpose ?? null,
  mode: policy?.mode ?? null,
  templateId: policy?.templateId ?? null,
  atLeast: policy?.atLeast ?? 1,
  per: policy?.per ?? 'month',
});

/** The fields as they are sent. */
export const sentOf = (draft: Draft): Sent => ({ ...draft, ...sentOfDraft(COVERAGE_POLICY_FIELDS, draft) });

/** What is wrong before anything is sent: the same shapes as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const { requestId: _, ...shapes } = coveragePolicyApi.create.input.shape;
  const sent: Record<string, unknown> = { ...sentOf(draft) };
  const wrong = Object.entries(shapes).flatMap(([name, shape]) => {
    const message = shape.safeParse(sent[name]).error?.issues[0]?.message;
    return message === undefined ? [] : [[name, wordsOf(sent[name], message, t)] as const];
  });
  return Object.fromEntries(wrong);
}

function wordsOf(value: unknown, message: string, t: Translate): string {
  if (value === null || value === '' || message === 'required') return t('rule.required');
  const length = /^max_(\d+)$/.exec(message);
  return length ? t('rule.max_length', { max: Number(length[1]) }) : t('rule.characters');
}
