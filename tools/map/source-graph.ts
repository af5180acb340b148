import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';
import { isNode, type Node, nodesIn, textOf, walk } from './syntax.ts';
import { type Write, writesIn } from './table-writes.ts';

/** A name of a module, as another one imports it: `*` for all of it. */
interface Import {
  file: string;
  name: string;
}

/** A function or value at the top of a module. */
interface Declaration {
  node: Node;
  writes: Write[];
}

interface Module {
  imports: Map<string, Import>;
  /** Names it passes on from other modules. */
  passedOn: Map<string, Import>;
  /** Exported under another name than its own. */
  renamed: Map<string, string>;
  declarations: Map<string, Declaration>;
}

export type Graph = ReadonlyMap<string, Module>;

export function moduleAt(graph: Graph, file: string): Module {
  const module = graph.get(file);
  if (!module) throw new Error(`${file} is no module of the server`);
  return module;
}

/** Every module below a folder with its declarations: what each of them writes itself and which names it uses. */
export function sourceGraph(folder: string): Graph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(test|samples)\.ts$/.test(name))
    .map((name) => join(folder, name));
  return new Map(files.map((file) => [file, readModule(file)]));
}

function readModule(file: string): Module {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'es2022' });
  const module: Module = { imports: new Map(), passedOn: new Map(), renamed: new Map(), declarations: new Map() };
  for (const item of nodesIn(tree.body)) readItem(module, file, item);
  return module;
}

function readItem(module: Module, file: string, item: Node): void {
  if (item.type === 'ImportDeclaration') readImport(module, file, item);
  else if (item.type === 'ExportNamedDeclaration') readExport(module, file, item);
  else if (item.type === 'ExportDeclaration' && isNode(item.declaration)) declare(module, item.declaration);
  else declare(module, item);
}

const sourceOf = (file: string, item: Node): string => {
  const path = isNode(item.source) ? textOf(item.source) : '';
  return path.startsWith('.') ? join(dirname(file), path) : path;
};

const partsOf = (item: Node): Node[] => (Array.isArray(item.specifiers) ? item.specifiers.filter(isNode) : []);

function readImport({ imports }: Module, file: string, item: Node): void {
  for (const part of partsOf(item)) {
    if (!isNode(part.local)) continue;
    const local = textOf(part.local);
    const name = part.type === 'ImportNamespaceSpecifier' ? '*' : isNode(part.imported) ? textOf(part.imported) : local;
    imports.set(local, { file: sourceOf(file, item), name });
  }
}

function readExport({ passedOn, renamed }: Module, file: string, item: Node): void {
  for (const part of partsOf(item)) {
    // `export * as name from`: the name stands for all of the module.
    if (part.type === 'ExportNamespaceSpecifier' && isNode(part.name))
      passedOn.set(textOf(part.name), { file: sourceOf(file, item), name: '*' });
    if (!isNode(part.orig)) continue;
    const name = textOf(part.orig);
    const outside = isNode(part.exported) ? textOf(part.exported) : name;
    if (item.source) passedOn.set(outside, { file: sourceOf(file, item), name });
    else renamed.set(outside, name);
  }
}

function declare({ declarations }: Module, item: Node): void {
  const add = (id: unknown, node: Node): void => {
    if (isNode(id)) declarations.set(textOf(id), { node, writes: writesIn(node) });
  };
  if (item.type === 'FunctionDeclaration' || item.type === 'ClassDeclaration') add(item.identifier, item);
  if (item.type !== 'VariableDeclaration' || !Array.isArray(item.declarations)) return;
  for (const one of item.declarations.filter(isNode)) add(one.id, one);
}

/** The file that a name stands for as a whole: imported with `* as`, or passed on so by the module it is imported from. */
function wholeModule(graph: Graph, name: Import | undefined): string | null {
  if (!name) return null;
  if (name.name === '*') return name.file;
  return wholeModule(graph, graph.get(name.file)?.passedOn.get(name.name));
}

/** A piece of a module's source. */
export interface Piece {
  file: string;
  node: Node;
}

/**
 * All that is written by a piece of a module and by whatever it uses, however deep. `given`: functions of values that it
 * receives, by their names.
 */
export function writesFrom(
  graph: Graph,
  file: string,
  start: Node,
  given: ReadonlyMap<string, readonly Piece[]> = new Map(),
): Write[] {
  const seen = new Set<string>();
  const found: Write[] = [];
  const use = (at: string, name: string): void => {
    const module = graph.get(at);
    if (!module || seen.has(`${at} ${name}`)) return;
    seen.add(`${at} ${name}`);
    const other = module.passedOn.get(name) ?? module.imports.get(name);
    if (other) use(other.file, other.name);
    const declaration = module.declarations.get(module.renamed.get(name) ?? name);
    if (!declaration) return;
    found.push(...declaration.writes);
    visit(at, declaration.node);
  };
  const useGiven = (name: string): void => {
    if (!given.has(name) || seen.has(`given ${name}`)) return;
    seen.add(`given ${name}`);
    for (const piece of given.get(name) ?? []) {
      found.push(...writesIn(piece.node));
      visit(piece.file, piece.node);
    }
  };
  const visit = (at: string, node: Node): void => {
    const imports = graph.get(at)?.imports;
    walk(node, (one, local) => {
      if (one.type === 'Identifier') {
        const name = textOf(one);
        if (imports?.get(name)?.name !== '*' && !local.has(name)) use(at, name);
      }
      // `q.update`: of a module imported as a whole, what is named.
      if (one.type !== 'MemberExpression' || !isNode(one.object) || !isNode(one.property)) return;
      const whole = wholeModule(graph, imports?.get(textOf(one.object)));
      if (whole) use(whole, textOf(one.property));
      else useGiven(textOf(one.property));
    });
  };
  visit(file, start);
  return found;
}
