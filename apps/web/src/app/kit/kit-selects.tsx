import { useEffect, useState } from 'react';
import { MultiSelectField, SelectField } from '../../shared/ui/form/select-field.tsx';
import { TagField } from '../../shared/ui/form/tag-field.tsx';
import { Held, LONG, Row, type State } from './kit-row.tsx';

const OPTIONS = [
  { value: 'a', label: '浦东一区' },
  { value: 'b', label: LONG },
  { value: 'c', label: '徐汇门店经理' },
  { value: 'd', label: 'Not to be chosen', disabled: true },
];
const MANY = Array.from({ length: 1_000 }, (_, index) => ({ value: index, label: `第 ${index + 1} 家店` }));
/** As many as are drawn whole, without measuring lines. */
const MIDDLE = MANY.slice(0, 150);
const chosenIn = (state: State) => (state === 'Empty' ? [] : ['a', 'b', 'c']);

/** Choosing one or several, in every state. */
export function KitSelects() {
  return (
    <>
      <Row name="One of several">
        {(frame, state) => (
          <Held<string | null> start={state === 'Empty' ? null : 'b'}>
            {(value, set) => <SelectField {...frame} options={OPTIONS} value={value} onChange={set} isClearable />}
          </Held>
        )}
      </Row>
      <Row name="One, searched">
        {(frame, state) => (
          <Held<string | null> start={state === 'Empty' ? null : 'a'}>
            {(value, set) => <SelectField {...frame} options={OPTIONS} value={value} onChange={set} isSearchable />}
          </Held>
        )}
      </Row>
      <Row name="Several">
        {(frame, state) => (
          <Held<readonly string[]> start={chosenIn(state)}>
            {(value, set) => (
              <MultiSelectField {...frame} options={OPTIONS} value={value} onChange={set} isSearchable />
            )}
          </Held>
        )}
      </Row>
      <Row name="Words">
        {(frame, state) => (
          <Held<string[]> start={state === 'Empty' ? [] : ['机场店', LONG]}>
            {(value, set) => <TagField {...frame} value={value} onChange={set} />}
          </Held>
        )}
      </Row>
      <section className="card" aria-label="Lists" style={{ display: 'grid', gap: 16 }}>
        <h2>Lists</h2>
        <SelectField label="Loading" options={[]} value={null} onChange={() => {}} isLoading isSearchable />
        <SelectField label="Without options" options={[]} value={null} onChange={() => {}} />
        <Failing />
        <Searched />
        <Held<readonly number[]> start={MANY.slice(0, 40).map((one) => one.value)}>
          {(value, set) => (
            <MultiSelectField label="A thousand" options={MANY} value={value} onChange={set} isSearchable />
          )}
        </Held>
        <Held<readonly number[]> start={[]}>
          {(value, set) => (
            <MultiSelectField label="A hundred and fifty" options={MIDDLE} value={value} onChange={set} isSearchable />
          )}
        </Held>
        <Held<number | null> start={20}>
          {(value, set) => (
            <SelectField label="Without a search" options={MIDDLE} value={value} onChange={set} isClearable />
          )}
        </Held>
      </section>
    </>
  );
}

/** Options that come when they are asked for the second time. */
function Failing() {
  const [hasFailed, setFailed] = useState(true);
  const [value, set] = useState<string | null>(null);
  return (
    <SelectField
      label="Failing"
      options={hasFailed ? [] : OPTIONS}
      value={value}
      onChange={set}
      isSearchable
      onRetry={hasFailed ? () => setFailed(false) : undefined}
    />
  );
}

/** Options that are found elsewhere and take a while. */
function Searched() {
  const [keyword, setKeyword] = useState('');
  const [answered, setAnswered] = useState('');
  const [value, set] = useState<readonly number[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(keyword), 400);
    return () => clearTimeout(timer);
  }, [keyword]);
  return (
    <MultiSelectField
      label="Searched elsewhere"
      options={MANY.filter((one) => one.label.includes(answered)).slice(0, 50)}
      value={value}
      onChange={set}
      isSearchable
      isLoading={answered !== keyword}
      onSearch={setKeyword}
    />
  );
}
