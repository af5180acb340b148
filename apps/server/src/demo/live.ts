import { DAY_MS } from '@rondo/domain/duration';
import type { Dataset } from './dataset.ts';
import { writeDraft } from './drafts.ts';
import type { DemoPeople } from './people.ts';
import type { PhotoSet } from './photos.ts';
import { scorer, writeRecord } from './records.ts';
import { rectifier } from './rectifications.ts';
import { writeTask } from './tasks.ts';
import type { Visit } from './visits.ts';

const time = (at: Date | null): number => at?.getTime() ?? 0;

/** Lives through all visits in the order of the calendar and enters everything into the book. */
export function live(
  dataset: Dataset,
  photos: PhotoSet,
  people: DemoPeople,
  visits: readonly Visit[],
  days: number,
): void {
  const scoreOf = scorer();
  const rectify = rectifier(dataset, photos, people);
  const began = dataset.now.getTime() - days * DAY_MS;
  const commissions = visits
    .toSorted((a, b) => time(a.createdAt) - time(b.createdAt))
    .map((v) => writeTask(dataset, v));
  for (const commission of commissions) writeDraft(dataset, commission);
  for (const commission of commissions
    .filter((one) => one.visit.submittedAt !== null)
    .sort((a, b) => time(a.visit.submittedAt) - time(b.visit.submittedAt))) {
    const progress = (time(commission.visit.submittedAt) - began) / (dataset.now.getTime() - began);
    rectify(writeRecord(dataset, photos, scoreOf, commission, progress));
  }
}
