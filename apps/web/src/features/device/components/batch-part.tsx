import type { DeviceRow } from '@rondo/contract/device';
import { type BatchKind, isControlled } from '@rondo/domain/device';
import { Clock, Copy, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { TemplateDialog } from './template-dialog.tsx';

interface Props {
  rows: readonly DeviceRow[];
  onClear: () => void;
}

/** What the ticked devices can be asked to do at once. */
export function BatchPart({ rows, onClear }: Props) {
  const t = useT();
  const [kind, setKind] = useState<BatchKind | null>(null);
  const close = () => setKind(null);
  // A template is the camera of one of them, for the others.
  const hasTemplate = rows.length > 1 && rows.some(({ driver }) => isControlled(driver));
  const ask = (key: BatchKind) => ({ key, label: t(`device.batch.act.${key}`), run: () => setKind(key) });
  const finish = () => {
    close();
    onClear();
  };
  return (
    <>
      <BulkBar
        count={rows.length}
        actions={[
          { ...ask('restart'), icon: RotateCw },
          { ...ask('time_sync'), icon: Clock },
          { ...ask('detection_template'), icon: Copy, isDisabled: !hasTemplate },
        ]}
        onClear={onClear}
      />
      {kind === 'detection_template' && <TemplateDialog rows={rows} onClose={close} onFinish={finish} />}
      {(kind === 'restart' || kind === 'time_sync') && (
        <BatchDialog order={{ kind }} rows={rows} onClose={close} onFinish={finish} />
      )}
    </>
  );
}
