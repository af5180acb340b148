import { DAY_MS } from '@rondo/domain/duration';
import { writeDraft } from './drafts.ts';
import type { Ledger } from './ledger.ts';
import type { DemoPeople } from './people.ts';
import type { Camera } from './photos.ts';
import { scorer, writeRecord } from './records.ts';
import { rectifier } from './rectifications.ts';
import { writeTask } from './tasks.ts';
import type { Visit } from './visits.ts';

const time = (at: Date | null): number => at?.getTime() ?? 0;

/** Lives through all visits in the order of the calendar and enters everything into the book. */
export function live(book: Ledger, film: Camera, people: DemoPeople, visits: readonly Visit[], days: number): void {
  const scoreOf = scorer();
  const rectify = rectifier(book, film, people);
  const began = book.now.getTime() - days * DAY_MS;
  const commissions = visits.toSorted((a, b) => time(a.createdAt) - time(b.createdAt)).map((v) => writeTask(book, v));
  for (const commission of commissions) writeDraft(book, commission);
  for (const commission of commissions
    .filter((one) => one.visit.submittedAt !== null)
    .sort((a, b) => time(a.visit.submittedAt) - time(b.visit.submittedAt))) {
    const progress = (time(commission.visit.submittedAt) - began) / (book.now.getTime() - began);
    rectify(writeRecord(book, film, scoreOf, commission, progress));
  }
}
