import { type ReactNode, useState } from 'react';

/** Longer than any box, in both languages. */
export const LONG =
  '浦东新区世纪大道旗舰店地下一层冷藏储存与原料交接区域, the one beside the loading bay of the old terminal';
/** The states that a field may be in. */
const STATES = ['Empty', 'Filled', 'Error', 'Disabled'] as const;
export type State = (typeof STATES)[number];

interface FieldStates {
  label: string;
  isDisabled: boolean;
  error?: string;
  hint: string;
}

/** A control in each of its states, side by side. */
export function Row({ name, children }: { name: string; children: (frame: FieldStates, state: State) => ReactNode }) {
  return (
    <section className="card" aria-label={name} style={{ display: 'grid', gap: 12 }}>
      <h2>{name}</h2>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        {STATES.map((state) => (
          <div key={state} style={{ minWidth: 0 }}>
            {children(
              {
                label: `${name}, ${state.toLowerCase()}`,
                isDisabled: state === 'Disabled',
                hint: state === 'Filled' ? LONG : '',
                ...(state === 'Error' ? { error: '请填写' } : {}),
              },
              state,
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** A value that starts empty or filled, as the state says. */
export function Held<V>({ start, children }: { start: V; children: (value: V, set: (value: V) => void) => ReactNode }) {
  const [value, set] = useState(start);
  return children(value, set);
}
