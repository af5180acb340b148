const LIMITS = 'packages/domain/src/limit.ts';

/**
 * What is written once and read everywhere else. Each row: the files it speaks of, what a second copy looks like, and where
 * the first one is. Tests may spell a value out: they say what it should be.
 * @type {{ files: RegExp, copy: RegExp, home: string }[]}
 */
const RULES = [
  {
    files: /\.tsx?$/,
    copy: /\b(?:3_?600_?000|86_?400_?000)\b|^(?:export )?const (?:SECOND|MINUTE|HOUR|DAY)_MS =/,
    home: 'packages/domain/src/duration.ts',
  },
  {
    // Nothing and one are no limits that somebody would change.
    files: /^packages\/contract\/src\/.*\.ts$/,
    copy: /\.(?:max|min|length)\(-?(?![01]\s*[,)])\d|\b(?:line|text)\(\d|\b\w+Field\('\w+', (?:\d|.*\b(?:min|max): -?\d)/,
    home: LIMITS,
  },
  {
    files: /^apps\/web\/src\/.*\.tsx?$/,
    copy: /\b(?:maxLength|minLength|max|min)=(?:\{-?(?![01]\})\d|"\d)|\bmaxLength: \d/,
    home: LIMITS,
  },
  { files: /^apps\/web\/.*\.tsx?$/, copy: /^(?:export )?type Translate =/, home: 'apps/web/src/shared/i18n.tsx' },
  {
    // What somebody typed would go with the page when a later read fails: only one that shows nothing yet gives way.
    files: /^apps\/web\/src\/.*\.tsx$/,
    copy: /^\s*if \((?:\w+\.)?isError\)/,
    home: 'isLoadingError of apps/web/src/shared/http/query.ts',
  },
];

/**
 * A join may read its inner side again for each row of the outer: rows locked behind a limit become more than the limit. In a
 * `with … as materialized` they are read once.
 */
const LOCKED_BEHIND_A_LIMIT =
  /\b(?:from|using|in) \(\s*select\b(?:(?!\bselect\b)[^`])*?\blimit\b(?:(?!\bselect\b)[^`])*?\bfor update\b/g;

/** What is put into a statement, which may be a statement with quotes of its own; its lines stay lines. */
const PUT_IN = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * The lines of a file that repeat what has its place elsewhere.
 * @param {string} file relative to the checkout, with `/`
 * @param {string} text
 */
export function copiesIn(file, text) {
  if (/\.test\.tsx?$/.test(file)) return [];
  const rules = RULES.filter(({ files, home }) => files.test(file) && file !== home);
  const statements = text.replace(PUT_IN, (put) => put.replace(/[^\n]/g, ' '));
  const locked = [...statements.matchAll(LOCKED_BEHIND_A_LIMIT)].map(
    ({ index }) =>
      `${file}:${text.slice(0, index).split('\n').length}: rows locked behind a limit stand in a materialized "with"`,
  );
  const repeated = text.split('\n').flatMap((line, at) => {
    const rule = rules.find(({ copy }) => copy.test(line));
    return rule ? [`${file}:${at + 1}: ${line.trim()} (it has its place in ${rule.home})`] : [];
  });
  return [...repeated, ...locked];
}
