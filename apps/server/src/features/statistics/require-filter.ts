import type { Structure } from '@rondo/domain/structure';
import type { Context } from '../../platform/context.ts';
import { requireStructure } from '../scope/index.ts';
import type { Span } from './cells.queries.ts';
import { requirePeriod } from './period.ts';

/** Refuses a period or a structure that no figures can be given for. */
export async function requireFilter(context: Context, filter: Span & { structure: Structure }): Promise<void> {
  requirePeriod(filter);
  await requireStructure(context, filter.structure);
}
