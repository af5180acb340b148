import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import { noticeApi } from '@rondo/contract/notice';
import { noticeFollowApi } from '@rondo/contract/notice-follow';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

const QUIZ = {
  questions: [
    {
      text: 'When?',
      options: [
        { text: 'At nine', isRight: true },
        { text: 'At ten', isRight: false },
      ],
    },
  ],
};

/** A draft, one that was sent to everybody with questions and comments and has to be acknowledged, and one in the bin. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const write = async (title: string, more: Partial<Input<typeof noticeApi.create>> = {}) =>
      owner.call(noticeApi.create, {
        ...{ title, content: [{ kind: 'paragraph', pieces: [{ text: 'Wash your hands' }] }] },
        ...{ importance: 'acknowledge', audience: { isAll: true }, requestId: requestId(), ...more },
      });
    const { id: draftNotice } = await write('Hygiene week');
    const sent = await write('Opening hours', { quiz: QUIZ, withComments: true });
    await owner.call(noticeApi.publish, { ...sent, requestId: requestId() });
    await owner.call(noticeApi.read, { id: sent.id });
    await owner.call(noticeFollowApi.answer, { id: sent.id, number: 1, answers: [[0, 1]], requestId: requestId() });
    const said = { id: sent.id, comment: 'Which door?', requestId: requestId() };
    const bytes = Buffer.from('\0\0\0\x18ftypisom', 'latin1');
    const { id: film } = await owner.call(fileApi.uploadFilm, {}, { files: [{ name: 'opening.mp4', bytes }] });
    const { id: noticeComment } = await owner.call(noticeFollowApi.comment, said);
    const { id: deletedNotice } = await write('Old');
    await owner.call(noticeApi.remove, { id: deletedNotice });
    return { notice: sent.id, draftNotice, deletedNotice, noticeComment, film };
  },
  fields: {
    department: /^\/push\/notice\/\S* departmentIds$/,
    file: /^\/push\/notice\/\S* fileIds$/,
    film: /^\/push\/notice\/\S* filmIds$/,
    deletedNotice: /^\/push\/notice\/restore id$/,
    draftNotice: /^\/push\/notice\/(edit|delete|publish) id$/,
    member: /^\/push\/notice\/\S* (\S*(member|excluded)Ids|authorId)$/,
    role: /^\/push\/notice\/\S* \S*roleIds$/,
    shop: /^\/push\/notice\/\S* \S*shopIds?$/,
    noticeComment: /^\/push\/notice\/comment\/delete id$/,
    notice: /^\/push\/notice\/\S* id$/,
  },
};
