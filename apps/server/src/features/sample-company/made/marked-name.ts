import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';

/** A name that says of itself, wherever it stands, that it is of the sample. */
export const markedName = (language: Language, name: string): string =>
  translate(language, 'sampleCompany.made.marked', { name });
