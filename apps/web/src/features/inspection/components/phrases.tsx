import type { Answer } from '@rondo/domain/answer';
import { LIMIT } from '@rondo/domain/limit';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { hasOwnWords, hasPhrase, togglePhrase } from '../draft/phrase.ts';
import { Sheet } from './sheet.tsx';

type Props = { item: CheckItem; answer: Answer; isAsked: boolean; onNote: (note: string) => void };

/** Quick phrases that go into the note with one tap, and the note itself. */
export function Phrases({ item, answer, isAsked, onNote }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { note } = answer;
  const hasOwn = hasOwnWords(note, item.note.phrases);
  return (
    <>
      <fieldset className="phrases">
        <legend className="visually-hidden">{t('inspection.note.phrases')}</legend>
        {item.note.phrases.map((phrase) => (
          <button
            key={phrase}
            type="button"
            aria-pressed={hasPhrase(note, phrase)}
            onClick={() => onNote(togglePhrase(note, phrase))}
          >
            {phrase}
          </button>
        ))}
        <button type="button" data-asked={isAsked && note.trim() === ''} onClick={() => setOpen(true)}>
          <Pencil size={14} strokeWidth={1.75} aria-hidden />
          {t(hasOwn ? 'inspection.note.edit' : 'inspection.note.write')}
          {isAsked && note.trim() === '' && <span aria-hidden="true">*</span>}
        </button>
      </fieldset>
      {hasOwn && <p className="note-text">{note}</p>}
      {isOpen && (
        <Sheet
          title={t('inspection.note.title')}
          onClose={() => setOpen(false)}
          footer={
            <button type="button" className="button button-primary button-thumb" onClick={() => setOpen(false)}>
              {t('inspection.note.save')}
            </button>
          }
        >
          <textarea
            className="thumb-field"
            aria-label={t('inspection.note.title')}
            rows={5}
            data-first
            maxLength={LIMIT.text.note}
            value={note}
            onChange={({ target }) => onNote(target.value)}
          />
        </Sheet>
      )}
    </>
  );
}
