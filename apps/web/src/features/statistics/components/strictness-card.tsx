import { recordRows } from '@rondo/contract/statistics-rows';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { role } from '../../../shared/ui/tokens.ts';
import { signed } from '../figure-words.ts';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import type { UserOverview } from '../use-user-cards.ts';

/** How far each inspector's rates lie from those of others at the same stores, as a dot beside the line where they agree. */
export function StrictnessCard({ overview: { strictness }, asked }: { overview: UserOverview; asked: Asked }) {
  const t = useT();
  const linkOf = useRowsLink();
  const title = t('userInspection.dots.title');
  const most = Math.max(1, ...strictness.map(({ points }) => Math.abs(points)));
  return (
    <section className="card statistics-card">
      <header>
        <h2>{title}</h2>
        {strictness.length > 0 && (
          <span className="meta" aria-hidden>
            ← {t('userInspection.dots.stricter')} · {t('userInspection.dots.milder')} →
          </span>
        )}
      </header>
      {strictness.length === 0 ? (
        <p className="meta">{t('userInspection.dots.none')}</p>
      ) : (
        <ul className="statistics-dots" aria-label={title}>
          {strictness.map(({ id, name, points }) => {
            const to = linkOf(recordRows(asked, { inspectorId: [id], evaluated: true }));
            const said = t('userInspection.dots.said', { name, value: signed(points) });
            const inside = (
              <>
                <span className="ellipsis">{name}</span>
                <span className="statistics-dot-track" aria-hidden>
                  <i style={{ left: `${50 + (50 * points) / most}%`, background: role('c1') }} />
                </span>
                <span className="num">{signed(points)}</span>
              </>
            );
            return (
              <li key={id}>
                {to ? (
                  <Link to={to} aria-label={said}>
                    {inside}
                  </Link>
                ) : (
                  <div>{inside}</div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
