import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPassages } from '../../apps/server/src/features/knowledge-text/index.ts';
import { databases } from '../../apps/server/src/platform/db/company-db.ts';
import { appPool } from '../../apps/server/src/platform/db/pool.ts';
import {
  DocumentUnreadable,
  READ_FORMATS,
  type ReadFormat,
} from '../../apps/server/src/platform/document-text/document-text.ts';
import { indexDocument } from '../../apps/server/src/platform/document-text/read-document.ts';
import type { IndexedPassage } from '../../apps/server/src/platform/document-text/read-messages.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { type BenchPostgres, newDatabase } from '../lib/database.ts';
import { median, percentile, short, table } from '../lib/figures.ts';
import { plainSearch, trigramSearch } from './other-searches.ts';
import type { Question } from './question.ts';
import { ENGLISH, ENGLISH_UNANSWERABLE } from './questions-en.ts';
import { CHINESE, CHINESE_UNANSWERABLE } from './questions-zh.ts';
import { smallBases } from './small-bases.ts';
import { UNSEEN_ENGLISH, UNSEEN_ENGLISH_UNANSWERABLE } from './unseen-en.ts';
import { UNSEEN_CHINESE, UNSEEN_CHINESE_UNANSWERABLE } from './unseen-zh.ts';
import { givenCompany, type ReadFile, withMore, writtenFiles } from './written-files.ts';

/** Passages among which the time of an answer is measured. */
const MANY = 100_000;
const FOLDERS = ['cn_laws', 'en', 'office'];
const SHOWN = 10;

interface Answer {
  name: string;
  text: string;
}
type Search = (question: string) => Promise<{ answers: readonly Answer[]; isAnswer: boolean }>;

/**
 * Questions over real documents, asked of our search, of PostgreSQL's own text search and of its trigrams alone; some of them were looked
 * at while words and weights were chosen, the others were not. Then the time of an answer among 100,000 passages.
 */
export async function benchRetrieval(
  server: BenchPostgres,
  share: number,
  say: (line: string) => void,
): Promise<string> {
  const data = process.env.RONDO_DATA;
  if (!data) return 'left out: RONDO_DATA names no folder with documents';
  const database = 'rondo_bench_retrieval';
  await newDatabase(server, database);
  const url = server.url(database);
  await migrate(url);
  const files = await readAll(join(data, 'docs'), say);
  const companyId = await givenCompany(url, say);
  await writtenFiles(url, companyId, files);
  const pool = appPool(url, 2, (error) => say(error.message));
  try {
    const db = databases(pool).of(companyId);
    const eyes = { companyId, memberId: null, keys: ['everyone'], managesAll: false };
    const ours: Search = async (question) => {
      const { passages, isAnswer } = await findPassages(db, eyes, question, { scope: {}, limit: SHOWN });
      return { answers: passages, isAnswer };
    };
    const searches: [string, Search][] = [
      ['ours', ours],
      ['PostgreSQL text search', plainSearch(url, companyId)],
      ['pg_trgm alone', trigramSearch(url, companyId)],
    ];
    const rows = [['questions', 'search', 'first', 'in the first three', 'answers refused']];
    for (const [set, questions] of SETS.filter(isShown)) {
      requirePassages(files, questions);
      for (const [name, search] of isTuning ? searches.slice(0, 1) : searches)
        rows.push([`${set} (${questions.length})`, name, ...(await hits(search, questions))]);
    }
    for (const [set, questions] of UNANSWERABLE.filter(isShown))
      rows.push([`${set} (${questions.length})`, 'ours', '', '', await refusals(ours, questions)]);
    const small = await inSmallBases(url, pool, files);
    const times = await timed(url, companyId, ours, share, say);
    return `${files.reduce((sum, { passages }) => sum + passages.length, 0)} passages of ${files.length} documents\n${table(rows)}\n\n${small}\n\n${times}`;
  } finally {
    await pool.end();
  }
}

const SETS: [string, readonly Question[]][] = [
  ['Chinese, tuned on', CHINESE],
  ['Chinese, unseen', UNSEEN_CHINESE],
  ['English, tuned on', ENGLISH],
  ['English, unseen', UNSEEN_ENGLISH],
];
const UNANSWERABLE: [string, readonly string[]][] = [
  ['Chinese without answer, tuned on', CHINESE_UNANSWERABLE],
  ['Chinese without answer, unseen', UNSEEN_CHINESE_UNANSWERABLE],
  ['English without answer, tuned on', ENGLISH_UNANSWERABLE],
  ['English without answer, unseen', UNSEEN_ENGLISH_UNANSWERABLE],
];
/** BENCH_SETS=tuned leaves the unseen questions and the other searches alone, for whoever changes words and weights. */
const isTuning = process.env.BENCH_SETS === 'tuned';
const isShown = ([set]: [string, unknown]): boolean => !isTuning || set.includes('tuned');

async function readAll(folder: string, say: (line: string) => void): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  for (const part of FOLDERS)
    for (const name of readdirSync(join(folder, part))) {
      const format = READ_FORMATS.find((one) => name.endsWith(`.${one}`));
      if (!format) continue;
      const passages = await passagesIn(join(folder, part, name), format);
      if (passages) files.push({ name, passages });
    }
  say(`  ${files.length} documents read`);
  return files;
}

