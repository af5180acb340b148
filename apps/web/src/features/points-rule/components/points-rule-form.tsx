import {
  POINTS_RULE_FIELDS,
  type PointsRuleDetail,
  pointsRuleApi,
  pointsRuleDetail,
} from '@rondo/contract/points-rule';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, type Faults, FIELD_NAMES, faultsOf, sentOf } from '../points-rule-draft.ts';
import { ShopField } from './shop-field.tsx';

interface Props {
  /** Absent: a new one. */
  pointsRule?: PointsRuleDetail;
  onClose: () => void;
}

/** Planning or changing a points rule. What was typed stays when the server refuses. */
export function PointsRuleForm({ pointsRule, onClose }: Props) {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const conflict = useConflict(pointsRuleDetail, pointsRule ?? null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(pointsRule, today));
  const [faults, setFaults] = useState<Faults>({});
  const [requestId] = useState(() => uuidv7());
  const onRefused = (refusal: Refusal): boolean => {
    setFaults(Object.fromEntries(refusal.fields.map((field) => [field.path, field.message])));
    return refusal.fields.length > 0 || conflict.isShown(refusal);
  };
  const create = useAct(pointsRuleApi.create, { onRefused });
  const edit = useAct(pointsRuleApi.edit, { onRefused });
  const submit = async () => {
    const found = faultsOf(draft, t);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { base } = conflict;
    const sent = sentOf(draft);
    const done = base
      ? await edit.run({ ...sent, id: base.id, rev: base.rev })
      : await create.run({ ...sent, shopId: draft.shopId ?? '', requestId });
    if (!done) return;
    toast.ok(t(pointsRule ? 'pointsRule.saved' : 'pointsRule.done.create'));
    onClose();
  };
  const field = <K extends keyof Draft>(name: K) => ({
    value: draft[name],
    error: faults[name],
    onChange: (value: Draft[K]) => {
      setDraft((current) => ({ ...current, [name]: value }));
      setFaults(({ [name]: _, ...rest }) => rest);
    },
  });
  const guard = useDraftGuard(draft, onClose);
  const { base, found } = conflict;
  return (
    <Dialog title={t(pointsRule ? 'pointsRule.editTitle' : 'pointsRule.create')} isSheet isSticky onClose={guard.close}>
      <ActForm
        verb={t(pointsRule ? 'ui.save' : 'ui.create')}
        isBusy={create.busy || edit.busy}
        onSubmit={() => void submit()}
        onClose={guard.close}
      >
        {!pointsRule && <ShopField label={t('pointsRule.shop')} isRequired {...field('shopId')} />}
        <DateField label={t('pointsRule.field.plannedOn')} isRequired {...field('plannedOn')} />
        <TextField label={t('pointsRule.field.purpose')} isRequired {...field('purpose')} />
        <TextField
          label={t('pointsRule.field.note')}
          hint={t('pointsRule.noteHint')}
          rows={4}
          maxLength={POINTS_RULE_FIELDS.note.max}
          {...field('note')}
        />
      </ActForm>
      {base && found && (
        <ConflictDialog
          stale={found}
          fields={FIELD_NAMES.map((name) => ({
            ...{ keys: [name], label: t(`pointsRule.field.${name}`) },
            words: (one: Draft) => one[name],
          }))}
          base={draftOf(base, today)}
          theirs={draftOf(found.current, today)}
          mine={draft}
          onResolve={(next) => {
            conflict.rebase(found.current);
            setDraft(next);
          }}
          onClose={conflict.close}
        />
      )}
      {guard.question}
    </Dialog>
  );
}
