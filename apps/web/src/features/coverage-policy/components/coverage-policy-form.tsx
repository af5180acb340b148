import { type CoveragePolicyDetail, coveragePolicyApi, coveragePolicyDetail } from '@rondo/contract/coverage-policy';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, FIELD_NAMES, faultsOf, sentOf } from '../coverage-policy-draft.ts';
import { CoveragePolicyFields, useFieldWords } from './coverage-policy-fields.tsx';

interface Props {
  /** Absent: a new one. */
  coveragePolicy?: CoveragePolicyDetail;
  onClose: () => void;
}

/** Making or changing a coverage policy. */
export function CoveragePolicyForm({ coveragePolicy, onClose }: Props) {
  const t = useT();
  const form = useDraftForm({
    shape: coveragePolicyDetail,
    read: coveragePolicy,
    draftOf,
    onClose,
  });
  const { draft, faults, onRefused } = form;
  const create = useAct(coveragePolicyApi.create, { onRefused });
  const edit = useAct(coveragePolicyApi.edit, { onRefused });
  const field = <K extends keyof Draft>(name: K) => ({
    value: draft[name],
    error: faults[name],
    onChange: (value: Draft[K]) => form.put({ [name]: value } as Partial<Draft>, name),
  });
  const words = useFieldWords();
  return (
    <DraftDialog
      form={form}
      title={t(coveragePolicy ? 'coveragePolicy.editTitle' : 'coveragePolicy.create')}
      verb={t(coveragePolicy ? 'ui.save' : 'ui.create')}
      isBusy={create.busy || edit.busy}
      conflictFields={FIELD_NAMES.map((name) => ({
        ...{ keys: [name], label: t(`coveragePolicy.field.${name}`) },
        words: (one: Draft) => words(one, name),
      }))}
      onSubmit={() =>
        form.submit({
          faultsOf: (typed) => faultsOf(typed, t),
          save: (typed, base, requestId) =>
            base
              ? edit.run({ ...sentOf(typed), id: base.id, rev: base.rev })
              : create.run({ ...sentOf(typed), requestId }),
          onSaved: () => {
            toast.ok(t(coveragePolicy ? 'coveragePolicy.saved' : 'coveragePolicy.done.create'));
            onClose();
          },
        })
      }
    >
      <CoveragePolicyFields field={field} />
    </DraftDialog>
  );
}
