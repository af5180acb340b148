import { knowledgeApi } from '@rondo/contract/knowledge';
import { noticeApi } from '@rondo/contract/notice';
import { translate } from '@rondo/messages';
import { addKnowledgeFile } from '../../knowledge/index.ts';
import { act, requestId, type Stage, sampleTx } from './act-as.ts';
import { markedName } from './marked-name.ts';
import type { Cast } from './people.ts';

/** A folder with a file in the knowledge base; the id of the file. */
export async function makeFile(stage: Stage, at: Date, folder: string): Promise<string> {
  const { owner: who, store } = stage;
  const { language } = who;
  const made = { parentId: null, name: folder, requestId: requestId() };
  const { id: parentId } = await act(stage, { who, at }, knowledgeApi.createFolder, made);
  return addKnowledgeFile(sampleTx(stage, who, at), store, who, {
    ...{ parentId, name: `${markedName(language, translate(language, 'sampleCompany.made.file'))}.md` },
    bytes: Buffer.from(translate(language, 'sampleCompany.made.fileText')),
  });
}

/** An announcement that went to the people of the sample alone. */
export async function makeNotice(stage: Stage, at: Date, { areaManager, inspector, managers, clerk }: Cast) {
  const { owner: who } = stage;
  const say = (key: 'noticeTitle' | 'noticeText') => translate(who.language, `sampleCompany.made.${key}`);
  const { id, rev } = await act(stage, { who, at }, noticeApi.create, {
    ...{
      title: markedName(who.language, say('noticeTitle')),
      content: [{ kind: 'paragraph', pieces: [{ text: say('noticeText') }] }],
    },
    audience: { memberIds: [areaManager, inspector, clerk, ...managers].map(({ memberId }) => memberId) },
    requestId: requestId(),
  });
  await act(stage, { who, at }, noticeApi.publish, { id, rev, requestId: requestId() });
}
