import { knowledgeApi as api } from '@rondo/contract/knowledge';
import { givenFile, givenFolder } from '../../../test/knowledge.ts';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A folder that only the owner sees, with a file, one in the bin, an upload on its way, and somebody who asks for access. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner }, people }) {
    const knowledgeNode = await givenFolder(owner, null, 'Sample folder');
    const file = await givenFile(owner, knowledgeNode, { name: 'Sample.pdf' });
    const deletedKnowledge = await givenFile(owner, knowledgeNode, { name: 'Gone.pdf' });
    await owner.call(api.remove, { ids: [deletedKnowledge] });
    await owner.call(api.favourite, { id: file, isFavourite: true });
    await owner.call(api.visit, { id: file, place: 2 });
    const removedKnowledge = await givenFolder(owner, null, 'Sample to remove');
    const grants = [{ kind: 'member', id: owner.id, level: 'manage' }] as const;
    const { rev } = await owner.call(api.get, { id: knowledgeNode });
    await owner.call(api.setPermissions, { id: knowledgeNode, rev, mode: 'own', grants: [...grants] });
    await people.staff.call(api.requestAccess, { nodeId: file, reason: 'for the opening', requestId: requestId() });
    const { list } = await owner.call(api.requests, { set: 'toDecide' });
    const begun = { parentId: knowledgeNode, name: 'Film.mp4', sizeBytes: 5_000_000, requestId: requestId() };
    const { id: knowledgeUpload } = await owner.call(api.uploadBegin, begun);
    return {
      knowledgeNode,
      knowledgeFile: file,
      deletedKnowledge,
      removedKnowledge,
      knowledgeUpload,
      knowledgeRequest: list[0]?.id ?? '',
    };
  },
  fields: {
    member: /^\/knowledge\/list ownerId$/,
    deletedKnowledge: /^\/knowledge\/restore id$/,
    removedKnowledge: /^\/knowledge\/remove ids$/,
    knowledgeRequest: /^\/knowledge\/request\/decide id$/,
    knowledgeUpload: /^\/knowledge\/upload\/(cancel id|\S+ uploadId)$/,
    knowledgeFile: /^\/knowledge\/(versions|version\/restore|readers|visit) id$/,
    knowledgeNode: /^\/knowledge\/(?!text\/|synonym\/|remove )\S+ (id|ids|parentId|nodeId)$/,
  },
};
