import { wallClock } from '@rondo/domain/civil-time';

/** The zone of the place where its clock differs from the one the reader sits in front of; null where both show the same. */
export function otherZone(
  placeZone: string,
  at = new Date(),
  readerZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string | null {
  const [there, here] = [wallClock(at, placeZone), wallClock(at, readerZone)];
  return there.date === here.date && there.minute === here.minute ? null : placeZone;
}

/** A text of a moment, with the zone behind it where the reader's clock shows another time. */
export function inZone(text: string, placeZone: string, at: Date, readerZone?: string): string {
  const zone = Number.isNaN(at.getTime()) ? null : otherZone(placeZone, at, readerZone);
  return zone ? `${text} (${zone})` : text;
}
