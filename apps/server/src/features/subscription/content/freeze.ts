import type { FrozenReport, FrozenSheet } from '@rondo/contract/subscription-shapes';
import { LIMIT } from '@rondo/domain/limit';
import type { SubscriptionReport } from '@rondo/domain/subscription';
import type { periodDays } from '@rondo/domain/subscription/period';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Cell } from '../../../platform/export/cell.ts';
import { permits } from '../../../platform/http/asking.ts';
import { quietStores } from '../../statistics/index.ts';
import type { AskedFigure, Query } from './figures.ts';
import { queryFor } from './query.ts';
import { listOf, REPORTS } from './reports.ts';
import { PERIOD_LABELS, SHEETS, type SheetName } from './sheets.ts';

/** What is sent: a report, its filters, and the days that it is about. */
interface Wanted {
  name: string;
  report: SubscriptionReport;
  query: string;
  days: ReturnType<typeof periodDays>;
  onlyChanged: boolean;
}

const { rows: MOST } = LIMIT.subscription;

/**
 * A report as its reader sees it now: figures, the list, and of every figure the rows that it counts, in one snapshot of the database
 * that the context is bound to.
 */
export async function freeze(
  context: Context,
  { name, report, query: text, days, onlyChanged }: Wanted,
): Promise<FrozenReport> {
  const { actor, now } = context;
  const query = queryFor(report, text, days);
  const list = listOf(report, onlyChanged);
  const kept = keeper(context);
  const { length: listed } = await kept.add(list, query);
  const quiet = onlyChanged ? await quietOf(context, kept, query) : null;
  const figures: FrozenReport['figures'] = [];
  const all = await REPORTS[report].figures(context, query);
  for (const one of all.slice(0, LIMIT.subscription.figures)) figures.push(await figureOf(context, kept, one));
  return {
    ...{ name, report, query: text, period: days, figures, list, listed },
    moreFigures: all.length - figures.length,
    sentAt: now().toISOString(),
    timeZone: actor.timeZone,
    quiet,
    filters: await filterWords(context, list, query),
    sheets: await kept.sheets(),
  };
}

/** The inspected stores that a report of what changed leaves out. */
async function quietOf(
  context: Context,
  kept: ReturnType<typeof keeper>,
  query: Query,
): Promise<FrozenReport['quiet']> {
  const stores = await quietStores(context, query);
  return { value: stores.size, rows: { sheet: 'shops', at: await kept.add('shops', query, stores) } };
}

async function figureOf(
  { actor, language }: Context,
  kept: ReturnType<typeof keeper>,
  { key, label, title, unit, rows, isLeast = false, notes = [], ...values }: AskedFigure,
): Promise<FrozenReport['figures'][number]> {
  const maySee = rows !== null && permits(SHEETS[rows.sheet].needs, actor);
  const at = maySee ? await kept.add(rows.sheet, rows.query) : null;
  const { value = at?.length ?? null } = values;
  return {
    ...{ key, label: title ?? translate(language, label), unit, value, isLeast, notes },
    ...('previous' in values ? { previous: values.previous ?? null } : {}),
    ...('base' in values ? { base: values.base ?? null } : {}),
    rows: rows && at && { sheet: rows.sheet, at },
  };
}

interface Kept {
  /** Where each row stands, by its id. */
  at: Map<string, number>;
  /** The rows that a question was the first to name. */
  asked: { query: Query; ids: string[] }[];
  isCut: boolean;
}

/** Every row is kept once, however many figures count it. */
function keeper(context: Context) {
  const kept = new Map<SheetName, Kept>();
  return {
    /** Where the rows of a question stand in their sheet; with `only` those of them alone. */
    async add(name: SheetName, query: Query, only?: ReadonlySet<string>): Promise<number[]> {
      const found = await SHEETS[name].sheet.ids(context, query, MOST + 1);
      const sheet: Kept = kept.get(name) ?? { at: new Map(), asked: [], isCut: false };
      kept.set(name, sheet);
      if (found.length > MOST) sheet.isCut = true;
      const ids = found.slice(0, MOST).filter((id) => only?.has(id) ?? true);
      const fresh = ids.filter((id) => !sheet.at.has(id));
      for (const id of fresh) sheet.at.set(id, sheet.at.size);
      if (fresh.length > 0) sheet.asked.push({ query, ids: fresh });
      return ids.flatMap((id) => sheet.at.get(id) ?? []);
    },
    async sheets(): Promise<FrozenReport['sheets']> {
      const sheets: FrozenReport['sheets'] = {};
      for (const [name, one] of kept) sheets[name] = await sheetOf(context, name, one);
      return sheets;
    },
  };
}

async function sheetOf(context: Context, name: SheetName, { asked, isCut }: Kept): Promise<FrozenSheet> {
  const { sheet } = SHEETS[name];
  const columns = sheet.columns(context.language);
  const rows: FrozenSheet['rows'] = [];
  for (const { query, ids } of asked) {
    const found = new Map((await sheet.cells(context, ids, query)).map(({ id, cells }) => [id, cells]));
    // A row that is counted is there: figures and rows are of one snapshot.
    for (const id of ids) rows.push((found.get(id) ?? columns.map(() => null)).map(keptCell));
  }
  return { title: translate(context.language, sheet.title), columns, rows, isCut };
}

const keptCell = (cell: Cell): string | number | null => (cell instanceof Date ? cell.toISOString() : cell);

/** The filters in words, without the period: that is said above. */
async function filterWords(context: Context, list: SheetName, query: Query): Promise<FrozenReport['filters']> {
  const found = await SHEETS[list].sheet.filters(context, query);
  return found
    .filter(([label, values]) => values.length > 0 && !PERIOD_LABELS.includes(label))
    .map(([label, values]) => ({ label: translate(context.language, label), values: [...values] }));
}

/** Whether a report tells nothing: every figure is nothing; of what changed alone: nothing did. */
export const isEmptyReport = ({ figures, quiet, listed }: FrozenReport): boolean =>
  quiet === null ? figures.every(({ value }) => (value ?? 0) === 0) : listed === 0;
