import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useT } from '../../i18n.tsx';
import { AriaLocale } from '../aria-locale.tsx';
import { useNarrow } from '../list/use-narrow.ts';
import { ChosenTags } from './select/chosen-tags.tsx';
import { ChosenText } from './select/chosen-text.tsx';
import { fittingTags } from './select/fitting-tags.ts';
import { type Key, type Option, textsOf } from './select/option.ts';
import { SelectOpener } from './select/select-opener.tsx';
import { SelectPanel } from './select/select-panel.tsx';
import { useWidth } from './select/use-width.ts';
import './select/select.css';

type Props = {
  id: string;
  label: string;
  isLabelHidden: boolean;
  options: readonly Option[];
  value: readonly Key[];
  onChange: (value: readonly Key[]) => void;
  isMulti: boolean;
  isClearable: boolean;
  isDisabled: boolean;
  isLoading: boolean;
  isSearchable: boolean;
  onSearch: ((text: string) => void) | undefined;
  onRetry: (() => void) | undefined;
  placeholder: string;
  aria: Record<string, string | boolean>;
};

/** Room of a box that is not for tags: paddings, the arrow, what can be pressed behind the tags; px. */
const NO_TAGS = 56;

/** The control of a `SelectField`: a box that shows what is chosen and opens the list. */
export default function SelectBox(props: Props) {
  const { id, label, value, onChange, isMulti, isClearable, isDisabled, onSearch } = props;
  const t = useT();
  const isPhone = useNarrow();
  const box = useRef<HTMLSpanElement>(null);
  const widthPx = useWidth(box);
  const [opened, setOpened] = useState<{ start: string } | null>(null);
  // A search may bring options without those that were chosen before.
  const [seen, setSeen] = useState<readonly Option[]>([]);
  const known = [...seen, ...props.options];
  const texts = textsOf(known, value, props.isLoading);
  const tags = isMulti ? fittingTags(texts, widthPx - NO_TAGS) : [];
  const change = (isOpen: boolean, start = '') => {
    setOpened(isOpen ? { start } : null);
    // The next opening starts with all of them again.
    if (!isOpen) onSearch?.('');
  };
  const keyDown = (event: KeyboardEvent) => {
    const start = startOf(event, props.isSearchable);
    if (event.key === 'Backspace' && isMulti) onChange(value.slice(0, -1));
    else if (start !== null) change(true, start);
    else return;
    event.preventDefault();
  };
  const choose = (next: readonly Key[]) => {
    setSeen(known.filter((option) => next.includes(option.value)));
    onChange(next);
  };
  const remove = (gone: readonly Key[]) => onChange(value.filter((one) => !gone.includes(one)));
  return (
    <AriaLocale>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a larger area for the button inside */}
      <span
        ref={box}
        className="field-box select-box"
        data-disabled={isDisabled}
        onClick={(event) => passOn(event, id)}
      >
        {tags.length > 0 && (
          <ChosenTags label={t('ui.chosen')} tags={tags} onRemove={isDisabled || isPhone ? undefined : remove} />
        )}
        <SelectOpener
          button={{ ...props.aria, id, 'aria-label': label, disabled: isDisabled, onKeyDown: keyDown }}
          label={label}
          isLabelHidden={props.isLabelHidden}
          anchor={box}
          widthPx={widthPx}
          isOpen={opened !== null}
          onOpenChange={change}
          panel={() => (
            <SelectPanel {...props} onChange={choose} start={opened?.start ?? ''} onDone={() => change(false)} />
          )}
        >
          <ChosenText {...props} options={known} texts={texts} tagCount={tags.length} />
        </SelectOpener>
        {isClearable && value.length > 0 && !isDisabled && (
          <button type="button" aria-label={t('ui.list.clearFilter', { name: label })} onClick={() => onChange([])}>
            <X size={14} strokeWidth={1.75} aria-hidden />
          </button>
        )}
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </span>
    </AriaLocale>
  );
}

/** A press on the box, a tag or the arrow is one on the button. What opens from it passes its events here too. */
function passOn({ target, currentTarget }: MouseEvent, id: string): void {
  const isInside = target instanceof Element && currentTarget.contains(target);
  if (isInside && !target.closest('button')) document.getElementById(id)?.click();
}

/** What a key on the closed box searches for: an arrow opens the list, a letter starts a search. Null when it does not open. */
function startOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, isSearchable: boolean): string | null {
  if (key === 'ArrowDown' || key === 'ArrowUp') return '';
  const isLetter = [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
  return isSearchable && isLetter ? key : null;
}
