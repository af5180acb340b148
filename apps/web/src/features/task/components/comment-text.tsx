import type { PersonRef } from '@rondo/contract/kit/shapes';
import { memberOptions } from '@rondo/contract/member-options';
import { LIMIT } from '@rondo/domain/limit';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { typedMention, withName } from '../typed-mention.ts';

/** People offered for a name that is being typed. */
const MOST = 5;

interface Props {
  /** `null`: of no store, and everybody can be mentioned. */
  shopId: string | null;
  value: string;
  onChange: (text: string) => void;
  onMention: (person: PersonRef) => void;
  error: string | undefined;
}

/** A comment. After an @ it offers the people whose name is being typed; whoever is chosen is mentioned. */
export function CommentText({ shopId, value, onChange, onMention, error }: Props) {
  const t = useT();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [caret, setCaret] = useState(0);
  const typed = typedMention(value, caret);
  const asked = { keyword: typed?.keyword ?? '', ...(shopId ? { shopId } : {}) };
  const read = useCall(memberOptions, asked, { keepPrevious: true, enabled: typed !== null, part: true });
  const found = typed === null ? [] : (read.data ?? []).slice(0, MOST);
  const choose = (person: PersonRef) => {
    onMention(person);
    const next = typed && withName(value, typed, person.name);
    if (!next || next.text.length > LIMIT.text.comment) return;
    flushSync(() => {
      onChange(next.text);
      setCaret(next.caret);
    });
    area.current?.focus();
    area.current?.setSelectionRange(next.caret, next.caret);
  };
  return (
    <div className="comment-text">
      <TextField
        label={t('task.form.comment')}
        {...(error === undefined ? {} : { error })}
        isRequired
        value={value}
        onChange={onChange}
        onCaret={(moved) => {
          area.current = moved;
          setCaret(moved.selectionEnd);
        }}
        rows={4}
        maxLength={LIMIT.text.comment}
        autoFocus
      />
      {found.length > 0 && (
        <ul className="comment-people" aria-label={t('task.form.mention')}>
          {found.map(({ id, name, roles }) => (
            <li key={id}>
              <button type="button" className="button button-small" onClick={() => choose({ id, name })}>
                {roles[0] ? `${name} · ${roles[0]}` : name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
