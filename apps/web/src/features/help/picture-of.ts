import type { Language } from '@rondo/messages';
import { pictureFile } from './page-pictures.ts';

/** The addresses of all pictures by their files: a browser loads what it shows. */
const FILES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of the picture in an article; undefined for an article of no page. */
export const pictureOf = (id: string, language: Language): string | undefined =>
  FILES[`./pictures/${pictureFile(id, language)}`];
