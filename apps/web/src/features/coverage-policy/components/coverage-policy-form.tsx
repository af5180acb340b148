import { type CoveragePolicyDetail, coveragePolicyApi, coveragePolicyDetail } from '@rondo/contract/coverage-policy';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, type Faults, FIELD_NAMES, faultsOf, sentOf } from '../coverage-policy-draft.ts';
import { CoveragePolicyFields, useFieldWords } from './coverage-policy-fields.tsx';

interface Props {
  /** Absent: a new one. */
  coveragePolicy?: CoveragePolicyDetail;
  onClose: () => void;
}

/** Making or changing a coverage policy. What was typed stays when the server refuses. */
export function CoveragePolicyForm({ coveragePolicy, onClose }: Props) {
  const t = useT();
  const conflict = useConflict(coveragePolicyDetail, coveragePolicy ?? null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(coveragePolicy));
  const [faults, setFaults] = useState<Faults>({});
  const [requestId] = useState(() => uuidv7());
  const onRefused = (refusal: Refusal): boolean => {
    setFaults(Object.fromEntries(refusal.fields.map((field) => [field.path, field.message])));
    return refusal.fields.length > 0 || conflict.isShown(refusal);
  };
  const create = useAct(coveragePolicyApi.create, { onRefused });
  const edit = useAct(coveragePolicyApi.edit, { onRefused });
  const submit = async () => {
    const found = faultsOf(draft, t);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { base } = conflict;
    const sent = sentOf(draft);
    const done = base
      ? await edit.run({ ...sent, id: base.id, rev: base.rev })
      : await create.run({ ...sent, requestId });
    if (!done) return;
    toast.ok(t(coveragePolicy ? 'coveragePolicy.saved' : 'coveragePolicy.done.create'));
    onClose();
  };
  const field = <K extends keyof Draft>(name: K) => ({
    value: draft[name],
    error: faults[name],
    onChange: (value: Draft[K]) => {
      setDraft((current) => ({ ...current, [name]: value }));
      setFaults(({ [name]: _, ...rest }) => rest);
    },
  });
  const guard = useDraftGuard(draft, onClose);
  const words = useFieldWords();
  const { base, found } = conflict;
  return (
    <Dialog
      title={t(coveragePolicy ? 'coveragePolicy.editTitle' : 'coveragePolicy.create')}
      isSheet
      isSticky
      onClose={guard.close}
    >
      <ActForm
        verb={t(coveragePolicy ? 'ui.save' : 'ui.create')}
        isBusy={create.busy || edit.busy}
        onSubmit={() => void submit()}
        onClose={guard.close}
      >
        <CoveragePolicyFields field={field} />
      </ActForm>
      {base && found && (
        <ConflictDialog
          stale={found}
          fields={FIELD_NAMES.map((name) => ({
            ...{ keys: [name], label: t(`coveragePolicy.field.${name}`) },
            words: (one: Draft) => words(one, name),
          }))}
          base={draftOf(base)}
          theirs={draftOf(found.current)}
          mine={draft}
          onResolve={(next) => {
            conflict.rebase(found.current);
            setDraft(next);
          }}
          onClose={conflict.close}
        />
      )}
      {guard.question}
    </Dialog>
  );
}
