import { flowReadingApi, flowSaleApi } from '@rondo/contract/flow-reading';
import type { Input } from '@rondo/contract/kit/endpoint';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { Importable } from '../../../shared/import/import-flow.tsx';
import { saveXlsx } from '../../../shared/save-xlsx.ts';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { Opener } from '../../../shared/ui/opener.tsx';
import { FlowAlertDialog } from '../../flow-alert/index.ts';

const ImportFlow = lazyPart(async () => ({
  default: (await import('../../../shared/import/import-flow.tsx')).ImportFlow,
}));

const READINGS: Importable = {
  api: flowReadingApi,
  kind: 'flowreading.import',
  title: 'flowReading.importing.readings',
  maxRows: FLOW_READING_LIMIT.imported,
  invalidates: ['flowReading'],
};
const SALES: Importable = {
  api: flowSaleApi,
  kind: 'flowsale.import',
  title: 'flowReading.importing.sales',
  maxRows: FLOW_READING_LIMIT.imported,
  invalidates: ['flowReading'],
};

/** The list as a file; readings and sales out of files. */
export function FlowFiles({ filters }: { filters: Input<typeof flowReadingApi.health> }) {
  const t = useT();
  const can = useCan();
  const [importing, setImporting] = useState<Importable | null>(null);
  const { page: _page, size: _size, cursor: _cursor, ...asked } = filters;
  const save = () => void saveXlsx(flowReadingApi.exportHealth, asked, `${t('flowReading.health')}.xlsx`);
  return (
    <>
      {can('x_company_setting') && (
        <Opener label={t('flowAlert.title')} icon={Bell}>
          {(close) => <FlowAlertDialog onClose={close} />}
        </Opener>
      )}
      <Button onPress={save}>{t('ui.export')}</Button>
      {can('x_device') && (
        <>
          <Button onPress={() => setImporting(SALES)}>{t('flowReading.importSales')}</Button>
          <Button look="primary" onPress={() => setImporting(READINGS)}>
            {t('flowReading.importReadings')}
          </Button>
        </>
      )}
      {importing && (
        <Suspense fallback={null}>
          <ImportFlow {...importing} onClose={() => setImporting(null)} />
        </Suspense>
      )}
    </>
  );
}
