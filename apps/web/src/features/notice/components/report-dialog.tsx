import { noticeFollowApi } from '@rondo/contract/notice-follow';
import type { NoticeDetail, NoticeShop } from '@rondo/contract/notice-shapes';
import { LIMIT } from '@rondo/domain/limit';
import type { NoticeTaskSet, ReaderSet } from '@rondo/domain/notice';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Pages } from './pages.tsx';
import { ReadersDialog } from './readers-dialog.tsx';
import { TasksDialog } from './tasks-dialog.tsx';
import './notice.css';

interface Props {
  notice: NoticeDetail;
  onClose: () => void;
}

const SIZES: readonly number[] = LIMIT.page.sizes;

/** How far each store is: told, read, understood, handed in, passed. Each number opens its people or tasks. */
export function ReportDialog({ notice, onClose }: Props) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const asked = { id: notice.id, keyword, page, size: SIZES.at(1) };
  const read = useCall(noticeFollowApi.shops, asked, { part: true, keepPrevious: true });
  // Those of no store stand behind the last one.
  const isEnd = keyword === '' && read.data?.next === null && !read.isPlaceholderData;
  const none = isEnd && read.data && read.data.none.all > 0 ? read.data.none : null;
  return (
    <Dialog title={t('notice.report.title')} width={760} isSheet onClose={onClose}>
      <div className="notice-readers">
        <SearchField
          label={t('notice.report.search')}
          value={keyword}
          onChange={(next) => {
            setKeyword(next);
            setPage(1);
          }}
        />
        {read.isError && !read.data && <p className="meta">{failureWords(read.error)}</p>}
        {read.isPending && <SkeletonRows rows={4} />}
        {read.data?.list.length === 0 && !none && <p className="meta">{t('notice.report.nothing')}</p>}
        <ul className="notice-people">
          {(read.data?.list ?? []).map((row) => (
            <ShopLine key={row.shop.id} notice={notice} row={row} />
          ))}
          {none && <ShopLine notice={notice} row={{ shop: null, counts: none, tasks: NO_TASKS }} />}
        </ul>
        <Pages page={page} next={read.data?.next ?? null} isBusy={read.isPlaceholderData} onPage={setPage} />
      </div>
    </Dialog>
  );
}

/** A store, or everybody of none. */
type Line = Pick<NoticeShop, 'counts' | 'tasks'> & { shop: NoticeShop['shop'] | null };

const NO_TASKS: NoticeShop['tasks'] = { all: 0, done: 0, passed: 0 };

/** What is opened: people by what they did, or tasks by how far they are. */
type Opened = { people: ReaderSet } | { tasks: NoticeTaskSet } | null;

function ShopLine({ notice, row: { shop, counts, tasks } }: { notice: NoticeDetail; row: Line }) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState<Opened>(null);
  const share = (part: number) =>
    counts.all === 0 ? t('ui.noValue') : `${format.count(part)} (${format.percent(part / counts.all)})`;
  const name = shop?.name ?? t('notice.report.noShop');
  const numbers: { label: string; words: string; opens: Opened }[] = [
    { label: t('notice.recipients'), words: format.count(counts.all), opens: { people: 'all' } },
    { label: t('notice.read'), words: share(counts.read), opens: { people: 'read' } },
    ...(notice.hasQuiz
      ? [
          {
            ...{ label: t('notice.readers.set.understood'), words: share(counts.understood) },
            opens: { people: 'understood' as const },
          },
        ]
      : []),
    ...(notice.managed?.tasks && shop
      ? [
          { label: t('notice.report.tasks'), words: format.count(tasks.all), opens: { tasks: 'all' as const } },
          { label: t('notice.report.done'), words: format.count(tasks.done), opens: { tasks: 'done' as const } },
          { label: t('notice.report.passed'), words: format.count(tasks.passed), opens: { tasks: 'passed' as const } },
        ]
      : []),
  ];
  const close = () => setOpen(null);
  return (
    <li>
      <strong className="ellipsis">{name}</strong>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
      <div role="group" aria-label={name} className="notice-numbers">
        {numbers.map(({ label, words, opens }) => (
          <button key={label} type="button" className="notice-number" onClick={() => setOpen(opens)}>
            <span className="meta">{label}</span> <span className="num">{words}</span>
          </button>
        ))}
      </div>
      {open && 'people' in open && <ReadersDialog notice={notice} start={open.people} shop={shop} onClose={close} />}
      {open && 'tasks' in open && shop && <TasksDialog id={notice.id} start={open.tasks} shop={shop} onClose={close} />}
    </li>
  );
}
