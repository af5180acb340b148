import type { DeviceRow } from '@rondo/contract/device';
import { deviceApi } from '@rondo/contract/device';
import type { DeviceOrder } from '@rondo/contract/device-batch';
import type { Output } from '@rondo/contract/kit/endpoint';
import { type ReactNode, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { BatchReport } from './batch-report.tsx';
import { ImpactNow } from './impact-now.tsx';

interface Props {
  /** Null: something of it is not chosen yet. */
  order: DeviceOrder | null;
  rows: readonly DeviceRow[];
  /** What is chosen before it can be asked. */
  children?: ReactNode;
  onClose: () => void;
  onFinish: () => void;
}

type Results = Output<typeof deviceApi.batch>['results'];

/** Asks many devices for one thing: what it is and whom it interrupts, then what comes of each. */
export function BatchDialog({ order, rows, children, onClose, onFinish }: Props) {
  const t = useT();
  const format = useFormat();
  const [requestId] = useState(() => uuidv7());
  const [results, setResults] = useState<Results | null>(null);
  const ask = useAct(deviceApi.batch, { onDone: ({ results: found }) => setResults(found) });
  const ids = rows.map(({ id }) => id);
  const kind = order?.kind ?? 'detection_template';
  const title = `${t(`device.batch.act.${kind}`)} · ${t('ui.list.selected', { count: rows.length })}`;
  if (results) {
    return (
      <Dialog
        title={title}
        onClose={onFinish}
        footer={
          <Button look="primary" onPress={onFinish}>
            {t('ui.close')}
          </Button>
        }
      >
        <BatchReport rows={rows} results={results} onLeave={onFinish} />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      verb={t(`device.batch.act.${kind}`)}
      isDanger={kind === 'restart'}
      isBusy={ask.busy}
      isDisabled={order === null || ids.length === 0}
      onConfirm={() => order && void ask.run({ ids, order, requestId })}
      onClose={onClose}
    >
      <div className="device-cameras">
        <p>{t(`device.batch.hint.${kind}`)}</p>
        {children}
        <p className="device-named">{format.list(rows.map(({ shop, name }) => `${shop.name} · ${name}`))}</p>
        <p className="meta">{t('device.batch.turns')}</p>
        {kind === 'restart' && <ImpactNow ids={ids} />}
      </div>
    </ConfirmDialog>
  );
}
