import type { Answer } from '@rondo/domain/answer';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { useEffect, useRef } from 'react';

interface Keys {
  item: CheckItem | undefined;
  onAnswer: (change: Partial<Answer>) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Desktop keys: 1 pass, 2 fail, 3 N/A, arrows to the neighbours. Silent while somebody types or a dialog is open. */
export function useItemKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const { item, onAnswer, onPrevious, onNext } = latest.current;
      const acts: Record<string, (() => void) | undefined> = {
        ArrowLeft: onPrevious,
        ArrowRight: onNext,
        ...(item?.answer === 'pass_fail'
          ? {
              '1': () => onAnswer({ value: 'pass', na: false, deductionIds: [] }),
              '2': () => onAnswer({ value: 'fail', na: false }),
            }
          : {}),
        ...(item?.naAllowed ? { '3': () => onAnswer({ na: true }) } : {}),
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.matches('input, textarea, select, [contenteditable]') || document.querySelector('dialog[open]') !== null
  );
}
