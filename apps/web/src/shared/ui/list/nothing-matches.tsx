import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { useQueries } from '@tanstack/react-query';
import { z } from 'zod';
import { useFormat } from '../../format/use-format.tsx';
import { call } from '../../http/http.ts';
import { keyOf } from '../../http/query.ts';
import { useT } from '../../i18n.tsx';
import { EmptyState } from './empty-state.tsx';
import { mostHelpful, type Narrowing } from './narrowing.ts';

/** Filters that are tried one by one. */
const MOST = 6;

const counted = z.object({ total: z.number() });

interface Props {
  noun: string;
  narrowing: Narrowing | undefined;
  onClear: () => void;
}

/** Filters are set and nothing passes them: says which, and offers to take off the one that stands in the way. */
export function NothingMatches({ noun, narrowing, onClear }: Props) {
  const t = useT();
  const { count } = useFormat();
  const steps = narrowing?.steps ?? [];
  const totals = useTotals(narrowing);
  const helpful = mostHelpful(steps, totals);
  const without = helpful && t('ui.emptyState.without', { name: helpful.step.label, count: count(helpful.total) });
  const hint =
    steps.length > 0 &&
    t('ui.emptyState.matchesHint', {
      count: steps.length,
      filters: steps.map(({ label }) => label).join(t('permission.forbidden.separator')),
    });
  const actions = (
    <>
      <button type="button" className="button" onClick={onClear}>
        {t('ui.list.clearFilters')}
      </button>
      {helpful && (
        <button type="button" className="button button-primary" onClick={helpful.step.remove}>
          {t('ui.list.removeOnly', { name: helpful.step.label })}
        </button>
      )}
    </>
  );
  return (
    <EmptyState kind="nothing-matches" noun={noun} actions={actions}>
      {hint} {without}
    </EmptyState>
  );
}

/** How many rows there are without each of the filters. A single filter needs no question: without it all are there. */
function useTotals(narrowing: Narrowing | undefined): (number | undefined)[] {
  const isAsked = narrowing !== undefined && narrowing.steps.length > 1;
  return useQueries({
    queries: isAsked ? narrowing.steps.slice(0, MOST).map(({ input }) => totalOf(narrowing.endpoint, input)) : [],
  }).map(({ data }) => data);
}

const totalOf = (endpoint: Endpoint, input: unknown) => ({
  queryKey: [...keyOf(endpoint, input), 'total'],
  queryFn: async () => counted.parse(await call(endpoint, input, { hideErrors: true, part: true })).total,
});
