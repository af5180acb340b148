import type { Citation } from '@rondo/contract/assistant';
import { rectificationApi } from '@rondo/contract/rectification';
import { statisticsApi } from '@rondo/contract/statistics';
import { taskApi } from '@rondo/contract/task';
import type { Actor } from '@rondo/domain/actor';
import { daysOf, type FigureQuestion } from '@rondo/domain/assistant/figure-question';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import type { Language, MessageKey } from '@rondo/messages';
import { translate } from '@rondo/messages';
import { AppError } from '../../platform/errors.ts';
import type { StreamWire } from '../../platform/http/binding.ts';

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

/** Rows of a page of the list that is counted through. */
const READ = 100;

/**
 * Answers a question about figures by reading what the pages read, as the asker: the numbers are those of the page it names, with the
 * same permissions and stores. Nothing is worked out here.
 */
export async function figureAnswer(asking: Asking, { figure, period }: FigureQuestion): Promise<FigureAnswer> {
  const days = daysOf(period, civilDate(asking.now, asking.actor.timeZone));
  try {
    switch (figure) {
      case 'tasks':
        return await tasks(asking);
      case 'overdue_rectifications':
        return await overdueRectifications(asking);
      case 'red_lines':
        return await redLines(asking, days);
      case 'best_shops':
      case 'worst_shops':
        return await shopsByScore(asking, days, figure);
      default:
        return figure satisfies never;
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.reason !== 'FORBIDDEN') throw error;
    return { text: translate(asking.language, 'assistant.figure.forbidden'), page: null };
  }
}

type Days = ReturnType<typeof daysOf>;

const page = ({ language }: Asking, to: string, title: MessageKey): FigureAnswer['page'] => ({
  ...{ kind: 'page', number: 1, to },
  label: translate(language, title),
});

async function tasks(asking: Asking): Promise<FigureAnswer> {
  const { todo, overdue } = await asking.ask(taskApi.counts, {});
  return {
    text: translate(asking.language, 'assistant.figure.tasks', { todo, overdue }),
    page: page(asking, '/task?tab=todo', 'task.title'),
  };
}

async function overdueRectifications(asking: Asking): Promise<FigureAnswer> {
  const { language } = asking;
  const { total, list } = await asking.ask(rectificationApi.list, {
    ...{ tab: 'all', overdue: true, sort: 'deadline', size: LIMIT.assistant.rows },
  });
  const rows = list.map(({ title, shop }) =>
    translate(language, 'assistant.figure.atShop', { what: title, shop: shop.name }),
  );
  return {
    text: named(language, 'assistant.figure.overdueRectifications', { count: total }, rows),
    page: page(asking, '/inspect/problem?tab=all&overdue=true&sort=deadline', 'rectification.title'),
  };
}

async function redLines(asking: Asking, days: Days): Promise<FigureAnswer> {
  const { language } = asking;
  const { first, count } = await failedShops(asking, days);
  const rows = first.map(({ name, redLines }) => counted(language, name, String(redLines)));
  return {
    text: named(language, 'assistant.figure.redLines', { ...days, count }, rows),
    page: page(asking, statisticsPage(days, '-redLines'), 'statistics.title'),
  };
}

/**
 * The stores with most red lines, and how many have any. They stand before all others in the list, so the page on which they end is
 * found by halving: some ten pages are read of the largest company.
 */
async function failedShops({ ask }: Asking, days: Days) {
  const failedOn = async (no: number) => {
    const { list, total } = await ask(statisticsApi.shops, { ...days, sort: '-redLines', size: READ, page: no });
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

async function shopsByScore(asking: Asking, days: Days, figure: 'best_shops' | 'worst_shops'): Promise<FigureAnswer> {
  const { language } = asking;
  const sort = figure === 'worst_shops' ? 'average' : '-average';
  const { list } = await asking.ask(statisticsApi.shops, { ...days, sort, size: LIMIT.assistant.rows });
  const rows = list.flatMap(({ name, averageRate }) =>
    averageRate === null ? [] : counted(language, name, `${averageRate.toFixed(1)}%`),
  );
  const key = figure === 'worst_shops' ? 'assistant.figure.worstShops' : 'assistant.figure.bestShops';
  return {
    text: named(language, key, { ...days, count: rows.length }, rows),
    page: page(asking, statisticsPage(days, sort), 'statistics.title'),
  };
}

const statisticsPage = ({ from, to }: Days, sort: string): string =>
  `/inspect/statistics?${new URLSearchParams({ from, to, rows: 'shops', sort })}`;

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
