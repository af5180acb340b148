import { ENDED_BY_CORRECTION } from '@rondo/domain/rectification';
import type { Tx } from '../../platform/context.ts';
import { endRectifications } from '../rectification/index.ts';

/** A later round no longer says that these items failed: what was to be put right about them is over, whoever has it. */
export async function endCorrected(tx: Tx, rectificationIds: readonly string[]): Promise<void> {
  await endRectifications(tx, rectificationIds, { because: ENDED_BY_CORRECTION });
}
