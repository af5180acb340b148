import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { Narrowing } from './narrowing.ts';
import { NothingMatches } from './nothing-matches.tsx';

interface Props {
  /** What the list holds, as it stands in a sentence. */
  noun: string;
  /** Icon of the thing itself, for "nothing yet". */
  icon: LucideIcon;
  /** What a list without rows is for. */
  nothingYet: ReactNode;
  /** The buttons of "nothing yet": what makes the first one. */
  actions?: ReactNode;
  failure: Error | null;
  isFiltered: boolean;
  /** The filters that are set, so that the face can name the one in the way. */
  narrowing?: Narrowing;
  onRetry: () => void;
  onClear: () => void;
}

/** What stands in place of a list's rows: failed with retry, nothing matches with the filter in the way, nothing yet. */
export function ListEmptyState(props: Props) {
  const { noun, icon, nothingYet, actions, failure, isFiltered, narrowing, onRetry, onClear } = props;
  if (failure) return <LoadFailure noun={noun} failure={failure} onRetry={onRetry} />;
  if (isFiltered) return <NothingMatches noun={noun} narrowing={narrowing} onClear={onClear} />;
  return (
    <EmptyState kind="nothing-yet" noun={noun} icon={icon} actions={actions}>
      {nothingYet}
    </EmptyState>
  );
}
