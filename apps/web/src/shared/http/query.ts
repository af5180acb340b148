import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { type Noun, nounOf } from '@rondo/contract/noun';
import { keepPreviousData, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CallOptions } from './behaviours.ts';
import { call } from './http.ts';
import { type Submit, type SubmitOptions, useSubmit } from './use-submit.ts';

/** View state above the transport. It never retries: the transport does, where that is right. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: 0 } },
});

/** The key of a read: its path and its input. */
export const keyOf = (endpoint: Endpoint, input: unknown) => [endpoint.path, input] as const;

interface ReadOptions extends CallOptions {
  /** Not asked while false. */
  enabled?: boolean;
  /** The answer before stays on screen while a changed input loads (pages and filters of a list). */
  keepPrevious?: boolean;
  /** Asked again this often, milliseconds. */
  refetchEveryMs?: number;
}

/**
 * Reads an endpoint: `const { data, isPending, isError, error, refetch } = useCall(taskApi.list, filters)`. What the error
 * catalogue shows is shown already; the page still shows its "failed" face.
 */
export function useCall<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
  options: ReadOptions = {},
) {
  const { enabled = true, keepPrevious, refetchEveryMs, ...callOptions } = options;
  return useQuery({
    queryKey: keyOf(endpoint, input),
    queryFn: () => call(endpoint, input, callOptions),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(refetchEveryMs ? { refetchInterval: refetchEveryMs } : {}),
  });
}

/** Neither answered nor failed so far: what failed and is asked for again takes nothing off the screen that stands without it. */
export const isFirstAsked = ({ isPending, errorUpdateCount }: { isPending: boolean; errorUpdateCount: number }) =>
  isPending && errorUpdateCount === 0;

/** Asks again for a read that failed; undefined for one that did not. A select offers it in place of its options. */
export const retryOf = ({ isError, refetch }: { isError: boolean; refetch: () => Promise<unknown> }) =>
  isError ? () => void refetch() : undefined;

/** Asks again for everything on screen of these nouns. */
export function refetchNouns(client: QueryClient, nouns: readonly Noun[]): Promise<void> {
  const isOne = (noun: Noun | null): boolean => noun !== null && nouns.includes(noun);
  return client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && isOne(nounOf(path)),
  });
}

interface ActOptions<I, O> extends SubmitOptions<I, O> {
  /** The nouns it changes beside its own. */
  invalidates?: readonly Noun[];
}

/**
 * Does something and asks again for what it changed on screen: `const submit = useAct(taskApi.submit, { onDone })`, then
 * `submit.run(input)` and `submit.busy`.
 */
export function useAct<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  options: ActOptions<z.input<I>, z.output<O>> = {},
): Submit<z.input<I>, z.output<O>> {
  const client = useQueryClient();
  return useSubmit(endpoint, {
    ...options,
    onDone: (data, input) => {
      const own = nounOf(endpoint.path);
      const refetch = () => refetchNouns(client, [...(own ? [own] : []), ...(options.invalidates ?? [])]);
      // Whoever leaves the page of what was deleted has left it before it is asked for again.
      void Promise.resolve(options.onDone?.(data, input)).then(refetch);
    },
  });
}
