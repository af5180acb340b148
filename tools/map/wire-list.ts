import { join } from 'node:path';
import { keysBelow, keysOfValue } from './exported-keys.ts';
import { sourcesIn } from './source-files.ts';
import { GENERATED } from './table.ts';

/** What the `<noun>.feature.ts` of the contract bring: the folders of addresses and the refusals, each key once. */
export function wireList(folder: string): string {
  const features = sourcesIn(folder)
    .filter((file) => file.endsWith('.feature.ts'))
    .map((file) => ({ file, ...keysOfValue(join(folder, file)) }));
  const joined = (part: string): string[] => {
    const bringing = features.filter(({ keys }) => keysBelow(keys, part).length > 0);
    refuseTwice(bringing.flatMap(({ file, keys }) => keysBelow(keys, part).map((key) => ({ key, file }))));
    return bringing.map(({ name }) => `  ...${name}.${part},`);
  };
  return [
    GENERATED,
    ...features.map(({ file, name }) => `import { ${name} } from './${file}';`),
    '',
    '/** The folder of addresses that each noun is read from. */',
    'export const READ_FROM = {',
    ...joined('readFrom'),
    '} as const;',
    '',
    '/** The refusals of the nouns. */',
    'export const REFUSALS = {',
    ...joined('refusals'),
    '} as const;',
    '',
  ].join('\n');
}

/** Stops where two files write the same key: one of them would silently win. */
function refuseTwice(all: readonly { key: string; file: string }[]): void {
  for (const { key, file } of all) {
    const other = all.find((one) => one.key === key && one.file !== file);
    if (other) throw new Error(`${key} stands in ${file} and in ${other.file}`);
  }
}
