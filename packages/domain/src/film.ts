import { knowledgeTypeOf } from './knowledge/file-type.ts';

/** The films that can hang on an announcement, by the ending of their name: what browsers play. */
export const FILM_ENDINGS = ['mp4', 'm4v', 'mov', 'webm'] as const;
export type FilmEnding = (typeof FILM_ENDINGS)[number];

/** What a film is by the ending of its name, whatever is in it; `null` for everything else. */
export function filmTypeOf(name: string): { ending: FilmEnding; mime: string } | null {
  const ending = FILM_ENDINGS.find((one) => name.toLowerCase().endsWith(`.${one}`));
  const type = ending && knowledgeTypeOf(`.${ending}`);
  return ending && type ? { ending, mime: type.mime } : null;
}
