import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '../../i18n.tsx';
import './pager.css';

type Props = { page: number; pageCount: number; onChange: (page: number) => void };

/** The pages that get a button: first, last and the neighbours of the current one; null is a gap. */
export function pageButtons(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 2), pageCount - 4);
  const to = Math.max(Math.min(page + 1, pageCount - 1), 5);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, from > 2 ? null : [], middle, to < pageCount - 1 ? null : [], pageCount].flat();
}

/** Page numbers of a list with previous and next. */
export function Pager({ page, pageCount, onChange }: Props) {
  const t = useT();
  const step = (to: number, name: string, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      className="pager-button"
      aria-label={name}
      disabled={to < 1 || to > pageCount}
      onClick={() => onChange(to)}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <nav aria-label={t('ui.list.pages')} className="pager">
      {step(page - 1, t('ui.list.previousPage'), ChevronLeft)}
      {pageButtons(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={index < 3 ? 'before' : 'after'} className="pager-gap" aria-hidden="true">
            ···
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className="pager-button num"
            aria-label={t('ui.list.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onChange(number)}
          >
            {number}
          </button>
        ),
      )}
      {step(page + 1, t('ui.list.nextPage'), ChevronRight)}
    </nav>
  );
}
