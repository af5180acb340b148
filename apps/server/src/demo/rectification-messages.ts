import type { RectificationEvent } from '@rondo/domain/rectification';
import type { Dataset } from './dataset.ts';
import { type About, addMessages, type Relation } from './messages.ts';
import type { Filed } from './records.ts';
import type { Participants, Rectified } from './rectification-progress.ts';

/** What a move says, and to whom. */
const NOTICES: Partial<Record<RectificationEvent, { text: string; to: readonly Relation[] }>> = {
  handle: { text: 'rectification.handled', to: ['reviewer'] },
  ask_extension: { text: 'rectification.extension_asked', to: ['reviewer'] },
  appeal: { text: 'rectification.appealed', to: ['judge', 'reviewer', 'initiator'] },
  approve: { text: 'rectification.completed', to: ['handler', 'initiator', 'cc'] },
  reject: { text: 'rectification.rejected', to: ['handler'] },
  transfer: { text: 'rectification.transferred', to: ['handler'] },
  end: { text: 'rectification.ended', to: ['handler', 'initiator', 'cc'] },
};

/** What the bell said of the rectifications of a record, to whom the product tells it. */
export function addRectificationMessages(
  dataset: Dataset,
  filed: Filed,
  participants: Participants,
  made: readonly Rectified[],
): void {
  const { shop } = filed.commission.visit;
  for (const { id, item, progress } of made) {
    const about: About = { kind: 'rectification', id, name: item.name, shop, deadlineAt: progress.deadlineAt };
    const audience = {
      handler: [progress.handler],
      initiator: [participants.initiator],
      reviewer: [participants.reviewer],
      cc: participants.ccOf(item),
      judge: progress.appealed ? [progress.appealed.judge] : [],
    };
    const created = { text: 'rectification.created', to: ['handler', 'cc'] as const, at: filed.submittedAt };
    addMessages(
      dataset,
      about,
      { ...created, by: participants.initiator, comment: null },
      { ...audience, handler: [participants.handler] },
    );
    for (const { event, at, by, comment } of progress.moves) {
      const notice = NOTICES[event];
      if (notice) addMessages(dataset, about, { ...notice, at, by, comment }, audience);
    }
    if (progress.state === 'pending' && progress.deadlineAt < dataset.now) {
      const overdue = { text: 'rectification.overdue', to: ['handler', 'initiator'] as const, at: progress.deadlineAt };
      addMessages(dataset, about, { ...overdue, by: null, comment: null }, audience);
    }
  }
}
