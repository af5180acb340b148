import { inspectionApi } from '@rondo/contract/inspection';
import { APPEAL_CORRECTIONS, type AppealCorrection } from '@rondo/domain/appeal';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { ReasonField } from '../../../shared/process/act-fields.tsx';
import { useWorkAct } from '../../../shared/process/use-work-act.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { ActProps } from './act-props.ts';

/** The appeal is right: why, and what the inspection says from now on. */
export function AcceptAppealAct({ detail, onClose, onGone }: ActProps) {
  const t = useT();
  const [as, setAs] = useState<AppealCorrection>('pass');
  const [comment, setComment] = useState('');
  const [isTried, setTried] = useState(false);
  const accept = useWorkAct(inspectionApi.acceptAppeal, {
    done: () => t('rectification.done.accept_appeal'),
    onClose,
    onGone,
    invalidates: ['rectification', 'task', 'record', 'statistics'],
  });
  const submit = () => {
    setTried(true);
    if (comment.trim() !== '') void accept.run({ id: detail.id, rev: detail.rev, comment, as });
  };
  return (
    <ActForm verb={t('rectification.act.accept_appeal')} isBusy={accept.busy} onSubmit={submit} onClose={onClose}>
      <ReasonField
        value={comment}
        onChange={setComment}
        isTried={isTried}
        hint={t('rectification.form.acceptReason')}
      />
      {detail.itemId !== null && (
        <SelectField<AppealCorrection>
          label={t('rectification.form.correction')}
          hint={t('rectification.form.correctionHint')}
          options={APPEAL_CORRECTIONS.map((value) => ({ value, label: t(`rectification.form.corrections.${value}`) }))}
          value={as}
          onChange={(next) => setAs(next ?? as)}
        />
      )}
    </ActForm>
  );
}
