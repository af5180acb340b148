import type { ReactNode } from 'react';
import type { OpenRowProps } from '../drawer/object-drawer.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import type { FiltersProps } from './filter-bar.tsx';
import { PageFooter } from './list-footer.tsx';
import { ListPage, type ListPageProps } from './list-page.tsx';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { OpenRow } from './open-row.tsx';
import type { List } from './use-list.ts';

type Frame = Pick<ListPageProps, 'meta' | 'actions' | 'above' | 'tabs' | 'tab' | 'onTab' | 'bulk'>;

interface Props<F extends string, Row> extends ListTableProps<F, Row>, Frame {
  filters: (bar: FiltersProps<F>) => ReactNode;
  /** Chooses between the table and another shape of its rows; stands at the right of the filters. */
  shape?: ReactNode;
  /** The rows in another shape: then there is no table, and no pages. */
  instead?: ReactNode;
  /** The open row beside the list, where rows open there. */
  drawer?: (row: OpenRowProps) => ReactNode;
}

/**
 * The page of a list whose rows stand in one table: head, tabs, filters, rows, footer, the open row at the right. The page of a
 * feature says what is its own: `useList` with its endpoint and columns, filters, card, drawer, texts.
 */
export function TablePage<F extends string, Row extends { id: string }>(props: Props<F, Row>) {
  const { filters, shape, instead, drawer, meta, actions, above, tabs, tab, onTab, bulk, ...table } = props;
  const { list, title } = table;
  const bar = filtersOf(list);
  const shapedRight = (
    <>
      {shape}
      {!instead && bar.right}
    </>
  );
  return (
    <>
      <ListPage
        title={title}
        meta={meta}
        actions={actions}
        above={above}
        {...(tabs && { tabs })}
        {...(tab !== undefined && { tab })}
        {...(onTab && { onTab })}
        filters={filters(shape ? { ...bar, right: shapedRight } : bar)}
        bulk={bulk}
        footer={!instead && <PageFooter list={list.answer} params={list.params} />}
      >
        {instead || <ListTable {...table} />}
      </ListPage>
      {drawer && <OpenRow list={list}>{drawer}</OpenRow>}
    </>
  );
}

/** What the filter bar of a list takes: the filters that are set, and the column chooser. */
export const filtersOf = <F extends string, Row>({ params, columns }: List<F, Row>): FiltersProps<F> => ({
  q: params.q,
  filters: params.filters,
  onSet: params.set,
  right: <ColumnChooser columns={columns.all} layout={columns.layout} onChange={columns.change} />,
});
