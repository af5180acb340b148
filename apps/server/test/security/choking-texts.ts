/** 50 kB that expressions with a hidden square or cube choke on: runs, openings without a close, near misses. */
const LENGTH = 50_000;
const run = (piece: string, end = ''): string => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH) + end;
export const TEXTS: Record<string, string> = {
  letters: run('a', '!'),
  digits: run('1', 'x'),
  spaces: `9${run(' ', 'x')}`,
  'spaces at the end': run(' ', '\u00a0x'),
  tabs: run('\t', 'x'),
  'open brackets': run('('),
  'open braces': run('{a|', 'x'),
  'angle brackets': run('<'),
  overrides: run('<Override '),
  'part names': `<Override ${run('PartName="/x" ')}`,
  prefixes: run('<a:'),
  quotes: run('"a'),
  slashes: run('/'),
  dots: run('.'),
  percents: run('%'),
  commas: run('1,'),
  'digits and dots': run('1.', 'x'),
  'digits and colons': run('9:', 'x'),
  scores: run('score : ', 'x'),
  'scores with numbers': run('score:1 ', 'x'),
  below: run('below ', 'x'),
  times: run('09:00-10:00 ', 'x'),
  days: `mon ${run('09:00 - 10:00, ')}`,
  'day names': run('mon-'),
  mails: run('a@'),
  'T and line break': run('T\n'),
  separators: run('; '),
  'a signature': `v=1;t=${run('1')};${run('1')};s=${run('a')}`,
  ranges: `bytes=${run('1')}-${run('1')},`,
};

/** Time of the processor in milliseconds, best of a few: other processes of a busy machine are not counted. */
function fastest(call: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 6 && best > GOOD_MS; i += 1) {
    const start = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}
/** The figure to reach for one expression. */
const GOOD_MS = 5;
/** A function with a few of them, over text that it also splits, gets some more. */
const MOST_MS = 30;
/** A square takes four times as long for twice the text. What grows with its text is slow because the machine is busy. */
const GROWTH = 3;
/** Of the end so much is kept when a text is halved: the near miss stands there. */
const END = 50;

/** What seems slow is measured so often, the best of both counts: garbage that is collected meanwhile is time of the processor too. */
const LOOKS = 3;

/** Whether a call takes long for a text, and more than its share of what it takes for half of it. */
export function chokes(call: (text: string) => unknown, text: string): boolean {
  const half = text.slice(0, text.length / 2 - END) + text.slice(-END);
  let [ofWhole, ofHalf] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let look = 0; look < LOOKS; look += 1) {
    ofWhole = Math.min(
      ofWhole,
      fastest(() => call(text)),
    );
    if (ofWhole <= MOST_MS) return false;
    ofHalf = Math.min(
      ofHalf,
      fastest(() => call(half)),
    );
  }
  return ofWhole > GROWTH * ofHalf;
}
