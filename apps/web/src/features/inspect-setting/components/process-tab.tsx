import { inspectSettingApi, type ProcessSetting } from '@rondo/contract/inspect-setting';
import { MODES, type Mode } from '@rondo/domain/task';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ProcessFacts } from '../../../shared/process/process-facts.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { ProcessDialog } from './process-dialog.tsx';

/** What a dialog is about: a place that has a process, or gets one. */
interface Edited {
  mode: Mode;
  stored: ProcessSetting | null;
  isOfTemplate: boolean;
}

/** The default process of each kind of inspection, of the company and of single templates. */
export function ProcessTab() {
  const t = useT();
  const list = useCall(inspectSettingApi.processes, {});
  const [edited, setEdited] = useState<Edited | null>(null);
  const [removed, setRemoved] = useState<ProcessSetting | null>(null);
  if (list.isLoadingError) {
    return <LoadFailure noun={t('inspectSetting.process')} failure={list.error} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <SkeletonRows rows={6} />;
  const all = list.data;
  return (
    <>
      <p className="meta">{t('inspectSetting.order')}</p>
      {MODES.map((mode) => (
        <ModeCard
          key={mode}
          mode={mode}
          processes={all.filter((one) => one.mode === mode)}
          onEdit={setEdited}
          onRemove={setRemoved}
        />
      ))}
      {edited && <ProcessDialog {...edited} onClose={() => setEdited(null)} />}
      {removed && <RemoveDialog process={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

interface CardProps {
  mode: Mode;
  processes: readonly ProcessSetting[];
  onEdit: (edited: Edited) => void;
  onRemove: (process: ProcessSetting) => void;
}

function ModeCard({ mode, processes, onEdit, onRemove }: CardProps) {
  const t = useT();
  const ofCompany = processes.find(({ template }) => template === null) ?? null;
  const ofTemplates = processes.filter(({ template }) => template !== null);
  return (
    <section className="card setting-card" aria-label={t(`state.mode.${mode}`)}>
      <h2>{t(`state.mode.${mode}`)}</h2>
      <div className="setting-head">
        <h3>{t('inspectSetting.company')}</h3>
        <Acts
          name={t('inspectSetting.company')}
          process={ofCompany}
          onEdit={() => onEdit({ mode, stored: ofCompany, isOfTemplate: false })}
          onRemove={onRemove}
        />
      </div>
      {ofCompany ? <ProcessFacts process={ofCompany} /> : <p className="dense">{t('inspectSetting.none')}</p>}
      <div className="setting-head">
        <h3>{t('inspectSetting.templates')}</h3>
        <button
          type="button"
          className="button button-small"
          onClick={() => onEdit({ mode, stored: null, isOfTemplate: true })}
        >
          {t('inspectSetting.addTemplate')}
        </button>
      </div>
      {ofTemplates.length === 0 && <p className="dense">{t('inspectSetting.noTemplates')}</p>}
      {ofTemplates.map((process) => (
        <div key={process.id} className="setting-level">
          <div className="setting-head">
            <strong>{process.template?.name}</strong>
            <Acts
              name={process.template?.name ?? ''}
              process={process}
              onEdit={() => onEdit({ mode, stored: process, isOfTemplate: true })}
              onRemove={onRemove}
            />
          </div>
          <ProcessFacts process={process} />
        </div>
      ))}
    </section>
  );
}

interface ActsProps {
  name: string;
  process: ProcessSetting | null;
  onEdit: () => void;
  onRemove: (process: ProcessSetting) => void;
}

function Acts({ name, process, onEdit, onRemove }: ActsProps) {
  const t = useT();
  const edit = t(process ? 'inspectSetting.edit' : 'inspectSetting.set');
  return (
    <div className="setting-acts">
      <button type="button" className="button button-small" aria-label={`${edit}: ${name}`} onClick={onEdit}>
        {edit}
      </button>
      {process && (
        <button
          type="button"
          className="button button-small button-text"
          aria-label={`${t('inspectSetting.remove')}: ${name}`}
          onClick={() => onRemove(process)}
        >
          {t('inspectSetting.remove')}
        </button>
      )}
    </div>
  );
}

function RemoveDialog({ process, onClose }: { process: ProcessSetting; onClose: () => void }) {
  const t = useT();
  const remove = useAct(inspectSettingApi.removeProcess, {
    onDone: () => {
      toast.ok(t('inspectSetting.removed'));
      onClose();
    },
  });
  const name = process.template?.name;
  return (
    <ConfirmDialog
      title={t('inspectSetting.removeAsk')}
      width={420}
      verb={t('inspectSetting.remove')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void remove.run({ id: process.id, rev: process.rev })}
      onClose={onClose}
    >
      <p>{name ? t('inspectSetting.removeTemplate', { name }) : t('inspectSetting.removeCompany')}</p>
    </ConfirmDialog>
  );
}
