import { useEffect, useEffectEvent } from 'react';

/** Ctrl Enter (⌘ Enter) submits from anywhere in the review, also while somebody types; null while it cannot be submitted. */
export function useSubmitKey(submit: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.isComposing)
      return;
    if (document.querySelector('dialog[open]')) return;
    // The key would press a button that has the focus, too.
    if (submit || event.repeat) event.preventDefault();
    if (!event.repeat) submit?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
