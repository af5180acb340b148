import type { Language, MessageKey } from '@rondo/messages';
import { type Bundle, fill, joined, lookup, type Params } from '@rondo/messages/fill';
import { useSyncExternalStore } from 'react';
import { loadCode } from './load-code.ts';
import { FRAME_TEXTS, SIGN_IN_TEXTS, type TextPart, VERIFY_TEXTS } from './text-parts.ts';

/** Gives the text of a key in the reader's language: `t('ui.list.total', { count })`. */
export type Translate = (key: MessageKey, params?: Params) => string;

type Loaded = { language: Language; extent: Extent; t: Translate };

const storageKey = 'language';
const listeners = new Set<() => void>();
let loaded: Loaded = { language: 'zh-CN', extent: 'all', t: (key) => key };
const NONE: Bundle = {};
/** The texts that are here, in the language in use. */
let texts = NONE;

/** What was chosen on this device; null on a first visit. */
export const chosenLanguage = (): string | null => localStorage.getItem(storageKey);

/** The stored language: English only when the value is exactly en-US, whatever the browser says. */
export function storedLanguage(): Language {
  return chosenLanguage() === 'en-US' ? 'en-US' : 'zh-CN';
}

/** `first` holds what the sign-in page says, so that it does not pay for the texts of all features. */
type Extent = 'first' | 'all';

/** Of the pages that were opened: where their texts are, and what ends when they are here. */
const parts = new Map<TextPart, Promise<void>>();

async function fetchBundle(language: Language, extent: Extent): Promise<Bundle> {
  const first = extent === 'first' ? fetchFirst(language) : fetchFrame(language);
  const bundles = await Promise.all([first, ...[...parts.keys()].map((part) => fetchPart(part, language))]);
  return bundles.reduce(joined);
}

async function fetchFirst(language: Language): Promise<Bundle> {
  const first =
    language === 'en-US' ? await import('@rondo/messages/en-US/first') : await import('@rondo/messages/zh-CN/first');
  return first.messages;
}

const fetchFrame = (language: Language): Promise<Bundle> =>
  FRAME_TEXTS ? fetchPart(FRAME_TEXTS, language) : fetchAll(language);

async function fetchAll(language: Language): Promise<Bundle> {
  const all =
    language === 'en-US'
      ? await import('@rondo/messages/en-US/index.gen')
      : await import('@rondo/messages/zh-CN/index.gen');
  return all.messages;
}

async function fetchPart(part: TextPart, language: Language): Promise<Bundle> {
  try {
    return (await loadCode(part[language])).default;
  } catch (cause) {
    // The address in the browser's error is not that of the page whose code is asked for at the same time.
    throw new Error('a part of the texts did not load', { cause });
  }
}

/** Loads the texts of one language and shows them. The app awaits this before its first render. */
export async function loadLanguage(language: Language = storedLanguage(), extent: Extent = 'all'): Promise<void> {
  for (;;) {
    const asked = parts.size;
    const bundle = await fetchBundle(language, extent);
    // A page that was opened meanwhile has its texts in the language before.
    if (parts.size !== asked) continue;
    // The sign-in page is still there when the application comes.
    return show(language, extent, language === loaded.language ? joined(texts, bundle) : bundle);
  }
}

function show(language: Language, extent: Extent, bundle: Bundle): void {
  texts = bundle;
  loaded = { language, extent, t: (key, params) => translated(key, params) };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** A text of the parts that are here. What none has comes with all texts, a moment later. */
function translated(key: MessageKey, params?: Params): string {
  const found = lookup(texts, key);
  if (found !== undefined) return fill(found, params);
  if (FRAME_TEXTS && loaded.extent === 'all') void loadRest(loaded.language, key);
  return key;
}

let rest: Language | null = null;

async function loadRest(language: Language, key: string): Promise<void> {
  if (rest === language) return;
  rest = language;
  console.warn(`no part of the texts has ${key}: all of them are loaded`);
  const all = await fetchAll(language);
  if (loaded.language === language) show(language, 'all', all);
}

/** Loads the texts of a page beside those that are here; a later call after a failure asks again. */
export function loadTexts(part: TextPart): Promise<void> {
  const known = parts.get(part);
  if (known) return known;
  const coming = addPart(part).catch((cause: unknown) => {
    parts.delete(part);
    throw cause;
  });
  parts.set(part, coming);
  return coming;
}

async function addPart(part: TextPart): Promise<void> {
  for (;;) {
    const { language } = loaded;
    const bundle = await fetchPart(part, language);
    if (loaded.language !== language) continue;
    // What is shown already has its texts: nothing renders again.
    texts = joined(texts, bundle);
    return;
  }
}

/** Loads the texts of what opens on the sign-in page. */
export const loadSignInTexts = (): Promise<void> => (SIGN_IN_TEXTS ? loadTexts(SIGN_IN_TEXTS) : loadLanguage());

/** Loads the texts of the page that checks a report. */
export async function loadVerifyTexts(language: Language): Promise<void> {
  if (!VERIFY_TEXTS) return loadLanguage(language);
  await loadLanguage(language, 'first');
  await loadTexts(VERIFY_TEXTS);
}

/** Stores the language and switches to it without reloading the page. */
export async function switchLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await loadLanguage(language, loaded.extent);
}

/** Texts outside of components (toasts of the request layer). Components use `useT`. */
export const t: Translate = (key, params) => loaded.t(key, params);

/** The language in use, for the request header; before its texts are here, the one that they will be in. */
export const currentLanguage = (): Language => (texts === NONE ? storedLanguage() : loaded.language);

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
