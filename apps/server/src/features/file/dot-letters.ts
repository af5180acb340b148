/**
 * Letters of 5 x 7 dots for machines without any font: five columns each, the lowest bit on top. Whatever a mark is made of
 * besides shows as an empty place.
 */
const COLUMNS: Readonly<Record<string, string>> = {
  '0': '3e5149453e',
  '1': '00427f4000',
  '2': '4261514946',
  '3': '2141454b31',
  '4': '1814127f10',
  '5': '2745454539',
  '6': '3c4a494930',
  '7': '0171090503',
  '8': '3649494936',
  '9': '064949291e',
  A: '7e1111117e',
  B: '7f49494936',
  C: '3e41414122',
  D: '7f4141221c',
  E: '7f49494941',
  F: '7f09090901',
  G: '3e4149497a',
  H: '7f0808087f',
  I: '00417f4100',
  J: '2040413f01',
  K: '7f08142241',
  L: '7f40404040',
  M: '7f020c027f',
  N: '7f0408107f',
  O: '3e4141413e',
  P: '7f09090906',
  Q: '3e4151215e',
  R: '7f09192946',
  S: '4649494931',
  T: '01017f0101',
  U: '3f4040403f',
  V: '1f2040201f',
  W: '3f4038403f',
  X: '6314081463',
  Y: '0708700807',
  Z: '6151494543',
  '.': '0060600000',
  '-': '0808080808',
  _: '4040404040',
  '+': '08083e0808',
};

/** A line of text as an SVG path, `sizePx` high, its left lower end at 0,0; and how wide it is, px. */
export function dotLetters(text: string, sizePx: number): { path: string; width: number } {
  const dot = sizePx / 9;
  const parts: string[] = [];
  const letters = [...text.toUpperCase()];
  for (const [place, letter] of letters.entries()) {
    const columns = Buffer.from(COLUMNS[letter] ?? '', 'hex');
    for (const [x, bits] of columns.entries())
      for (let y = 0; y < 7; y += 1)
        if ((bits >> y) & 1)
          parts.push(
            `M${round((place * 6 + x) * dot)} ${round((y - 7) * dot)}h${round(dot)}v${round(dot)}h${round(-dot)}z`,
          );
  }
  return { path: parts.join(''), width: letters.length * 6 * dot };
}

const round = (value: number): number => Math.round(value * 100) / 100;
