import { type DeviceDetail, deviceApi, deviceDetail } from '@rondo/contract/device';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { listText } from '../../../shared/format/list.ts';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, type Faults, faultsOf, sentOf } from '../device-draft.ts';
import { DeviceFields } from './device-fields.tsx';

interface Props {
  /** Absent: a new one. */
  device?: DeviceDetail;
  onClose: () => void;
}

/** Adding or changing a device. What was typed stays when the server refuses. */
export function DeviceForm({ device, onClose }: Props) {
  const t = useT();
  const conflict = useConflict(deviceDetail, device ?? null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(device));
  const [faults, setFaults] = useState<Faults>({});
  const [requestId] = useState(() => uuidv7());
  const onRefused = (refusal: Refusal): boolean => {
    setFaults(Object.fromEntries(refusal.fields.map((field) => [field.path, field.message])));
    return refusal.fields.length > 0 || conflict.isShown(refusal);
  };
  const create = useAct(deviceApi.create, { onRefused });
  const edit = useAct(deviceApi.edit, { onRefused });
  const { base, found } = conflict;
  const submit = async () => {
    const wrong = faultsOf(draft, t);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const sent = sentOf(draft);
    const { password } = draft;
    const done = base
      ? await edit.run({ ...sent, ...(password === '' ? {} : { password }), id: base.id, rev: base.rev })
      : await create.run({ ...sent, password, requestId });
    if (!done) return;
    toast.ok(t(device ? 'device.saved' : 'device.created'));
    onClose();
  };
  const change = (patch: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...patch }));
    const isChanged = (name: string) => (name.split('.')[0] ?? '') in patch;
    setFaults((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !isChanged(name))));
  };
  const guard = useDraftGuard(draft, onClose);
  return (
    <Dialog title={t(device ? 'device.editTitle' : 'device.create')} isSheet isSticky onClose={guard.close}>
      <ActForm
        verb={t(device ? 'ui.save' : 'ui.create')}
        isBusy={create.busy || edit.busy}
        onSubmit={() => void submit()}
        onClose={guard.close}
      >
        <DeviceFields draft={draft} faults={faults} hasPassword={device?.hasPassword ?? false} onChange={change} />
      </ActForm>
      {base && found && (
        <ConflictDialog
          stale={found}
          fields={fieldsOf(t)}
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

const TYPED = ['name', 'address', 'username', 'serial', 'model', 'note'] as const;

/** What two people can have changed, in words. */
const fieldsOf = (t: Translate) => [
  ...TYPED.map((name) => ({ keys: [name], label: t(`device.field.${name}`), words: (one: Draft) => one[name] })),
  {
    keys: ['edgeId'] as const,
    label: t('device.via'),
    words: (one: Draft) => t(one.edgeId === null ? 'device.viaDirect' : 'edge.title'),
  },
  { keys: ['kind'] as const, label: t('device.field.kind'), words: (one: Draft) => t(`device.kind.${one.kind}`) },
  {
    keys: ['driver'] as const,
    label: t('device.field.driver'),
    words: (one: Draft) => t(`device.driver.${one.driver}`),
  },
  {
    keys: ['cameras'] as const,
    label: t('device.column.cameras'),
    words: (one: Draft) =>
      listText(
        t,
        one.cameras.map(({ channel, name }) => `${channel} ${name}`),
      ),
  },
];
