import { type DeviceDetail, deviceApi, deviceDetail } from '@rondo/contract/device';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { draftOf, faultsOf, sentOf } from '../device-draft.ts';
import { useConflictFields } from '../use-conflict-fields.ts';
import { DeviceFields } from './device-fields.tsx';

interface Props {
  /** Absent: a new one. */
  device?: DeviceDetail;
  onClose: () => void;
}

/** Adding or changing a device. */
export function DeviceForm({ device, onClose }: Props) {
  const t = useT();
  const form = useDraftForm({ shape: deviceDetail, read: device, draftOf, onClose });
  const { draft, faults, onRefused } = form;
  const create = useAct(deviceApi.create, { onRefused });
  const edit = useAct(deviceApi.edit, { onRefused });
  const submit = () =>
    form.submit({
      faultsOf: (one) => faultsOf(one, t),
      save: (one, base, requestId) => {
        const { password } = one;
        return base
          ? edit.run({ ...sentOf(one), ...(password === '' ? {} : { password }), id: base.id, rev: base.rev })
          : create.run({ ...sentOf(one), password, requestId });
      },
      onSaved: () => {
        toast.ok(t(device ? 'device.saved' : 'device.created'));
        onClose();
      },
    });
  return (
    <DraftDialog
      form={form}
      title={t(device ? 'device.editTitle' : 'device.create')}
      verb={t(device ? 'ui.save' : 'ui.create')}
      isBusy={create.busy || edit.busy}
      conflictFields={useConflictFields(form.conflict, draft)}
      onSubmit={submit}
    >
      <DeviceFields draft={draft} faults={faults} hasPassword={device?.hasPassword ?? false} onChange={form.change} />
    </DraftDialog>
  );
}
