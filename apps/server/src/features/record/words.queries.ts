import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains, numberHolds, wordsOf } from '../../platform/list.ts';
import { membersNamed } from '../people/index.ts';
import { shopColumnNamed, shopsNamed } from '../scope/index.ts';
import { templateColumnNamed, templatesNamed } from '../template/index.ts';

/** Most ids of a kind that a word stands for; where there are more, they are found while the records are read. */
const MOST_IDS = 1_000;

/** What a word of a search stands for, by id; null where it is more than `MOST_IDS`. */
export interface WordIds {
  word: string;
  shops: string[] | null;
  templates: string[] | null;
  /** Templates that a record calls so, whatever they are called now. */
  formerly: string[];
  inspectors: string[];
  /** Tasks that somebody of this name reviews. */
  tasks: string[] | null;
  /** Numbers with the word in them, read from their index alone. */
  numbers: string[] | null;
}

/**
 * What each word of a search stands for. Asked before the records, so that the database knows how few a word leaves and goes to them by
 * their index, instead of looking at every record of the period.
 */
export async function wordIds(db: Db, companyId: string, keyword: string): Promise<WordIds[]> {
  const found: WordIds[] = [];
  for (const word of wordsOf(keyword)) found.push(await idsOf(db, companyId, word));
  return found;
}

async function idsOf(db: Db, companyId: string, word: string): Promise<WordIds> {
  const { rows } = await sql<Record<Exclude<keyof WordIds, 'word'>, string[]>>`select
    array(select s.id from ${shopsNamed(companyId, word)} s limit ${MOST_IDS + 1}) as shops,
    array(select t.id from ${templatesNamed(companyId, word)} t limit ${MOST_IDS + 1}) as templates,
    array(select distinct n.template_id from record_template_name n
           where n.company_id = ${companyId} and n.name ilike ${contains(word)}) as formerly,
    array(${membersNamed(companyId, word)}) as inspectors,
    array(select p.task_id from task_person p where p.company_id = ${companyId} and p.relation = 'reviewer'
             and p.member_id in ${membersNamed(companyId, word)} limit ${MOST_IDS + 1}) as tasks,
    array(select r.number from record r where r.company_id = ${companyId} and ${numberHolds('r.number', word)} limit ${MOST_IDS + 1}) as numbers`.execute(
    db,
  );
  const [ids] = rows;
  if (!ids) throw new Error('no row came back');
  const few = (list: string[]): string[] | null => (list.length > MOST_IDS ? null : list);
  return {
    word,
    shops: few(ids.shops),
    templates: few(ids.templates),
    formerly: ids.formerly,
    inspectors: ids.inspectors,
    tasks: few(ids.tasks),
    numbers: few(ids.numbers),
  };
}

/** Condition on `record`: every word is part of the number, stands in the template's name, or names the store, the inspector or a reviewer. */
export const matches = (companyId: string, words: readonly WordIds[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => sql`(${sql.join(waysOf(companyId, word), sql` or `)})`),
    sql` and `,
  )})`;

function waysOf(companyId: string, named: WordIds): RawBuilder<SqlBool>[] {
  const { word, formerly, inspectors } = named;
  const calledSo = sql<SqlBool>`(record.template_id = any(${formerly}::uuid[]) and record.template_name ilike ${contains(word)})`;
  const reviewedBy = sql<SqlBool>`record.task_id in (select p.task_id from task_person p
    where p.company_id = ${companyId} and p.relation = 'reviewer' and p.member_id in ${membersNamed(companyId, word)})`;
  const ways = [
    oneOf('shop_id', named.shops) ?? shopColumnNamed('record.shop_id', companyId, word),
    oneOf('template_id', named.templates) ?? templateColumnNamed('record.template_id', companyId, word),
    formerly.length > 0 ? calledSo : NONE,
    oneOf('inspector_id', inspectors) ?? NONE,
    oneOf('task_id', named.tasks) ?? reviewedBy,
    oneOf('number', named.numbers, 'text') ?? numberHolds('record.number', word),
  ].filter((way) => way !== NONE);
  return ways.length > 0 ? ways : [NONE];
}

const NONE = sql<SqlBool>`false`;

/** Condition: the column is one of these; null where they are not known. */
function oneOf(column: string, known: string[] | null, type: 'uuid' | 'text' = 'uuid'): RawBuilder<SqlBool> | null {
  if (known === null) return null;
  return known.length === 0 ? NONE : sql<SqlBool>`${sql.ref(`record.${column}`)} = any(${known}::${sql.raw(type)}[])`;
}
