import { LIMIT } from '@rondo/domain/limit';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { PRIORITIES } from '@rondo/domain/task';
import type { ReactNode } from 'react';
import { useT } from '../i18n.tsx';
import { Segment } from '../ui/form/segment.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import type { ProblemPart } from './problem-part.ts';

interface Props extends ProblemPart {
  /** Photos that are added here; a form about pictures has them already. */
  photos?: ReactNode;
}

/** What is wrong, and how much it weighs. */
export function ProblemWhat({ plan, set, errorOf, photos }: Props) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('rectification.new.what')}
        isRequired
        maxLength={LIMIT.name.rectification}
        value={plan.title}
        onChange={(title) => set({ title })}
        {...errorOf('what', t('rectification.new.whatNeeded'))}
      />
      <div>
        <span className="field-label">{t('rectification.severity')}</span>
        <Segment
          label={t('rectification.severity')}
          isWide
          options={SEVERITIES.map((value) => ({ value, label: t(`state.severity.${value}`) }))}
          value={plan.severity}
          onChange={(severity) => set({ severity })}
        />
      </div>
      <SelectField
        label={t('freeTask.priority')}
        options={PRIORITIES.map((value) => ({ value, label: t(`freeTask.priorities.${value}`) }))}
        value={plan.priority}
        onChange={(priority) => set({ priority: priority ?? plan.priority })}
      />
      {photos}
      <TextField
        label={t('rectification.new.description')}
        rows={3}
        maxLength={LIMIT.text.note}
        value={plan.description}
        onChange={(description) => set({ description })}
      />
    </>
  );
}
