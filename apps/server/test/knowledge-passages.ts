import { knowledgeApi } from '@rondo/contract/knowledge';
import { wordsOf } from '@rondo/domain/knowledge-text/indexed';
import { countIn, insert } from '../src/features/knowledge-text/passage.queries.ts';
import { cutWords } from '../src/platform/cut-words.ts';
import type { Person } from './factories.ts';
import { givenFile } from './knowledge.ts';
import { textsRead } from './texts-read.ts';
import type { World } from './world-shape.ts';

interface Given {
  name: string;
  /** What its pages say, one passage a page. */
  pages: readonly string[];
  /** The only ones who may view it beside those who manage it; without them everybody may. */
  memberIds?: readonly string[];
}

/** A file at the top of the knowledge base whose passages stand where reading it would have put them: questions find it at once. */
export async function givenRead(w: World, by: Person, { name, pages, memberIds }: Given): Promise<string> {
  const id = await givenFile(by, null, { name });
  if (memberIds) {
    const { rev } = await by.call(knowledgeApi.get, { id });
    const grants = memberIds.map((memberId) => ({ kind: 'member' as const, id: memberId, level: 'view' as const }));
    await by.call(knowledgeApi.setPermissions, { id, rev, mode: 'own', grants });
  }
  // The queue reads what was uploaded; then it says what is given here.
  await textsRead(w);
  const [node] = await w.sql<{ version_id: string }>('select version_id from knowledge_node where id = $1', [id]);
  const of = { companyId: by.companyId, nodeId: id, versionId: node?.version_id ?? '' };
  const db = w.app.databases.of(by.companyId);
  await w.sql(
    `insert into knowledge_text (company_id, version_id, node_id, state, pages, passages, queued_at, done_at)
     values ($1, $2, $3, 'indexed', $4, $4, now(), now())
     on conflict (company_id, version_id) do update set state = 'indexed', fault = null, done_at = now(), pages = excluded.pages`,
    [of.companyId, of.versionId, of.nodeId, pages.length],
  );
  await w.sql('delete from passage where version_id = $1', [of.versionId]);
  const passages = pages.map((text, index) => ({ page: index + 1, heading: '', text }));
  await insert(
    of,
    passages.map((one) => ({ ...one, words: wordsOf(one, cutWords) })),
    0,
  ).execute(db);
  await countIn(of).execute(db);
  return id;
}
