import { LIMIT } from '@rondo/domain/limit';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { namesFrom } from '../editor/content.ts';

interface Props {
  category: string;
  onAdd: (names: string[]) => void;
}

/** The last row of a category: Enter adds what was typed, several pasted lines become as many check items. */
export function AddLine({ category, onAdd }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const add = (all: string) => {
    const names = namesFrom(all);
    if (names.length > 0) onAdd(names);
    setText('');
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!pasted.trim().includes('\n')) return;
    event.preventDefault();
    add(text + pasted);
  };
  return (
    <div className="te-add">
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      <input
        aria-label={t('template.addItemTo', { name: category })}
        placeholder={t('template.addItem')}
        value={text}
        maxLength={LIMIT.name.checkItem}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && add(text)}
        onBlur={() => add(text)}
      />
    </div>
  );
}
