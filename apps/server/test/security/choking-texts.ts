/** Repeats a piece up to a length; what ends it stands behind. */
type Run = (piece: string, end?: string) => string;
const runOf =
  (length: number): Run =>
  (piece, end = '') =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end;

/** What expressions with a hidden square or cube choke on: runs, openings without a close, near misses. */
const KINDS: Record<string, (run: Run) => string> = {
  letters: (run) => run('a', '!'),
  digits: (run) => run('1', 'x'),
  spaces: (run) => `9${run(' ', 'x')}`,
  'spaces at the end': (run) => run(' ', '\u00a0x'),
  tabs: (run) => run('\t', 'x'),
  'open brackets': (run) => run('('),
  'open braces': (run) => run('{a|', 'x'),
  'angle brackets': (run) => run('<'),
  overrides: (run) => run('<Override '),
  'part names': (run) => `<Override ${run('PartName="/x" ')}`,
  prefixes: (run) => run('<a:'),
  quotes: (run) => run('"a'),
  slashes: (run) => run('/'),
  dots: (run) => run('.'),
  percents: (run) => run('%'),
  commas: (run) => run('1,'),
  'digits and dots': (run) => run('1.', 'x'),
  'digits and colons': (run) => run('9:', 'x'),
  scores: (run) => run('score : ', 'x'),
  'scores with numbers': (run) => run('score:1 ', 'x'),
  below: (run) => run('below ', 'x'),
  times: (run) => run('09:00-10:00 ', 'x'),
  days: (run) => `mon ${run('09:00 - 10:00, ')}`,
  'day names': (run) => run('mon-'),
  mails: (run) => run('a@'),
  'T and line break': (run) => run('T\n'),
  separators: (run) => run('; '),
  'a signature': (run) => `v=1;t=${run('1')};${run('1')};s=${run('a')}`,
  ranges: (run) => `bytes=${run('1')}-${run('1')},`,
};

/** How long a run is, characters. */
const LENGTH = 50_000;

/** A text with runs of a length: half and twice of it differ in their runs alone, wherever in the text those stand. */
type HostileText = (length: number) => string;
/** Every kind, and how it reads with runs of any length. */
export const TEXTS: readonly { kind: string; textOf: HostileText }[] = Object.entries(KINDS).map(([kind, of]) => ({
  kind,
  textOf: (length) => of(runOf(length)),
}));

/** Time of the processor in milliseconds, best of a few: other processes of a busy machine are not counted. */
function fastest(call: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  let all = 0;
  for (let i = 0; i < 6 && best > GOOD_MS && all < ENOUGH_MS; i += 1) {
    const start = process.cpuUsage();
    call();
    const { user, system } = process.cpuUsage(start);
    const took = (user + system) / 1_000;
    best = Math.min(best, took);
    all += took;
  }
  return best;
}
/** What takes longer than all this is slow without another look: garbage that is collected meanwhile changes little of it. */
const ENOUGH_MS = 200;
/** The figure to reach for one expression. */
const GOOD_MS = 5;
/** A function with a few of them, over text that it also splits, gets some more. */
const MOST_MS = 30;
/** A square takes four times as long for twice the text. What grows with its text is slow because the machine is busy. */
const GROWTH = 3;

/** What seems slow is measured so often, the best of both counts: garbage that is collected meanwhile is time of the processor too. */
const LOOKS = 3;

/** From half of the text on, each is twice the one before it. */
const LENGTHS = [0.5, 1, 2, 4] as const;

/**
 * Whether a call takes long for a text, more than its share of what it takes for half of it, and goes on so for twice and four
 * times of it: what no longer fits into the processor's cache grows faster once, a busy machine slows some, a square does at
 * every length.
 */
export function chokes(call: (text: string) => unknown, textOf: HostileText, length = LENGTH): boolean {
  const [first = '', ...rest] = LENGTHS.map((times) => textOf(length * times));
  let half = first;
  for (const whole of rest) {
    if (!growsFaster(call, half, whole)) return false;
    half = whole;
  }
  return true;
}

function growsFaster(call: (text: string) => unknown, half: string, whole: string): boolean {
  let [ofWhole, ofHalf] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let look = 0; look < LOOKS; look += 1) {
    ofWhole = Math.min(
      ofWhole,
      fastest(() => call(whole)),
    );
    if (ofWhole <= MOST_MS) return false;
    ofHalf = Math.min(
      ofHalf,
      fastest(() => call(half)),
    );
  }
  return ofWhole > GROWTH * ofHalf;
}
