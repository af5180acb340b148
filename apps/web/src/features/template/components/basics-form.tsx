import { LIMIT } from '@rondo/domain/limit';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { CoverField } from './cover-field.tsx';
import { ModeChoice } from './mode-choice.tsx';

/** Name, description and what the template is for; below it settings that no version has. */
export function BasicsForm({ editor, children }: { editor: Editor; children: ReactNode }) {
  const t = useT();
  const { draft, change, save, isReadOnly } = editor;
  const isTaken = save.state.kind === 'failed' && save.state.reason === 'TEMPLATE_NAME_TAKEN';
  const nameFault = draft.name.trim() === '' ? t('rule.required') : isTaken ? t('error.TEMPLATE_NAME_TAKEN') : '';
  return (
    <div className="te-form">
      <fieldset disabled={isReadOnly} className="te-basics" aria-label={t('template.step.basics')}>
        <TextField
          label={t('template.name')}
          value={draft.name}
          onChange={(name) => change({ name })}
          isRequired
          maxLength={LIMIT.name.template}
          error={nameFault}
        />
        <TextField
          label={t('template.description')}
          value={draft.description}
          onChange={(description) => change({ description })}
          rows={4}
          maxLength={LIMIT.text.description}
        />
        <ModeChoice value={draft.modes} onChange={(modes) => change({ modes })} />
      </fieldset>
      <CoverField editor={editor} />
      {children}
    </div>
  );
}
