import type { FrozenReport } from '@rondo/contract/subscription-shapes';
import type { Language } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { light } from '@rondo/domain/palette';
import { pageOf } from '@rondo/domain/subscription/page-of';
import { besideText, reportFigureText } from '@rondo/messages/format/report-figure';
import type { MailBody } from '../../delivery/index.ts';
import { type Html, html } from '../../report/index.ts';
import { LIST_REPORTS, rowOf } from '../content/lists.ts';
import { type SheetName, sheetOfList } from '../content/sheets.ts';
import { listRows, reportFile } from './report-file.ts';
import { periodText, type T, textOf, wordsOf } from './words.ts';

export interface Around {
  language: Language;
  /** Where people reach Rondo. */
  origin: string;
  /** The key of what was frozen; null: its reader is no member, and opens nothing in Rondo. */
  key: string | null;
  company: string;
  /** Who made the subscription. */
  owner: string;
  unsubscribeUrl: string;
  /** Whether its reader gets the rows as a file. */
  withFile: boolean;
}

export interface Composed {
  subject: string;
  /** The same as plain text. */
  text: string;
  /** Its figures in one line, for a message. */
  line: string;
  body: MailBody;
}

/** The mail of a report, made of what was frozen of it and nothing else: sent again later it says the same. */
export function composeMail(frozen: FrozenReport, around: Around): Composed {
  const t = wordsOf(around.language);
  const about = { name: frozen.name, period: periodText(t, frozen) };
  const subject = t(isQuiet(frozen) ? 'subscription.mail.quietSubject' : 'subscription.mail.subject', about);
  const figures = frozen.figures.map((one) => `${one.label} ${reportFigureText(one, t)}`);
  const parts = [...quietText(frozen, t), ...figures.slice(0, FIGURES_IN_LINE)];
  const file = around.withFile ? reportFile(frozen, around.language) : null;
  return {
    subject,
    line: parts.join(' · '),
    text: plain(frozen, around, t),
    body: { html: page(frozen, around, t, subject).source, unsubscribeUrl: around.unsubscribeUrl, file },
  };
}

const FIGURES_IN_LINE = 4;
/** Which columns stand in the mail itself where a list does not say it. */
const FIRST = [0, 1, 2, 3, 4, 5];
const OF_LISTS = new Map<string, readonly number[]>(
  LIST_REPORTS.map((report) => [sheetOfList(report), rowOf(report).inline ?? FIRST]),
);
/** The same of the lists that figures open, and of tables. */
const INLINE: Record<string, readonly number[]> = {
  shops: [0, 3, 4, 8, 9, 10],
  storeChanges: [0, 2, 3, 4, 5],
  taskTable: [0, 1, 2, 5, 6],
  scoreTable: [0, 2, 3, 4, 5, 9],
  flowStores: [0, 1, 2, 3, 4, 5, 6],
  planShops: [0, 2, 3, 4, 6, 11],
  inspectors: [0, 2, 3, 5, 7, 8],
  aiRules: [0, 2, 3, 4, 5, 6],
  records: [0, 1, 3, 9, 13, 14],
  rectifications: [0, 1, 3, 6, 8, 13],
} satisfies Partial<Record<SheetName, readonly number[]>>;

/** A report of what changed alone, and nothing did. */
const isQuiet = ({ quiet, listed }: FrozenReport): boolean => quiet !== null && listed === 0;

/** What a report of what changed leaves out, in one line. */
function quietText({ quiet, listed }: FrozenReport, t: T): string[] {
  if (quiet === null) return [];
  const count = quiet.value.toLocaleString('en-US');
  return [t(listed === 0 ? 'subscription.changes.allQuiet' : 'subscription.changes.others', { count })];
}
/** Where the report is read as it was sent; null: nowhere for this reader. */
const reportAddress = ({ origin, key }: Around, figure?: string): string | null =>
  key && `${origin}/web/subscription/report?key=${key}${figure === undefined ? '' : `&figure=${figure}`}`;

/** How many figures the page has beside these, and where it is read as it is now. */
function moreFigures({ moreFigures: more, report, query, period }: FrozenReport, { origin, key }: Around, t: T) {
  if (more === 0) return [];
  const text = t('subscription.mail.moreFigures', { count: more });
  return [{ text, address: key && `${origin}/web${pageOf(report, query, period ?? {})}` }];
}

function plain(frozen: FrozenReport, around: Around, t: T): string {
  const lines = frozen.figures.map((one) => {
    const beside = besideText(one, t);
    return `${one.label}: ${reportFigureText(one, t)}${beside === '' ? '' : ` (${beside})`}`;
  });
  return [
    about(frozen, t),
    ...(frozen.quiet === null ? [] : [[...changedLines(frozen, t), ...quietText(frozen, t)].join('\n')]),
    [
      ...lines,
      ...moreFigures(frozen, around, t).map(({ text, address }) => (address ? `${text}: ${address}` : text)),
    ].join('\n'),
    ...(around.key === null ? [] : [`${t('subscription.mail.open')}: ${reportAddress(around)}`]),
    `${footer(frozen, around, t)}\n${t('subscription.mail.stop')}: ${around.unsubscribeUrl}`,
  ].join('\n\n');
}