/** Null: of a document without words, or one that nobody may read. */
async function passagesIn(path: string, format: ReadFormat): Promise<IndexedPassage[] | null> {
  try {
    return (await indexDocument(path, format)).passages;
  } catch (error) {
    if (error instanceof DocumentUnreadable) return null;
    throw error;
  }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const isRight = ({ right }: Question, { name, text }: Answer): boolean =>
  right.some(([file, ...facts]) => name.startsWith(file) && facts.every((fact) => plain(text).includes(plain(fact))));

/** A question whose passage is nowhere would count against every search. */
function requirePassages(files: readonly ReadFile[], questions: readonly Question[]): void {
  const all = files.flatMap(({ name, passages }) => passages.map(({ text }: IndexedPassage) => ({ name, text })));
  for (const question of questions)
    if (!all.some((passage) => isRight(question, passage))) throw new Error(`no passage answers "${question.text}"`);
}

async function hits(search: Search, questions: readonly Question[]): Promise<[string, string, string]> {
  let [first, three, refused] = [0, 0, 0];
  for (const question of questions) {
    const { answers, isAnswer } = await search(question.text);
    const at = answers.findIndex((answer) => isRight(question, answer));
    if (at === 0) first += 1;
    if (at >= 0 && at < 3) three += 1;
    if (!isAnswer) refused += 1;
    if (process.env.BENCH_MISSES && at !== 0) process.stdout.write(`    ${at} ${question.text}\n`);
  }
  return [percent(first, questions.length), percent(three, questions.length), percent(refused, questions.length)];
}

async function refusals(search: Search, questions: readonly string[]): Promise<string> {
  let refused = 0;
  for (const question of questions) {
    const isRefused = !(await search(question)).isAnswer;
    if (isRefused) refused += 1;
    else if (process.env.BENCH_MISSES) process.stdout.write(`    answered ${question}\n`);
  }
  return percent(refused, questions.length);
}

/** The same questions in knowledge bases of three documents each. */
async function inSmallBases(
  url: string,
  pool: ReturnType<typeof appPool>,
  files: readonly ReadFile[],
): Promise<string> {
  const all = databases(pool);
  const isAnswered = (question: Question, some: readonly ReadFile[]): boolean =>
    some.some(({ name, passages }) => passages.some(({ text }) => isRight(question, { name, text })));
  const bases = smallBases(files, SETS.filter(isShown), UNANSWERABLE.filter(isShown), isAnswered);
  const found = new Map<
    string,
    { asked: number; first: number; three: number; answered: number; none: number; refused: number }
  >();
  const of = (set: string) => {
    const name = set.replace(' without answer', '');
    const counts = found.get(name) ?? { asked: 0, first: 0, three: 0, answered: 0, none: 0, refused: 0 };
    found.set(name, counts);
    return counts;
  };
  for (const base of bases) {
    const companyId = await givenCompany(url, () => undefined);
    await writtenFiles(url, companyId, base.files);
    const eyes = { companyId, memberId: null, keys: ['everyone'], managesAll: false };
    const ask = (text: string) => findPassages(all.of(companyId), eyes, text, { scope: {}, limit: 3 });
    for (const [set, question] of base.answered) {
      const { passages, isAnswer } = await ask(question.text);
      const at = passages.findIndex((passage) => isRight(question, passage));
      const counts = of(set);
      counts.asked += 1;
      if (at === 0) counts.first += 1;
      if (at >= 0) counts.three += 1;
      if (isAnswer) counts.answered += 1;
    }
    for (const [set, text] of base.unanswered) {
      const counts = of(set);
      counts.none += 1;
      if (!(await ask(text)).isAnswer) counts.refused += 1;
    }
  }
  const rows = [...found].map(([set, c]) => [
    ...[`${set} (${c.asked}, ${c.none})`, percent(c.first, c.asked), percent(c.three, c.asked)],
    ...[percent(c.answered, c.asked), percent(c.refused, c.none)],
  ]);
  const head = ['questions (with, without answer)', 'first', 'in the first three', 'answered', 'refused without'];
  return `${bases.length} knowledge bases of three documents\n${table([head, ...rows])}`;
}

const percent = (some: number, all: number): string => `${((100 * some) / all).toFixed(1)} %`;

async function timed(
  url: string,
  companyId: string,
  search: Search,
  share: number,
  say: (line: string) => void,
): Promise<string> {
  const passages = await withMore(url, companyId, Math.ceil(MANY / share), say);
  const times: number[] = [];
  for (const { text } of [...CHINESE, ...ENGLISH]) {
    const began = performance.now();
    await search(text);
    times.push(performance.now() - began);
  }
  const [p50, p95, most] = [median(times), percentile(times, 0.95), Math.max(...times)];
  return `a question among ${passages.toLocaleString('en-US')} passages, ms: p50 ${short(p50)}, p95 ${short(p95)}, most ${short(most)}`;
}
