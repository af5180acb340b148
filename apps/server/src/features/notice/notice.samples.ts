import { noticeApi } from '@rondo/contract/notice';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A draft, one that was sent to everybody and has to be acknowledged, and one in the bin. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const write = async (title: string) =>
      owner.call(noticeApi.create, {
        ...{ title, content: [{ kind: 'paragraph', pieces: [{ text: 'Wash your hands' }] }] },
        ...{ importance: 'acknowledge', audience: { isAll: true }, requestId: requestId() },
      });
    const { id: draftNotice } = await write('Hygiene week');
    const sent = await write('Opening hours');
    await owner.call(noticeApi.publish, { ...sent, requestId: requestId() });
    const { id: deletedNotice } = await write('Old');
    await owner.call(noticeApi.remove, { id: deletedNotice });
    return { notice: sent.id, draftNotice, deletedNotice };
  },
  fields: {
    department: /^\/push\/notice\/\S* departmentIds$/,
    file: /^\/push\/notice\/\S* fileIds$/,
    deletedNotice: /^\/push\/notice\/restore id$/,
    draftNotice: /^\/push\/notice\/(edit|delete|publish) id$/,
    member: /^\/push\/notice\/\S* (\S*(member|excluded)Ids|authorId)$/,
    role: /^\/push\/notice\/\S* \S*roleIds$/,
    shop: /^\/push\/notice\/\S* \S*shopIds$/,
    notice: /^\/push\/notice\/\S* id$/,
  },
};
