import { messageApi } from '@rondo/contract/message';
import type { Message } from '@rondo/contract/message-live';
import { LIVE_MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { Bell, BellRing, CheckCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { CategoryList } from '../components/category-list.tsx';
import { MessageFilters } from '../components/message-filters.tsx';
import { MessageList } from '../components/message-list.tsx';
import { useAskedMessage } from '../components/use-asked-message.ts';
import { WhyDialog } from '../components/why-dialog.tsx';
import { categoryOf, FILTERS, filterLabels, inputOf, isNarrowed } from '../list-input.ts';
import { useMessageActs } from '../use-message-acts.ts';
import '../components/message.css';

/** The message centre (product 15): categories with their unread at the left, messages at the right. */
export default function MessagePage() {
  const t = useT();
  useAskedMessage();
  const params = useListParams({ filters: FILTERS });
  const { filters } = params;
  const category = categoryOf(filters);
  const list = useCall(messageApi.list, inputOf(params), { keepPrevious: true });
  const unread = useCall(messageApi.categories, {}).data ?? [];
  const categories = LIVE_MESSAGE_CATEGORIES.map((one) => ({
    category: one,
    unReadCount: unread.find((row) => row.category === one)?.unReadCount ?? 0,
  }));
  const rows = list.data?.list ?? [];
  const emptyState = (
    <ListEmptyState
      noun={t('message.noun')}
      icon={Bell}
      nothingYet={
        category
          ? t('message.nothingYetIn', { category: t(`message.category.${category}`) })
          : t('message.nothingYetText')
      }
      failure={list.error}
      isFiltered={isNarrowed(filters)}
      narrowing={narrowingOf({
        endpoint: messageApi.list,
        params,
        inputOf,
        labels: filterLabels(t),
        search: t('ui.search'),
      })}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  return (
    <ListPage
      title={t('message.title')}
      actions={
        <>
          <MarkAll category={category} hasUnread={hasUnread(categories, category)} />
          <AlertLink />
        </>
      }
      filters={<MessageFilters filters={filters} onSet={(some) => params.set({ filters: some })} />}
      footer={<PageFooter list={list.data} params={params} />}
    >
      <div className="message-page">
        <CategoryList
          categories={categories}
          current={category}
          onChoose={(chosen) => params.set({ filters: { category: chosen ? [chosen] : [] } })}
        />
        <Messages isPending={list.isPending} rows={rows} emptyState={emptyState} />
      </div>
    </ListPage>
  );
}

/** Opens how the reader is told, over the messages as they are filtered. */
function AlertLink() {
  const t = useT();
  const [search] = useSearchParams();
  const opened = new URLSearchParams(search);
  opened.set('panel', 'profile');
  opened.set('section', 'notifications');
  return (
    <Link
      to={`?${opened}`}
      className="button"
      aria-label={t('message.alertSettings')}
      title={t('message.alertSettings')}
    >
      <BellRing size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

interface MessagesProps {
  isPending: boolean;
  rows: readonly Message[];
  /** What stands in place of messages. */
  emptyState: ReactNode;
}

function Messages({ isPending, rows, emptyState }: MessagesProps) {
  const acts = useMessageActs();
  const [askedId, setAskedId] = useState<string | null>(null);
  const asked = rows.find(({ id }) => id === askedId);
  if (isPending) {
    return (
      <div className="message-loading">
        <SkeletonRows rows={6} />
      </div>
    );
  }
  return (
    <>
      {rows.length > 0 ? <MessageList messages={rows} {...acts} onWhy={({ id }) => setAskedId(id)} /> : emptyState}
      {asked && <WhyDialog message={asked} onMute={acts.onMute} onClose={() => setAskedId(null)} />}
    </>
  );
}

type Category = (typeof LIVE_MESSAGE_CATEGORIES)[number];

const hasUnread = (categories: readonly { category: Category; unReadCount: number }[], of: Category | null): boolean =>
  categories.some(({ category, unReadCount }) => unReadCount > 0 && (of === null || category === of));

/** Marks the shown category as read, or all of them. */
function MarkAll({ category, hasUnread }: { category: Category | null; hasUnread: boolean }) {
  const t = useT();
  const read = useAct(messageApi.read, {
    onDone: (done) => {
      refreshCounters();
      toast.ok(t('message.markedRead', { count: done.read }));
    },
  });
  return (
    <button
      type="button"
      className="button"
      disabled={!hasUnread}
      aria-busy={read.busy}
      onClick={() => void read.run(category ? { category } : { all: true })}
    >
      <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
      <span className="message-mark-all">{t(category ? 'message.markCategoryRead' : 'message.markAllRead')}</span>
    </button>
  );
}
