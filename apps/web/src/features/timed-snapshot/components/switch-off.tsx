import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { CameraOff } from 'lucide-react';
import { useState } from 'react';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';

/** For whoever keeps the company's settings: timed snapshots can be switched off for the company. */
export function SwitchOff() {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { data } = useCall(timedSnapshotApi.setting, {}, { part: true });
  const save = useAct(timedSnapshotApi.saveSetting, { onDone: () => setAsking(false) });
  if (!data?.can.edit) return null;
  return (
    <>
      <MoreMenu
        label={t('ui.more')}
        className="quiet"
        acts={[
          {
            key: 'off',
            label: t('timedSnapshot.off.disable'),
            icon: CameraOff,
            run: () => setAsking(true),
            isDanger: true,
          },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          title={t('timedSnapshot.off.disableTitle')}
          verb={t('timedSnapshot.off.disable')}
          isDanger
          isBusy={save.busy}
          onConfirm={() => void save.run({ isOn: false, rev: data.rev })}
          onClose={() => setAsking(false)}
        >
          <p>{t('timedSnapshot.off.disableHint')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
