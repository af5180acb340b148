import type { Shape } from '@rondo/domain/state-shapes';
import type { ReactNode } from 'react';
import { StateLabel } from '../status/state-label.tsx';
import { look, type StateObject, type StateOf } from '../status/states.ts';
import { StatusIcon } from '../status/status-icon.tsx';
import type { Tone } from '../tokens.ts';
import './pill.css';

type Props = {
  /** `red` is solid and kept for the red line, `line` is the neutral outline. */
  tone: Tone | 'red' | 'line';
  icon?: Shape;
  children: ReactNode;
};

/** A tinted label of 22 px, only in the heads of drawers and reports, never more than three. */
export function Pill({ tone, icon, children }: Props) {
  return (
    <span className={`pill pill-${tone}`}>
      {icon && <StatusIcon shape={icon} size={12} />}
      {children}
    </span>
  );
}

type StatePillProps<O extends StateObject> = {
  object: O;
  state: StateOf<O>;
  /** The state as its list words it; without it the word of the catalogue. */
  children?: ReactNode;
};

/** A state as pill. */
export function StatePill<O extends StateObject>({ object, state, children }: StatePillProps<O>) {
  const [, tone] = look(object, state);
  const name = tone === 'ink' || tone === 'current' ? 'line' : tone;
  return (
    <span className={`pill pill-${name}`}>{children ?? <StateLabel object={object} state={state} size={12} />}</span>
  );
}
