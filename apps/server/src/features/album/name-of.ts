import { civilDate } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { sourceOf } from './album.present.ts';

interface Named {
  source: string;
  camera_name: string;
  taken_at: Date;
  shop_name: string;
}

/** A picture in a line, for the audit log and the bin: what it is, of which store, from which day. */
export function nameOf(
  { source, camera_name, taken_at, shop_name }: Named,
  language: Language,
  timeZone: string,
): string {
  const what = camera_name || translate(language, `album.source.${sourceOf(source)}`);
  return `${shop_name} ${what} ${civilDate(taken_at, timeZone)}`;
}
