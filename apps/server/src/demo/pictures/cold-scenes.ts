import type { Draw } from './look.ts';
import { bottle, box, centred, line, oval, path, shade, sheet, times, WIDTH } from './shapes.ts';

const BOTTLES = ['#f4f1ea', '#efe3c8', '#e6eef2', '#f0d9c0'] as const;

/** A fridge from the front, open: shelves, milk, and the thermometer on its frame. */
const fridge: Draw = ({ isRight, tone, reading }) => {
  const shown = isRight ? shade(['3.4', '2.8', '4.1'], tone) : (reading?.toFixed(1) ?? '');
  const glow = isRight ? '#7df0a0' : '#ff7a5c';
  return [
    box(0, 0, WIDTH, 720, shade(['#3a4248', '#2f3a40', '#46403c'], tone)),
    box(190, 30, 900, 690, 'url(#steel)', 18),
    box(230, 130, 820, 590, '#e9f1f4'),
    box(230, 130, 820, 60, '#ffffff'),
    times(3, (row) => {
      const y = 340 + row * 190;
      const filling = times(9, (i) =>
        (i + row + tone) % 4 === 3
          ? box(262 + i * 86, y - 84, 62, 84, '#d8a468', 8)
          : bottle(258 + i * 86, y - 150, 150, shade(BOTTLES, i + row), '#ffffff'),
      );
      return `${filling}${box(230, y, 820, 12, '#b4c0c6')}${box(230, y + 12, 820, 8, '#00000022')}`;
    }),
    box(500, 46, 280, 70, '#14191c', 10),
    centred(shown, 640, 56, glow, 0.82),
    isRight ? '' : path('M330 700q120 -40 260 -8t230 -6v34H330z', '#c8d6dd', 0.8),
  ].join('');
};

/** The inside of a freezer; with its fault it is grown over with ice. */
const freezer: Draw = ({ isRight, tone, reading }) => {
  const shown = isRight ? shade(['-19.2', '-20.6'], tone) : (reading?.toFixed(1) ?? '');
  const boxes = times(12, (i) => {
    const x = 170 + (i % 6) * 160;
    const y = 330 + Math.floor(i / 6) * 170;
    return `${box(x, y, 140, 140, shade(['#c9d3da', '#d9c7a8', '#b9c9b6'], i + tone), 8)}${box(x + 24, y + 40, 92, 44, '#ffffffb0', 4)}`;
  });
  const frost = times(26, (i) => oval(90 + i * 44, 250 + ((i * 37) % 40), 60, 46 + ((i * 53) % 50), '#f3fbff', 0.85));
  return [
    box(0, 0, WIDTH, 720, '#2d3940'),
    box(100, 90, 1080, 630, '#e3edf2', 16),
    box(100, 90, 1080, 120, 'url(#steel)', 16),
    boxes,
    isRight ? times(8, (i) => oval(200 + i * 126, 228, 40, 8, '#ffffff', 0.7)) : frost,
    box(510, 108, 250, 84, '#14191c', 10),
    centred(shown, 635, 120, isRight ? '#7df0a0' : '#ffb05c', 0.95),
  ].join('');
};

/** A page of the log on a clipboard. */
const log: Draw = ({ isRight, tone }) => {
  const filled = isRight ? 9 : 5 + (tone % 2);
  return [
    box(0, 0, WIDTH, 720, 'url(#wood)'),
    times(9, (i) => line(`M0 ${40 + i * 84}q320 ${18 - i * 3} 640 0t640 6`, '#00000018', 3)),
    box(330, 40, 640, 720, shade(['#5b4636', '#37474f', '#4a3f55'], tone), 18),
    sheet(370, 90, 560, 640, 9, filled),
    box(540, 22, 220, 58, 'url(#steel)', 12),
    line('M1010 640L1150 420', '#22313f', 18),
    line('M1010 640l-12 26', '#e0b050', 12),
  ].join('');
};

/** A storage shelf: in order, or mixed and on the floor. */
const shelf: Draw = ({ isRight, tone }) => {
  const rows = times(3, (row) => {
    const y = 190 + row * 180;
    const stock = times(7, (i) => {
      const colour = shade(['#c58f57', '#a9746a', '#7f9a86', '#b9a05a'], i + row + tone);
      const tilt = isRight ? 0 : ((i * 7 + row * 5 + tone) % 5) - 2;
      const x = 190 + i * 132;
      return `<g transform="rotate(${tilt * 3} ${x + 55} ${y})">${box(x, y - 110, 112, 110, colour, 6)}${box(x + 18, y - 84, 76, 36, '#ffffffa8', 4)}</g>`;
    });
    return `${stock}${box(150, y, 980, 18, 'url(#steel)', 4)}`;
  });
  const onFloor = `${box(250, 610, 170, 110, '#c08a52', 6)}${box(430, 630, 150, 90, '#b17f4b', 6)}${bottle(690, 560, 150, '#3fa7c9', '#ffd34d')}`;
  return [
    box(0, 0, WIDTH, 720, shade(['#d9d4cb', '#cfd8da', '#ddd6c4'], tone)),
    box(0, 620, WIDTH, 100, '#8d8a85'),
    rows,
    box(150, 60, 20, 600, '#7c868d'),
    box(1110, 60, 20, 600, '#7c868d'),
    isRight ? '' : onFloor,
  ].join('');
};

/** Opened syrups and milk: each with a date label, or one without. */
const label: Draw = ({ isRight, tone }) => {
  const missing = isRight ? -1 : 2 + (tone % 2);
  return [
    box(0, 0, WIDTH, 720, shade(['#b7c4c9', '#c9bfae', '#aebfae'], tone)),
    box(0, 560, WIDTH, 160, 'url(#steel)'),
    box(0, 560, WIDTH, 10, '#ffffff80'),
    times(5, (i) => {
      const body = shade(['#7a3b1d', '#c98b2b', '#f3eee2', '#5c2a3c', '#d9b45c'], i + tone);
      return `${oval(250 + i * 205, 566, 90, 14, '#000', 0.25)}${bottle(185 + i * 205, 200, 366, body, i === missing ? null : '#fffdf0')}`;
    }),
  ].join('');
};

export const coldScenes = { fridge, freezer, log, shelf, label } satisfies Record<string, Draw>;
