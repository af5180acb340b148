import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

const NAME = 'dialog';

/**
 * Opens the dialog that a link asks a page for (`?dialog=import`), also while the page stands already. Taken out of the
 * address: a reload does not open it again.
 */
export function useAskedDialog(onAsked: (dialog: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(NAME);
  const answer = useEffectEvent(onAsked);
  useEffect(() => {
    if (!asked) return;
    answer(asked);
    const rest = new URLSearchParams(window.location.search);
    rest.delete(NAME);
    setQuery(rest, { replace: true });
  }, [asked, setQuery]);
}
