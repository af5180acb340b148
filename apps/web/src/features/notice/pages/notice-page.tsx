import { noticeApi } from '@rondo/contract/notice';
import { ArchiveRestore, Megaphone, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { Opener } from '../../../shared/ui/opener.tsx';
import { NoticeCard } from '../components/notice-card.tsx';
import { useManagedColumns, useReceivedColumns } from '../components/notice-columns.tsx';
import { NoticeFilters } from '../components/notice-filters.tsx';
import { FILTERS, filterLabels, managedInput, receivedInput } from '../list-input.ts';

const NoticeDrawer = lazyAtTouch(() => import('../components/notice-drawer.tsx'));

const PARAMS = { filters: FILTERS, tab: 'received' } as const;

/** Announcements: what the reader received, and, for whoever may, what they manage. */
export default function NoticePage() {
  const can = useCan();
  const mayManage = can('announcement_mange') || can('all_announcement');
  const { tab } = useListParams(PARAMS);
  return mayManage && tab === 'managed' ? <Managed /> : <Received mayManage={mayManage} />;
}

function Received({ mayManage }: { mayManage: boolean }) {
  const t = useT();
  const params = useListParams(PARAMS);
  const list = useList({
    ...{ name: 'notice.received', endpoint: noticeApi.received, params, inputOf: receivedInput },
    filterLabels: filterLabels(t),
    columns: useReceivedColumns(),
  });
  return (
    <TablePage
      list={list}
      title={t('notice.title')}
      {...(mayManage ? { tabs: tabsOf(t), tab: 'received', onTab: (tab: string) => toTab(params, tab) } : {})}
      filters={(bar) => <NoticeFilters {...bar} isManaged={false} />}
      nameOf={(row) => row.title}
      card={(row) => <NoticeCard row={row} />}
      empty={{ noun: t('notice.noun'), icon: Megaphone, nothingYet: t('notice.nothingYet') }}
      drawer={(row) => <NoticeDrawer {...row} />}
    />
  );
}

function Managed() {
  const t = useT();
  const navigate = useNavigate();
  const mayWrite = useCan()('announcement_mange');
  const params = useListParams(PARAMS);
  const list = useList({
    ...{ name: 'notice.managed', endpoint: noticeApi.list, params, inputOf: managedInput },
    filterLabels: filterLabels(t),
    columns: useManagedColumns(),
  });
  const create = mayWrite && (
    <Button look="primary" icon={Plus} onPress={() => void navigate('/notice/edit')}>
      {t('notice.create')}
    </Button>
  );
  return (
    <TablePage
      list={list}
      title={t('notice.title')}
      actions={
        mayWrite && (
          <>
            <Opener label={t('notice.bin')} icon={ArchiveRestore}>
              {(close) => <BinDialog read={noticeApi.bin} restore={noticeApi.restore} onClose={close} />}
            </Opener>
            {create}
          </>
        )
      }
      tabs={tabsOf(t)}
      tab="managed"
      onTab={(tab) => toTab(params, tab)}
      filters={(bar) => <NoticeFilters {...bar} isManaged />}
      nameOf={(row) => row.title}
      card={(row) => <NoticeCard row={row} />}
      empty={{ noun: t('notice.noun'), icon: Megaphone, nothingYet: t('notice.nothingYetManaged'), actions: create }}
      drawer={(row) => <NoticeDrawer {...row} />}
    />
  );
}

const tabsOf = (t: ReturnType<typeof useT>) => [
  { key: 'received', label: t('notice.tab.received') },
  { key: 'managed', label: t('notice.tab.managed') },
];

/** The other list, without the filters and the open row of this one. */
const toTab = (params: ReturnType<typeof useListParams<(typeof FILTERS)[number]>>, tab: string) =>
  params.set({ tab, open: null, filters: { state: [], unread: [] } });
