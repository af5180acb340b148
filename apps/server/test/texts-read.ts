import { expect, vi } from 'vitest';
import type { World } from './world-shape.ts';

/** The first document starts the process that reads them, ms. */
const READ_BY = { timeout: 45_000, interval: 100 };

/** Until the queue has read all files of the knowledge base: it writes no row of theirs any more. */
export async function textsRead(w: World): Promise<void> {
  await w.settle();
  const queued = `select node_id from knowledge_text where state = 'queued'`;
  await vi.waitFor(async () => expect(await w.sql(queued)).toEqual([]), READ_BY);
}
