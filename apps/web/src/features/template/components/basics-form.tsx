import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { CoverField } from './cover-field.tsx';
import { TemplateFields } from './template-fields.tsx';

/** The fields of the template and its cover picture; below them settings that no version has. */
export function BasicsForm({ editor, children }: { editor: Editor; children: ReactNode }) {
  const t = useT();
  const { draft, change, save, isReadOnly } = editor;
  const isTaken = save.state.kind === 'failed' && save.state.reason === 'TEMPLATE_NAME_TAKEN';
  const nameFault = draft.name.trim() === '' ? t('rule.required') : isTaken ? t('error.TEMPLATE_NAME_TAKEN') : '';
  return (
    <div className="te-form">
      <fieldset disabled={isReadOnly} className="te-basics" aria-label={t('template.step.basics')}>
        <TemplateFields draft={draft} faults={{ name: nameFault }} onChange={change} isNew={false} />
      </fieldset>
      <CoverField editor={editor} />
      {children}
    </div>
  );
}
