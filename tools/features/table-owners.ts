import { basename } from 'node:path';
import { type Graph, moduleAt } from '../map/source-graph.ts';
import { isNode, type Node, textOf, walk } from '../map/syntax.ts';

/** Who owns the tables that no feature owns. */
const PLATFORM = 'platform';

/** The owner of every table: the feature whose value names it in `tables`, or the platform. A second owner is refused. */
export function tableOwners(graph: Graph): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  const own = (owner: string, tables: readonly string[]): void => {
    for (const table of tables) {
      const other = owners.get(table);
      if (other) throw new Error(`${table} has two owners: ${other} and ${owner}`);
      owners.set(table, owner);
    }
  };
  for (const file of graph.keys()) {
    const name = basename(file);
    for (const { node } of moduleAt(graph, file).declarations.values()) {
      if (name.endsWith('.feature.ts')) own(name.replace('.feature.ts', ''), listOf(node, 'tables'));
      if (name === 'tables.ts') own(PLATFORM, textsIn(node));
    }
  }
  return owners;
}

/** The texts of `key: ['a', 'b']` somewhere in a piece of source. */
function listOf(root: Node, key: string): string[] {
  const found: string[] = [];
  walk(root, (node) => {
    if (node.type !== 'KeyValueProperty' || !isNode(node.key) || textOf(node.key) !== key || !isNode(node.value))
      return;
    found.push(...textsIn(node.value));
  });
  return found;
}

function textsIn(root: Node): string[] {
  const found: string[] = [];
  walk(root, (node) => {
    if (node.type === 'StringLiteral') found.push(textOf(node));
  });
  return found;
}
