import type { ReactNode } from 'react';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';

interface Props<Data> {
  answer: {
    data: Data | undefined;
    isError: boolean;
    error: Error | null;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  isNothing: (data: Data) => boolean;
  /** Said where the filters leave nothing. */
  nothing: ReactNode;
  /** The list that a number opened, in place of the figures; null while none is open. */
  rows: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What stands below the filters of a statistics page: its figures, the rows of one of them, or why there are none. */
export function StatisticsBody<Data>({ answer, isNothing, nothing, rows, children }: Props<Data>) {
  const { data, isError, error, isPlaceholderData, refetch } = answer;
  // An answer may be null where there is nothing to tell: it has come all the same.
  const hasCome = data !== undefined;
  return (
    <>
      {isError && !hasCome && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!isError && !hasCome && <SkeletonRows rows={8} />}
      {rows}
      {!rows && hasCome && isNothing(data) && !isPlaceholderData && nothing}
      {!rows && hasCome && !isNothing(data) && children(data)}
    </>
  );
}
