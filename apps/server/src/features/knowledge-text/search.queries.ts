import type { Sought } from '@rondo/domain/knowledge-text/candidates';
import { quoted } from '@rondo/domain/knowledge-text/indexed';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type KnowledgeEyes, knowledgeVisible } from '../scope/index.ts';
import { ALL_PASSAGES } from './passage.queries.ts';

/** Where a question is looked for. */
export interface KnowledgeScope {
  /** Of what lies in this folder and below. */
  folderId?: string | undefined;
  fileId?: string | undefined;
}

/** Condition on the node `n`: they may see it, and it lies in the part that is asked. */
export function inReach(eyes: KnowledgeEyes, { folderId, fileId }: KnowledgeScope): RawBuilder<boolean> {
  const folder = folderId === undefined ? sql<boolean>`true` : sql<boolean>`n.lineage @> array[${folderId}::uuid]`;
  const part = fileId === undefined ? folder : sql<boolean>`${folder} and n.id = ${fileId}`;
  return sql<boolean>`${knowledgeVisible(eyes, 'n')} and ${part}`;
}

/** In how many passages each word stands, and how many passages there are (the empty word). Words that nothing says are left out. */
export const counts = (companyId: string, words: readonly string[]) => sql<{ word: string; passages: number }>`
  select word, passages from passage_word where company_id = ${companyId} and word = any(${[ALL_PASSAGES, ...words]}::text[])`;

/** Latin words of the files that are nearly these. */
export const near = (companyId: string, words: readonly string[]) => sql<{
  asked: string;
  word: string;
  passages: number;
}>`
  select asked, word, passages from unnest(${[...words]}::text[]) asked
    cross join lateral (select word, passages from passage_word w where w.company_id = ${companyId} and w.word % asked and w.word ~ '^[a-z]'
      and w.passages > 0 order by similarity(w.word, asked) desc, w.passages desc limit 3) found`;

/** Chinese words that are typed so, or as a part of it; index passage_word_pinyin. */
export const spelledSo = (companyId: string, parts: readonly string[]) => sql<{
  word: string;
  pinyin: string;
  passages: number;
}>`
  select word, pinyin, passages from passage_word where company_id = ${companyId} and pinyin = any(${[...parts]}::text[]) and pinyin <> ''
    and passages > 0 order by passages desc limit 40`;

export interface Found {
  version_id: string;
  place: number;
  node_id: string;
  name: string;
  page: number | null;
  heading: string;
  text: string;
  embedding: number[] | null;
}

interface Asked {
  companyId: string;
  /** Condition on the file `n`. */
  maySee: RawBuilder<SqlBool>;
  /** For each thing that is asked the ways to say it. */
  sought: readonly (readonly Sought[])[];
  limit: number;
}

/** So many passages are looked at more closely. */
const LOOKED_AT = 6_000;

const allOf = ({ words }: Sought): string => words.map(quoted).join(' & ');
const anyOf = (ways: readonly Sought[]): string => `(${ways.map((way) => `(${allOf(way)})`).join(' | ')})`;

/** Passages that say at least two of the things that are asked; of one or two things at least one. */
function chosen(sought: readonly (readonly Sought[])[]): string {
  if (sought.length <= 2) return sought.map(anyOf).join(' | ');
  const pairs = sought.flatMap((ways, at) => sought.slice(at + 1).map((other) => `(${anyOf(ways)} & ${anyOf(other)})`));
  return pairs.join(' | ');
}

/**
 * The passages of files that the reader may see with the most of what is asked. Only passages of such files are ever ranked. Each row is
 * unpacked once and then asked for every word; index passage_words.
 */
export const best = ({ companyId, maySee, sought, limit }: Asked) => {
  const worthOf = (way: Sought) => sql`case when h.words @@ ${allOf(way)}::tsquery then ${way.worth}::real else 0 end`;
  const sum = sought.map((ways) => sql`greatest(${sql.join(ways.map(worthOf))})`);
  return sql<Found>`
    with seen as materialized (
      select n.id, n.name from knowledge_node n
       where n.company_id = ${companyId} and n.kind = 'file' and n.deleted_at is null and ${maySee}),
    hit as materialized (
      select version_id, place, words
        from passages_having(${chosen(sought)}::tsquery, array(select id from seen), ${LOOKED_AT})),
    top as (
      select h.version_id, h.place, (${sql.join(sum, sql` + `)}) / (1 + 0.002 * length(h.words)) as worth from hit h
       order by 3 desc, 1, 2 limit ${limit})
    select p.version_id, p.place, p.node_id, s.name, p.page, p.heading, p.text, p.embedding
      from top join passage p on p.company_id = ${companyId} and p.version_id = top.version_id and p.place = top.place
      join seen s on s.id = p.node_id order by top.worth desc, p.version_id, p.place`;
};
