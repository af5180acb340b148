import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import type { Where } from '../links.ts';

const RADIUS = 15.915;

interface Props {
  coverage: { watched: number; shops: number; share: number | null };
  where: Where;
}

/** Stores at which a rule looks at a camera, whether it answers or not. */
const WATCHED = ['covered', 'partly', 'offline'];

/** Stores that a rule watches, of all; opens the deployment. */
export function CoverageRing({ coverage, where }: Props) {
  const t = useT();
  const format = useFormat();
  const query = new URLSearchParams([
    ['tab', 'deployment'],
    ...WATCHED.map((state) => ['coverage', state]),
    ...where.shopId.map((id) => ['shopId', id]),
    ...where.groupId.map((id) => ['groupId', id]),
  ]);
  const percent = (coverage.share ?? 0) * 100;
  return (
    <section className="card ai-event-panel">
      <h2>
        {t('aiEvent.coverage')} <Tip label={t('aiEvent.coverage')} text={t('aiEvent.formula.coverage')} />
      </h2>
      <Link to={`/ai?${query}`} className="ai-event-ring">
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle cx="18" cy="18" r={RADIUS} />
          <circle cx="18" cy="18" r={RADIUS} strokeDasharray={`${percent} ${100 - percent}`} strokeDashoffset="25" />
        </svg>
        <span>
          <strong className="kpi num">{format.percent(coverage.share)}</strong>
          <span className="meta num">{t('aiEvent.coverageSaid', coverage)}</span>
        </span>
      </Link>
    </section>
  );
}
