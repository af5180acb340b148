import type { Citation } from '@rondo/contract/assistant';
import { rectificationApi } from '@rondo/contract/rectification';
import { statisticsApi } from '@rondo/contract/statistics';
import { taskApi } from '@rondo/contract/task';
import type { Actor } from '@rondo/domain/actor';
import { daysOf } from '@rondo/domain/assistant/figure-question';
import type { NamedPlace } from '@rondo/domain/assistant/named-places';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import type { Language, MessageKey } from '@rondo/messages';
import { translate } from '@rondo/messages';
import { AppError } from '../../platform/errors.ts';
import type { StreamWire } from '../../platform/http/binding.ts';
import type { ChosenFigure } from './choose-figure.ts';

interface Asking {
  ask: StreamWire['ask'];
  actor: Actor;
  language: Language;
  now: Date;
}

/** A figure in words, and the page that shows it; null page: the asker may not open it. */
export interface FigureAnswer {
  text: string;
  page: Extract<Citation, { kind: 'page' }> | null;
}

/** The smallest page, where one row or the total is enough. */
const FEWEST = 10;
/** Rows of a page of the list that is counted through. */
const READ = 100;

/**
 * Answers a question about figures by reading what the pages read, as the asker: the numbers are those of the page it names, with the
 * same permissions, stores and filter. Nothing is worked out here.
 */
export async function figureAnswer(asking: Asking, { figure, period, places }: ChosenFigure): Promise<FigureAnswer> {
  const days = daysOf(period, civilDate(asking.now, asking.actor.timeZone));
  try {
    const answer = await answerOf(asking, figure, { days, where: whereOf(places) });
    return places.length === 0 ? answer : { ...answer, text: atPlaces(asking.language, places, answer.text) };
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'FORBIDDEN') throw error;
    return { text: translate(asking.language, 'assistant.figure.forbidden'), page: null };
  }
}

type Days = ReturnType<typeof daysOf>;
/** The filter of the pages that figures are read under. */
interface Where {
  shopId?: string[];
  groupId?: string[];
}
interface Narrowed {
  days: Days;
  where: Where;
}

/** All of one kind: stores, or groups. */
function whereOf(places: readonly NamedPlace[]): Where {
  const ids = [...new Set(places.map(({ id }) => id))];
  if (places.length === 0) return {};
  return places[0]?.kind === 'group' ? { groupId: ids } : { shopId: ids };
}

function atPlaces(language: Language, places: readonly NamedPlace[], said: string): string {
  const names = [...new Set(places.map(({ name }) => name))].join(translate(language, 'ui.listSeparator'));
  return translate(language, 'assistant.figure.at', { names, said });
}

function answerOf(asking: Asking, figure: ChosenFigure['figure'], narrowed: Narrowed): Promise<FigureAnswer> {
  switch (figure) {
    case 'tasks':
      return tasks(asking, narrowed.where);
    case 'overdue_rectifications':
      return overdueRectifications(asking, narrowed.where);
    case 'red_lines':
      return narrowed.where.shopId?.length === 1 ? redLinesOf(asking, narrowed) : redLines(asking, narrowed);
    case 'best_shops':
    case 'worst_shops':
      return shopsByScore(asking, narrowed, figure);
    default:
      return figure satisfies never;
  }
}

const page = ({ language }: Asking, to: string, title: MessageKey): FigureAnswer['page'] => ({
  ...{ kind: 'page', number: 1, to },
  label: translate(language, title),
});

/** The address of a page under a filter. */
function addressOf(path: string, fields: Record<string, string>, { shopId = [], groupId = [] }: Where): string {
  const search = new URLSearchParams(fields);
  for (const id of shopId) search.append('shopId', id);
  for (const id of groupId) search.append('groupId', id);
  return `${path}?${search}`;
}

async function tasks(asking: Asking, where: Where): Promise<FigureAnswer> {
  const isNarrowed = where.shopId !== undefined || where.groupId !== undefined;
  const { todo, overdue } = isNarrowed ? await tasksAt(asking, where) : await asking.ask(taskApi.counts, {});
  return {
    text: translate(asking.language, 'assistant.figure.tasks', { todo, overdue }),
    page: page(asking, addressOf('/task', { tab: 'todo' }, where), 'task.title'),
  };
}

async function tasksAt({ ask }: Asking, where: Where) {
  const { total, overdue } = await ask(taskApi.list, { tab: 'todo', ...where, size: FEWEST });
  return { todo: total, overdue: overdue ?? 0 };
}

