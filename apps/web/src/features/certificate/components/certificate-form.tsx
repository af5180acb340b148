import { type CertificateDetail, certificateApi, certificateDetail } from '@rondo/contract/certificate';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { draftOf, faultsOf, type Holder, sentOf } from '../certificate-draft.ts';
import { useConflictFields } from '../use-conflict-fields.ts';
import { CertificateFields } from './certificate-fields.tsx';

interface Props {
  /** Absent: a new one. */
  certificate?: CertificateDetail;
  /** Whose a new one is, where that is known. */
  holder?: Holder;
  onClose: () => void;
}

/** Entering or changing a certificate. */
export function CertificateForm({ certificate, holder = {}, onClose }: Props) {
  const t = useT();
  const form = useDraftForm({
    shape: certificateDetail,
    read: certificate,
    draftOf: (one) => draftOf(one, holder),
    onClose,
  });
  const { draft, faults, onRefused } = form;
  const create = useAct(certificateApi.create, { onRefused });
  const edit = useAct(certificateApi.edit, { onRefused });
  const submit = () =>
    form.submit({
      faultsOf: (one) => faultsOf(one, t),
      save: (one, base, requestId) =>
        base ? edit.run({ ...sentOf(one), id: base.id, rev: base.rev }) : create.run({ ...sentOf(one), requestId }),
      onSaved: () => {
        toast.ok(t(certificate ? 'certificate.saved' : 'certificate.created'));
        onClose();
      },
    });
  return (
    <DraftDialog
      form={form}
      title={t(certificate ? 'certificate.editTitle' : 'certificate.create')}
      verb={t(certificate ? 'ui.save' : 'ui.create')}
      isBusy={create.busy || edit.busy}
      conflictFields={useConflictFields(form.conflict, draft)}
      onSubmit={submit}
    >
      <CertificateFields draft={draft} faults={faults} onChange={form.change} />
    </DraftDialog>
  );
}
