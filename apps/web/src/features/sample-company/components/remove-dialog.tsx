import { type SampleStanding, sampleCompanyApi } from '@rondo/contract/sample-company';
import { SAMPLE_ADDED, type SampleAdded } from '@rondo/domain/sample-company';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { AddedList } from './added-list.tsx';

interface Props {
  added: SampleStanding['added'];
  onClose: () => void;
}

/** The question before the sample goes; where people added something, what becomes of it. */
export function RemoveDialog({ added, onClose }: Props) {
  const t = useT();
  const [choice, setChoice] = useState<SampleAdded>('remove');
  const remove = useAct(sampleCompanyApi.remove, {
    invalidates: ['job'],
    onDone: () => {
      toast.ok(t('sampleCompany.started'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('sampleCompany.removeTitle')}
      verb={t('sampleCompany.remove')}
      isDanger
      isSheet
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ added: choice, requestId: uuidv7() })}
      onClose={onClose}
    >
      <p>{t('sampleCompany.removeText')}</p>
      {added.counts.length > 0 && (
        <>
          <p>{t('sampleCompany.removeAdded')}</p>
          <AddedList added={added} />
          <RadioCards
            label={t('sampleCompany.choice')}
            value={choice}
            onChange={setChoice}
            options={SAMPLE_ADDED.map((value) => ({
              value,
              label: t(`sampleCompany.choose.${value}`),
              hint: t(`sampleCompany.chooseHint.${value}`),
            }))}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
