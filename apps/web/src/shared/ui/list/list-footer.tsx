import { count } from '@rondo/messages/format/number';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n.tsx';
import { ZoneNote } from '../zone-note.tsx';
import { Pager } from './pager.tsx';
import { pageSizes } from './use-list-params.ts';
import { useNarrow } from './use-narrow.ts';
import './list.css';

type Props = {
  total: number;
  /** Counting stopped at the cap of 10,000; shown as `10,000+`. */
  isCapped?: boolean;
  page: number;
  size: number;
  onChange: (page: number, size: number) => void;
  /** Rows follow after this page although the total is capped. */
  hasMore?: boolean;
  /** After the total: "2 overdue". */
  note?: ReactNode;
};

/** Footer of a list: total, note, pages and page size; on the phone nobody sets how many cards make a page. */
export function ListFooter({ total, isCapped = false, page, size, onChange, hasMore = false, note }: Props) {
  const t = useT();
  const isPhone = useNarrow();
  const counted = Math.ceil(total / size);
  const pageCount = isCapped ? Math.max(counted, page + (hasMore ? 1 : 0)) : counted;
  return (
    <footer className="list-footer">
      <p className="num">
        {isCapped ? t('ui.list.totalCapped') : t('ui.list.total', { count: total === 1 ? 1 : count(total) })}
        {note && <> · {note}</>}
      </p>
      <ZoneNote />
      <div className="list-pages">
        {pageCount > 1 && <Pager page={page} pageCount={pageCount} onChange={(next) => onChange(next, size)} />}
        {!isPhone && <PageSize size={size} onChange={(next) => onChange(1, next)} />}
      </div>
    </footer>
  );
}

/** A page of a list, as the endpoints of lists answer. */
interface Paged {
  total: number;
  totalIsCapped: boolean;
  next: string | null;
}

interface PageFooterProps {
  /** Nothing is shown until it is there. */
  list: Paged | undefined;
  params: { page: number; size: number; set: (patch: { page: number } | { size: number }) => void };
  note?: ReactNode;
}

/** The footer of a list whose page and size are in the address. */
export function PageFooter({ list, params: { page, size, set }, note }: PageFooterProps) {
  if (!list) return null;
  return (
    <ListFooter
      total={list.total}
      isCapped={list.totalIsCapped}
      hasMore={list.next !== null}
      page={page}
      size={size}
      note={note}
      onChange={(nextPage, nextSize) => set(nextSize === size ? { page: nextPage } : { size: nextSize })}
    />
  );
}

function PageSize({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  const t = useT();
  return (
    <span className="page-size">
      <select
        aria-label={t('ui.list.pageSizeLabel')}
        value={size}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {pageSizes.map((value) => (
          <option key={value} value={value}>
            {t('ui.list.pageSize', { count: value })}
          </option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
    </span>
  );
}
