/** A node of the parsed source; every kind of node has its own further fields. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The name of an identifier, the text of a literal; empty for anything else. */
export const textOf = ({ value }: Node): string => (typeof value === 'string' ? value : '');

/** Fields that name a part of something else, and use nothing by that name. */
const NAMING: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  KeyValueProperty: 'key',
  MethodProperty: 'key',
  KeyValuePatternProperty: 'key',
};

/**
 * Visits a node and all below it, types left out: what is only a type does nothing. `local`: the names that parameters and
 * variables around a node have taken, so that it does not mean those of its module.
 */
export function walk(
  node: Node,
  visit: (node: Node, local: ReadonlySet<string>) => void,
  around: ReadonlySet<string> = new Set(),
): void {
  if (node.type.startsWith('Ts') && !node.type.endsWith('Expression')) return;
  const taken = namesTaken(node);
  const local = taken.length > 0 ? new Set([...around, ...taken]) : around;
  visit(node, local);
  for (const [name, field] of Object.entries(node)) {
    const isName = name === NAMING[node.type] && isNode(field) && field.type === 'Identifier';
    if (!isName) for (const child of nodesIn(field)) walk(child, visit, local);
  }
}

/** What a function calls its parameters, and a block the variables at its top. */
function namesTaken(node: Node): string[] {
  if (Array.isArray(node.params)) return nodesIn(node.params).flatMap(namesOf);
  if (!Array.isArray(node.stmts)) return [];
  const variables = nodesIn(node.stmts).filter(({ type }) => type === 'VariableDeclaration');
  return variables.flatMap((one) => nodesIn(one.declarations).flatMap(({ id }) => nodesIn(id).flatMap(namesOf)));
}

/** The names in a pattern: `{ id, rows: [first], ...rest }` has `id`, `first` and `rest`. */
function namesOf(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [textOf(pattern)];
    case 'Parameter':
      return nodesIn(pattern.pat).flatMap(namesOf);
    case 'ObjectPattern':
      return nodesIn(pattern.properties).flatMap(namesOf);
    case 'ArrayPattern':
      return nodesIn(pattern.elements).flatMap(namesOf);
    case 'KeyValuePatternProperty':
      return nodesIn(pattern.value).flatMap(namesOf);
    case 'AssignmentPatternProperty':
      return nodesIn(pattern.key).flatMap(namesOf);
    case 'AssignmentPattern':
      return nodesIn(pattern.left).flatMap(namesOf);
    case 'RestElement':
      return nodesIn(pattern.argument).flatMap(namesOf);
    default:
      return [];
  }
}

/** Nodes in a field: one, a list, or lists of holders such as `{ spread, expression }`. */
export function nodesIn(field: unknown): Node[] {
  if (isNode(field)) return [field];
  if (Array.isArray(field)) return field.flatMap(nodesIn);
  if (typeof field !== 'object' || field === null) return [];
  return Object.values(field).filter(isNode);
}

/** `name` of a call `something.name(...)`. */
export function calledName(node: Node): string | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') return null;
  return isNode(node.callee.property) ? textOf(node.callee.property) : null;
}

/** What a call is given. */
export function argumentsOf(call: Node): Node[] {
  const args: unknown[] = Array.isArray(call.arguments) ? call.arguments : [];
  return args.flatMap((one) =>
    typeof one === 'object' && one !== null && 'expression' in one && isNode(one.expression) ? [one.expression] : [],
  );
}
