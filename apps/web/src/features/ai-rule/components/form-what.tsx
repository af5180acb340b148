import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { AI_KINDS, aiKind, needsModel } from '@rondo/domain/ai/kinds';
import { useT } from '../../../shared/i18n.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { FormPart } from '../form-part.ts';
import { kindDefaults } from '../rule-draft.ts';
import { FormSamples } from './form-samples.tsx';

/** What a rule looks for: its kind, its name, its question. */
export function FormWhat({ draft, put, faults }: FormPart) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('aiRule.field.name')}
        isRequired
        maxLength={AI_LIMIT.ruleName}
        value={draft.name}
        onChange={(name) => put({ name })}
        {...(faults.name ? { error: faults.name } : {})}
      />
      <SelectField
        label={t('aiRule.field.kind')}
        isRequired
        isSearchable
        value={draft.kind}
        onChange={(kind) => kind && put(kindDefaults(kind, t))}
        options={AI_KINDS.map((value) => ({ value, label: t(`aiRule.kind.${value}`) }))}
      />
      <TextField
        label={t('aiRule.field.eventName')}
        isRequired
        maxLength={AI_LIMIT.eventName}
        value={draft.eventName}
        onChange={(eventName) => put({ eventName })}
        {...(faults.eventName ? { error: faults.eventName } : {})}
      />
      <TextField
        label={t('aiRule.field.content')}
        hint={t('aiRule.form.contentHint', { max: AI_LIMIT.content })}
        isRequired
        rows={2}
        maxLength={AI_LIMIT.content}
        value={draft.content}
        onChange={(content) => put({ content })}
        {...(faults.content ? { error: faults.content } : {})}
      />
      {needsModel(draft.kind) && <FormSamples draft={draft} put={put} faults={faults} />}
      {'counts' in aiKind(draft.kind) && (
        <NumberField
          label={t('aiRule.field.people')}
          digits={0}
          {...AI_LIMIT.people}
          value={draft.people}
          onChange={(people) => put({ people })}
        />
      )}
    </>
  );
}
