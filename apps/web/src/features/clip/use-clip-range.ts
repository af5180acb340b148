import type { Stretch } from '@rondo/domain/recording';
import { useState } from 'react';
import { moved, type RangeEdge, rangeAround } from './clip-range.ts';

/** The part of a day that somebody is about to cut out; null: nobody is. */
export interface ClipRange {
  day: Stretch;
  range: Stretch;
  move: (edge: RangeEdge, at: number) => void;
  close: () => void;
}

/** Begins with `begin`, around the moment that plays. Another day ends it. */
export function useClipRange(day: Stretch | null): { clip: ClipRange | null; begin: (at: number) => void } {
  const [chosen, setChosen] = useState<Stretch | null>(null);
  const range = day && chosen && chosen.from >= day.from && chosen.to <= day.to ? chosen : null;
  return {
    begin: (at) => day && setChosen(rangeAround(day, at)),
    clip:
      day && range
        ? {
            ...{ day, range },
            move: (edge, at) => setChosen((now) => now && moved(day, now, edge, at)),
            close: () => setChosen(null),
          }
        : null,
  };
}
