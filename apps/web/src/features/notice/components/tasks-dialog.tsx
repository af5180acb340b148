import { noticeFollowApi } from '@rondo/contract/notice-follow';
import type { NoticeTaskRow } from '@rondo/contract/notice-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { NOTICE_TASK_SETS, type NoticeTaskSet } from '@rondo/domain/notice';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Tabs } from '../../../shared/ui/list/tabs.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { Pages } from './pages.tsx';
import './notice.css';

interface Props {
  id: string;
  start: NoticeTaskSet;
  /** The store whose tasks they are. */
  shop?: { id: string; name: string };
  onClose: () => void;
}

const SIZES: readonly number[] = LIMIT.page.sizes;

/** The tasks that an announcement became, by how far they are; what the reader may open leads there. */
export function TasksDialog({ id, start, shop, onClose }: Props) {
  const t = useT();
  const [set, setSet] = useState<NoticeTaskSet>(start);
  const [page, setPage] = useState(1);
  const asked = { id, set, page, size: SIZES.at(1), ...(shop ? { shopId: shop.id } : {}) };
  const read = useCall(noticeFollowApi.tasks, asked, { part: true, keepPrevious: true });
  const title = [t('notice.report.tasks'), ...(shop ? [shop.name] : [])].join(' · ');
  return (
    <Dialog title={title} width={640} isSheet onClose={onClose}>
      <div className="notice-readers">
        <Tabs
          label={t('notice.report.tasks')}
          items={NOTICE_TASK_SETS.map((key) => ({
            ...{ key, label: t(`notice.report.taskSet.${key}`) },
            count: key === set ? (read.data?.total ?? null) : null,
          }))}
          current={set}
          onChange={(next) => {
            setSet(NOTICE_TASK_SETS.find((one) => one === next) ?? 'all');
            setPage(1);
          }}
        />
        {read.isError && !read.data && <p className="meta">{failureWords(read.error)}</p>}
        {read.isPending && <SkeletonRows rows={4} />}
        {read.data?.list.length === 0 && <p className="meta">{t('notice.report.noTasks')}</p>}
        <ul className="notice-people">
          {(read.data?.list ?? []).map((one) => (
            <TaskLine key={one.id} task={one} />
          ))}
        </ul>
        <Pages page={page} next={read.data?.next ?? null} isBusy={read.isPlaceholderData} onPage={setPage} />
      </div>
    </Dialog>
  );
}

function TaskLine({ task }: { task: NoticeTaskRow }) {
  const t = useT();
  const format = useFormat();
  const { id, number, name, shop, state, isLate, deadlineAt, handlers, canOpen } = task;
  const words = `${shop} · ${name}`;
  return (
    <li>
      <span className="notice-line">
        {canOpen ? (
          <Link className="ellipsis" to={objectLink('task', id)}>
            {words}
          </Link>
        ) : (
          <strong className="ellipsis">{words}</strong>
        )}
        <StateLabel object="task" state={state} />
      </span>
      <span className="meta">
        {[number, ...handlers, format.dateTime(deadlineAt), ...(isLate ? [t('notice.report.late')] : [])].join(' · ')}
      </span>
    </li>
  );
}
