import { Link } from 'react-router';
import { useTip } from '../tip.tsx';
import { role } from '../tokens.ts';
import './heat-grid.css';

interface HeatCell {
  /** null: nothing can be said of this cell. */
  value: number | null;
  /** What stands in the cell. */
  text: string;
  /** The cell in a sentence. */
  said: string;
  /** The rows behind it. */
  to?: string | undefined;
}

interface Props {
  label: string;
  /** Of the first column. */
  rowTitle: string;
  columns: readonly { key: string; title: string }[];
  rows: readonly { key: string; title: string; cells: readonly HeatCell[] }[];
  /** Values that are palest and darkest. */
  range: { low: number; high: number };
}

/** Opacity of the palest cell with a value. */
const PALEST = 0.12;

/** A table whose cells are the darker the greater their value; every number stands in its cell and opens its rows. */
export function HeatGrid({ label, rowTitle, columns, rows, range }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
    <section className="heat" aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {columns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" title={row.title}>
                {row.title}
              </th>
              {row.cells.map((cell, index) => (
                <td key={columns[index]?.key}>
                  <Cell cell={cell} range={range} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ cell, range }: { cell: HeatCell; range: Props['range'] }) {
  const { target, panel } = useTip(cell.said);
  const inside = (
    <>
      <i
        aria-hidden
        style={{ background: role(cell.value === null ? 'muteTint' : 'c1'), opacity: opacityOf(cell, range) }}
      />
      <span className="num">{cell.text}</span>
    </>
  );
  return (
    <>
      {cell.to ? (
        <Link className="heat-cell" to={cell.to} aria-label={cell.said} {...target}>
          {inside}
        </Link>
      ) : (
        <span className="heat-cell" {...target}>
          {inside}
        </span>
      )}
      {panel}
    </>
  );
}

function opacityOf({ value }: HeatCell, { low, high }: Props['range']): number {
  if (value === null || high <= low) return 1;
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return PALEST + (1 - PALEST) * share;
}
