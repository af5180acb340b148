/**
 * Lists in one cell: parts between `;`, a bar or a line break. A part in quotes may hold any of these, a quote in it is doubled.
 */
const DELIMITERS = new Set([';', '；', '|', '\n']);
const SPECIAL = /[;；|\n"=]|^\s|\s$/;

/** A text as a part of a cell. */
export const quoted = (text: string): string => (SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A part of a cell: the quoted text it begins with, or null, and what follows. */
export interface Part {
  quoted: string | null;
  rest: string;
}

/** The parts of a cell, without empty ones. A quote that is never closed is a letter like others. */
export function partsOf(cell: string, delimiters: ReadonlySet<string> = DELIMITERS): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < cell.length) {
    while (at < cell.length && (delimiters.has(cell[at] ?? '') || /\s/.test(cell[at] ?? ''))) at += 1;
    const inside = cell[at] === '"' ? quotedAt(cell, at) : null;
    if (inside) at = inside.end;
    const start = at;
    while (at < cell.length && !delimiters.has(cell[at] ?? '')) at += 1;
    const rest = cell.slice(start, at).trim();
    if (inside || rest !== '') parts.push({ quoted: inside?.text ?? null, rest });
  }
  return parts;
}

function quotedAt(cell: string, start: number): { text: string; end: number } | null {
  let at = start + 1;
  while (at < cell.length) {
    if (cell[at] !== '"') at += 1;
    else if (cell[at + 1] === '"') at += 2;
    else return { text: cell.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
  }
  return null;
}

/** A part as one text. */
export const textOf = ({ quoted: inside, rest }: Part): string => (inside === null ? rest : inside + rest);
