import { citedChangeApi as api } from '@rondo/contract/cited-change';
import { citedPage } from '@rondo/domain/knowledge/cited-file';
import { newCheckItem } from '@rondo/domain/scoring/template';
import { givenTemplate } from '../../../test/inspection.ts';
import { givenFile, uploadInto } from '../../../test/knowledge.ts';
import type { Samples } from '../../../test/samples/samples.ts';

/** A template whose item cites a file that has a second version. */
export const samples: Samples = {
  async ofCompany(w, { company }) {
    const { owner } = company;
    const file = await givenFile(owner, null, { name: 'Cited.txt', bytes: Buffer.from('Below 5 °C') });
    const link = `https://rondo.example.com/web${citedPage(file)}`;
    await givenTemplate(w, company, {
      items: 1,
      change: ({ id }) => ({ ...newCheckItem(id, 'Cold holding'), knowledgeUrl: link }),
    });
    await uploadInto(owner, null, { name: 'Cited.txt', bytes: Buffer.from('Below 4 °C'), onDuplicate: 'version' });
    await w.settle();
    const { list } = await owner.call(api.list, {});
    return { citedChange: list[0]?.id ?? '' };
  },
  fields: { citedChange: /^\/inspect\/V3\/cited\/(detail|keep) id$/ },
};
