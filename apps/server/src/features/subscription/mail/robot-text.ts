import type { FrozenReport } from '@rondo/contract/subscription-shapes';
import type { Language } from '@rondo/domain/language';
import { pageOf } from '@rondo/domain/subscription/page-of';
import { besideText, reportFigureText } from '@rondo/messages/format/report-figure';
import { periodText, wordsOf } from './words.ts';

interface Around {
  language: Language;
  /** Where people reach Rondo. */
  origin: string;
  /** Who made the subscription: what they see is told. */
  owner: string;
}

/**
 * A report for the robot of a chat: figures, and the way to its page, where each reader sees their own stores. Never rows, for a chat has
 * people of any scope. `text` says the same without marks. What is worth most stands first: a robot takes so many bytes and no more.
 */
export function robotText(frozen: FrozenReport, { language, origin, owner }: Around): Record<string, string> {
  const t = wordsOf(language);
  const subject = t('subscription.mail.subject', { name: frozen.name, period: periodText(t, frozen) });
  const address = `${origin}/web${pageOf(frozen.report, frozen.query, frozen.period ?? {})}`;
  const open = t('subscription.robot.open');
  const figures = frozen.figures.map((one) => {
    const beside = besideText(one, t);
    return { label: one.label, value: reportFigureText(one, t), beside: beside === '' ? '' : ` (${beside})` };
  });
  const filters = frozen.filters.map(({ label, values }) => `${label}: ${values.join(', ')}`);
  const scope = t('subscription.robot.scope', { owner });
  return {
    subject,
    text: [
      `${open}: ${address}`,
      ...figures.map(({ label, value, beside }) => `${label}: ${value}${beside}`),
      ...filters,
      scope,
    ].join('\n'),
    markdown: [
      `**${unmarked(subject)}**`,
      `[${open}](${address})`,
      ...figures.map(({ label, value, beside }) => `${unmarked(label)}: **${unmarked(value)}**${unmarked(beside)}`),
      ...[...filters, scope].map(unmarked),
    ].join('\n\n'),
  };
}

const WIDE: Readonly<Record<string, string>> = {
  ...{ '*': '＊', _: '＿', '`': '｀', '#': '＃', '<': '＜', '>': '＞', '[': '［', ']': '］', '~': '～', '@': '＠' },
};

/** What people typed, with nothing in it that a chat takes for a mark, a link or a call of somebody: the three know no common escape. */
const unmarked = (text: string): string =>
  text.replace(/[*_`#<>[\]~@]/g, (sign) => WIDE[sign] ?? sign).replace(/\s+/g, ' ');
