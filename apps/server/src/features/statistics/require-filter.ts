import type { Structure } from '@rondo/domain/structure';
import type { Context } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import { requireStructure } from '../scope/index.ts';
import type { Span } from './cells.queries.ts';
import { isClosed } from './is-closed.ts';
import { requirePeriod } from './period.ts';

/** Refuses a period or a structure that no figures can be given for, and closed figures of a period that is not closed. */
export async function requireFilter(
  context: Parameters<typeof requireStructure>[0] & Pick<Context, 'db' | 'actor'>,
  filter: Span & { structure: Structure; basis?: 'closed' | undefined },
): Promise<void> {
  requirePeriod(filter);
  await requireStructure(context, filter.structure);
  if (filter.basis === 'closed' && !(await isClosed(context, filter))) throw refuseField('basis', 'not_closed');
}
