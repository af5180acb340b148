import { relative } from 'node:path';
import { ownerOf } from '../features/foreign-writes.ts';
import { tableOwners } from '../features/table-owners.ts';
import { sourceGraph } from './source-graph.ts';
import { heading, table } from './table.ts';
import { readsIn } from './table-reads.ts';

const ABOUT =
  'Which features read tables of others in their own statements. A change of such a table concerns them all; writes stay with the owner.';

/** The tables of every owner with the features that read them directly, and where. */
export function readsPage(server: string): string {
  const graph = sourceGraph(server);
  const owners = tableOwners(graph);
  const places = new Map<string, Set<string>>();
  for (const [file, module] of graph)
    for (const { node } of module.declarations.values())
      for (const name of readsIn(node)) {
        const owner = owners.get(name);
        const reader = ownerOf(server, file);
        const isFeature = relative(server, file).startsWith('features/');
        if (owner && owner !== reader && isFeature)
          places.set(name, (places.get(name) ?? new Set()).add(relative(server, file).replace('features/', '')));
      }
  const rows = [...places].sort().map(([name, files]) => {
    const readers = new Set([...files].map((file) => file.split('/')[0] ?? ''));
    return [`\`${name}\``, owners.get(name) ?? '', `${readers.size}`, [...files].sort().join(', ')];
  });
  return `${heading('Reads', ABOUT)}\n${table(['table', 'owner', 'features', 'where'], rows)}\n`;
}
