import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { isNode, type Node, textOf } from './syntax.ts';

/** The keys of an object, with those of the objects in it; null stands for any other value. */
export type Keys = ReadonlyMap<string, Keys | null>;

/** The one value that a file exports: its name and its keys, as far as the file writes them out. */
export function keysOfValue(file: string): { name: string; keys: Keys | null } {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'es2022' });
  const values = (tree.body as unknown as Node[]).flatMap(exportedBy);
  const [value, ...others] = values;
  if (!value || others.length > 0) throw new Error(`${file} exports ${values.length} values instead of one`);
  return value;
}

function exportedBy({ type, declaration }: Node): { name: string; keys: Keys | null }[] {
  if (type !== 'ExportDeclaration' || !isNode(declaration) || !Array.isArray(declaration.declarations)) return [];
  return declaration.declarations.filter(isNode).flatMap(({ id, init }) => {
    return isNode(id) && isNode(init) ? [{ name: textOf(id), keys: keysOf(init) }] : [];
  });
}

function keysOf(value: Node): Keys | null {
  // `{ ... } as const satisfies Words`
  if (value.type.startsWith('Ts') && isNode(value.expression)) return keysOf(value.expression);
  if (value.type !== 'ObjectExpression' || !Array.isArray(value.properties)) return null;
  const pairs = value.properties.filter(isNode).flatMap(({ key, value: below }): [string, Keys | null][] => {
    return isNode(key) && isNode(below) ? [[textOf(key), keysOf(below)]] : [];
  });
  return new Map(pairs);
}
