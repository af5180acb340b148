import { type TemplateRow, templateApi } from '@rondo/contract/template';
import type { LibraryRow } from '@rondo/contract/template-library';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type FieldDraft, fieldDraftOf, sentFields } from '../field-draft.ts';
import { FORM } from '../template-layout.ts';
import { TemplateFields } from './template-fields.tsx';
import './template.css';

interface Props {
  /** The template to begin with a copy of; null lets the reader choose. */
  copyOf: TemplateRow | null;
  /** A template that comes with the product, to begin with a copy of. */
  library: LibraryRow | null;
  /** There is none yet: nothing to copy. */
  isFirst: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** A new template: its name, what it is for, and what it begins with. */
export function CreateDialog({ copyOf, library, isFirst, onClose, onCreated }: Props) {
  const t = useT();
  const [draft, setDraft] = useState(() => {
    const first = fieldDraftOf(copyOf ?? library ?? undefined);
    return copyOf ? { ...first, name: copyNamed(t('template.copyName', { name: copyOf.name })) } : first;
  });
  const [start, setStart] = useState<'blank' | 'copy'>(copyOf ? 'copy' : 'blank');
  const [source, setSource] = useState<string | null>(copyOf?.id ?? null);
  const [requestId] = useState(() => uuidv4());
  const [nameFault, setNameFault] = useState('');
  const others = useCall(templateApi.list, { size: 100, sort: 'name' }, { enabled: start === 'copy' });
  const create = useAct(templateApi.create, {
    onRefused: (refusal) => {
      const isName = refusal.reason === 'TEMPLATE_NAME_TAKEN';
      if (isName) setNameFault(refusal.message);
      return isName;
    },
    onDone: ({ id }) => {
      toast.ok(t('template.done.created'));
      onCreated(id);
    },
  });
  const list = others.data?.list ?? (copyOf ? [copyOf] : []);
  const chosen = list.find(({ id }) => id === source);
  const submit = () => {
    if (draft.name.trim() === '') return setNameFault(t('rule.required'));
    // A refused name is another attempt: only the very same input may be answered from memory.
    return void create.run({
      ...sentFields(start === 'copy' && chosen ? { ...fieldDraftOf(chosen), ...asked(draft) } : draft),
      requestId: create.refusal ? uuidv4() : requestId,
      ...(start === 'copy' && source ? { copyOf: source } : {}),
      ...(library ? { libraryKey: library.key } : {}),
    });
  };
  return (
    <ConfirmDialog
      title={t('template.create')}
      verb={t('ui.create')}
      isBusy={create.busy}
      isDisabled={draft.modes.length === 0 || (start === 'copy' && !source)}
      onConfirm={submit}
      onClose={onClose}
    >
      <div className="template-form">
        <TemplateFields
          draft={draft}
          faults={{ name: nameFault }}
          onChange={(patch) => {
            setDraft((now) => ({ ...now, ...patch }));
            if ('name' in patch) setNameFault('');
          }}
          isNew
        />
        {!isFirst && !library && (
          <RadioCards
            label={t('template.start.label')}
            value={start}
            onChange={setStart}
            options={[
              { value: 'blank', label: t('template.start.blank'), hint: t('template.start.blankHint') },
              {
                value: 'copy',
                label: t('template.start.copy'),
                hint: t('template.start.copyHint'),
                children: (
                  <SelectField
                    label={t('template.copyOf')}
                    isLabelHidden
                    isSearchable
                    isLoading={others.isPending}
                    placeholder={t('template.copyOf')}
                    options={list.map((row) => ({ value: row.id, label: row.name }))}
                    value={source}
                    onChange={setSource}
                  />
                ),
              },
            ]}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

const copyNamed = (name: string): string => [...name].slice(0, LIMIT.name.template).join('');

/** What the dialog asks for; the other fields of a copy are those of its source. */
const asked = (draft: FieldDraft): Partial<FieldDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([name]) =>
      Object.entries(FORM).some(([one, { isAskedFirst }]) => one === name && isAskedFirst),
    ),
  );
