import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import type { Settings } from '../settings.ts';

/** Where the demo cameras' clips lie. */
export const clipFolder = ({ clipsDir }: Pick<Settings, 'clipsDir'>): string =>
  clipsDir ?? join(repositoryRoot(), 'apps', 'server', 'demo-data', 'cameras');
