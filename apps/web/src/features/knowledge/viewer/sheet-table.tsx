import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { SHOWN_COLUMNS, SHOWN_ROWS, type Sheet } from './shown-sheet.ts';
import { ViewBody } from './view-body.tsx';

/** Rows and columns with the names that they have in a workbook; says when there are more. */
export function SheetTable({ sheet: { name, rows, totalRows, totalColumns } }: { sheet: Sheet }) {
  const t = useT();
  const format = useFormat();
  const columns = Array.from({ length: Math.min(totalColumns, SHOWN_COLUMNS) }, (_, at) => columnName(at));
  return (
    <ViewBody className="workbook" label={name}>
      {(totalRows > SHOWN_ROWS || totalColumns > SHOWN_COLUMNS) && (
        <p className="view-note" role="status">
          {t('knowledge.view.sheetCut', { rows: format.count(SHOWN_ROWS), columns: format.count(SHOWN_COLUMNS) })}
        </p>
      )}
      {rows.length === 0 ? (
        <p className="view-note">{t('knowledge.view.sheetEmpty')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th aria-label={t('knowledge.view.row')} />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sheet are their places
              <tr key={row}>
                <th scope="row" className="num">
                  {row + 1}
                </th>
                {columns.map((column, at) => (
                  <td key={column} title={cells[at]}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ViewBody>
  );
}

const LETTERS = 26;

/** A, B, … Z, AA. */
const columnName = (at: number): string =>
  (at >= LETTERS ? columnName(Math.floor(at / LETTERS) - 1) : '') + String.fromCharCode(65 + (at % LETTERS));
