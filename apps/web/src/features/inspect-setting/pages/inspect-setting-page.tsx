import type { PermissionCode } from '@rondo/domain/permission';
import type { MessageKey } from '@rondo/messages';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useObjectTitle } from '../../../shared/session/object-title.ts';
import { Tabs } from '../../../shared/ui/list/tabs.tsx';
import { CheckInSettings } from '../../check-in/index.ts';
import { ReceiptSettings } from '../../receipt/index.ts';
import { LayoutTab } from '../../report/index.ts';
import { ProcessTab } from '../components/process-tab.tsx';
import { RectificationTab } from '../components/rectification-tab.tsx';
import { SimulatorTab } from '../components/simulator-tab.tsx';
import '../../../shared/ui/list/list.css';
import '../components/inspect-setting.css';

interface Tab {
  /** In the address; the first one has none. */
  key: '' | 'rectification' | 'checkIn' | 'receipt' | 'report' | 'simulator';
  labelKey: MessageKey;
  leadKey: MessageKey;
  page: ComponentType;
  /** Of those who may not, the page has no such tab. */
  needs?: PermissionCode;
}

const FIRST: Tab = {
  ...{ key: '', labelKey: 'inspectSetting.process', leadKey: 'inspectSetting.lead.process', page: ProcessTab },
};
const TABS: readonly Tab[] = [
  FIRST,
  {
    ...{ key: 'rectification', labelKey: 'inspectSetting.rectification' },
    ...{ leadKey: 'inspectSetting.lead.rectification', page: RectificationTab },
  },
  {
    ...{ key: 'checkIn', labelKey: 'checkIn.setting.title', leadKey: 'inspectSetting.lead.checkIn' },
    ...{ page: CheckInSettings, needs: 'x_company_setting' },
  },
  { key: 'receipt', labelKey: 'receipt.title', leadKey: 'receipt.setting.lead', page: ReceiptSettings },
  { key: 'report', labelKey: 'report.layout.title', leadKey: 'report.layout.intro', page: LayoutTab },
  {
    ...{ key: 'simulator', labelKey: 'inspectSetting.simulator' },
    ...{ leadKey: 'inspectSetting.lead.simulator', page: SimulatorTab },
  },
];

/** What inspections and rectifications are made with from now on (product 26). */
export default function InspectSettingPage() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const can = useCan();
  const tabs = TABS.filter(({ needs }) => needs === undefined || can(needs));
  const current = tabs.find(({ key }) => key === query.get('tab')) ?? FIRST;
  useObjectTitle(current.key ? t(current.labelKey) : null);
  const Current = current.page;
  return (
    <div className="list-page">
      <header className="list-head">
        <h1>{t('inspectSetting.title')}</h1>
      </header>
      <Tabs
        label={t('inspectSetting.title')}
        items={tabs.map(({ key, labelKey }) => ({ key, label: t(labelKey) }))}
        current={current.key}
        onChange={(key) => setQuery(key ? { tab: key } : {})}
      />
      <div className="setting-tab">
        <p className="dense">{t(current.leadKey)}</p>
        <Current />
      </div>
    </div>
  );
}
