import { synonymApi } from '@rondo/contract/knowledge-text';
import { givenFile, givenFolder } from '../../../test/knowledge.ts';
import type { Samples } from '../../../test/samples/samples.ts';
import { textsRead } from '../../../test/texts-read.ts';
import { requestId } from '../../../test/world.ts';

/** A file that was read, and words that mean the same. */
export const samples: Samples = {
  async ofCompany(w, { company: { owner } }) {
    const folder = await givenFolder(owner, null, 'Sample texts');
    const readFile = await givenFile(owner, folder, { name: 'Read.txt', bytes: Buffer.from('Sample words of a file') });
    await textsRead(w);
    const words = ['sample', 'example'];
    const { id: synonym } = await owner.call(synonymApi.create, { words, requestId: requestId() });
    return { readFile, textFolder: folder, synonym };
  },
  fields: {
    synonym: /^\/knowledge\/synonym\/\S+ id$/,
    readFile: /^\/knowledge\/text\/(again id|search fileId)$/,
    textFolder: /^\/knowledge\/text\/search folderId$/,
  },
};
