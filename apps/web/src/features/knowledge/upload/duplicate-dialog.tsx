import { DUPLICATE_CHOICES, type DuplicateChoice } from '@rondo/domain/knowledge';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { decideDuplicate } from './begin-uploads.ts';
import { type Upload, useUploads } from './upload-store.ts';

/** Asks what happens where a name is taken, one file after another or for all of them. */
export function DuplicateDialog() {
  const asking = useUploads().filter(({ state }) => state === 'asking');
  const [first] = asking;
  return first ? <Question key={first.key} first={first} asking={asking} /> : null;
}

function Question({ first, asking }: { first: Upload; asking: readonly Upload[] }) {
  const t = useT();
  const { mayAddVersion, name } = first;
  const [choice, setChoice] = useState<DuplicateChoice>(mayAddVersion ? 'version' : 'both');
  const [isForAll, setForAll] = useState(false);
  const decide = (chosen: DuplicateChoice) => decideDuplicate(isForAll ? asking : [first], chosen);
  const choices = DUPLICATE_CHOICES.filter((one) => one !== 'version' || mayAddVersion);
  return (
    <ConfirmDialog
      title={t('knowledge.duplicate.title')}
      verb={t('knowledge.duplicate.verb')}
      isSticky
      onConfirm={() => decide(choice)}
      onClose={() => decide('skip')}
    >
      <div className="upload-question">
        <p>{t('knowledge.duplicate.text', { name })}</p>
        <RadioCards
          label={t('knowledge.duplicate.title')}
          value={choice}
          onChange={setChoice}
          options={choices.map((value) => ({
            ...{ value, label: t(`knowledge.duplicate.choice.${value}`) },
            hint: t(`knowledge.duplicate.hint.${value}`),
          }))}
        />
        {asking.length > 1 && (
          <Checkbox
            label={t('knowledge.duplicate.forAll', { count: asking.length - 1 })}
            isChecked={isForAll}
            onChange={setForAll}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
