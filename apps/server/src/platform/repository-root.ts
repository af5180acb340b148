import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the checkout, found upwards from this file: the same from source (`src/platform`) and from the bundle (`dist`). */
export function repositoryRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'apps', 'server', 'migrations'))) return folder;
    if (folder === dirname(folder)) throw new Error('apps/server/migrations is not above the program');
  }
}
