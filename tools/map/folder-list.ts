import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keysOfValue } from './exported-keys.ts';
import { GENERATED } from './table.ts';

/** Every `features/<noun>/<noun>.feature.ts` of the server or of the web application, by name. `type`: the file of the type `Feature`. */
export function folderList(src: string, type: string): string {
  const files = readdirSync(join(src, 'features'))
    .map((noun) => `features/${noun}/${noun}.feature.ts`)
    .filter((file) => existsSync(join(src, file)))
    .toSorted();
  const values = files.map((file) => ({ file, name: keysOfValue(join(src, file)).name }));
  return [
    GENERATED,
    ...values.map(({ file, name }) => `import { ${name} } from './${file}';`),
    `import type { Feature } from './${type}';`,
    '',
    '/** Every feature, by name; `features.ts` puts them in order. */',
    'export const FOUND: readonly Feature[] = [',
    ...values.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}
