import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, ListLayout, type Selection, Virtualizer } from 'react-aria-components';
import { useNarrow } from '../../list/use-narrow.ts';
import { type Key, type Option, wordsOf } from './option.ts';

/** Longer lists draw only the lines that are seen. */
const MOST_DRAWN = 200;
/** Height of a line, px; `.select-option` has it too. */
const LINE = { phone: 44, else: 32 };

export interface ListProps {
  label: string;
  options: readonly Option[];
  value: readonly Key[];
  isMulti: boolean;
  /** It is the first thing that is reached: without a search above it. */
  hasFocus: boolean;
  onChange: (value: readonly Key[]) => void;
  /** One was chosen where only one can be. */
  onDone: () => void;
}

/** The options with a tick at those that are chosen. */
export function OptionList({ label, options, value, isMulti, hasFocus, onChange, onDone }: ListProps) {
  const isPhone = useNarrow();
  const isLong = options.length > MOST_DRAWN;
  const take = (chosen: Selection) => {
    const enabled = options.filter((one) => !one.disabled).map((one) => one.value);
    const next = chosen === 'all' ? [...value, ...enabled] : [...chosen].filter(isKey);
    // What was chosen keeps its place; choosing the only one again takes nothing away.
    if (isMulti)
      onChange([...value.filter((one) => next.includes(one)), ...new Set(next.filter((one) => !value.includes(one)))]);
    else {
      if (next[0] !== undefined) onChange([next[0]]);
      onDone();
    }
  };
  const list = (
    <ListBox
      aria-label={label}
      className={isLong ? 'select-list select-list-long' : 'select-list'}
      items={options}
      selectionMode={isMulti ? 'multiple' : 'single'}
      selectedKeys={value}
      disabledKeys={options.filter((one) => one.disabled).map((one) => one.value)}
      onSelectionChange={take}
      shouldSelectOnPressUp
      shouldFocusOnHover
      escapeKeyBehavior="none"
      autoFocus={hasFocus && (value.length > 0 || 'first')}
      renderEmptyState={() => null}
    >
      {(option) => (
        <ListBoxItem id={option.value} textValue={wordsOf(option)} className="select-option">
          {({ isSelected }) => (
            <>
              <span className="ellipsis" title={wordsOf(option)}>
                {option.label}
              </span>
              {isSelected && <Check size={14} strokeWidth={2} aria-hidden />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
  if (!isLong) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: isPhone ? LINE.phone : LINE.else }}>
      {list}
    </Virtualizer>
  );
}

const isKey = (key: unknown): key is Key => typeof key === 'string' || typeof key === 'number';
