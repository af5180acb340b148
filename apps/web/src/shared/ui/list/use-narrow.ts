import { useCallback, useSyncExternalStore } from 'react';

/** Widths at which the layout changes, px: phone below 768, rail below 1100, narrow drawer below 1280. */
export const widths = { phone: 768, rail: 1100, drawer: 1280 } as const;

/** Whether the window is narrower than a width; live. */
export function useNarrow(below: number = widths.phone): boolean {
  const query = `(max-width: ${below - 0.02}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
