import { useT } from '../../i18n.tsx';
import type { KeyRow } from './key-rows.ts';
import './keys.css';

/** Keys and what they do, a line each. */
export function KeyList({ rows }: { rows: readonly KeyRow[] }) {
  const t = useT();
  return (
    <dl className="key-list">
      {rows.map(({ keys, label }) => (
        <div key={label}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(label)}</dd>
        </div>
      ))}
    </dl>
  );
}
