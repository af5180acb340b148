import type { Language, MessageKey } from '@rondo/messages';
import { type Bundle, type Params, text } from '@rondo/messages/fill';
import { useSyncExternalStore } from 'react';

/** Gives the text of a key in the reader's language: `t('ui.list.total', { count })`. */
export type Translate = (key: MessageKey, params?: Params) => string;

type Loaded = { language: Language; extent: Extent; t: Translate };

const storageKey = 'language';
const listeners = new Set<() => void>();
let loaded: Loaded = { language: 'zh-CN', extent: 'all', t: (key) => key };

/** What was chosen on this device; null on a first visit. */
export const chosenLanguage = (): string | null => localStorage.getItem(storageKey);

/** The stored language: English only when the value is exactly en-US, whatever the browser says. */
export function storedLanguage(): Language {
  return chosenLanguage() === 'en-US' ? 'en-US' : 'zh-CN';
}

/** `first` holds what the sign-in page says, so that it does not pay for the texts of all features. */
type Extent = 'first' | 'all';

async function fetchBundle(language: Language, extent: Extent): Promise<Bundle> {
  if (extent === 'first') {
    const first =
      language === 'en-US' ? await import('@rondo/messages/en-US/first') : await import('@rondo/messages/zh-CN/first');
    return first.messages;
  }
  const all =
    language === 'en-US'
      ? await import('@rondo/messages/en-US/index.gen')
      : await import('@rondo/messages/zh-CN/index.gen');
  return all.messages;
}

/** Loads the texts of one language and shows them. The app awaits this before its first render. */
export async function loadLanguage(language: Language = storedLanguage(), extent: Extent = 'all'): Promise<void> {
  const bundle = await fetchBundle(language, extent);
  loaded = { language, extent, t: (key, params) => text(bundle, key, params) };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Stores the language and switches to it without reloading the page. */
export async function switchLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await loadLanguage(language, loaded.extent);
}

/** Texts outside of components (toasts of the request layer). Components use `useT`. */
export const t: Translate = (key, params) => loaded.t(key, params);

/** The language in use, for the request header. */
export const currentLanguage = (): Language => loaded.language;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = (): Loaded => loaded;

/** The reader's texts; the component renders again when the language changes. */
export function useT(): Translate {
  return useSyncExternalStore(subscribe, current, current).t;
}

/** The language in use; the component renders again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => loaded).language;
}
