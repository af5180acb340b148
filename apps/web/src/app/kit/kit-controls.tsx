import { type ReactNode, useState } from 'react';
import { useT } from '../../shared/i18n.tsx';
import { DateField } from '../../shared/ui/date/date-field.tsx';
import type { Period } from '../../shared/ui/date/period.ts';
import { PeriodChip } from '../../shared/ui/date/period-chip.tsx';
import { DateTimeField } from '../../shared/ui/form/date-time-field.tsx';
import { FileDrop } from '../../shared/ui/form/file-drop.tsx';
import { NumberField } from '../../shared/ui/form/number-field.tsx';
import { MultiSelectField, SelectField } from '../../shared/ui/form/select-field.tsx';
import { TagField } from '../../shared/ui/form/tag-field.tsx';
import { TextField } from '../../shared/ui/form/text-field.tsx';

const LONG = '浦东新区世纪大道旗舰店地下一层冷藏储存与原料交接区域, the one beside the loading bay of the old terminal';
const OPTIONS = [
  { value: 'a', label: '浦东一区' },
  { value: 'b', label: LONG },
];
/** The states that a field may be in. */
const STATES = ['Empty', 'Filled', 'Error', 'Disabled'] as const;
type State = (typeof STATES)[number];

interface FieldStates {
  label: string;
  isDisabled: boolean;
  error?: string;
  hint: string;
}

/** A control in each of its states, side by side. */
function Row({ name, children }: { name: string; children: (frame: FieldStates, state: State) => ReactNode }) {
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
function Held<V>({ start, children }: { start: V; children: (value: V, set: (value: V) => void) => ReactNode }) {
  const [value, set] = useState(start);
  return children(value, set);
}

function Dates() {
  const at = (state: State) => (state === 'Empty' ? null : '2026-11-19T05:05:00.000Z');
  return (
    <>
      <Row name="Date">
        {(frame, state) => (
          <Held start={state === 'Empty' ? '' : '2026-11-19'}>
            {(value, set) => <DateField {...frame} value={value} onChange={set} />}
          </Held>
        )}
      </Row>
      <Row name="Date and time">
        {(frame, state) => (
          <Held start={at(state)}>
            {(value, set) => <DateTimeField {...frame} isRequired value={value} onChange={set} />}
          </Held>
        )}
      </Row>
      <Periods />
    </>
  );
}

function Periods() {
  const [empty, setEmpty] = useState<Partial<Period>>({});
  const [set, setSet] = useState<Partial<Period>>({ from: '2026-10-28', to: '2026-11-12' });
  return (
    <section className="card" aria-label="Period" style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <h2 style={{ width: '100%' }}>Period</h2>
      <PeriodChip label="Empty" value={empty} onChange={setEmpty} />
      <PeriodChip label="At most 31 days" value={set} onChange={setSet} mostDays={31} isNeeded />
      <PeriodChip label="Coming" value={empty} onChange={setEmpty} isComing />
    </section>
  );
}

function Numbers() {
  return (
    <>
      <Row name="Number">
        {(frame, state) => (
          <Held<number | null> start={state === 'Empty' ? null : 86.7}>
            {(value, set) => (
              <NumberField {...frame} isOptional value={value} onChange={set} min={0} max={100} suffix="%" />
            )}
          </Held>
        )}
      </Row>
      <Row name="Text">
        {(frame, state) => (
          <Held start={state === 'Empty' ? '' : LONG}>
            {(value, set) => <TextField {...frame} value={value} onChange={set} placeholder="—" />}
          </Held>
        )}
      </Row>
    </>
  );
}

function Choices() {
  return (
    <>
      <Row name="One of several">
        {(frame, state) => (
          <Held<string | null> start={state === 'Empty' ? null : 'b'}>
            {(value, set) => <SelectField {...frame} options={OPTIONS} value={value} onChange={set} isClearable />}
          </Held>
        )}
      </Row>
      <Row name="Several">
        {(frame, state) => (
          <Held<readonly string[]> start={state === 'Empty' ? [] : ['a', 'b']}>
            {(value, set) => (
              <MultiSelectField {...frame} options={OPTIONS} value={value} onChange={set} isSearchable />
            )}
          </Held>
        )}
      </Row>
      <Row name="Loading">
        {(frame) => <SelectField {...frame} options={[]} value={null} onChange={() => {}} isLoading />}
      </Row>
      <section className="card" aria-label="Words">
        <Held<string[]> start={['机场店', LONG]}>
          {(value, set) => <TagField label="Words" value={value} onChange={set} />}
        </Held>
      </section>
    </>
  );
}

/** Every control of forms in every state. */
export function KitControls() {
  const t = useT();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, padding: 16 }}>
      <h1>Controls</h1>
      <Dates />
      <Numbers />
      <Choices />
      <section className="card" aria-label="Files" style={{ display: 'grid', gap: 16 }}>
        <h2>Files</h2>
        <FileDrop label={t('import.drop')} accept={['.xlsx']} onFiles={() => {}}>
          <span className="meta">{LONG}</span>
        </FileDrop>
        <FileDrop label={t('ui.loading')} accept={['.xlsx']} isDisabled onFiles={() => {}} />
      </section>
    </div>
  );
}
