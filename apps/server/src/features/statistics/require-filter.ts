import type { Structure } from '@rondo/domain/structure';
import { requireStructure } from '../scope/index.ts';
import type { Span } from './cells.queries.ts';
import { requirePeriod } from './period.ts';

/** Refuses a period or a structure that no figures can be given for. */
export async function requireFilter(
  context: Parameters<typeof requireStructure>[0],
  filter: Span & { structure: Structure },
): Promise<void> {
  requirePeriod(filter);
  await requireStructure(context, filter.structure);
}
