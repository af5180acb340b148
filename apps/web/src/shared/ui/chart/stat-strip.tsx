import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n.tsx';
import { Tip } from '../tip.tsx';
import { Spark } from './spark.tsx';
import './chart.css';

/** The change of a number. `isGood` colours it: by good or bad, not by up or down. */
export type Delta = { text: string; direction: 'up' | 'down' | 'same'; isGood?: boolean | null };

export type Stat = {
  key: string;
  label: string;
  /** Ready to read: `3,482`, `91.3%`, `—`. */
  value: ReactNode;
  /** The two numbers behind a percentage: `73 / 75`. */
  note?: string;
  /** How it is computed; tooltip of the info sign. */
  formula?: string;
  delta?: Delta;
  spark?: readonly (number | null)[];
  /** The filtered rows behind the number. */
  to?: string;
  /** The exact number behind an abbreviated one. */
  title?: string;
};

const arrows = { up: ArrowUp, down: ArrowDown, same: Minus } as const;
const words = { up: 'ui.delta.up', down: 'ui.delta.down', same: 'ui.delta.same' } as const;

/** A change with its arrow, coloured by good or bad. */
export function DeltaMark({ delta }: { delta: Delta }) {
  const t = useT();
  const Arrow = arrows[delta.direction];
  const isKnown = delta.direction !== 'same' && typeof delta.isGood === 'boolean';
  return (
    <span className="delta num" data-good={isKnown ? delta.isGood : undefined}>
      <Arrow size={12} strokeWidth={2} aria-hidden />
      <span aria-hidden="true">{delta.text}</span>
      <span className="visually-hidden">{t(words[delta.direction], { value: delta.text })}</span>
    </span>
  );
}

function StatBody({ stat }: { stat: Stat }) {
  const t = useT();
  const id = useId();
  return (
    <>
      <span className="stat-label">
        <span id={`${id}-label`}>{stat.label}</span>
        {stat.formula && <Tip label={t('ui.formulaOf', { name: stat.label })} text={stat.formula} />}
      </span>
      <span className="stat-value">
        <span className="kpi" title={stat.title}>
          {stat.to ? (
            <Link to={stat.to} className="stat-link" id={`${id}-value`} aria-labelledby={`${id}-label ${id}-value`}>
              {stat.value}
            </Link>
          ) : (
            stat.value
          )}
        </span>
        {stat.note && <span className="meta num">{stat.note}</span>}
      </span>
      <span className="stat-foot">
        {stat.delta ? <DeltaMark delta={stat.delta} /> : <span />}
        {stat.spark && <Spark values={stat.spark} />}
      </span>
    </>
  );
}

/** One strip of cards divided by lines, six a row or four where that comes out even; each is a link to its rows. */
export function StatStrip({ label, stats }: { label: string; stats: readonly Stat[] }) {
  return (
    <ul className="stat-strip" aria-label={label} data-fours={stats.length % 4 === 0}>
      {stats.map((stat) => (
        <li key={stat.key}>
          <div className="stat">
            <StatBody stat={stat} />
          </div>
        </li>
      ))}
    </ul>
  );
}
