import { MESSAGE_CATEGORIES, type Message, messageApi } from '@rondo/contract/message';
import { CheckCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { CategoryList } from '../components/category-list.tsx';
import { MessageFace } from '../components/message-face.tsx';
import { MessageList } from '../components/message-list.tsx';
import '../components/message.css';

const FILTERS = ['category', 'unread'] as const;

/** The message centre (product 15): categories with their unread at the left, messages at the right. */
export default function MessagePage() {
  const t = useT();
  const navigate = useNavigate();
  const params = useListParams({ filters: FILTERS });
  const category = MESSAGE_CATEGORIES.find((one) => one === params.filters.category[0]) ?? null;
  const isUnreadOnly = params.filters.unread[0] === 'true';
  const { page, size } = params;
  const list = useCall(
    messageApi.list,
    { page, size, ...(category ? { category: [category] } : {}), ...(isUnreadOnly ? { unread: true } : {}) },
    { keepPrevious: true },
  );
  const categories = useCall(messageApi.categories, {});
  const read = useAct(messageApi.read, { onDone: refreshCounters });
  const remove = useAct(messageApi.remove, { onDone: refreshCounters });
  const unread = categories.data?.filter((one) => !category || one.category === category) ?? [];
  const hasUnread = unread.some(({ unReadCount }) => unReadCount > 0);

  const markAll = async () => {
    const done = await read.run(category ? { category } : { all: true });
    if (done) toast.ok(t('message.markedRead', { count: done.read }));
  };
  const open = (message: Message) => {
    if (!message.readAt) void read.run({ ids: [message.id] });
    if (message.objectKind && message.objectId) void navigate(objectLink(message.objectKind, message.objectId));
  };
  const drop = async (message: Message) => {
    if (await remove.run({ id: message.id })) toast.ok(t('message.removed', { title: message.title }));
  };
  const rows = list.data?.list ?? [];
  const shown =
    rows.length > 0 ? (
      <MessageList
        messages={rows}
        onOpen={open}
        onRead={(message) => void read.run({ ids: [message.id] })}
        onRemove={(message) => void drop(message)}
      />
    ) : (
      <MessageFace list={list} isFiltered={params.isFiltered} onShowAll={params.clear} />
    );
  return (
    <ListPage
      title={t('message.title')}
      actions={
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={isUnreadOnly}
              onChange={({ target }) => params.set({ filters: { unread: target.checked ? ['true'] : [] } })}
            />
            {t('message.unreadOnly')}
          </label>
          <button
            type="button"
            className="button"
            disabled={!hasUnread}
            aria-busy={read.busy}
            onClick={() => void markAll()}
          >
            <CheckCheck size={16} strokeWidth={1.75} aria-hidden />
            <span className="message-mark-all">{t(category ? 'message.markCategoryRead' : 'message.markAllRead')}</span>
          </button>
        </>
      }
      footer={
        list.data && (
          <ListFooter
            total={list.data.total}
            isCapped={list.data.totalIsCapped}
            hasMore={list.data.next !== null}
            page={page}
            size={size}
            onChange={(nextPage, nextSize) => params.set(nextSize === size ? { page: nextPage } : { size: nextSize })}
          />
        )
      }
    >
      <div className="message-page">
        <CategoryList
          categories={categories.data ?? []}
          current={category}
          onChoose={(chosen) => params.set({ filters: { category: chosen ? [chosen] : [] } })}
        />
        {shown}
      </div>
    </ListPage>
  );
}
