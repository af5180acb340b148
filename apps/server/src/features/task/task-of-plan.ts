import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import type { Actor } from '@rondo/domain/actor';
import type { NewTask } from './create-tasks.ts';
import type { plan } from './plan.ts';

type Planned = Awaited<ReturnType<typeof plan>>;

interface Given {
  wanted: Omit<Parsed<typeof taskApi.dispatch>, 'requestId'>;
  planned: Pick<Planned, 'startAt' | 'dueAt' | 'isScheduled'>;
  batchId: string;
  actor: Actor;
}

/** The task of a dispatch at a shop by a template, for those who do it there. */
export const taskOf =
  ({ wanted, planned, batchId, actor }: Given) =>
  ({ shop, template, handlerIds, reviewLevels, reviewUpTo, ccIds }: Planned['tasks'][number]): NewTask => {
    const { startAt, dueAt, isScheduled } = planned;
    const { deadlineAt, soon } = dueAt(shop);
    return {
      ...{ name: wanted.name, description: wanted.description, mode: wanted.mode, purpose: wanted.purpose },
      ...{ photoIds: wanted.photoIds, documentIds: wanted.documentIds },
      dispatch: isScheduled ? 'scheduled' : 'immediate',
      batchId,
      template: { id: template.templateId, versionId: template.id, name: template.name, versionNo: template.no },
      ...{ startAt, deadlineAt, soon, deadlinePolicy: wanted.deadlinePolicy },
      initiatorId: actor.memberId,
      shop: { id: shop.id, name: shop.name, path: shop.path },
      ...{ handlerIds, reviewerIds: [], reviewLevels, reviewUpTo, ccIds },
      claimedBy: null,
      ...{ signOff: wanted.signOff, cameraOnly: wanted.cameraOnly, ccOnlyFailed: wanted.ccOnlyFailed },
      afterRectifications: wanted.afterRectifications,
    };
  };
