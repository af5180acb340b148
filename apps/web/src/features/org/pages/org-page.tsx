import type { Needs } from '@rondo/contract/kit/endpoint';
import type { MessageKey } from '@rondo/messages';
import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useObjectTitle } from '../../../shared/session/object-title.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Tabs } from '../../../shared/ui/list/tabs.tsx';
import { AuditTab } from '../../audit/index.ts';
import { CompanyTab, WatermarkTab } from '../../company/index.ts';
import { AddressBook } from '../components/address-book.tsx';
import '../../../shared/ui/list/list.css';
import { ORG_TAB_NEEDS } from '../tab-needs.ts';
import '../components/org.css';

interface Tab {
  /** In the address; the address book has none. */
  key: string;
  labelKey: MessageKey;
  needs: Needs | null;
  page: ComponentType;
}

const TABS: readonly Tab[] = [
  { key: '', labelKey: 'org.tab.book', needs: null, page: AddressBook },
  { key: 'company', labelKey: 'org.tab.company', needs: ORG_TAB_NEEDS.company, page: CompanyTab },
  { key: 'watermark', labelKey: 'org.tab.watermark', needs: ORG_TAB_NEEDS.watermark, page: WatermarkTab },
  { key: 'audit', labelKey: 'org.tab.audit', needs: ORG_TAB_NEEDS.audit, page: AuditTab },
];

/** The organisation (product 2): the address book for everybody, the company and its log for those who look after it. */
export default function OrgPage() {
  const t = useT();
  const can = useCan();
  const [query, setQuery] = useSearchParams();
  const tabs = TABS.filter(({ needs }) => needs === null || can(needs));
  const current = tabs.find(({ key }) => key === query.get('tab')) ?? tabs[0];
  useObjectTitle(current?.key ? t(current.labelKey) : null);
  const Current = current?.page ?? AddressBook;
  return (
    <div className="list-page">
      <header className="list-head">
        <h1>{t('org.title')}</h1>
      </header>
      {tabs.length > 1 && (
        <Tabs
          label={t('org.title')}
          items={tabs.map(({ key, labelKey }) => ({ key, label: t(labelKey) }))}
          current={current?.key ?? ''}
          // Each tab has filters of its own: none of them outlives it.
          onChange={(key) => setQuery(key ? { tab: key } : {})}
        />
      )}
      <div className={current?.key ? 'org-tab' : 'org-tab-book'}>
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <Current />
        </Suspense>
      </div>
    </div>
  );
}
