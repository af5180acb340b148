import { type CertificateDetail, certificateApi, certificateDetail } from '@rondo/contract/certificate';
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
import { type Draft, draftOf, type Faults, FIELD_NAMES, faultsOf, type Holder, sentOf } from '../certificate-draft.ts';
import { CertificateFields } from './certificate-fields.tsx';

interface Props {
  /** Absent: a new one. */
  certificate?: CertificateDetail;
  /** Whose a new one is, where that is known. */
  holder?: Holder;
  onClose: () => void;
}

/** Entering or changing a certificate. What was typed stays when the server refuses. */
export function CertificateForm({ certificate, holder = {}, onClose }: Props) {
  const t = useT();
  const conflict = useConflict(certificateDetail, certificate ?? null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(certificate, holder));
  const [faults, setFaults] = useState<Faults>({});
  const [requestId] = useState(() => uuidv7());
  const onRefused = (refusal: Refusal): boolean => {
    setFaults(Object.fromEntries(refusal.fields.map((field) => [field.path, field.message])));
    return refusal.fields.length > 0 || conflict.isShown(refusal);
  };
  const create = useAct(certificateApi.create, { onRefused });
  const edit = useAct(certificateApi.edit, { onRefused });
  const { base, found } = conflict;
  const submit = async () => {
    const wrong = faultsOf(draft, t);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const sent = sentOf(draft);
    const done = base
      ? await edit.run({ ...sent, id: base.id, rev: base.rev })
      : await create.run({ ...sent, requestId });
    if (!done) return;
    toast.ok(t(certificate ? 'certificate.saved' : 'certificate.created'));
    onClose();
  };
  const change = (patch: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...patch }));
    setFaults((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in patch))));
  };
  const guard = useDraftGuard(draft, onClose);
  return (
    <Dialog
      title={t(certificate ? 'certificate.editTitle' : 'certificate.create')}
      isSheet
      isSticky
      onClose={guard.close}
    >
      <ActForm
        verb={t(certificate ? 'ui.save' : 'ui.create')}
        isBusy={create.busy || edit.busy}
        onSubmit={() => void submit()}
        onClose={guard.close}
      >
        <CertificateFields draft={draft} faults={faults} onChange={change} />
      </ActForm>
      {base && found && (
        <ConflictDialog
          stale={found}
          fields={FIELD_NAMES.map((name) => ({
            ...{ keys: [name], label: t(`certificate.field.${name}`) },
            words: (one: Draft) => (name === 'kind' ? t(`certificate.kind.${one.kind}`) : one[name]),
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
