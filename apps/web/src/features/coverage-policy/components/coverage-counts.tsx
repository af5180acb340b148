import type { CoveragePolicyRow } from '@rondo/contract/coverage-policy';
import { COVERAGE_STATES } from '@rondo/domain/coverage';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import './coverage-policy.css';

/** How many stores stand in which way; each number opens exactly those. */
export function CoverageCounts({ row: { id, counts } }: { row: Pick<CoveragePolicyRow, 'id' | 'counts'> }) {
  const t = useT();
  const [query] = useSearchParams();
  /** The list as it stands, with these stores open beside it. */
  const searchOf = (state: string): string => {
    const next = new URLSearchParams(query);
    next.set('open', id);
    next.set('shown', state);
    return next.toString();
  };
  return (
    <span className="coverage-policy-counts">
      {COVERAGE_STATES.map((state) => (
        <Link
          key={state}
          to={{ search: searchOf(state) }}
          aria-label={`${t(`state.coverage.${state}`)} ${counts[state]}`}
          onClick={(event) => event.stopPropagation()}
        >
          <StateLabel object="coverage" state={state} /> <span className="num">{counts[state]}</span>
        </Link>
      ))}
    </span>
  );
}
