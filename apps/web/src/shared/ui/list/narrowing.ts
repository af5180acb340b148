import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import type { ListParams, ListPatch } from './use-list-params.ts';

/** A filter that is set: the list without it, and how to take it off. */
export interface Step {
  label: string;
  input: unknown;
  remove: () => void;
}

/** What narrows a list down: for its "nothing matches" face, which names the filter whose removal helps. */
export interface Narrowing {
  endpoint: Endpoint;
  steps: readonly Step[];
}

interface List<F extends string, E extends Endpoint> {
  endpoint: E;
  params: ListParams<F> & { set: (patch: ListPatch<F>) => void };
  /** The address as the endpoint takes it. */
  inputOf: (params: ListParams<F>) => Input<E>;
  /** What the filters are called. Those with the same name (the two ends of a period) count as one. */
  labels: Record<F, string>;
  /** What the search text is called. */
  search: string;
}

/** The filters of a list that are set, as the reader knows them. */
export function narrowingOf<F extends string, E extends Endpoint>(list: List<F, E>): Narrowing {
  const { endpoint, params, inputOf, labels, search } = list;
  const names = Object.keys(labels) as F[];
  const set = names.filter((name) => params.filters[name].length > 0);
  const steps = [...new Set(set.map((name) => labels[name]))].map((label): Step => {
    const none: Partial<Record<F, string[]>> = {};
    for (const name of set) if (labels[name] === label) none[name] = [];
    const filters = { ...params.filters, ...none };
    return {
      label,
      input: inputOf({ ...params, filters, page: 1, cursor: null }),
      remove: () => params.set({ filters: none }),
    };
  });
  if (params.q === '') return { endpoint, steps };
  const text: Step = {
    label: `${search}: ${params.q}`,
    input: inputOf({ ...params, q: '', page: 1, cursor: null }),
    remove: () => params.set({ q: '' }),
  };
  return { endpoint, steps: [text, ...steps] };
}

/** The filter that stands most in the way: the one whose removal gives rows, and the fewest of them. */
export function mostHelpful(steps: readonly Step[], totals: readonly (number | undefined)[]) {
  const found = steps.flatMap((step, index) => {
    const total = totals[index] ?? 0;
    return total > 0 ? [{ step, total }] : [];
  });
  return found.toSorted((one, other) => one.total - other.total)[0] ?? null;
}
