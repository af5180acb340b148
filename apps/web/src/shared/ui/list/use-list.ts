import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { ListAnswer } from '@rondo/contract/kit/page';
import type { z } from 'zod';
import { useCall } from '../../http/query.ts';
import { useT } from '../../i18n.tsx';
import { useStoredColumns } from '../../session/stored-columns.ts';
import { type Column, useColumnLayout } from './column.ts';
import { type Narrowing, narrowingOf } from './narrowing.ts';
import type { ListParams, useListParams } from './use-list-params.ts';

interface Options<F extends string, I extends z.ZodType, Row> {
  /** Under this name the reader's columns are kept. */
  name: string;
  /** Answers a page of rows. */
  endpoint: Endpoint<I, z.ZodType<ListAnswer<Row>>>;
  params: ReturnType<typeof useListParams<F>>;
  /** The address as the endpoint takes it. */
  inputOf: (params: ListParams<F>) => z.input<I>;
  /** What the filters are called. */
  filterLabels: Record<F, string>;
  columns: readonly Column<Row>[];
}

/** A list whose page, filters and open row stand in the address, as `ListTable`, `TablePage` and `OpenRow` take it. */
export interface List<F extends string, Row> {
  params: ReturnType<typeof useListParams<F>>;
  /** The rows of the page; none while they, or the reader's columns, are not known yet. */
  rows: readonly Row[];
  /** The page as the endpoint answered it; undefined until then. */
  answer: ListAnswer<Row> | undefined;
  /** Rows or columns are not known yet. */
  isWaiting: boolean;
  /** The rows on screen are those of the question before. */
  isOutdated: boolean;
  /** Why there is no answer. */
  failure: Error | null;
  refetch: () => void;
  columns: ReturnType<typeof useColumnLayout<Row>>;
  narrowing: Narrowing;
}

/** Asks for the rows that the address names, and for the columns that this reader keeps. */
export function useList<F extends string, I extends z.ZodType, Row>(options: Options<F, I, Row>): List<F, Row> {
  const { name, endpoint, params, inputOf, filterLabels } = options;
  const t = useT();
  const storage = useStoredColumns(name);
  const read = useCall(endpoint, inputOf(params), { keepPrevious: true });
  const columns = useColumnLayout(options.columns, storage);
  const isWaiting = read.isPending || storage === null;
  return {
    params,
    rows: isWaiting ? [] : (read.data?.list ?? []),
    answer: read.data,
    isWaiting,
    isOutdated: read.isPlaceholderData,
    failure: read.error,
    refetch: () => void read.refetch(),
    columns,
    narrowing: narrowingOf({ endpoint, params, inputOf, labels: filterLabels, search: t('ui.search') }),
  };
}
