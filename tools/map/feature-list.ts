import { join } from 'node:path';
import { keysOfValue } from './exported-keys.ts';
import { sourcesIn } from './source-files.ts';
import { GENERATED } from './table.ts';

/** Every `<noun>.feature.ts` of a package in one list. */
export function featureList(folder: string): string {
  const files = sourcesIn(folder).filter((file) => file.endsWith('.feature.ts'));
  const values = files.map((file) => ({ file, name: keysOfValue(join(folder, file)).name }));
  return [
    GENERATED,
    ...values.map(({ file, name }) => `import { ${name} } from './${file}';`),
    '',
    '/** What every noun brings. */',
    'export const FEATURES = [',
    ...values.map(({ name }) => `  ${name},`),
    '] as const;',
    '',
  ].join('\n');
}
