import { argumentsOf, calledName, isNode, type Node, textOf, walk } from './syntax.ts';

/** One table that a statement changes. Columns are known for updates that name them; null: any. */
export interface Write {
  verb: 'insert' | 'update' | 'delete';
  table: string;
  columns: string[] | null;
}

const VERBS: ReadonlyMap<string, Write['verb']> = new Map([
  ['insertInto', 'insert'],
  ['mergeInto', 'update'],
  ['updateTable', 'update'],
  ['deleteFrom', 'delete'],
]);

/** What a function writes into the table that one of its arguments names. */
interface Told {
  /** Which argument it is. */
  at: number;
  verb: Write['verb'];
  columns: string[] | null;
  /** The table is called as the argument with this behind it. */
  behind: string;
}

const told = (verb: Write['verb'], columns: string[] | null = null, behind = ''): Told => ({
  at: 0,
  verb,
  columns,
  behind,
});
const PEOPLE = '_person';

/** Functions that write into the table they are told: the caller names it, so the write is the caller's. */
const TOLD_WRITERS: ReadonlyMap<string, Told> = new Map([
  ['insertAll', { ...told('insert'), at: 1 }],
  // What every kind of work has: features/process/statements.queries.ts and clock.queries.ts.
  ['moveRow', told('update')],
  ['remindRow', told('update', ['reminded_at'])],
  ['stageRows', told('update', ['clock_stage'])],
  ['markPeople', told('update', ['acted_at'], PEOPLE)],
  ['addPeopleOf', told('insert', null, PEOPLE)],
  ['addSuccessors', told('insert', null, PEOPLE)],
  ['dropHandlersOf', told('delete', null, PEOPLE)],
  ['dropParts', told('delete', null, PEOPLE)],
]);
const UNREAD = '?';

/** The statements of a piece of source: Kysely's builders and SQL text. A table that cannot be read stops the page. */
export function writesIn(root: Node): Write[] {
  const found: Write[] = [];
  const name = root.identifier ?? root.id;
  const isTold = isNode(name) && TOLD_WRITERS.has(textOf(name));
  walk(root, (node) => {
    if (node.type === 'TaggedTemplateExpression') found.push(...inText(sqlOf(node)));
    const toldOne = toldBy(node);
    if (toldOne) found.push(toldOne);
    const call = callOf(node);
    const verb = call && VERBS.get(call.name);
    const [table] = call?.values ?? [];
    if (!verb || !table) return;
    const target = textOf(table).split(' ')[0] || UNREAD;
    found.push({ verb, table: target, columns: verb === 'update' ? setColumns(root) : null });
  });
  return isTold ? found.filter((write) => write.table !== UNREAD) : found;
}

function toldBy(node: Node): Write | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'Identifier') return null;
  const writer = TOLD_WRITERS.get(textOf(node.callee));
  if (!writer) return null;
  const { at, verb, columns, behind } = writer;
  const table = argumentsOf(node)[at];
  const name = table?.type === 'StringLiteral' ? textOf(table) : '';
  return { verb, table: name ? `${name}${behind}` : UNREAD, columns };
}

/** `something.name(values)`. */
function callOf(node: Node): { name: string; values: Node[] } | null {
  const name = calledName(node);
  return name === null ? null : { name, values: argumentsOf(node) };
}

/** The columns that `.set({ ... })` names; null where a row is spread into it. */
function setColumns(root: Node): string[] | null {
  const columns: string[] = [];
  let isOpen = false;
  walk(root, (node) => {
    const call = callOf(node);
    const [value] = call?.name === 'set' ? call.values : [];
    if (!value) return;
    const row = objectIn(value);
    if (!row) isOpen = true;
    for (const property of row ?? []) {
      const key = property.type === 'Identifier' ? property : property.key;
      const name = isNode(key) ? textOf(key) : '';
      if (name) columns.push(name);
      else isOpen = true;
    }
  });
  return isOpen ? null : columns;
}

/** Properties of an object, also of one that an arrow answers with. */
function objectIn(value: Node): Node[] | null {
  if (value.type === 'ObjectExpression' && Array.isArray(value.properties)) return value.properties.filter(isNode);
  const inner = value.type === 'ArrowFunctionExpression' ? value.body : value.expression;
  return isNode(inner) ? objectIn(inner) : null;
}

function sqlOf(node: Node): string {
  const template = isNode(node.template) ? node.template.quasis : [];
  return (Array.isArray(template) ? template : [])
    .map((one: { raw?: unknown }) => (typeof one.raw === 'string' ? one.raw : ''))
    .join(' ? ');
}

function inText(sql: string): Write[] {
  const named = (verb: Write['verb'], pattern: RegExp): Write[] =>
    [...sql.matchAll(pattern)].map(([, table = '']) => ({ verb, table, columns: null }));
  const updates = [
    ...sql.matchAll(
      /\bupdate\s+(?:only\s+)?(\w+|\?)(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\s+([\s\S]*?)(?=\bwhere\b|\bfrom\b|$)/gi,
    ),
  ];
  return [
    ...named('insert', /\b(?:insert|merge)\s+into\s+(\w+|\?)/gi),
    ...named('delete', /\bdelete\s+from\s+(\w+|\?)/gi),
    ...updates.map(([, table = '', set = '']): Write => {
      const columns = [...set.matchAll(/(?:^|,)\s*(\w+)\s*=/g)].map(([, column = '']) => column);
      return { verb: 'update', table, columns: columns.length > 0 ? columns : null };
    }),
  ];
}
