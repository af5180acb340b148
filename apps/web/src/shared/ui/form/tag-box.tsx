import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useT } from '../../i18n.tsx';
import { AriaLocale } from '../aria-locale.tsx';
import { ChosenTags } from './select/chosen-tags.tsx';
import './select/select.css';
import './tag-box.css';

interface Props {
  id: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  isDisabled: boolean;
  listId?: string | undefined;
  aria: Record<string, string | boolean>;
}

/** Ends a word, in the letters of both languages. */
const BETWEEN = /[,，;；\n]/;

/** The control of a `TagField`: the words as tags, and a place to type the next one. */
export default function TagBox({ id, value, onChange, isDisabled, listId, aria }: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const add = (words: readonly string[]) =>
    onChange([...new Set([...value, ...words.map((word) => word.trim()).filter(Boolean)])]);
  const type = (text: string) => {
    const parts = text.split(BETWEEN);
    if (parts.length > 1) add(parts.slice(0, -1));
    setTyped(parts.at(-1) ?? '');
  };
  const finish = () => {
    if (typed.trim()) add([typed]);
    setTyped('');
  };
  const keyDown = (event: KeyboardEvent) => {
    // The Enter that ends a word of an input method belongs to that.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
    else if (event.key !== 'Enter' || typed.trim() === '') return;
    else finish();
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!BETWEEN.test(text)) return;
    event.preventDefault();
    add(`${typed}${text}`.split(BETWEEN));
    setTyped('');
  };
  return (
    <AriaLocale>
      <span className="field-box tag-box">
        {value.length > 0 && (
          <ChosenTags
            label={t('ui.chosen')}
            tags={value.map((text) => ({ value: text, text }))}
            onRemove={isDisabled ? undefined : (gone) => onChange(value.filter((tag) => !gone.includes(tag)))}
          />
        )}
        <input
          {...aria}
          id={id}
          autoComplete="off"
          list={listId}
          disabled={isDisabled}
          value={typed}
          onChange={(event) => {
            // What is chosen from the list is a whole word; browsers tell it from typing by the kind of the input.
            const { nativeEvent: native, target } = event;
            const isTyped = native instanceof InputEvent && native.inputType !== 'insertReplacementText';
            if (listId && !isTyped && target.value.trim()) {
              add([target.value]);
              setTyped('');
            } else type(target.value);
          }}
          onKeyDown={keyDown}
          onPaste={paste}
          onBlur={finish}
        />
      </span>
    </AriaLocale>
  );
}
