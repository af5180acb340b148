import { useSearchParams } from 'react-router';

const PANELS = ['replay', 'health', 'share'] as const;
/** What is looked at beside the editor. */
export type Panel = (typeof PANELS)[number];

/** The open panel stands in the address. */
export function usePanel(): [Panel | null, (panel: Panel | null) => void] {
  const [query, setQuery] = useSearchParams();
  const panel = PANELS.find((one) => one === query.get('panel')) ?? null;
  const set = (next: Panel | null) =>
    setQuery(
      (now) => {
        const after = new URLSearchParams(now);
        if (next) after.set('panel', next);
        else after.delete('panel');
        return after;
      },
      { replace: true },
    );
  return [panel, set];
}
