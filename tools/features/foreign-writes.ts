import { relative } from 'node:path';
import { type Graph, moduleAt } from '../map/source-graph.ts';
import { tableOwners } from './table-owners.ts';

/** A write that is allowed although the table is another's, or is not known by its name; each with its reason. */
interface Exception {
  /** Path below apps/server/src, or the beginning of one. */
  where: string;
  /** `?`: a table that is told by its name at run time; `*`: every table. */
  table: string;
  reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    where: 'features/dissolution/purge.queries.ts',
    table: '?',
    reason: 'the purge removes whatever a company has, in the order of its foreign keys (deletion-order.test.ts)',
  },
  {
    where: 'features/dissolution/purge.queries.ts',
    table: 'graphile_worker',
    reason: 'what waits in the queue for a company goes with it; the queue has no door for that',
  },
  {
    where: 'features/sample-company/marked.queries.ts',
    table: '?',
    reason:
      'removes the sample from whatever table has rows of it, in the order of their foreign keys; what it made through commands no command takes away',
  },
  {
    where: 'features/sample-company/marked.queries.ts',
    table: 'history',
    reason: 'the log of rows that were never real goes with them; the application itself may not shorten it',
  },
  {
    where: 'features/sample-company/marked.queries.ts',
    table: 'person',
    reason: 'accounts of the sample, by their mark, once no member has them',
  },
  {
    where: 'demo/',
    table: '*',
    reason: 'fills an empty company with a past that no action could make: other times, other clocks',
  },
];

/** The folder that a module belongs to: a feature by its name, else `platform`, `demo` or the file itself. */
export function ownerOf(src: string, file: string): string {
  const [first = '', second = ''] = relative(src, file).split('/');
  return first === 'features' ? second : first;
}

/** Every write into a table of somebody else, in words; also tables that nobody owns and exceptions that nothing needs. */
export function foreignWrites(src: string, graph: Graph, exceptions: readonly Exception[] = EXCEPTIONS): string[] {
  const owners = tableOwners(graph);
  const unused = new Set(exceptions);
  const found: string[] = [];
  for (const file of graph.keys()) {
    const place = relative(src, file);
    const writer = ownerOf(src, file);
    for (const [name, { writes }] of moduleAt(graph, file).declarations)
      for (const { verb, table } of writes) {
        const owner = owners.get(table);
        if (owner === writer) continue;
        const allowed = exceptions.find((e) => place.startsWith(e.where) && (e.table === table || e.table === '*'));
        if (allowed) unused.delete(allowed);
        else
          found.push(`${place}: ${name} ${verb}s into ${words(table, owner)}`.replace('deletes into', 'deletes from'));
      }
  }
  const stale = [...unused].map(({ where, table }) => `${where}: the exception for ${table} is not needed any more`);
  return [...new Set([...found, ...stale])];
}

function words(table: string, owner: string | undefined): string {
  if (table === '?') return 'a table that cannot be read from the source: name the table in the statement';
  if (!owner) return `${table}, which nobody owns: name it in the tables of the feature that does (<noun>.feature.ts)`;
  const door = owner === 'platform' ? 'apps/server/src/platform' : `features/${owner}/index.ts`;
  return `${table}, which belongs to ${owner}: call a function of ${door}, or write one there`;
}
