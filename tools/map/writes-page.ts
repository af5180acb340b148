import { contracts } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { callWords, needsWords } from './api-page.ts';
import { boundActions } from './bound-actions.ts';
import { broughtBy, givenTo } from './brought.ts';
import { type Graph, sourceGraph, writesFrom } from './source-graph.ts';
import { heading, table } from './table.ts';
import type { Write } from './table-writes.ts';

/** Written beside everything else by every change. */
const EVERYWHERE = new Set(['history', 'outbox', 'request_memory']);

interface Call {
  endpoint: Endpoint;
  writes: Write[];
}

/**
 * Which call may change which table, by which permission: read from the source, from the action an endpoint is bound to
 * down to the statements it can reach. It says what could be written, not when; what follows by events and jobs is not in it.
 */
export function writesPage(server: string): string {
  const calls = callsOf(sourceGraph(server));
  const tables = [...new Set(calls.flatMap(({ writes }) => writes.map((write) => write.table)))]
    .filter((name) => !EVERYWHERE.has(name))
    .sort();
  const parts = tables.map((name) => {
    const rows = calls.flatMap(({ endpoint, writes }) => {
      const mine = writes.filter((write) => write.table === name);
      return mine.length > 0 ? [[callWords(endpoint), needsWords(endpoint.needs), words(mine)]] : [];
    });
    return `## ${name}\n\n${table(['call', 'needs', 'writes'], rows)}\n`;
  });
  const about =
    'Which call may change which table, by which permission. A call that changes what another permission guards asks for that one too, in its action.';
  return [heading('Writes', about), ...parts].join('\n');
}

/** `insert, update (name, rev)`; without names any column. */
function words(writes: readonly Write[]): string {
  const updates = writes.filter(({ verb }) => verb === 'update');
  const columns = updates.some((one) => one.columns === null) ? null : updates.flatMap((one) => one.columns ?? []);
  const named = columns ? ` (${[...new Set(columns)].sort().join(', ')})` : '';
  const has = (verb: Write['verb']): boolean => writes.some((write) => write.verb === verb);
  return [has('insert') && 'insert', updates.length > 0 && `update${named}`, has('delete') && 'delete']
    .filter(Boolean)
    .join(', ');
}

/** Every endpoint with what its action can write; one whose action is not found stops the page. */
function callsOf(graph: Graph): Call[] {
  const actions = boundActions(graph);
  const brought = broughtBy(graph);
  return Object.entries(contracts).flatMap(([noun, api]) =>
    Object.entries<Endpoint>(api).flatMap(([key, endpoint]) => {
      const found = actions.filter((action) => action.key === key && action.nouns.includes(noun));
      const writes = found.flatMap(({ file, nodes }) =>
        nodes.flatMap((node) => writesFrom(graph, file, node, givenTo(nodes, brought))),
      );
      if (found.length === 0) throw new Error(`no action found for ${noun}.${key}`);
      if (writes.some((write) => write.table === '?'))
        throw new Error(`${noun}.${key} writes a table that cannot be read`);
      return writes.length > 0 ? [{ endpoint, writes }] : [];
    }),
  );
}
