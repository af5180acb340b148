import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesIn } from './source-files.ts';
import { GENERATED } from './table.ts';

/** Every `export const <noun>Api` of the contract, by its noun. */
export function contractList(folder: string): string {
  const files = sourcesIn(folder).flatMap((file) => {
    const nouns = nounsIn(join(folder, file));
    return nouns.length > 0 ? [{ file, nouns }] : [];
  });
  return [
    GENERATED,
    ...files.map(({ file, nouns }) => `import { ${nouns.map((noun) => `${noun}Api`).join(', ')} } from './${file}';`),
    `import type { Endpoint } from './kit/endpoint.ts';`,
    '',
    '/** Every endpoint of the product, by noun. */',
    'export const contracts = {',
    ...files.flatMap(({ nouns }) => nouns.map((noun) => `  ${noun}: ${noun}Api,`)),
    '} satisfies Record<string, Record<string, Endpoint>>;',
    '',
  ].join('\n');
}

const nounsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)Api\b/gm)].map(([, noun = '']) => noun);
