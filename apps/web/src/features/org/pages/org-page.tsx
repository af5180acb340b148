import { anyOf, type Needs } from '@rondo/contract/kit/endpoint';
import type { MessageKey } from '@rondo/messages';
import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Tabs } from '../../../shared/ui/list/tabs.tsx';
import { AuditTab } from '../../audit/index.ts';
import { CompanyTab, WatermarkTab } from '../../company/index.ts';
import { AddressBook } from '../components/address-book.tsx';
import '../../../shared/ui/list/list.css';
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
  {
    key: 'company',
    labelKey: 'org.tab.company',
    needs: anyOf('x_company_setting', 'x_transfer_owner', 'x_dissolve'),
    page: CompanyTab,
  },
  { key: 'watermark', labelKey: 'org.tab.watermark', needs: anyOf('x_company_setting'), page: WatermarkTab },
  { key: 'audit', labelKey: 'org.tab.audit', needs: anyOf('x_audit_log'), page: AuditTab },
];

/** The organisation (product 2): the address book for everybody, the company and its log for those who look after it. */
export default function OrgPage() {
  const t = useT();
  const can = useCan();
  const [query, setQuery] = useSearchParams();
  const tabs = TABS.filter(({ needs }) => needs === null || can(needs));
  const current = tabs.find(({ key }) => key === query.get('tab')) ?? tabs[0];
  const Current = current?.page ?? AddressBook;
  return (
    <section className="list-page" aria-label={t('org.title')}>
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
    </section>
  );
}
