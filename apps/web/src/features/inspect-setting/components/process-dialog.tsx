import { inspectSettingApi, type ProcessSetting, processSetting } from '@rondo/contract/inspect-setting';
import { type Stale, staleOf } from '@rondo/contract/kit/stale';
import { templateOptions } from '@rondo/contract/template-options';
import type { Mode } from '@rondo/domain/task';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { retryOf, useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ProcessFacts } from '../../../shared/process/process-facts.tsx';
import { CountedNextRun } from '../../../shared/ui/counted-next-run.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { useFormGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { draftOf, lacksLevel, lacksSample, levelsOf } from '../process-draft.ts';
import { ProcessFields } from './process-fields.tsx';

interface Props {
  mode: Mode;
  /** What is set now; null: nothing yet. */
  stored: ProcessSetting | null;
  isOfTemplate: boolean;
  onClose: () => void;
}

/** The process of a kind of inspection, of the company or of one template. */
export function ProcessDialog({ mode, stored, isOfTemplate, onClose }: Props) {
  const t = useT();
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [isTried, setTried] = useState(false);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(draftOf(stored));
  const [theirs, setTheirs] = useState<Stale<ProcessSetting> | null>(null);
  const save = useAct(inspectSettingApi.saveProcess, {
    onDone: () => {
      toast.ok(t('inspectSetting.saved'));
      onClose();
    },
    onRefused: ({ reason, data }) => {
      const found = reason === 'STALE' ? staleOf(processSetting, data) : null;
      setTheirs(found);
      return found !== null;
    },
  });
  const guard = useFormGuard(isUnsaved && !save.busy, onClose);
  const submit = () => {
    setTried(true);
    const levels = levelsOf(draft.levels);
    const isPlaced = !isOfTemplate || draft.templateId !== null;
    if (!levels || !isPlaced || lacksLevel(mode, draft) || lacksSample(draft)) return;
    void save.run({ ...draft, levels, mode, rev: theirs?.current.rev ?? stored?.rev ?? 0 });
  };
  const title = isOfTemplate
    ? (stored?.template?.name ?? t('inspectSetting.form.template'))
    : t('inspectSetting.form.company', { mode: t(`state.mode.${mode}`) });
  return (
    <Dialog title={title} width={640} isSticky onClose={guard.close}>
      <ActForm verb={t('ui.save')} isBusy={save.busy} onSubmit={submit} onClose={guard.close}>
        <CountedNextRun />
        {isOfTemplate && !stored && (
          <TemplateField
            mode={mode}
            value={draft.templateId}
            onChange={(templateId) => setDraft({ ...draft, templateId })}
            {...(isTried && draft.templateId === null ? { error: t('inspectSetting.form.needTemplate') } : {})}
          />
        )}
        {theirs && <Overtaken theirs={theirs} />}
        <ProcessFields mode={mode} draft={draft} isTried={isTried} onChange={setDraft} />
      </ActForm>
      {guard.question}
    </Dialog>
  );
}

/** Somebody else saved first: what is stored now, above what is typed. */
function Overtaken({ theirs: { by, at, current } }: { theirs: Stale<ProcessSetting> }) {
  const t = useT();
  const { dateTime } = useFormat();
  return (
    <div className="setting-level" role="alert">
      <strong>{t('inspectSetting.overtaken', { name: by ?? '', time: dateTime(at) })}</strong>
      <ProcessFacts process={current} />
      <p className="dense">{t('inspectSetting.overtakenNext')}</p>
    </div>
  );
}

interface FieldProps {
  mode: Mode;
  value: string | null;
  error?: string;
  onChange: (id: string | null) => void;
}

/** Published templates of the mode that have no process of their own yet. */
function TemplateField({ mode, value, error, onChange }: FieldProps) {
  const t = useT();
  const read = useCall(templateOptions, { mode }, { part: true });
  const { data: processes = [] } = useCall(inspectSettingApi.processes, {});
  const taken = processes.filter((one) => one.mode === mode).map(({ template }) => template?.id);
  const free = (read.data ?? []).filter(({ id }) => !taken.includes(id));
  return (
    <SelectField
      label={t('inspectSetting.template')}
      isRequired
      isSearchable
      isLoading={read.isPending}
      onRetry={retryOf(read)}
      options={free.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  );
}
