import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.tsx';
import { useT } from '../../i18n.tsx';
import { LevelBars, levelRole } from '../glyph/level-bars.tsx';
import { role } from '../tokens.ts';
import './chart.css';

/** `counts` from the best level to the worst. */
export type LevelRow = { key: string; label: string; counts: readonly number[]; to?: string };

type Props = {
  label: string /** Words of the levels, best first. */;
  levels: readonly string[];
  rows: readonly LevelRow[];
};

const fewRecords = 3;
const shareInside = 0.18;

/** Result levels as stacked bars of 18 px with the number of records at the right; fewer than 3 records stay grey. */
export function StackedLevels({ label, levels, rows }: Props) {
  return (
    <div className="levels">
      <ul className="levels-legend" aria-hidden="true">
        {levels.map((level, index) => (
          <li key={level}>
            <LevelBars rank={index + 1} of={levels.length} label={level} />
          </li>
        ))}
      </ul>
      <ul aria-label={label}>
        {rows.map((row) => (
          <li key={row.key}>
            {row.to ? (
              <Link to={row.to} className="bar-row">
                <LevelLine row={row} levels={levels} />
              </Link>
            ) : (
              <div className="bar-row">
                <LevelLine row={row} levels={levels} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function LevelLine({ row, levels }: { row: LevelRow; levels: readonly string[] }) {
  const format = useFormat();
  const t = useT();
  const total = row.counts.reduce((sum, count) => sum + count, 0);
  const isFew = total < fewRecords;
  const said = row.counts.map((count, index) => `${levels[index] ?? ''} ${count}`).join(', ');
  return (
    <>
      <span className="ellipsis" title={row.label}>
        {row.label}
      </span>
      <span className="levels-bar">
        {isFew && <i style={{ width: '100%', background: role('muteTint') }}>{t('ui.tooFew')}</i>}
        {!isFew &&
          row.counts.map((count, index) => {
            const share = count / total;
            const level = levelRole(index + 1, levels.length);
            if (count === 0) return null;
            return (
              <i
                key={levels[index]}
                title={`${levels[index] ?? ''} ${count}`}
                style={{ width: `${share * 100}%`, background: role(level) }}
                data-level={level}
              >
                {index === 0 && share >= shareInside ? format.percent(share) : ''}
              </i>
            );
          })}
      </span>
      <span className="num bar-value">{format.count(total)}</span>
      <span className="visually-hidden">{said}</span>
    </>
  );
}
