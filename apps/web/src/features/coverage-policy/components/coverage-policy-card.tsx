import type { CoveragePolicyRow } from '@rondo/contract/coverage-policy';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { askedWords, whereWords } from '../policy-words.ts';
import { CoverageCounts } from './coverage-counts.tsx';
import './coverage-policy.css';

/** A row on the phone. */
export function CoveragePolicyCard({ row }: { row: CoveragePolicyRow }) {
  const t = useT();
  return (
    <div className="coverage-policy-card">
      <div className="coverage-policy-line">
        <strong className="ellipsis">{row.name}</strong>
        <StateLabel object="coveragePolicy" state={row.state} />
      </div>
      <div>{askedWords(t, row)}</div>
      <span className="meta">{whereWords(t, row)}</span>
      <CoverageCounts row={row} />
    </div>
  );
}
