import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { isNode, type Node, nodesIn, textOf } from './syntax.ts';

/** The keys of an object, with what stands at each: the keys of an object, a text as it is written; null stands for any other value. */
export type Keys = ReadonlyMap<string, Below>;
export type Below = Keys | string | null;

export const isKeys = (below: Below | undefined): below is Keys => typeof below === 'object' && below !== null;

/** The one value that a file exports: its name and its keys, as far as the file writes them out. */
export function keysOfValue(file: string): { name: string; keys: Keys | null } {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'es2022' });
  const values = nodesIn(tree.body).flatMap(exportedBy);
  const [value, ...others] = values;
  if (!value || others.length > 0) throw new Error(`${file} exports ${values.length} values instead of one`);
  return value;
}

/** The keys that stand below a key; none where something else stands there. */
export const keysBelow = (keys: Keys | null, key: string): string[] => {
  const below = keys?.get(key);
  return isKeys(below) ? [...below.keys()] : [];
};

function exportedBy({ type, declaration }: Node): { name: string; keys: Keys | null }[] {
  if (type !== 'ExportDeclaration' || !isNode(declaration) || !Array.isArray(declaration.declarations)) return [];
  return declaration.declarations.filter(isNode).flatMap(({ id, init }) => {
    if (!isNode(id) || !isNode(init)) return [];
    const keys = writtenAs(init);
    return [{ name: textOf(id), keys: isKeys(keys) ? keys : null }];
  });
}

function writtenAs(value: Node): Below {
  // `{ ... } as const satisfies Words`
  if (value.type.startsWith('Ts') && isNode(value.expression)) return writtenAs(value.expression);
  if (value.type === 'StringLiteral') return textOf(value);
  if (value.type !== 'ObjectExpression' || !Array.isArray(value.properties)) return null;
  const pairs = value.properties.filter(isNode).flatMap(({ key, value: below }): [string, Below][] => {
    return isNode(key) && isNode(below) ? [[textOf(key), writtenAs(below)]] : [];
  });
  return new Map(pairs);
}
