import { deviceApi } from '@rondo/contract/device';
import { LIMIT } from '@rondo/domain/limit';
import { Upload } from 'lucide-react';
import { Suspense } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { Importable } from '../../../shared/import/import-flow.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Opener } from '../../../shared/ui/opener.tsx';

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
  return (
    <Opener label={t('device.importing.act')} icon={Upload}>
      {(close) => (
        <Suspense fallback={null}>
          <ImportFlow {...DEVICE_IMPORT} onClose={close} />
        </Suspense>
      )}
    </Opener>
  );
}
