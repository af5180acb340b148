import type { ReactNode } from 'react';

/** A picture: `src` for the viewer, `thumb` for the grid (the same when left out), `name` says what it shows. */
export type Photo = { key: string; src: string; thumb?: string; name: string; caption?: ReactNode };
