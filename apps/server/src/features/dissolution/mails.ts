import { type Language, languageOf } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { Tx } from '../../platform/context.ts';
import { deliver, targetOf } from '../delivery/index.ts';
import * as q from './dissolution.queries.ts';

interface Ending {
  name: string;
  time_zone: string;
  dissolve_at: Date | null;
}

/** Tells everybody who administrates outside of the application too: they may not look into it within 72 hours. */
export async function writeOfEnding(tx: Tx, company: Ending, by: string, canSms: boolean): Promise<void> {
  const { dissolve_at: end } = company;
  if (end === null) return;
  await writeToAdministrators(tx, canSms, 'dissolution_started', (language) => ({
    company: company.name,
    by,
    time: timeText(end, language, company.time_zone),
  }));
}

/** Whoever was told by mail that the company ends is told so that it goes on. */
export function writeOfKeeping(tx: Tx, company: Pick<Ending, 'name'>, by: string, canSms: boolean): Promise<void> {
  return writeToAdministrators(tx, canSms, 'dissolution_taken_back', () => ({ company: company.name, by }));
}

async function writeToAdministrators(
  tx: Tx,
  canSms: boolean,
  text: 'dissolution_started' | 'dissolution_taken_back',
  paramsFor: (language: Language) => Record<string, string>,
): Promise<void> {
  const people = await q.administrators(tx.db, tx.companyId).execute();
  for (const person of people) {
    const target = targetOf(person, canSms);
    if (!target) continue;
    const language = languageOf(person.language);
    await deliver(tx.db, tx, { companyId: tx.companyId, target, text, params: paramsFor(language), language });
  }
}

/**
 * A time as a mail says it: with the zone behind it, since nobody knows where it is read.
 * `November 25, 2026 at 07:38 (Greenwich Mean Time)`, `2026年11月25日 07:38（格林尼治标准时间）`.
 */
export function timeText(at: Date, language: Language, timeZone: string): string {
  const time = new Intl.DateTimeFormat(language, {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  const zone = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return translate(language, 'dissolution.letter.time', { time, zone: zone?.value ?? timeZone });
}
