import { type PointsRuleDetail, pointsRuleApi, pointsRuleDetail } from '@rondo/contract/points-rule';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { TrialPart } from '../../points/index.ts';
import { type Draft, draftOf, FIELD_NAMES, faultsOf, sentOf } from '../points-rule-draft.ts';
import { useDraftWords } from '../use-draft-words.ts';
import { DetailRows } from './detail-rows.tsx';
import { PointsRuleFields } from './points-rule-fields.tsx';

interface Props {
  /** Absent: a new one. */
  pointsRule?: PointsRuleDetail;
  onClose: () => void;
}

/** Making or changing a points rule. */
export function PointsRuleForm({ pointsRule, onClose }: Props) {
  const t = useT();
  const form = useDraftForm({ shape: pointsRuleDetail, read: pointsRule, draftOf, onClose });
  const { draft, faults, onRefused } = form;
  const hidden = pointsRule ?? NOTHING_HIDDEN;
  const draftWords = useDraftWords(
    [...(pointsRule?.shopNames ?? []), ...(form.conflict.found?.current.shopNames ?? [])],
    draft.shopIds,
  );
  const create = useAct(pointsRuleApi.create, { onRefused });
  const edit = useAct(pointsRuleApi.edit, { onRefused });
  const field = <K extends keyof Draft>(name: K) => ({
    value: draft[name],
    error: faults[name],
    onChange: (value: Draft[K]) => form.put({ [name]: value } as Partial<Draft>, name),
  });
  return (
    <DraftDialog
      form={form}
      title={t(pointsRule ? 'pointsRule.editTitle' : 'pointsRule.create')}
      verb={t(pointsRule ? 'ui.save' : 'ui.create')}
      width={860}
      isBusy={create.busy || edit.busy}
      conflictFields={FIELD_NAMES.map((name) => ({
        ...{ keys: [name], label: t(`pointsRule.field.${name}`) },
        words: (one: Draft) => draftWords(name, one),
      }))}
      onSubmit={() =>
        form.submit({
          faultsOf: (typed) => faultsOf(typed, hidden, t),
          save: (typed, base, requestId) =>
            base
              ? edit.run({ ...sentOf(typed), id: base.id, rev: base.rev })
              : create.run({ ...sentOf(typed), requestId }),
          onSaved: () => {
            toast.ok(t(pointsRule ? 'pointsRule.saved' : 'pointsRule.done.create'));
            onClose();
          },
        })
      }
    >
      <CountedNextRun />
      {pointsRule && <p className="meta">{t('pointsRule.editHint')}</p>}
      <PointsRuleFields field={field} isNew={!pointsRule} known={pointsRule?.shopNames ?? []} hidden={hidden} />
      <DetailRows type={draft.type} target={draft.target} {...field('details')} />
      <TrialPart
        asked={{ ...(pointsRule ? { ruleId: pointsRule.id } : {}), draft: sentOf(draft) }}
        checked={(run) =>
          void form.submit({ faultsOf: (typed) => faultsOf(typed, hidden, t), save: run, onSaved: () => {} })
        }
        onRefused={onRefused}
      />
    </DraftDialog>
  );
}

const NOTHING_HIDDEN = { hiddenGroups: 0, hiddenShops: 0 };
