import { albumApi } from '@rondo/contract/album';
import { type Retention, retention } from '@rondo/contract/album-shapes';
import { RETAINED_SOURCES, type RetainedSource } from '@rondo/domain/album';
import { LIMIT } from '@rondo/domain/limit';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { compareFields } from '../../../shared/ui/form/conflict/compare-fields.ts';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';

type Draft = Record<RetainedSource, number>;

const draftOf = (kept: Retention | undefined): Draft => {
  const { capture, upload, ai, clip } = kept ?? LIMIT.album.keepDays;
  return { capture, upload, ai, clip };
};

/** How many days the company keeps pictures, by where they come from. */
export function RetentionForm({ kept, onClose }: { kept: Retention; onClose: () => void }) {
  const t = useT();
  const form = useDraftForm({ shape: retention, read: kept, draftOf, onClose });
  const { draft, faults, change, onRefused } = form;
  const save = useAct(albumApi.saveRetention, { onRefused, onDone: () => toast.ok(t('album.retention.saved')) });
  const submit = () =>
    form.submit({
      faultsOf: () => ({}),
      save: (days, base) => save.run({ ...days, rev: base?.rev ?? kept.rev }),
      onSaved: onClose,
    });
  const line = (source: RetainedSource) => ({
    label: t(`album.source.${source}`),
    words: (days: Draft) => String(days[source]),
  });
  return (
    <DraftDialog
      form={form}
      title={t('album.retention.title')}
      verb={t('ui.save')}
      isBusy={save.busy}
      conflictFields={compareFields<Draft>({
        ...{ capture: line('capture'), upload: line('upload') },
        ...{ ai: line('ai'), clip: line('clip') },
      })}
      onSubmit={submit}
    >
      {RETAINED_SOURCES.map((source) => (
        <NumberField
          key={source}
          label={t(`album.source.${source}`)}
          {...LIMIT.album.kept}
          digits={0}
          suffix={t('album.retention.days')}
          value={draft[source]}
          error={faults[source]}
          onChange={(days) => change({ [source]: days })}
        />
      ))}
      <p className="meta">{t('album.retention.hint')}</p>
    </DraftDialog>
  );
}
