import { useEffect, useEffectEvent, useState } from 'react';
import { type Option, wordsOf } from './option.ts';

/** Typing on asks the server once, after this pause. */
const PAUSE_MS = 250;
const LATIN = /[a-z]/i;
const CHINESE = /\p{Script=Han}/u;

interface Asked {
  options: readonly Option[];
  /** The server searches; else the options are what there is. */
  onSearch: ((text: string) => void) | undefined;
  isLoading: boolean;
  /** What was typed on the closed box. */
  start: string;
}

/** What is typed in the search of a list, and the options it leaves; none while the answer to it is on its way. */
export function useOptionSearch({ options, onSearch, isLoading, start }: Asked) {
  const [typed, setTyped] = useState(start);
  const isWaiting = useServerSearch(typed, onSearch);
  const spellingOf = useSpelling(!onSearch && LATIN.test(typed) && options.some((one) => CHINESE.test(wordsOf(one))));
  // What was found for other words must not be chosen by an Enter that comes too soon.
  const isBusy = isWaiting || (isLoading && (typed !== '' || options.length === 0));
  const wanted = typed.trim().toLowerCase();
  const isFound = (option: Option): boolean => {
    const words = wordsOf(option);
    if (words.toLowerCase().includes(wanted)) return true;
    return spellingOf?.(words).includes(wanted.replaceAll(' ', '')) ?? false;
  };
  const shown = isBusy ? [] : onSearch || wanted === '' ? options : options.filter(isFound);
  return { typed, setTyped, shown, isBusy };
}

/** Asks the server for what is typed; true until it was asked. */
function useServerSearch(typed: string, onSearch: Asked['onSearch']): boolean {
  const [asked, setAsked] = useState('');
  const ask = useEffectEvent(() => {
    onSearch?.(typed.trim());
    setAsked(typed);
  });
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return onSearch !== undefined && typed !== asked;
}

type SpellingOf = (words: string) => string;

/** The dictionary of pinyin, asked for when Latin letters are typed over Chinese words. Without it words are found as written. */
function useSpelling(isWanted: boolean): SpellingOf | null {
  const [spelling, setSpelling] = useState<{ of: SpellingOf } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('./spelling.ts').then(
      ({ spellingOf }) => setSpelling({ of: spellingOf }),
      (cause: unknown) => console.warn('the dictionary of pinyin did not load', cause),
    );
  }, [isWanted]);
  return spelling?.of ?? null;
}
