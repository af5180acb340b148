import type { FilmEnding } from '@rondo/domain/film';

const at = (head: Buffer, from: number, text: string): boolean => head.subarray(from).indexOf(text, 0, 'latin1') === 0;

/** Whether a file begins with a box of a QuickTime or MP4 film. */
export const isBoxed = (head: Buffer): boolean =>
  ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'].some((box) => at(head, 4, box));

/** Whether a file begins as Matroska and WebM do. */
export const isMatroska = (head: Buffer): boolean => at(head, 0, '\x1a\x45\xdf\xa3');

/** Whether a file begins as its name says. */
export const isFilm = (head: Buffer, ending: FilmEnding): boolean =>
  ending === 'webm' ? isMatroska(head) : isBoxed(head);
