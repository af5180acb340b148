import type { Workflow } from '@rondo/domain/machine';
import type { Shape } from '@rondo/domain/state-shapes';
import type { IconTone } from './status-icon.tsx';

/**
 * The looks of a machine's states by what they mean (design language 2.1): a deadline runs, somebody else is waited for, its time
 * has not come, it is put aside, it ended as it should, it ended otherwise. A new state has its look by its meaning.
 */
export function looksOf<S extends string>(machine: Workflow<S, string, string>): Record<S, readonly [Shape, IconTone]> {
  const lookOf = (state: S): readonly [Shape, IconTone] => {
    if (machine.timed.includes(state)) return ['ring', 'warn'];
    if (machine.waiting.includes(state)) return ['half', 'wait'];
    if (machine.planned.includes(state)) return ['dot', 'mute'];
    if (machine.paused.includes(state)) return ['dashed', 'mute'];
    return machine.done.includes(state) ? ['check', 'ok'] : ['bar', 'mute'];
  };
  return Object.fromEntries(machine.states.map((state) => [state, lookOf(state)])) as Record<
    S,
    readonly [Shape, IconTone]
  >;
}
