import { flowReadingApi, flowSaleApi } from '@rondo/contract/flow-reading';
import type { Input } from '@rondo/contract/kit/endpoint';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { Download, Settings2, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { Importable } from '../../../shared/import/import-flow.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { type MenuAct, MoreMenu } from '../../../shared/ui/more-menu.tsx';
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
  const [isAlertsAsked, setAlertsAsked] = useState(false);
  useAskedDialog((asked) => asked === 'alerts' && setAlertsAsked(can('x_company_setting')));
  const [importing, setImporting] = useState<Importable | null>(null);
  const { page: _page, size: _size, cursor: _cursor, ...asked } = filters;
  const save = () => void saveAnswer(flowReadingApi.exportHealth, asked);
  const acts: MenuAct[] = [
    { key: 'export', label: t('ui.export'), icon: Download, run: save },
    ...(can('x_device')
      ? [
          { key: 'sales', label: t('flowReading.importSales'), icon: Upload, run: () => setImporting(SALES) },
          { key: 'readings', label: t('flowReading.importReadings'), icon: Upload, run: () => setImporting(READINGS) },
        ]
      : []),
  ];
  return (
    <>
      {can('x_company_setting') && (
        <Opener label={t('flowAlert.title')} icon={Settings2}>
          {(close) => <FlowAlertDialog onClose={close} />}
        </Opener>
      )}
      {isAlertsAsked && <FlowAlertDialog onClose={() => setAlertsAsked(false)} />}
      <span className="flow-reading-wide">
        {acts.map(({ key, label, run }) => (
          <Button key={key} look={key === 'readings' ? 'primary' : 'default'} onPress={run}>
            {label}
          </Button>
        ))}
      </span>
      {/* Beside the title of a phone there is room for one sign. */}
      <span className="flow-reading-narrow">
        <MoreMenu label={t('ui.more')} className="quiet" placement="bottom-end" acts={acts} />
      </span>
      {importing && (
        <Suspense fallback={null}>
          <ImportFlow {...importing} onClose={() => setImporting(null)} />
        </Suspense>
      )}
    </>
  );
}
