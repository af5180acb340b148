import { type Graph, moduleAt } from './source-graph.ts';
import { isNode, type Node, textOf, walk } from './syntax.ts';

/** What an endpoint does: the pieces of source its call begins with. */
interface BoundAction {
  /** Nouns of the contract it may belong to, and the name of the endpoint there. */
  nouns: string[];
  key: string;
  file: string;
  nodes: Node[];
}

/** Every action as the routes of the features bind it: `bind(memberApi, { create, update: update(settings), ...more })`. */
export function boundActions(graph: Graph): BoundAction[] {
  return [...graph.keys()].filter((file) => file.endsWith('.routes.ts')).flatMap((file) => inRoutes(graph, file));
}

function inRoutes(graph: Graph, file: string): BoundAction[] {
  const found: BoundAction[] = [];
  for (const { node } of moduleAt(graph, file).declarations.values())
    walk(node, (call) => {
      if (call.type !== 'CallExpression' || !isNode(call.callee) || textOf(call.callee) !== 'bind') return;
      const [api, actions] = argumentsOf(call);
      if (!api || !actions || !Array.isArray(actions.properties)) return;
      const nouns = nounsOf(graph, file, api);
      for (const property of actions.properties) found.push(...ofProperty(graph, file, nouns, property));
    });
  return found;
}

const argumentsOf = (call: Node): Node[] =>
  (Array.isArray(call.arguments) ? call.arguments : []).map((one: { expression: Node }) => one.expression);

/** By the name under which the contract exports it; a part of one may come from any contract the file uses. */
function nounsOf(graph: Graph, file: string, api: Node): string[] {
  const imports = [...moduleAt(graph, file).imports].filter(([, { file: from }]) =>
    from.startsWith('@rondo/contract/'),
  );
  const whole = imports.filter(([local]) => api.type === 'Identifier' && local === textOf(api));
  const named = whole.length > 0 ? whole : imports;
  return named.map(([, { name }]) => name.replace(/Api$/, ''));
}

function ofProperty(graph: Graph, file: string, nouns: string[], property: Record<string, unknown>): BoundAction[] {
  if (isNode(property) && property.type === 'Identifier')
    return [{ nouns, key: textOf(property), file, nodes: [property] }];
  if (isNode(property.key) && isNode(property.value))
    return [{ nouns, key: textOf(property.key), file, nodes: [property.value] }];
  const spread = property.arguments;
  return isNode(spread) ? ofSpread(graph, file, nouns, spread) : [];
}

/** The actions of an object that a function answers with: each with what the function prepares for all of them. */
function ofSpread(graph: Graph, file: string, nouns: string[], call: Node): BoundAction[] {
  const made = isNode(call.callee) ? moduleAt(graph, file).imports.get(textOf(call.callee)) : undefined;
  const maker = made && moduleAt(graph, made.file).declarations.get(made.name)?.node;
  if (!made || !maker) throw new Error(`${file}: what is spread into the actions is not found`);
  const prepared: Node[] = [];
  const actions: BoundAction[] = [];
  const body = isNode(maker.body) && Array.isArray(maker.body.stmts) ? maker.body.stmts.filter(isNode) : [];
  for (const statement of body) {
    if (statement.type === 'VariableDeclaration') prepared.push(statement);
    if (statement.type !== 'ReturnStatement' || !isNode(statement.argument)) continue;
    const { properties } = statement.argument;
    for (const one of Array.isArray(properties) ? properties.filter(isNode) : [])
      if (isNode(one.key)) actions.push({ nouns, key: textOf(one.key), file: made.file, nodes: [...prepared, one] });
  }
  return actions;
}
