import type { ReactNode } from 'react';
import './facts.css';

export type Fact = { label: string; value: ReactNode /** Takes the whole width. */; isWide?: boolean };

/** Labels and values in two columns (one on the phone). */
export function Facts({ items, columns = 2 }: { items: readonly Fact[]; columns?: 1 | 2 }) {
  return (
    <dl className="facts" data-columns={columns}>
      {items.map((item) => (
        <div key={item.label} className={item.isWide ? 'fact fact-wide' : 'fact'}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
