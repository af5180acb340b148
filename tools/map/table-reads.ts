import { argumentsOf, calledName, isNode, type Node, textOf, walk } from './syntax.ts';

const READERS =
  /^(?:selectFrom|from|using|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|innerJoinLateral|leftJoinLateral)$/;
const IN_TEXT = /\b(?:from|join|using)\s+(?:lateral\s+)?(\w+)/gi;

/** The words of a piece of source that stand where a statement names what it reads; not all of them are tables. */
export function readsIn(root: Node): Set<string> {
  const found = new Set<string>();
  walk(root, (node) => {
    if (node.type === 'TemplateElement' && typeof node.raw === 'string')
      for (const [, name = ''] of node.raw.matchAll(IN_TEXT)) found.add(name);
    const name = calledName(node);
    const [table] = name && READERS.test(name) ? argumentsOf(node) : [];
    const word = table && isNode(table) ? textOf(table).split(' ')[0] : '';
    if (word) found.add(word);
  });
  return found;
}
