export const WIDTH = 1280;
export const HEIGHT = 720;

export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" fill-opacity="${opacity}"/>`;

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** One of several, going round. */
export function shade(colours: readonly string[], tone: number): string {
  return colours[tone % colours.length] ?? '#888';
}

/** The same shape several times: `draw` gets the position. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A wall of tiles down to `bottom`. */
export function tiles(colour: string, bottom: number, size = 90): string {
  const across = times(Math.ceil(WIDTH / size), (i) => box(i * size, 0, 3, bottom, '#0000001c'));
  const down = times(Math.ceil(bottom / size), (i) => box(0, i * size, WIDTH, 3, '#0000001c'));
  return `${box(0, 0, WIDTH, bottom, colour)}${across}${down}`;
}

/** Segments a..g of the digits 0 to 9, and of the minus sign. */
const SEGMENTS: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  '-': 'g',
};
const STROKES: Record<string, string> = {
  a: 'M4 0H26',
  b: 'M30 4V26',
  c: 'M30 34V56',
  d: 'M4 60H26',
  e: 'M0 34V56',
  f: 'M0 4V26',
  g: 'M4 30H26',
};

/** A number on a display, 60 high at scale 1. */
function display(text: string, x: number, y: number, colour: string, scale = 1): string {
  let at = 0;
  const parts = [...text].map((sign) => {
    const left = at;
    if (sign === '.') {
      at += 14;
      return `<circle cx="${left - 4}" cy="60" r="5" fill="${colour}"/>`;
    }
    at += 48;
    return [...(SEGMENTS[sign] ?? '')]
      .map((segment) => `<g transform="translate(${left} 0)">${line(STROKES[segment] ?? '', colour, 7)}</g>`)
      .join('');
  });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`;
}

/** A number in the middle of a display. */
export function centred(text: string, middle: number, y: number, colour: string, scale: number): string {
  const width = [...text].reduce((sum, sign) => sum + (sign === '.' ? 14 : 48), -18);
  return display(text, middle - (width * scale) / 2, y, colour, scale);
}

/** A milk bottle or syrup, `label` null = none. */
export function bottle(x: number, y: number, height: number, body: string, label: string | null): string {
  const width = height * 0.36;
  const neck = width * 0.4;
  const sticker = label
    ? `${box(x + width * 0.1, y + height * 0.5, width * 0.8, height * 0.28, label, 4)}${times(3, (i) => box(x + width * 0.2, y + height * (0.55 + i * 0.07), width * (0.6 - i * 0.12), 4, '#4b5560'))}`
    : '';
  return [
    box(x + (width - neck) / 2, y, neck, height * 0.2, '#3d464d', 4),
    box(x, y + height * 0.16, width, height * 0.84, body, 14),
    box(x + width * 0.12, y + height * 0.24, width * 0.12, height * 0.66, '#ffffff55', 6),
    sticker,
  ].join('');
}

/** A paper sheet with lines; from `filled` on they are empty. */
export function sheet(x: number, y: number, w: number, h: number, rows: number, filled: number): string {
  const step = (h - 90) / rows;
  return [
    box(x + 10, y + 12, w, h, '#00000033', 6),
    box(x, y, w, h, '#fbfaf5', 6),
    box(x + 30, y + 26, w * 0.5, 16, '#39536b', 3),
    times(rows, (i) => {
      const top = y + 66 + i * step;
      const marks =
        i < filled
          ? `${box(x + 34, top + 8, w * 0.18, 9, '#50606e', 3)}${box(x + w * 0.32, top + 8, w * 0.12, 9, '#50606e', 3)}${line(`M${x + w * 0.56} ${top + 20}q14 -22 26 0t26 -4t30 2`, '#2d4f9e', 4)}`
          : '';
      return `${box(x + 24, top + step - 4, w - 48, 2, '#c6cbd0')}${marks}`;
    }),
  ].join('');
}
