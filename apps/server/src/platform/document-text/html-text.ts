import { type BlockList, blockList } from './block-list.ts';
import type { DocumentBlock } from './document-text.ts';
import { entitiesRead } from './html-entities.ts';

/** Elements of which nothing is said: their content is passed over. */
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'head',
  'select',
  'object',
  'iframe',
  'canvas',
]);
/** Elements that end a paragraph where they begin and where they end. */
const APART = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form header hr html main nav ol p pre section summary ul table thead tbody tfoot caption'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;
/** Anything of markup: a comment, a declaration, or a tag with its name. Attributes are passed over with their quotes. */
const MARKUP = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)(?:>|$)/g;
const DEEPEST_LIST = 9;

interface State {
  text: string;
  kind: DocumentBlock['kind'];
  level: number;
  lists: number;
  /** Cells of the rows that are open, the outermost first: a table in a cell is said within the cell. */
  rows: string[][];
  silent: string | null;
}

/** What a page says, in its order. Nothing of it runs, and nothing that it names is fetched. */
export function htmlBlocks(html: string): DocumentBlock[] {
  const list = blockList();
  const state: State = { text: '', kind: 'paragraph', level: 0, lists: 0, rows: [], silent: null };
  let at = 0;
  for (const found of html.matchAll(MARKUP)) {
    if (state.silent === null) state.text += entitiesRead(html.slice(at, found.index));
    at = found.index + found[0].length;
    const name = found[2]?.toLowerCase();
    if (name === undefined) continue;
    if (found[1] === '/') close(state, list, name);
    else if (state.silent === null) open(state, list, name, found[3]?.endsWith('/') === true);
  }
  if (state.silent === null) state.text += entitiesRead(html.slice(at));
  endRows(state, list);
  endBlock(state, list);
  return list.blocks;
}

function open(state: State, list: BlockList, name: string, isClosed: boolean): void {
  if (SILENT.has(name)) {
    if (!isClosed) state.silent = name;
    return;
  }
  const heading = HEADING.exec(name);
  if (name === 'br' || name === 'wbr') state.text += ' ';
  else if (name === 'tr') openRow(state, list);
  else if (name === 'td' || name === 'th') openCell(state);
  else if (state.rows.length > 0) state.text += APART.has(name) || heading || name === 'li' ? ' ' : '';
  else if (heading) start(state, list, 'heading', Number(heading[1]));
  else if (name === 'li') start(state, list, 'list_item', Math.min(Math.max(state.lists, 1), DEEPEST_LIST));
  else if (APART.has(name)) openApart(state, list, name);
}

function close(state: State, list: BlockList, name: string): void {
  if (state.silent !== null) {
    if (state.silent === name) state.silent = null;
  } else if (name === 'tr') closeRow(state, list);
  else if (name === 'table' && state.rows.length === 1) endRows(state, list);
  else if (state.rows.length > 0) state.text += APART.has(name) || name === 'li' ? ' ' : '';
  else {
    if (name === 'ul' || name === 'ol') state.lists = Math.max(0, state.lists - 1);
    if (HEADING.test(name) || name === 'li' || APART.has(name)) endBlock(state, list);
  }
}

/** A paragraph within an item of a list goes on with the item. */
function openApart(state: State, list: BlockList, name: string): void {
  if (name === 'ul' || name === 'ol') state.lists += 1;
  if (state.kind === 'list_item' && state.text.trim() === '' && name === 'p') return;
  endBlock(state, list);
}

function start(state: State, list: BlockList, kind: DocumentBlock['kind'], level: number): void {
  endBlock(state, list);
  Object.assign(state, { kind, level });
}

function endBlock(state: State, list: BlockList): void {
  list.add(state.kind, state.text, state.level);
  Object.assign(state, { text: '', kind: 'paragraph', level: 0 });
}

function openRow(state: State, list: BlockList): void {
  if (state.rows.length === 0) endBlock(state, list);
  state.rows.push([]);
}

/** The first cell of a row begins with nothing; each further one ends the one before. */
function openCell(state: State): void {
  const row = state.rows.at(-1);
  if (!row) return;
  if (row.length > 0) row[row.length - 1] = `${row.at(-1)}${state.text}`;
  row.push('');
  state.text = '';
}

function closeRow(state: State, list: BlockList): void {
  const row = state.rows.pop();
  if (!row) return;
  if (row.length === 0) row.push('');
  row[row.length - 1] = `${row.at(-1)}${state.text}`;
  state.text = '';
  if (state.rows.length === 0) list.addRow(row);
  else state.text = ` ${row.join(' ')} `;
}

/** Rows that nobody closed. */
function endRows(state: State, list: BlockList): void {
  while (state.rows.length > 0) closeRow(state, list);
}
