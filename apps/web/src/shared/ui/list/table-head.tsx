import { useT } from '../../i18n.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Tip } from '../tip.tsx';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { directionOf, nextSort, ticksOfPage } from './table-state.ts';

/** The head of a table, 36 px, which stays while the rows scroll: select-all, titles, buttons that sort. */
export function TableHead<Row>({ columns, rows, rowKey, selection, sort, onSort }: DataTableProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && <SelectAll keys={rows.map(rowKey)} selection={selection} />}
        {columns.map((column) => (
          <Title key={column.key} column={column} sort={sort ?? null} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

type SelectAllProps = { keys: readonly string[]; selection: NonNullable<DataTableProps<never>['selection']> };

function SelectAll({ keys, selection }: SelectAllProps) {
  const t = useT();
  const { isAll, isSome, toggle } = ticksOfPage(keys, selection.keys);
  return (
    <th scope="col" className="cell-tick">
      <Checkbox
        label={t('ui.list.selectAll')}
        isLabelHidden
        isChecked={isAll}
        isPartly={isSome && !isAll}
        isDisabled={keys.length === 0}
        onChange={() => selection.onChange(toggle())}
      />
    </th>
  );
}

type TitleProps<Row> = {
  column: Column<Row>;
  sort: string | null;
  onSort: ((sort: string | null) => void) | undefined;
};

function Title<Row>({ column, sort, onSort }: TitleProps<Row>) {
  const t = useT();
  const { key, title, align, sortable, help } = column;
  const tip = help && <Tip label={t('ui.formulaOf', { name: title })} text={help} />;
  const className = align === 'right' ? 'cell-right' : undefined;
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={className} title={title}>
        {tip ? (
          <span className="head-tip">
            <span className="ellipsis">{title}</span>
            {tip}
          </span>
        ) : (
          title
        )}
      </th>
    );
  }
  const direction = directionOf(key, sort);
  const button = (
    <button type="button" className="sort" title={title} onClick={() => onSort(nextSort(key, sort))}>
      <span className="ellipsis">{title}</span>
      <svg className="sort-mark" width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
        <path d="M4 0 8 5H0Z" data-on={direction === 'ascending'} />
        <path d="M4 12 0 7h8Z" data-on={direction === 'descending'} />
      </svg>
    </button>
  );
  return (
    <th scope="col" className={className} aria-sort={direction}>
      {tip ? (
        <span className="head-tip">
          {button}
          {tip}
        </span>
      ) : (
        button
      )}
    </th>
  );
}
