import { deviceApi } from '@rondo/contract/device';
import { LIMIT } from '@rondo/domain/limit';
import { Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { Importable } from '../../../shared/import/import-flow.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

const ImportFlow = lazyPart(async () => ({
  default: (await import('../../../shared/import/import-flow.tsx')).ImportFlow,
}));

const DEVICE_IMPORT: Importable = {
  api: deviceApi,
  kind: 'device.import',
  title: 'device.importing.title',
  maxRows: LIMIT.device.imported,
  invalidates: ['device', 'surveillance'],
};

/** Devices from a table. */
export function ImportButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="quiet"
        aria-label={t('device.importing.act')}
        title={t('device.importing.act')}
        onClick={() => setOpen(true)}
      >
        <Upload size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ImportFlow {...DEVICE_IMPORT} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
