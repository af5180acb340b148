import type { FileRef } from '@rondo/contract/kit/shapes';
import { templateOptions } from '@rondo/contract/template-options';
import { LIMIT } from '@rondo/domain/limit';
import { MODES, PURPOSES } from '@rondo/domain/task';
import { DocumentField } from '../../../shared/document/document-field.tsx';
import type { Documents } from '../../../shared/document/use-documents.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Cover } from '../../../shared/photo/cover.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import type { Plan } from './plan.ts';
import type { StepProps } from './step-props.ts';

/** The words of a template, with its cover where it has one. */
const templateLabel = (cover: FileRef | null, title: string) => ({
  label: cover ? (
    <span className="with-cover">
      <Cover file={cover} />
      {title}
    </span>
  ) : (
    title
  ),
  title,
});

/** First step: name, mode, templates, purpose, description with pictures and documents. */
export function StepWhat({ plan, set, errorOf, documents }: StepProps & { documents: Documents }) {
  const t = useT();
  const { data: templates = [], isPending } = useCall(
    templateOptions,
    { mode: plan.mode, usable: true },
    { part: true },
  );
  // A template that cannot be used in this mode is as good as none; executors follow the mode until they are chosen.
  const setMode = (mode: Plan['mode']) => {
    const isUsable = (id: string) => templates.some((one) => one.id === id && one.modes.includes(mode));
    const isUntouched = plan.roleId === null && plan.memberIds.length === 0;
    set({
      mode,
      templateIds: plan.templateIds.filter(isUsable),
      ...(isUntouched ? { executor: mode === 'self' ? 'manager' : 'role' } : {}),
    });
  };
  return (
    <>
      <TextField
        label={t('task.wizard.name')}
        placeholder={t('task.wizard.namePlaceholder')}
        isRequired
        maxLength={LIMIT.name.task}
        value={plan.name}
        onChange={(name) => set({ name })}
        {...errorOf('name')}
      />
      <section className="dispatch-part">
        <h3>{t('task.wizard.mode')}</h3>
        <RadioCards
          label={t('task.wizard.mode')}
          value={plan.mode}
          onChange={setMode}
          options={MODES.map((value) => ({
            value,
            label: t(`state.mode.${value}`),
            hint: t(`task.wizard.modeHint.${value}`),
          }))}
        />
      </section>
      <MultiSelectField
        label={t('task.wizard.template')}
        hint={
          templates.length === 0 && !isPending
            ? t('task.wizard.noTemplate')
            : t('task.wizard.templateHint', { max: LIMIT.task.templates })
        }
        isRequired
        isSearchable
        isLoading={isPending}
        options={templates.map((one) => ({
          value: one.id,
          ...templateLabel(one.cover, t('task.wizard.templateOption', { name: one.name, count: one.items })),
        }))}
        value={plan.templateIds}
        onChange={(templateIds) => {
          const name = templates.find((one) => one.id === templateIds[0])?.name ?? '';
          set({
            templateIds,
            ...(plan.name.trim() === '' ? { name: [...name].slice(0, LIMIT.name.task).join('') } : {}),
          });
        }}
        {...errorOf('templates', 'tooManyTemplates')}
      />
      <SelectField
        label={t('task.wizard.purpose')}
        options={PURPOSES.map((value) => ({ value, label: t(`inspection.purpose.${value}`) }))}
        value={plan.purpose}
        onChange={(purpose) => set({ purpose: purpose ?? 'regular' })}
      />
      <TextField
        label={t('task.wizard.description')}
        hint={t('task.wizard.descriptionHint')}
        rows={3}
        maxLength={LIMIT.text.description}
        value={plan.description}
        onChange={(description) => set({ description })}
      />
      <PhotoField
        label={t('task.wizard.photos')}
        most={LIMIT.task.attachments - documents.taken}
        value={plan.photos}
        onChange={(photos) => set({ photos })}
      />
      <DocumentField label={t('ui.attachment.list')} documents={documents} />
    </>
  );
}
