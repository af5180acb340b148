import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { Speech } from '@rondo/messages/schedule-words';

/** Texts of a language, with lists as its sentences have them. */
export const speechOf = (language: Language): Speech => ({
  t: (key, params) => translate(language, key, params),
  list: (parts) => parts.join(translate(language, 'handover.separator')),
});
