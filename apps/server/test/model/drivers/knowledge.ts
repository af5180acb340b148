import { knowledgeApi as api } from '@rondo/contract/knowledge';
import { type KnowledgeRequestAct, knowledgeRequestMachine } from '@rondo/domain/knowledge';
import { givenFolder } from '../../knowledge.ts';
import { requestId } from '../../world.ts';
import { type Driver, seen } from '../driver.ts';

/** Somebody asks for a folder that only the owner sees. */
export const knowledgeRequest: Driver = {
  table: 'knowledge_request',
  machine: knowledgeRequestMachine,
  weight: 1,
  cast: ['owner', 'handler', 'other', 'outsider'],
  begin: async ({ people }, [isOthers]) => {
    const nodeId = await givenFolder(people.owner, null, requestId());
    const { rev } = await people.owner.call(api.permissions, { id: nodeId });
    await people.owner.call(api.setPermissions, { id: nodeId, rev, mode: 'own', grants: [] });
    const by = isOthers ? people.other : people.handler;
    await by.call(api.requestAccess, { nodeId, reason: 'May I', requestId: requestId() });
    const { list } = await people.owner.call(api.requests, { set: 'toDecide' });
    return list[0]?.id ?? '';
  },
  offered: async (who, id) => {
    for (const set of ['toDecide', 'mine'] as const) {
      const found = (await seen(who.call(api.requests, { set })))?.list.find((one) => one.id === id);
      if (found) return found.can;
    }
    return [];
  },
  attempt: (_, who, event, { id, rev }) => who.call(api.decideRequest, { id, rev, act: event as KnowledgeRequestAct }),
};
