import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Finding } from '../../shared/finding.ts';
import { useT } from '../../shared/i18n.tsx';
import { useFindings } from './use-findings.ts';
import './search-palette.css';

interface Props {
  /** The pages of the reader's menu. */
  pages: readonly Finding[];
  onClose: () => void;
}

/** Ctrl K: permitted pages, stores, tasks, corrections and records by name or number. */
export default function SearchPalette({ pages, onClose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const box = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const { groups, isAsking } = useFindings(useDeferredValue(words), pages);
  const all = groups.flatMap((group) => group.findings);
  const current = all[Math.min(at, all.length - 1)];
  // A modal dialog of the browser: focus stays inside, Esc closes, the rest of the page is inert.
  useEffect(() => box.current?.showModal(), []);
  const open = (finding: Finding | undefined) => {
    if (!finding) return;
    onClose();
    void navigate(finding.to);
  };
  const steer = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && all.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, all.length - 1) + step + all.length) % all.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) open(current);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way to close; the click is on the empty rest of the screen
    <dialog
      ref={box}
      className="palette"
      aria-label={t('app.palette.title')}
      onClose={onClose}
      onClick={(event) => event.target === box.current && onClose()}
    >
      <div className="palette-field">
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <input
          role="combobox"
          aria-label={t('app.palette.title')}
          aria-expanded={all.length > 0}
          aria-controls="palette-list"
          aria-activedescendant={current ? `palette-${current.key}` : undefined}
          placeholder={t('app.palette.placeholder')}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setAt(0);
          }}
          onKeyDown={steer}
        />
      </div>
      <div
        id="palette-list"
        role="listbox"
        aria-label={t('app.palette.title')}
        aria-busy={isAsking}
        className="palette-list"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox, not of form fields
          <div key={group.key} role="group" aria-label={t(group.labelKey)}>
            <p className="meta palette-group" aria-hidden="true">
              {t(group.labelKey)}
            </p>
            {group.findings.map((finding) => (
              <button
                key={finding.key}
                id={`palette-${finding.key}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={finding === current}
                onClick={() => open(finding)}
              >
                <span className="ellipsis">{finding.label}</span>
                <span className="meta ellipsis">{finding.hint}</span>
              </button>
            ))}
          </div>
        ))}
      </div>
      <p className="meta palette-foot" role="status">
        {all.length === 0 && !isAsking && words.trim() !== ''
          ? t('app.palette.nothing', { words })
          : t('app.palette.hint')}
      </p>
    </dialog>
  );
}
