import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { ListAnswer } from '@rondo/contract/kit/page';
import { LIMIT } from '@rondo/domain/limit';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { useFormat } from '../../format/use-format.tsx';
import { useCall } from '../../http/query.ts';
import { useT } from '../../i18n.tsx';
import { LoadFailure } from './load-failure.tsx';
import { SkeletonRows } from './skeleton.tsx';
import './board.css';

/** Rows by their state: a column each, side by side. */
export function Board({ children }: { children: ReactNode }) {
  return <div className="board">{children}</div>;
}

interface Props<I extends z.ZodType, Row> {
  /** The state, as it is said and as it looks. */
  label: string;
  head: ReactNode;
  /** What its rows are, as it stands in a sentence. */
  noun: string;
  /** Answers the rows of the column; `inputOf` says which, so many of them. */
  endpoint: Endpoint<I, z.ZodType<ListAnswer<Row>>>;
  inputOf: (size: number) => z.input<I>;
  /** A row, as a button that opens it. */
  card: (row: Row) => ReactNode;
  /** The list of the rows that the column counts. */
  onList: () => void;
}

const STEPS = LIMIT.page.sizes.slice(1);

/** A column of a board: its number, which opens its rows in the list, and the first of them, more by and by. */
export function BoardColumn<I extends z.ZodType, Row extends { id: string }>(props: Props<I, Row>) {
  const { label, head, noun, endpoint, inputOf, card, onList } = props;
  const t = useT();
  const format = useFormat();
  const [step, setStep] = useState(0);
  const list = useCall(endpoint, inputOf(STEPS[step] ?? LIMIT.page.size), { keepPrevious: true });
  const rows = list.data?.list ?? [];
  const total = list.data?.total ?? 0;
  const count = list.data && `${format.count(total)}${list.data.totalIsCapped ? '+' : ''}`;
  const isLastStep = step >= STEPS.length - 1;
  return (
    <section className="board-column" aria-label={label}>
      <header>
        {head}
        {count !== undefined && (
          <button
            type="button"
            className="quiet num board-count"
            aria-label={`${label} ${count}: ${t('ui.board.inList')}`}
            onClick={onList}
          >
            {count}
          </button>
        )}
      </header>
      {list.isPending && <SkeletonRows rows={3} />}
      {list.isError && <LoadFailure noun={noun} failure={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <p className="meta">{t('ui.board.none')}</p>}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
      </ul>
      {total > rows.length && (
        <button
          type="button"
          className="button"
          aria-busy={list.isFetching}
          onClick={() => (isLastStep ? onList() : setStep(step + 1))}
        >
          {t(isLastStep ? 'ui.board.inList' : 'ui.board.more')}
        </button>
      )}
    </section>
  );
}
