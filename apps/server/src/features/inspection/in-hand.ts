import type { Work } from '../../platform/in-hand.ts';
import { taskInHand } from '../task/index.ts';
import { passDrafts } from './inspection.queries.ts';

/**
 * Tasks with the drafts of them: what the handler filled in so far is the successor's to go on with. It is brought here
 * because inspection stands above `task` and alone writes drafts.
 */
export const inspectionInHand: Work = {
  ...taskInHand,
  async passOn(tx, from, parts) {
    const handled = parts.filter(({ kind }) => kind === 'task_handle');
    const drafts = handled.map(({ id, to }) => ({ taskId: id, to }));
    await passDrafts(tx.db, tx.companyId, from.id, drafts);
    await taskInHand.passOn(tx, from, parts);
  },
};
