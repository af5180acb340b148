import { noticeApi } from '@rondo/contract/notice';
import type { ManagedNotice, NoticeReader } from '@rondo/contract/notice-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { READER_SETS, type ReaderSet } from '@rondo/domain/notice';
import { useState } from 'react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call, failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Tabs } from '../../../shared/ui/list/tabs.tsx';
import { Pages } from './pages.tsx';
import './notice.css';

interface NumberProps {
  row: Pick<ManagedNotice, 'id' | 'importance' | 'counts' | 'hasQuiz'>;
  set: 'all' | 'read' | 'acknowledged' | 'understood';
}

/** A number of people that opens exactly them; "—" before it is sent, and for what nobody has to acknowledge or answer. */
export function ReadersNumber({ row, set }: NumberProps) {
  const { counts } = row;
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (counts === null || !isAsked(row)(set)) return <>{t('ui.noValue')}</>;
  const count = format.count(counts[set]);
  const share = counts.all === 0 ? t('ui.noValue') : format.percent(counts[set] / counts.all);
  const words =
    set === 'read' || set === 'understood'
      ? t('notice.readOf', { read: count, all: format.count(counts.all), percent: share })
      : count;
  return (
    <>
      <button
        type="button"
        className="notice-count num"
        aria-label={`${t(`notice.readers.set.${set}`)}: ${words}`}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {words}
      </button>
      {isOpen && <ReadersDialog notice={row} start={set} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  notice: Pick<ManagedNotice, 'id' | 'importance' | 'hasQuiz'>;
  start: ReaderSet;
  /** The store whose people they are; null: those of no store. */
  shop?: { id: string; name: string } | null;
  onClose: () => void;
}

/** The sets that say something about one. */
const isAsked =
  ({ importance, hasQuiz }: Props['notice']) =>
  (set: ReaderSet): boolean => {
    if (set.endsWith('acknowledged')) return importance === 'acknowledge';
    if (set.endsWith('understood')) return hasQuiz;
    return set !== 'held' || importance !== 'normal';
  };

const SIZES: readonly number[] = LIMIT.page.sizes;

/** Whom it was sent to, by what they did with it. */
export function ReadersDialog({ notice, start, shop, onClose }: Props) {
  const t = useT();
  const { id } = notice;
  const of = shop === undefined ? {} : { shopId: shop?.id ?? 'none' };
  const can = useCan();
  const [set, setSet] = useState<ReaderSet>(start);
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const read = useCall(
    noticeApi.readers,
    { id, set, keyword, page, size: SIZES.at(1), ...of },
    { part: true, keepPrevious: true },
  );
  const sets = READER_SETS.filter(isAsked(notice));
  const place = shop === undefined ? '' : ` · ${shop?.name ?? t('notice.report.noShop')}`;
  const choose = (next: string) => {
    setSet(sets.find((one) => one === next) ?? 'all');
    setPage(1);
  };
  return (
    <Dialog title={`${t('notice.readers.title')}${place}`} width={640} isSheet onClose={onClose}>
      <div className="notice-readers">
        <Tabs
          label={t('notice.readers.title')}
          items={sets.map((key) => ({
            ...{ key, label: t(`notice.readers.set.${key}`) },
            count: key === set ? (read.data?.total ?? null) : null,
          }))}
          current={set}
          onChange={choose}
        />
        <div className="notice-line">
          <SearchField
            label={t('notice.readers.search')}
            value={keyword}
            onChange={(next) => {
              setKeyword(next);
              setPage(1);
            }}
          />
          {can('x_record_export') && (
            <ExportMenu
              title={t('notice.readers.title')}
              filters={{ id, set, keyword, ...of }}
              count={(of) => call(noticeApi.readers, of)}
              save={(of) => saveAnswer(noticeApi.export, of)}
              start={(of) => call(noticeApi.startExport, of)}
            />
          )}
        </div>
        {read.isError && !read.data && <p className="meta">{failureWords(read.error)}</p>}
        {read.isPending && <SkeletonRows rows={4} />}
        {read.data?.list.length === 0 && <p className="meta">{t('notice.readers.nobody')}</p>}
        <ul className="notice-people">
          {(read.data?.list ?? []).map((one) => (
            <Reader key={one.id} reader={one} />
          ))}
        </ul>
        <Pages page={page} next={read.data?.next ?? null} isBusy={read.isPlaceholderData} onPage={setPage} />
      </div>
    </Dialog>
  );
}

function Reader({ reader }: { reader: NoticeReader }) {
  const t = useT();
  const format = useFormat();
  const { name, departments, shops } = reader;
  return (
    <li>
      <span className="notice-line">
        <strong className="ellipsis">{name}</strong>
        <span className="meta num">{format.list(didOf(reader, t, format.dateTime))}</span>
      </span>
      <span className="meta">{format.list([...departments, ...shops])}</span>
    </li>
  );
}

/** What somebody did with it, the last first; of who is told later when. */
function didOf(reader: NoticeReader, t: Translate, time: (at: string) => string): string[] {
  const { readAt, acknowledgedAt, understoodAt, tellAt } = reader;
  const did = [
    ...(understoodAt ? [t('notice.readers.understoodAt', { time: time(understoodAt) })] : []),
    ...(acknowledgedAt ? [t('notice.readers.acknowledgedAt', { time: time(acknowledgedAt) })] : []),
  ];
  if (did.length > 0) return did;
  if (readAt) return [t('notice.readers.readAt', { time: time(readAt) })];
  return [tellAt ? t('notice.readers.tellAt', { time: time(tellAt) }) : t('notice.readers.notRead')];
}
