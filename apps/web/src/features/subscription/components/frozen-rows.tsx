import type { FrozenReport, FrozenSheet } from '@rondo/contract/subscription-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import './subscription.css';

/** A number of a report, and the rows that it counts. */
export type FrozenFigure = Pick<FrozenReport['figures'][number], 'key' | 'label' | 'rows'>;

interface Props {
  report: FrozenReport;
  /** Whose rows are shown; null: those of the list. */
  figure: FrozenFigure | null;
  onAll: () => void;
  onOpen: (key: string) => void;
}

/** The stores that a report of what changed leaves out, among its figures. */
export const QUIET = 'quiet';

/** Rows as they were when the report was sent. */
export function FrozenRows({ report, figure, onAll, onOpen }: Props) {
  const t = useT();
  const format = useFormat();
  const sheet = report.sheets[figure?.rows?.sheet ?? report.list];
  if (!sheet) return null;
  const rows = figure?.rows
    ? figure.rows.at.flatMap((at) => [sheet.rows[at] ?? []])
    : sheet.rows.slice(0, report.listed);
  const label = figure?.label ?? sheet.title;
  return (
    <section>
      <div className="subscription-line">
        <h2>{t('subscription.frozen.behind', { label, count: format.count(rows.length) })}</h2>
        {figure && <Button onPress={onAll}>{t('subscription.frozen.all')}</Button>}
      </div>
      {sheet.isCut && (
        <p className="meta">{t('subscription.frozen.cut', { count: format.count(LIMIT.subscription.rows) })}</p>
      )}
      {!figure && report.quiet !== null && (
        <button type="button" className="subscription-open" onClick={() => onOpen(QUIET)}>
          {t(rows.length === 0 ? 'subscription.changes.allQuiet' : 'subscription.changes.others', {
            count: report.quiet.value,
          })}
        </button>
      )}
      {rows.length === 0 && (figure || report.quiet === null) && (
        <p className="meta">{t('subscription.frozen.empty')}</p>
      )}
      {rows.length > 0 && <Rows key={figure?.key ?? ''} sheet={sheet} rows={rows} />}
    </section>
  );
}

function Rows({ sheet, rows }: { sheet: FrozenSheet; rows: FrozenSheet['rows'] }) {
  const [{ page, size }, setPlace] = useState<{ page: number; size: number }>({ page: 1, size: LIMIT.page.size });
  const textOf = useCellText();
  const first = (page - 1) * size;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard */}
      <section className="subscription-rows" tabIndex={0} aria-label={sheet.title}>
        <table>
          <thead>
            <tr>
              {sheet.columns.map(({ header }) => (
                <th key={header}>{header}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(first, first + size).map((row, no) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: frozen rows never move
              <tr key={first + no}>
                {sheet.columns.map(({ header, kind }, at) => (
                  <td key={header} className={kind === 'text' ? '' : 'num'}>
                    {textOf(row[at] ?? null, kind)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ListFooter
        total={rows.length}
        page={page}
        size={size}
        onChange={(next, nextSize) => setPlace({ page: nextSize === size ? next : 1, size: nextSize })}
      />
    </>
  );
}

function useCellText() {
  const format = useFormat();
  return (cell: string | number | null, kind: FrozenSheet['columns'][number]['kind']): string => {
    if (cell === null) return '';
    if (kind === 'time') return format.dateTime(cell);
    if (typeof cell === 'string') return cell;
    return kind === 'percent' ? format.percent(cell / 100) : format.count(cell);
  };
}
