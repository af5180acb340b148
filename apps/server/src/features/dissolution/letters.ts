import { type Language, languageOf } from '@rondo/domain/language';
import type { Tx } from '../../platform/context.ts';
import { deliver, targetOf } from '../delivery/index.ts';
import * as q from './dissolution.queries.ts';

interface Ending {
  name: string;
  time_zone: string;
  dissolve_at: Date | null;
}

/** Tells everybody who administrates outside of the application too: they may not look into it within 72 hours. */
export async function writeToAdministrators(tx: Tx, company: Ending, by: string, canSms: boolean): Promise<void> {
  const { dissolve_at: end } = company;
  if (end === null) return;
  const people = await q.administrators(tx.db, tx.companyId).execute();
  for (const person of people) {
    const target = targetOf(person, canSms);
    if (!target) continue;
    const language = languageOf(person.language);
    const params = { company: company.name, by, time: timeText(end, language, company.time_zone) };
    await deliver(tx.db, tx, { companyId: tx.companyId, target, text: 'dissolution_started', params, language });
  }
}

/** A time as a letter says it: with the zone, since nobody knows where it is read. */
export function timeText(at: Date, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language, {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(at);
}
