import type { Answer } from '@rondo/domain/answer';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useShownKeyGroup } from '../../shared/ui/keys/shown-keys.ts';
import { PASS } from './draft/rest-of-section.ts';
import { INSPECTION_KEYS } from './inspection-keys.ts';

interface Keys {
  /** The item at hand; undefined while the contents or the review are shown instead. */
  item: CheckItem | undefined;
  onAnswer: (change: Partial<Answer>) => void;
  onPrevious: () => void;
  onFollowing: () => void;
  onOnward: () => void;
  onGap: () => void;
  onReview: () => void;
  onBack: () => void;
}

/** The keys of `INSPECTION_KEYS`. Silent while a dialog is open, and but for Enter while somebody types. */
export function useItemKeys(keys: Keys): void {
  const latest = useRef(keys);
  useShownKeyGroup(INSPECTION_KEYS);
  // As part of the drawing: a key that comes right after it is for the item that stands there now, not for the one before.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') || takesKey(event.target, event.key)) return;
      const act = actOf(event, latest.current);
      // A key that is held down answers one item, not a row of them: Enter on a button, too.
      const isHeld = event.repeat && !event.key.startsWith('Arrow');
      if (act || (isHeld && event.key === 'Enter')) event.preventDefault();
      if (!isHeld) act?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function actOf({ key, target }: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const { item, onAnswer } = keys;
  if (!item) return { Escape: keys.onBack, n: keys.onGap, r: keys.onReview }[key.length > 1 ? key : key.toLowerCase()];
  const isVerdict = item.answer === 'pass_fail';
  const acts: Record<string, (() => void) | undefined> = {
    '1': isVerdict ? () => onAnswer(PASS) : undefined,
    '2': isVerdict ? () => onAnswer({ value: 'fail', na: false }) : undefined,
    '3': item.naAllowed ? () => onAnswer({ na: true }) : undefined,
    ArrowLeft: keys.onPrevious,
    ArrowRight: keys.onFollowing,
    Enter: target instanceof HTMLInputElement ? keys.onOnward : undefined,
    n: keys.onGap,
    r: keys.onReview,
  };
  return acts[key.length > 1 ? key : key.toLowerCase()];
}

/** Whether the element itself needs the key: letters and arrows where somebody types, arrows where they choose. */
function takesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('textarea, select, [contenteditable], [role=switch], [role=tab]')) return true;
  if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return false;
  const isChosen = target.type === 'radio' || target.type === 'range';
  return isChosen ? key.startsWith('Arrow') : key !== 'Enter';
}
