import type { MessageKey } from '@rondo/messages';
import type { ReactNode } from 'react';
import { useT } from '../../i18n.tsx';
import { look, type StateObject, type StateOf } from './states.ts';
import { StatusIcon } from './status-icon.tsx';
import './state-label.css';

type Props<O extends StateObject> = {
  object: O;
  state: StateOf<O>;
  /** Side of the icon in px: 14 in rows (default), 12 in pills, 16 in timelines. */
  size?: number;
  /** Shows the icon alone; the word becomes its accessible name and tooltip. */
  bare?: boolean;
  /** Another word than the one of the catalogue. */
  children?: ReactNode;
};

/** A state: its icon and its word. `<StateLabel object="task" state="pending" />` writes the word itself. */
export function StateLabel<O extends StateObject>({ object, state, size = 14, bare = false, children }: Props<O>) {
  const t = useT();
  const [shape, tone] = look(object, state);
  // Every object and value of `states` has a label in the noun `state`; states.test.ts proves it.
  const word = t(`state.${object}.${state}` as MessageKey);
  if (bare) {
    return (
      <span role="img" aria-label={word} title={word} className="state-label">
        <StatusIcon shape={shape} tone={tone} size={size} />
      </span>
    );
  }
  return (
    <span className="state-label">
      <StatusIcon shape={shape} tone={tone} size={size} />
      <span title={word}>{children ?? word}</span>
    </span>
  );
}
