const SEPARATOR = '；';

const parts = (note: string): string[] =>
  note
    .split(/[；;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether a quick phrase stands in a note, as a part of its own. */
export const hasPhrase = (note: string, phrase: string): boolean => parts(note).includes(phrase.trim());

/** Whether a note says more than the quick phrases that were ticked. */
export const hasOwnWords = (note: string, phrases: readonly string[]): boolean =>
  parts(note).some((part) => !phrases.some((phrase) => phrase.trim() === part));

/** Puts a phrase at the end of a note, or takes it out; what somebody wrote beside it stays. */
export function togglePhrase(note: string, phrase: string): string {
  const wanted = phrase.trim();
  if (hasPhrase(note, wanted))
    return parts(note)
      .filter((part) => part !== wanted)
      .join(SEPARATOR);
  return note.trim() === '' ? wanted : `${note.trim()}${SEPARATOR}${wanted}`;
}
