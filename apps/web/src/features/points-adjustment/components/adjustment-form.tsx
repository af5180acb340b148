import { pointsAdjustmentApi, pointsAdjustmentDetail } from '@rondo/contract/points-adjustment';
import { type PointsRuleRow, pointsRuleApi } from '@rondo/contract/points-rule';
import { LIMIT } from '@rondo/domain/limit';
import { POINTS_SIGNS } from '@rondo/domain/points/ledger';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { retryOf, useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PeopleField } from '../../../shared/inspect/people-field.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { type Faults, useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { ShopsField } from '../../member/index.ts';
import { type Draft, faultsOf, newDraft, sentOf } from '../adjustment-draft.ts';
import './points-adjustment.css';

/** Giving or taking points of stores, or of members. */
export function AdjustmentForm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const form = useDraftForm({ shape: pointsAdjustmentDetail, read: undefined, draftOf: newDraft, onClose });
  const { draft, faults, onRefused, put } = form;
  const [keyword, setKeyword] = useState('');
  const rules = useCall(pointsRuleApi.list, { postsToday: true, keyword }, { part: true, keepPrevious: true });
  /** The one that is chosen: a search may not find it any more. */
  const [rule, setRule] = useState<PointsRuleRow>();
  const found = rules.data?.list ?? [];
  const options = rule && !found.some(({ id }) => id === rule.id) ? [rule, ...found] : found;
  const create = useAct(pointsAdjustmentApi.create, { onRefused, invalidates: ['points'] });
  const said = (state: string, limited: number): string => {
    if (state === 'pending') return t('pointsAdjustment.done.pending');
    return limited > 0 ? t('pointsAdjustment.done.limited', { count: limited }) : t('pointsAdjustment.done.posted');
  };
  return (
    <DraftDialog
      form={form}
      title={t('pointsAdjustment.create')}
      verb={t('pointsAdjustment.create')}
      width={560}
      isBusy={create.busy}
      conflictFields={[]}
      onSubmit={() =>
        form.submit({
          faultsOf: (typed) => faultsOf(typed, rule, t),
          save: async (typed, _, requestId) => {
            const made = await create.run({ ...sentOf(typed, rule?.target ?? 'shop'), requestId });
            if (made) toast.ok(said(made.state, made.limited));
            return made;
          },
          onSaved: onClose,
        })
      }
    >
      <CountedNextRun />
      <SelectField
        label={t('pointsAdjustment.field.rule')}
        isRequired
        isSearchable
        onSearch={setKeyword}
        isLoading={rules.isPending}
        onRetry={retryOf(rules)}
        error={faults.ruleId}
        value={draft.ruleId}
        onChange={(ruleId) => {
          setRule(options.find(({ id }) => id === ruleId));
          put({ ruleId }, 'ruleId');
        }}
        options={options.map(({ id, name, target }) => ({
          value: id,
          label: t(`pointsAdjustment.ruleOption.${target}`, { name }),
        }))}
      />
      <Targets rule={rule} draft={draft} faults={faults} put={put} />
      <Amount draft={draft} faults={faults} put={put} />
      <TextField
        label={t('pointsAdjustment.field.reason')}
        hint={t('pointsAdjustment.hint.reason')}
        isRequired
        rows={2}
        maxLength={LIMIT.text.reason}
        error={faults.reason}
        value={draft.reason}
        onChange={(reason) => put({ reason }, 'reason')}
      />
      <PhotoField
        label={t('pointsAdjustment.field.photos')}
        value={draft.photos}
        onChange={(photos) => put({ photos }, 'photoIds')}
      />
    </DraftDialog>
  );
}

interface PartProps {
  draft: Draft;
  faults: Faults;
  put: (patch: Partial<Draft>, field?: string) => void;
}

/** The stores or members, as the rule says. */
function Targets({ rule, draft, faults, put }: PartProps & { rule: PointsRuleRow | undefined }) {
  const t = useT();
  if (!rule) return <p className="meta">{t('pointsAdjustment.hint.chooseRule')}</p>;
  const frame = { isRequired: true, hint: t('pointsAdjustment.hint.targets', { count: LIMIT.points.targets }) };
  if (rule.target === 'shop')
    return (
      <ShopsField
        {...frame}
        label={t('pointsAdjustment.field.shops')}
        error={faults.shopIds}
        value={draft.shopIds}
        onChange={(shopIds) => put({ shopIds }, 'shopIds')}
      />
    );
  return (
    <PeopleField
      {...frame}
      label={t('pointsAdjustment.field.members')}
      error={faults.memberIds}
      value={draft.memberIds}
      onChange={(memberIds) => put({ memberIds }, 'memberIds')}
    />
  );
}

/** Plus or minus, and how many; above the limit it is said that a second person is needed. */
function Amount({ draft, faults, put }: PartProps) {
  const t = useT();
  const format = useFormat();
  const { data } = useCall(pointsAdjustmentApi.setting, {}, { part: true });
  return (
    <div className="adjustment-amount">
      <div className="field">
        <span className="field-label" aria-hidden="true">
          {t('pointsAdjustment.field.sign')}
        </span>
        <Segment
          label={t('pointsAdjustment.field.sign')}
          isSmall
          options={POINTS_SIGNS.map((value) => ({ value, label: t(`points.signs.${value}`) }))}
          value={draft.sign}
          onChange={(sign) => put({ sign }, 'sign')}
        />
      </div>
      <NumberField
        label={t('pointsAdjustment.field.points')}
        isRequired
        isOptional
        min={0}
        max={LIMIT.points.most}
        digits={LIMIT.points.digits}
        {...(data ? { hint: t('pointsAdjustment.hint.second', { points: format.score(data.secondAbove) }) } : {})}
        error={faults.points}
        value={draft.points}
        onChange={(points) => put({ points }, 'points')}
      />
    </div>
  );
}
