import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { IndexedPassage } from '../../platform/document-text/read-messages.ts';

/** The word whose row counts the passages of a company. */
export const ALL_PASSAGES = '';

interface Version {
  companyId: string;
  nodeId: string;
  versionId: string;
}

/** Changes of one company's index take turns: they count the same words. */
export const takeTurn = (companyId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 32))`;

export const insert = (
  { companyId, nodeId, versionId }: Version,
  passages: readonly IndexedPassage[],
  from: number,
) => sql`
  insert into passage (company_id, version_id, place, node_id, page, heading, text, words)
  select ${companyId}, ${versionId}, ${from} + at - 1, ${nodeId}, page, heading, said, words::tsvector
    from unnest(${passages.map(({ page }) => page)}::int[], ${passages.map(({ heading }) => heading)}::text[],
                ${passages.map(({ text }) => text)}::text[], ${passages.map(({ words }) => words)}::text[])
         with ordinality as given (page, heading, said, words, at)`;

/** The words of the passages of some versions, each with how many of them have it; the empty word counts the passages. */
const wordsOf = (companyId: string, which: ReturnType<typeof sql>) => sql`
  select word, count(*)::int as passages from (
    select unnest(tsvector_to_array(words)) as word from passage where company_id = ${companyId} and ${which}
    union all select ${ALL_PASSAGES} from passage where company_id = ${companyId} and ${which}) said group by word order by word`;

export const countIn = ({ companyId, versionId }: Version) => sql`
  insert into passage_word (company_id, word, passages)
  select ${companyId}, word, passages from (${wordsOf(companyId, sql`version_id = ${versionId}`)}) counted
  on conflict (company_id, word) do update set passages = passage_word.passages + excluded.passages`;

/** Takes the passages of versions before the newest that is indexed out of the counts, and away. */
export async function removeOlder(db: Db, { companyId, nodeId }: Version): Promise<void> {
  const older = sql`node_id = ${nodeId} and version_id in (
    select o.id from knowledge_version o where o.company_id = ${companyId} and o.node_id = ${nodeId} and o.number < (
      select max(v.number) from knowledge_version v join knowledge_text t on t.company_id = v.company_id and t.version_id = v.id
       where v.company_id = ${companyId} and v.node_id = ${nodeId} and t.state = 'indexed'))`;
  await sql`update passage_word w set passages = greatest(0, w.passages - gone.passages)
      from (${wordsOf(companyId, older)}) gone where w.company_id = ${companyId} and w.word = gone.word`.execute(db);
  await sql`delete from passage where company_id = ${companyId} and ${older}`.execute(db);
}

/** Counts everything anew: what was deleted with its file left its words in the counts. */
export async function countAnew(db: Db, companyId: string): Promise<void> {
  await sql`create temporary table counted on commit drop as ${wordsOf(companyId, sql`true`)}`.execute(db);
  await sql`delete from passage_word w where company_id = ${companyId} and not exists (select from counted c where c.word = w.word)`.execute(
    db,
  );
  await sql`insert into passage_word (company_id, word, passages) select ${companyId}, word, passages from counted
      on conflict (company_id, word) do update set passages = excluded.passages where passage_word.passages <> excluded.passages`.execute(
    db,
  );
}

/** Chinese words whose spelling is not known yet. */
export const unspelled = (companyId: string, limit: number) => sql<{ word: string }>`
  select word from passage_word where company_id = ${companyId} and pinyin = '' and word ~ '^[\u4e00-\u9fff]{2,6}$' limit ${limit}`;

export const setSpelling = (companyId: string, words: readonly string[], pinyin: readonly string[]) => sql`
  update passage_word w set pinyin = given.pinyin from unnest(${[...words]}::text[], ${[...pinyin]}::text[]) given (word, pinyin)
   where w.company_id = ${companyId} and w.word = given.word`;

/** Passages whose meaning is not known yet. */
export const unembedded = (db: Db, companyId: string, limit: number) =>
  db
    .selectFrom('passage')
    .select(['version_id', 'place', 'heading', 'text'])
    .where('company_id', '=', companyId)
    .where('embedding', 'is', null)
    .limit(limit);

export const setEmbedding = (
  db: Db,
  companyId: string,
  rows: readonly { version_id: string; place: number }[],
  vectors: readonly (readonly number[])[],
) => ({
  execute: () =>
    sql`update passage p set embedding = given.vector::real[]
      from unnest(${rows.map((row) => row.version_id)}::uuid[], ${rows.map((row) => row.place)}::int[],
                  ${vectors.map((vector) => `{${vector.join(',')}}`)}::text[]) given (version_id, place, vector)
     where p.company_id = ${companyId} and p.version_id = given.version_id and p.place = given.place`.execute(db),
});
