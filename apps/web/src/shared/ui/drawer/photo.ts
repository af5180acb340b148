import type { ReactNode } from 'react';

/** A picture: `src` for the viewer, `thumb` for the grid (the same when left out), `name` says what it shows, and is what it is saved as without `fileName`. */
export type Photo = {
  key: string;
  src: string;
  thumb?: string;
  name: string;
  fileName?: string;
  caption?: ReactNode;
  /** A film: it is played. */
  isFilm?: boolean;
  /** Somebody drew on it: the picture as it was. */
  original?: string;
};
