import type { RectificationRow } from '@rondo/contract/rectification';
import { isOneOf } from '@rondo/domain/machine';
import { rectificationMachine } from '@rondo/domain/rectification';

/** When the handler was done with it, which stops the clock of its deadline: `null` while the deadline runs. */
export const handedInAt = ({
  state,
  finishedAt,
  handledAt,
}: Pick<RectificationRow, 'state' | 'finishedAt' | 'handledAt'>): string | null =>
  finishedAt ?? (isOneOf(rectificationMachine.timed, state) ? null : handledAt);
