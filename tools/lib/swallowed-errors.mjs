import { parseSync } from '@swc/core';

/** @typedef {{ type: string, span: { start: number, end: number } } & Record<string, unknown>} Node */

/** What does something with a failure, or because of it. */
const ACTS = ['CallExpression', 'NewExpression', 'ThrowStatement', 'AssignmentExpression', 'UpdateExpression'];
/** Calls that take what to do about a failure, and where among their arguments it stands. */
const HANDLES = /** @type {Record<string, number>} */ ({ catch: 0, on: 1, once: 1 });
const COMMENT = /\/\/|\/\*|^\s*\*/;

/**
 * The places of a file where an error ends without a word: `catch {}`, `.catch(() => undefined)`, `.on('error', () => {})`. A
 * handler that looks at the error, does something, or is explained by a comment (in it, behind it or on the line above) is none.
 * @param {string} file its path, for the lines that are answered
 * @param {string} text
 */
export function swallowedIn(file, text) {
  if (!/catch|'error'/.test(text)) return [];
  // With a first token of ours the offsets of this file begin at a known place: swc counts on from file to file, in bytes.
  const source = text.replace(/^#!.*/, '');
  const tree = /** @type {unknown} */ (
    parseSync(`;${source}`, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' })
  );
  if (!isNode(tree)) return [];
  const bytes = Buffer.from(source);
  const lineOf = (/** @type {number} */ offset) =>
    bytes
      .subarray(0, offset - tree.span.start - 1)
      .toString('utf8')
      .split('\n').length - 1;
  const lines = source.split('\n');
  return handlersIn(tree)
    .filter(({ param, body }) => !doesSomething(body, param))
    .map(({ node }) => [lineOf(node.span.start), lineOf(node.span.end)])
    .filter(([from = 0, to = 0]) => !isExplained(lines, from, to))
    .map(([from = 0]) => `${file}:${from + 1}: ${lines[from]?.trim()}`);
}

/**
 * `catch` of a statement, and what a call of `catch`, `on('error', …)` or `once('error', …)` is given.
 * @returns {{ node: Node, param: string | null, body: unknown }[]}
 */
function handlersIn(/** @type {Node} */ tree) {
  return nodesBelow(tree).flatMap((node) => {
    if (node.type === 'CatchClause') return [{ node, param: nameOf(node.param), body: node.body }];
    const handler = handlerOf(node);
    if (!handler) return [];
    const [first] = /** @type {unknown[]} */ (handler.params);
    return [{ node: handler, param: nameOf(first), body: handler.body }];
  });
}

/** The function that a call is given for failures. */
function handlerOf(/** @type {Node} */ node) {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') return null;
  const name = nameOf(node.callee.property) ?? '';
  const at = HANDLES[name];
  const given = /** @type {{ expression: Node }[]} */ (node.arguments).map(({ expression }) => expression);
  if (at === undefined || (at === 1 && given[0]?.value !== 'error')) return null;
  const handler = given[at];
  return handler && ['ArrowFunctionExpression', 'FunctionExpression'].includes(handler.type) ? handler : null;
}

function doesSomething(/** @type {unknown} */ body, /** @type {string | null} */ param) {
  return nodesBelow(body).some(
    (node) => ACTS.includes(node.type) || (param !== null && node.type === 'Identifier' && node.value === param),
  );
}

function isExplained(/** @type {string[]} */ lines, /** @type {number} */ from, /** @type {number} */ to) {
  const above = lines[from - 1]?.trim() ?? '';
  return /^(\/\/|\/\*|\*)/.test(above) || lines.slice(from, to + 1).some((line) => COMMENT.test(line));
}

/** @returns {Node[]} a node and all below it */
function nodesBelow(/** @type {unknown} */ value) {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesBelow);
  return isNode(value) ? [value, ...below] : below;
}

/** @returns {value is Node} */
function isNode(/** @type {unknown} */ value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'span' in value;
}

/** @returns {string | null} */
function nameOf(/** @type {unknown} */ node) {
  if (typeof node !== 'object' || node === null) return null;
  if ('pat' in node) return nameOf(node.pat);
  return 'type' in node && node.type === 'Identifier' && 'value' in node ? String(node.value) : null;
}
