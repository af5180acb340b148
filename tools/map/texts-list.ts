import { join } from 'node:path';
import { type Below, isKeys, keysOfValue } from './exported-keys.ts';
import { sourcesIn } from './source-files.ts';
import { GENERATED } from './table.ts';

/** What one file gives to a place among the texts: how it is written in code, and the keys in it or its words. */
interface Part {
  code: string;
  keys: Below;
}

const HEADS = {
  'zh-CN': ["import type { Demanded } from '../demanded.ts';"],
  'en-US': [
    "import type { Shape } from '../shape.ts';",
    "import type { messages as zh } from '../zh-CN/index.gen.ts';",
  ],
};
const ENDS = { 'zh-CN': '} as const satisfies Demanded;', 'en-US': '} satisfies Shape<typeof zh>;' };

/**
 * All texts of a language: a key for each `<noun>.ts`, joined with what the `<noun>.feature.ts` say in the nouns of others, such
 * as the words of their states. A file with another dot in its name is a part of its noun, which imports it.
 */
export function textsList(folder: string, language: keyof typeof HEADS): string {
  const files = sourcesIn(folder)
    .filter((file) => file !== 'first.ts' && /^[\w-]+(\.feature)?\.ts$/.test(file))
    .map((file) => ({ file, ...keysOfValue(join(folder, file)) }));
  const places = new Map<string, Part[]>();
  const add = (key: string, part: Part) => places.set(key, [...(places.get(key) ?? []), part]);
  for (const { file, name, keys } of files)
    if (!file.endsWith('.feature.ts')) add(camel(file.replace('.ts', '')), { code: name, keys });
  for (const { file, name, keys } of files)
    if (file.endsWith('.feature.ts'))
      for (const [key, below] of keys ?? []) add(key, { code: `${name}.${key}`, keys: below });
  return [
    GENERATED,
    ...HEADS[language],
    ...files.map(({ file, name }) => `import { ${name} } from './${file}';`),
    '',
    '/** All texts of the language, by noun. */',
    'export const messages = {',
    ...[...places].toSorted().map(([key, parts]) => indented(`${property(key, joined(key, parts))},`)),
    ENDS[language],
    '',
  ].join('\n');
}

/**
 * Parts of one place as an object that spreads them all; what several of them have is joined one level below. Columns of one name
 * have one word in the audit log, so several features may say the same word at the same place; another word stops the run.
 */
function joined(path: string, parts: readonly Part[]): string {
  const [first, ...others] = parts;
  if (first && others.length === 0) return first.code;
  if (first && typeof first.keys === 'string' && parts.every((part) => part.keys === first.keys)) return first.code;
  if (parts.some(({ keys }) => !isKeys(keys)))
    throw new Error(`${path} stands in ${parts.map(({ code }) => code).join(', ')}`);
  const keys = new Set(parts.flatMap((part) => (isKeys(part.keys) ? [...part.keys.keys()] : [])));
  const shared = [...keys].flatMap((key) => {
    const having = parts.flatMap(({ code, keys: own }): Part[] => {
      const below = isKeys(own) ? own.get(key) : undefined;
      return below === undefined ? [] : [{ code: `${code}.${key}`, keys: below }];
    });
    return having.length > 1 ? [property(key, joined(`${path}.${key}`, having))] : [];
  });
  const lines = [...parts.map(({ code }) => `...${code}`), ...shared];
  return `{\n${indented(lines.map((line) => `${line},`).join('\n'))}\n}`;
}

const property = (key: string, code: string): string => (key === code ? key : `${key}: ${code}`);
const indented = (text: string): string => text.replace(/^/gm, '  ');

/** `template-setting` as a name in code. */
const camel = (file: string): string => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
