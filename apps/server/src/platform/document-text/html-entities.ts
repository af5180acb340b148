/** The names that pages use for characters; others stay as they are written. */
const NAMED: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '' },
  ...{ copy: '©', reg: '®', trade: '™', hellip: '…', mdash: '—', ndash: '–', minus: '−', middot: '·', bull: '•' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»', sect: '§', para: '¶', dagger: '†' },
  ...{
    times: '×',
    divide: '÷',
    plusmn: '±',
    deg: '°',
    micro: 'µ',
    le: '≤',
    ge: '≥',
    ne: '≠',
    frac12: '½',
    frac14: '¼',
  },
  ...{ euro: '€', pound: '£', yen: '¥', cent: '¢', larr: '←', rarr: '→', uarr: '↑', darr: '↓', check: '✓' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', eacute: 'é', egrave: 'è' },
  ...{ agrave: 'à', ccedil: 'ç', ntilde: 'ñ', aacute: 'á', iacute: 'í', oacute: 'ó', uacute: 'ú', ecirc: 'ê' },
};
const LAST = 0x10ffff;

/** The characters that a text of HTML means. */
export function entitiesRead(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= LAST ? String.fromCodePoint(code) : '';
  });
}
