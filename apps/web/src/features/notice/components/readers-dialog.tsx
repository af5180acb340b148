import { noticeApi } from '@rondo/contract/notice';
import type { ManagedNotice, NoticeReader } from '@rondo/contract/notice-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { READER_SETS, type ReaderSet } from '@rondo/domain/notice';
import { useState } from 'react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call, failureWords } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-xlsx.ts';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { Tabs } from '../../../shared/ui/list/tabs.tsx';
import './notice.css';

interface NumberProps {
  row: Pick<ManagedNotice, 'id' | 'importance' | 'counts'>;
  set: 'all' | 'read' | 'acknowledged';
}

/** A number of people that opens exactly them; "—" before it is sent, and for what nobody has to acknowledge. */
export function ReadersNumber({ row: { id, importance, counts }, set }: NumberProps) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  if (counts === null || (set === 'acknowledged' && importance !== 'acknowledge')) return <>{t('ui.noValue')}</>;
  const count = format.count(counts[set]);
  const share = counts.all === 0 ? t('ui.noValue') : format.percent(counts.read / counts.all);
  const words =
    set === 'read' ? t('notice.readOf', { read: count, all: format.count(counts.all), percent: share }) : count;
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
      {isOpen && (
        <ReadersDialog id={id} start={set} isAsked={importance === 'acknowledge'} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface Props {
  id: string;
  start: ReaderSet;
  /** It has to be acknowledged. */
  isAsked: boolean;
  onClose: () => void;
}

const SIZES: readonly number[] = LIMIT.page.sizes;

/** Whom it was sent to, by what they did with it. */
export function ReadersDialog({ id, start, isAsked, onClose }: Props) {
  const t = useT();
  const can = useCan();
  const [set, setSet] = useState<ReaderSet>(start);
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const read = useCall(
    noticeApi.readers,
    { id, set, keyword, page, size: SIZES.at(1) },
    { part: true, keepPrevious: true },
  );
  const sets = READER_SETS.filter((one) => isAsked || !one.endsWith('acknowledged'));
  const choose = (next: string) => {
    setSet(sets.find((one) => one === next) ?? 'all');
    setPage(1);
  };
  return (
    <Dialog title={t('notice.readers.title')} width={640} isSheet onClose={onClose}>
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
              filters={{ id, set, keyword }}
              count={(of) => call(noticeApi.readers, of)}
              save={(of, name) => saveAnswer(noticeApi.export, of, name)}
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

function Reader({ reader: { name, departments, shops, readAt, acknowledgedAt } }: { reader: NoticeReader }) {
  const t = useT();
  const format = useFormat();
  const did = acknowledgedAt
    ? t('notice.readers.acknowledgedAt', { time: format.dateTime(acknowledgedAt) })
    : readAt
      ? t('notice.readers.readAt', { time: format.dateTime(readAt) })
      : t('notice.readers.notRead');
  return (
    <li>
      <span className="notice-line">
        <strong className="ellipsis">{name}</strong>
        <span className="meta num">{did}</span>
      </span>
      <span className="meta">{format.list([...departments, ...shops])}</span>
    </li>
  );
}

interface PagesProps {
  page: number;
  next: string | null;
  isBusy: boolean;
  onPage: (page: number) => void;
}

function Pages({ page, next, isBusy, onPage }: PagesProps) {
  const t = useT();
  if (page === 1 && next === null) return null;
  return (
    <div className="notice-line">
      <Button isDisabled={page === 1} isBusy={isBusy} onPress={() => onPage(page - 1)}>
        {t('ui.list.previousPage')}
      </Button>
      <Button isDisabled={next === null} isBusy={isBusy} onPress={() => onPage(page + 1)}>
        {t('ui.list.nextPage')}
      </Button>
    </div>
  );
}
