import { sessionApi } from '@rondo/contract/session';
import type { Language } from '@rondo/messages';
import { call, Refusal } from '../http/http.ts';
import { queryClient } from '../http/query.ts';
import { switchLanguage } from '../i18n.tsx';

/** Switches the language of the signed-in person, here and on their other devices; what the server worded is asked again. */
export async function changeLanguage(language: Language): Promise<void> {
  await switchLanguage(language);
  try {
    await call(sessionApi.setLanguage, { language });
  } catch (cause) {
    // The page is in the chosen language either way; the refusal has been shown.
    if (!(cause instanceof Refusal)) throw cause;
  }
  await queryClient.invalidateQueries();
}
