import { randomUUID } from 'node:crypto';
import { over } from '../../apps/server/src/demo/write.queries.ts';
import { createCompany } from '../../apps/server/src/features/company/index.ts';
import { ownerPool } from '../../apps/server/src/platform/db/pool.ts';
import type { IndexedPassage } from '../../apps/server/src/platform/document-text/read-messages.ts';
import { withClient } from '../lib/database.ts';

export interface ReadFile {
  name: string;
  passages: IndexedPassage[];
}

/** A company with nobody in it but who owns its files; its id. */
export async function givenCompany(url: string, say: (line: string) => void): Promise<string> {
  const owner = ownerPool(url, 1, (error) => say(error.message));
  const id = randomUUID();
  const plain = { timeZone: 'Asia/Shanghai', isDemo: false, language: 'zh-CN' } as const;
  try {
    await createCompany(over(owner), { id, name: 'Documents', ...plain, newId: randomUUID });
  } finally {
    await owner.end();
  }
  return id;
}

/** In the database of the bench files belong to nobody, and have no bytes. */
const WITHOUT_OTHERS = `do $$ declare one record; begin
  for one in select conrelid::regclass as of, conname from pg_constraint
    where contype = 'f' and conrelid in ('knowledge_node'::regclass, 'knowledge_text'::regclass, 'passage'::regclass)
  loop execute format('alter table %s drop constraint %I', one.of, one.conname); end loop; end $$`;

/** Files at the top of the knowledge base with their passages, as reading them leaves them. What they belong to is left out. */
export async function writtenFiles(url: string, companyId: string, files: readonly ReadFile[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(WITHOUT_OTHERS);
    for (const { name, passages } of files) {
      const [nodeId, versionId] = [randomUUID(), randomUUID()];
      await client.query(
        `insert into knowledge_node (company_id, id, kind, name, search, owner_id, lineage, version_id, ending, size_bytes, created_at, updated_at, updated_by)
         values ($1, $2, 'file', $3, lower($3::text), $4, array[$2::uuid], $5, 'md', 1, now(), now(), $4)`,
        [companyId, nodeId, name.slice(0, 120), randomUUID(), versionId],
      );
      await client.query(
        `insert into knowledge_text (company_id, version_id, node_id, state, passages, queued_at, done_at) values ($1, $2, $3, 'indexed', $4, now(), now())`,
        [companyId, versionId, nodeId, passages.length],
      );
      await client.query(
        `insert into passage (company_id, version_id, place, node_id, page, heading, text, words)
         select $1, $2, at - 1, $3, page, heading, said, words::tsvector
           from unnest($4::int[], $5::text[], $6::text[], $7::text[]) with ordinality as given (page, heading, said, words, at)`,
        [
          ...[companyId, versionId, nodeId, passages.map(({ page }) => page), passages.map(({ heading }) => heading)],
          ...[passages.map(({ text }) => text), passages.map(({ words }) => words)],
        ],
      );
    }
    await counted(client.query.bind(client), companyId);
  });
}

/**
 * The same passages again and again, each time without another seventh of its words, so that no two are alike, until there are so many.
 */
export async function withMore(
  url: string,
  companyId: string,
  most: number,
  say: (line: string) => void,
): Promise<number> {
  return withClient(url, async (client) => {
    const began = performance.now();
    await client.query(
      `insert into passage (company_id, version_id, place, node_id, page, heading, text, words)
       select p.company_id, p.version_id, p.place + 100000 * n, p.node_id, p.page, p.heading, p.text,
              ts_delete(p.words, array(select word from unnest(tsvector_to_array(p.words)) word where abs(hashtext(word || n)) % 7 = 0))
         from generate_series(1, $2::int) n cross join (select * from passage where company_id = $1) p
        limit $3`,
      [companyId, 200, most],
    );
    await counted(client.query.bind(client), companyId);
    await client.query('vacuum analyze passage');
    const { rows } = await client.query<{ all: string }>('select count(*) as all from passage');
    say(`  ${most} more passages written in ${Math.round((performance.now() - began) / 1000)} s`);
    return Number(rows[0]?.all);
  });
}

async function counted(query: (text: string, values: unknown[]) => Promise<unknown>, companyId: string): Promise<void> {
  await query('delete from passage_word where company_id = $1', [companyId]);
  await query(
    `insert into passage_word (company_id, word, passages)
     select $1::uuid, word, count(*) from (select unnest(tsvector_to_array(words)) as word from passage where company_id = $1
       union all select '' from passage where company_id = $1) said group by word`,
    [companyId],
  );
}
