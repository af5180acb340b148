import { type Graph, moduleAt, type Piece } from './source-graph.ts';
import { isNode, type Node, textOf, walk } from './syntax.ts';

/**
 * What features bring for others to use, by the key of the feature value and the name of the function: an action that is given
 * all `inHand` of the product and calls `.passOn` of them reaches every feature's.
 */
export type Brought = ReadonlyMap<string, ReadonlyMap<string, Piece[]>>;

export function broughtBy(graph: Graph): Brought {
  const brought = new Map<string, Map<string, Piece[]>>();
  for (const file of [...graph.keys()].filter((name) => name.endsWith('.feature.ts')))
    for (const { node } of moduleAt(graph, file).declarations.values())
      walk(node, ({ type, key, value }) => {
        if (type !== 'KeyValueProperty' || !isNode(key) || !isNode(value) || value.type !== 'ArrayExpression') return;
        const functions = brought.get(textOf(key)) ?? new Map<string, Piece[]>();
        brought.set(textOf(key), functions);
        walk(value, (one) => addFunctions(graph, file, one, functions));
      });
  return brought;
}

/** The functions of an object that a feature names in its list. */
function addFunctions(graph: Graph, file: string, name: Node, functions: Map<string, Piece[]>): void {
  const from = name.type === 'Identifier' ? moduleAt(graph, file).imports.get(textOf(name)) : undefined;
  const object = from && graph.get(from.file)?.declarations.get(from.name)?.node.init;
  if (!from || !isNode(object) || !Array.isArray(object.properties)) return;
  for (const property of object.properties.filter(isNode)) {
    const key = isNode(property.key) ? textOf(property.key) : '';
    functions.set(key, [...(functions.get(key) ?? []), { file: from.file, node: property }]);
  }
}

/** The functions that an action can reach through what it is given: `resign(inHand)`. */
export function givenTo(nodes: readonly Node[], brought: Brought): ReadonlyMap<string, Piece[]> {
  const given = new Map<string, Piece[]>();
  for (const node of nodes)
    walk(node, (one) => {
      const functions = one.type === 'Identifier' ? brought.get(textOf(one)) : undefined;
      for (const [name, pieces] of functions ?? []) given.set(name, [...(given.get(name) ?? []), ...pieces]);
    });
  return given;
}