/** The rows of what changed, in a line each: whoever reads the text alone is told them too. */
function changedLines(frozen: FrozenReport, t: T): string[] {
  const rows = listRows(frozen);
  const said = rows.slice(0, LIMIT.subscription.inlineRows).map((row) => {
    const cells = inlineColumns(frozen).map(({ at, column }) => textOf(row[at], column.kind, frozen.timeZone));
    return cells.filter((cell) => cell !== '').join(' · ');
  });
  return [...said, ...moreText(rows.length - said.length, t)];
}

/** The columns that stand in the mail itself, each with its place in the list. */
function inlineColumns({ sheets, list }: FrozenReport) {
  return (INLINE[list] ?? OF_LISTS.get(list) ?? FIRST).flatMap((at) => {
    const column = sheets[list]?.columns[at];
    return column ? [{ at, column }] : [];
  });
}

const moreText = (more: number, t: T): string[] =>
  more > 0 ? [t('subscription.mail.more', { count: more.toLocaleString('en-US') })] : [];

function about(frozen: FrozenReport, t: T): string {
  const filters = frozen.filters.map(({ label, values }) => `${label}: ${values.join(', ')}`);
  return [periodText(t, frozen), ...filters].join('\n');
}

const footer = ({ timeZone }: FrozenReport, { company, owner, key }: Around, t: T): string =>
  t(key === null ? 'subscription.mail.outsideFooter' : 'subscription.mail.footer', { company, owner, zone: timeZone });

const FONT = 'font-family:-apple-system,Segoe UI,PingFang SC,Microsoft YaHei,sans-serif';
const CELL = `padding:6px 12px 6px 0;border-bottom:1px solid ${light.line};text-align:left;vertical-align:top`;

/** Tables and styles in the line: mail programs read nothing else. */
function page(frozen: FrozenReport, around: Around, t: T, title: string): Html {
  return html`<!doctype html><html lang="${around.language}"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;padding:24px;color:${light.ink};background:${light.surface};font-size:14px;line-height:1.6;${FONT}">
<h1 style="font-size:20px;margin:0 0 4px">${frozen.name}</h1>
<p style="margin:0 0 16px;color:${light.ink2};white-space:pre-line">${about(frozen, t)}</p>
<table role="presentation" style="border-collapse:collapse;margin:0 0 20px">${frozen.figures.map((one) => figureRow(one, around, t))}</table>
${moreFigures(frozen, around, t).map(({ text, address }) => html`<p style="margin:0 0 20px">${linked(text, address)}</p>`)}
${inlineTable(frozen, around, t)}
${around.key === null ? null : html`<p style="margin:0 0 20px">${linked(t('subscription.mail.open'), reportAddress(around))}</p>`}
<p style="margin:0;color:${light.ink3};font-size:12px">${footer(frozen, around, t)} <a href="${around.unsubscribeUrl}" style="color:${light.ink3}">${t('subscription.mail.stop')}</a></p>
</body></html>`;
}

/** A text that leads somewhere, where its reader can go there. */
const linked = (text: string, address: string | null): Html =>
  address === null ? html`${text}` : html`<a href="${address}" style="color:${light.brandText}">${text}</a>`;

function figureRow(one: FrozenReport['figures'][number], around: Around, t: T): Html {
  const shown = linked(reportFigureText(one, t), one.rows === null ? null : reportAddress(around, one.key));
  return html`<tr><td style="${CELL}">${one.label}</td><td style="${CELL};font-weight:600">${shown}</td><td style="${CELL};color:${light.ink2}">${besideText(one, t)}</td></tr>`;
}

/** The first rows of the list. */
function inlineTable(frozen: FrozenReport, around: Around, t: T): Html | null {
  const rows = listRows(frozen);
  const quiet = quietText(frozen, t).map(
    (text) => html`<p style="margin:0 0 20px">${linked(text, reportAddress(around, 'quiet'))}</p>`,
  );
  const more = moreText(rows.length - LIMIT.subscription.inlineRows, t).map(
    (text) => html`<p style="margin:0 0 20px;color:${light.ink2}">${text}</p>`,
  );
  if (rows.length === 0) return html`${quiet}`;
  const columns = inlineColumns(frozen);
  const first = rows.slice(0, LIMIT.subscription.inlineRows);
  return html`<table style="border-collapse:collapse;margin:0 0 8px;font-size:13px"><thead><tr>${columns.map(({ column }) => html`<th style="${CELL};color:${light.ink2}">${column.header}</th>`)}</tr></thead>
<tbody>${first.map((row) => html`<tr>${columns.map(({ at, column }) => html`<td style="${CELL}">${textOf(row[at], column.kind, frozen.timeZone)}</td>`)}</tr>`)}</tbody></table>
${more}${quiet}`;
}