async function overdueRectifications(asking: Asking, where: Where): Promise<FigureAnswer> {
  const { language } = asking;
  const { total, list } = await asking.ask(rectificationApi.list, {
    ...{ tab: 'all', overdue: true, sort: 'deadline', size: LIMIT.assistant.rows, ...where },
  });
  const rows = list.map(({ title, shop }) =>
    translate(language, 'assistant.figure.atShop', { what: title, shop: shop.name }),
  );
  const fields = { tab: 'all', overdue: 'true', sort: 'deadline' };
  return {
    text: named(language, 'assistant.figure.overdueRectifications', { count: total }, rows),
    page: page(asking, addressOf('/inspect/problem', fields, where), 'rectification.title'),
  };
}

/** Of one store how many red lines it failed. */
async function redLinesOf(asking: Asking, { days, where }: Narrowed): Promise<FigureAnswer> {
  const { list } = await asking.ask(statisticsApi.shops, { ...days, ...where, sort: '-redLines', size: FEWEST });
  return {
    text: translate(asking.language, 'assistant.figure.redLinesOf', { ...days, count: list[0]?.redLines ?? 0 }),
    page: page(asking, statisticsPage({ days, where }, '-redLines'), 'statistics.title'),
  };
}

async function redLines(asking: Asking, narrowed: Narrowed): Promise<FigureAnswer> {
  const { language } = asking;
  const { first, count } = await failedShops(asking, narrowed);
  const rows = first.map(({ name, redLines }) => counted(language, name, String(redLines)));
  return {
    text: named(language, 'assistant.figure.redLines', { ...narrowed.days, count }, rows),
    page: page(asking, statisticsPage(narrowed, '-redLines'), 'statistics.title'),
  };
}

/**
 * The stores with most red lines, and how many have any. They stand before all others in the list, so the page on which they end is
 * found by halving: some ten pages are read of the largest company.
 */
async function failedShops({ ask }: Asking, { days, where }: Narrowed) {
  const failedOn = async (no: number) => {
    const { list, total } = await ask(statisticsApi.shops, {
      ...days,
      ...where,
      sort: '-redLines',
      size: READ,
      page: no,
    });
    return { total, rows: list.filter((row) => row.redLines > 0) };
  };
  const { total, rows: first } = await failedOn(1);
  let full = first.length < READ ? 0 : 1;
  let least = first.length < READ ? 1 : Math.ceil(total / READ) + 1;
  let count = first.length;
  // All stores up to page `full` failed; of page `least` not all did.
  while (least - full > 1) {
    const no = Math.floor((full + least) / 2);
    const { rows } = await failedOn(no);
    if (rows.length > 0) count = Math.max(count, (no - 1) * READ + rows.length);
    if (rows.length === READ) full = no;
    else least = no;
  }
  return { first, count };
}

async function shopsByScore(
  asking: Asking,
  { days, where }: Narrowed,
  figure: 'best_shops' | 'worst_shops',
): Promise<FigureAnswer> {
  const { language } = asking;
  const sort = figure === 'worst_shops' ? 'average' : '-average';
  const { list } = await asking.ask(statisticsApi.shops, { ...days, ...where, sort, size: LIMIT.assistant.rows });
  const rows = list.flatMap(({ name, averageRate }) =>
    averageRate === null ? [] : counted(language, name, `${averageRate.toFixed(1)}%`),
  );
  const key = figure === 'worst_shops' ? 'assistant.figure.worstShops' : 'assistant.figure.bestShops';
  return {
    text: named(language, key, { ...days, count: rows.length }, rows),
    page: page(asking, statisticsPage({ days, where }, sort), 'statistics.title'),
  };
}

const statisticsPage = ({ days, where }: Narrowed, sort: string): string =>
  addressOf('/inspect/statistics', { ...days, rows: 'shops', sort }, where);

const counted = (language: Language, name: string, value: string): string =>
  translate(language, 'assistant.figure.counted', { name, value });

/** A sentence with the number, and a second one that names the first rows. */
function named(
  language: Language,
  key: MessageKey,
  params: Record<string, string | number>,
  rows: readonly string[],
): string {
  const first = rows.slice(0, LIMIT.assistant.rows);
  const said = translate(language, key, params);
  if (first.length === 0) return said;
  return (
    said + translate(language, 'assistant.figure.these', { names: first.join(translate(language, 'ui.listSeparator')) })
  );
}
