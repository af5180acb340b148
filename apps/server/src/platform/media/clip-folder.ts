import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

/** Where the demo cameras' clips lie. */
export const clipFolder = (): string => join(repositoryRoot(), 'apps', 'server', 'demo-data', 'cameras');
