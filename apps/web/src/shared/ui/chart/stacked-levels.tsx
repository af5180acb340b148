import { levelRole } from '@rondo/domain/palette';
import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.tsx';
import { useT } from '../../i18n.tsx';
import { LevelBars } from '../status/level-bars.tsx';
import { useTip } from '../tip.tsx';
import { role } from '../tokens.ts';
import './chart.css';

/** `counts` from the best level to the worst. */
type LevelRow = {
  key: string;
  label: string;
  counts: readonly number[];
  /** What the name leads to. */
  to?: string;
  /** The records of the whole row, and of one level of it. */
  rowsTo?: string;
  levelTo?: (level: number) => string;
};

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
            <LevelBars place={{ rank: index, count: levels.length }} label={level} />
          </li>
        ))}
      </ul>
      <ul aria-label={label}>
        {rows.map((row) => (
          <li key={row.key} className="bar-row">
            <LevelLine row={row} levels={levels} />
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
  return (
    <>
      <span className="bar-label">{row.to ? <Link to={row.to}>{row.label}</Link> : row.label}</span>
      <span className="levels-bar">
        {isFew && <i style={{ width: '100%', background: role('muteTint') }}>{t('ui.tooFew')}</i>}
        {!isFew &&
          row.counts.map((count, index) =>
            count === 0 ? null : (
              <Segment key={levels[index]} row={row} index={index} of={levels} share={count / total} />
            ),
          )}
      </span>
      <span className="num bar-value">
        {row.rowsTo && total > 0 ? <Link to={row.rowsTo}>{format.count(total)}</Link> : format.count(total)}
      </span>
      <span className="levels-counts num">
        {row.counts.map((count, index) => (
          <span key={levels[index]}>
            {levels[index]} {format.count(count)}
          </span>
        ))}
      </span>
    </>
  );
}

interface SegmentProps {
  row: LevelRow;
  index: number;
  of: readonly string[];
  share: number;
}

/** A level of a row: the share of the best one where it fits, every number by pointer and focus. */
function Segment({ row, index, of, share }: SegmentProps) {
  const format = useFormat();
  const level = levelRole({ rank: index, count: of.length });
  const count = row.counts[index] ?? 0;
  const said = `${of[index] ?? ''} ${format.count(count)} · ${format.percent(share)}`;
  const { target, panel, open } = useTip(`${row.label} · ${said}`);
  const look = {
    style: { width: `${share * 100}%`, background: role(level) },
    'data-level': level,
  };
  // The lighter colours of the ramp do not carry small text: those numbers are in the tip and, to the finger, below the bar.
  const text = index === 0 && share >= shareInside ? format.percent(share) : '';
  const name = `${row.label}: ${said}`;
  return (
    <>
      {row.levelTo ? (
        <Link {...look} {...target} to={row.levelTo(index)} aria-label={name}>
          {text}
        </Link>
      ) : (
        <button type="button" {...look} {...target} onClick={open} aria-label={name}>
          {text}
        </button>
      )}
      {panel}
    </>
  );
}
