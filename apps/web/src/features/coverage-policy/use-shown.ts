import { COVERAGE_STATES, type CoverageState } from '@rondo/domain/coverage';
import { useSearchParams } from 'react-router';

/** Which stores of an open policy are listed, as it stands in the address; null: all of them. */
export function useShown(): readonly [CoverageState | null, (state: CoverageState | null) => void] {
  const [query, setQuery] = useSearchParams();
  const shown = COVERAGE_STATES.find((state) => state === query.get('shown')) ?? null;
  const show = (state: CoverageState | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (state) next.set('shown', state);
        else next.delete('shown');
        return next;
      },
      { replace: true },
    );
  return [shown, show];
}
