import type { Draw } from './look.ts';
import { box, line, oval, path, shade, tiles, times, WIDTH } from './shapes.ts';

/** The floor of the back room: dry, or with a puddle. */
const floor: Draw = ({ isRight, tone }) => {
  const colour = shade(['#a7a29a', '#8f9aa0', '#b0987c'], tone);
  const grid = [
    times(9, (i) => line(`M${640 + (i - 4) * 70} 260L${640 + (i - 4) * 330} 720`, '#00000030', 4)),
    times(6, (i) => line(`M0 ${270 + i * i * 18}H1280`, '#00000030', 4)),
  ].join('');
  const puddle = `${path('M380 520q100 -90 270 -60t260 20q110 60 -40 120t-330 30q-220 -30 -160 -110z', '#dcebf2', 0.72)}${path('M470 530q120 -50 240 -30t130 10q-60 30 -190 26t-180 -6z', '#ffffff', 0.6)}`;
  const sign = `${path('M990 380l70 -10 40 200 -150 0z', '#f2c230')}${path('M1020 420l30 0 -14 70z', '#3b3b3b')}`;
  return [
    tiles('#d7dcdd', 260, 80),
    box(0, 260, WIDTH, 460, colour),
    grid,
    box(150, 60, 300, 330, 'url(#steel)', 12),
    box(180, 100, 240, 120, '#cfe3ec', 8),
    isRight ? '' : `${puddle}${tone % 2 === 0 ? sign : ''}`,
  ].join('');
};

/** Waste bins: closed, or overflowing. */
const bin: Draw = ({ isRight, tone }) => {
  const one = (x: number, colour: string, full: boolean): string => {
    const bags = times(4, (i) => oval(x + 60 + i * 52, 250 - (i % 2) * 34, 62, 58, shade(['#3b3f42', '#54585b'], i)));
    const cups = times(3, (i) => path(`M${x + 30 + i * 80} 200h44l-8 60h-28z`, '#f6f4ef'));
    return [
      oval(x + 140, 690, 150, 18, '#000', 0.3),
      full ? `${bags}${cups}` : '',
      path(`M${x} 270h280l-28 410h-224z`, colour),
      times(3, (i) => box(x + 60 + i * 66, 320, 12, 320, '#00000022', 6)),
      full ? '' : box(x - 14, 236, 308, 44, '#4a5358', 14),
    ].join('');
  };
  return [
    tiles(shade(['#cdd3d1', '#d3cec4', '#c5ced4'], tone), 560, 100),
    box(0, 560, WIDTH, 160, '#85817b'),
    one(210, '#4f7a5a', !isRight),
    one(520, '#4a6f8f', false),
    one(830, '#8d8f91', !isRight && tone % 2 === 1),
    isRight ? '' : `${path('M500 650l70 -16 26 40 -80 14z', '#d9c6a0')}${oval(780, 676, 46, 10, '#6b4a2d', 0.7)}`,
  ].join('');
};

/** A door with its seal and a free way, or with boxes in front of it. */
const door: Draw = ({ isRight, tone }) =>
  [
    box(0, 0, WIDTH, 720, shade(['#cfc9be', '#bfc8c6', '#d4ccd0'], tone)),
    box(0, 620, WIDTH, 100, '#7d7972'),
    box(430, 60, 420, 570, '#5b646a', 8),
    box(450, 80, 380, 550, shade(['#3e6b55', '#2f5d78', '#7a4236'], tone), 4),
    box(480, 110, 320, 220, '#c9dde6', 4),
    path('M480 110h120l-90 220h-30z', '#ffffff', 0.35),
    box(460, 400, 360, 34, 'url(#steel)', 12),
    box(560, 6, 160, 44, '#2e8b57', 6),
    path('M600 28h60l0 -12 26 18 -26 18 0 -12h-60z', '#ffffff'),
    isRight
      ? box(450, 618, 380, 12, '#22282c')
      : `${box(470, 470, 200, 160, '#c08a52', 6)}${box(640, 520, 190, 110, '#b17f4b', 6)}${box(520, 380, 150, 96, '#cf9c62', 6)}${line('M470 520h200M560 470v160', '#8a6236', 6)}`,
  ].join('');

/** The ceiling lights and the sign: lit, or some of them dark. */
const light: Draw = ({ isRight, tone }) => {
  const lamp = (x: number, isLit: boolean): string =>
    [
      line(`M${x} 0V150`, '#22282c', 6),
      path(`M${x - 90} 240q90 -160 180 0z`, shade(['#b5813f', '#39474d', '#7a4236'], tone)),
      isLit
        ? `${path(`M${x - 84} 240L${x - 210} 720H${x + 210}L${x + 84} 240z`, '#ffe7a8', 0.28)}${oval(x, 242, 60, 16, '#fff6d8')}`
        : oval(x, 242, 60, 14, '#4a4642'),
    ].join('');
  const dark = isRight ? -1 : 1 + (tone % 2);
  return [
    box(0, 0, WIDTH, 720, shade(['#4d4540', '#3d464c', '#51493f'], tone)),
    box(0, 560, WIDTH, 160, '#2f2a27'),
    times(4, (i) => lamp(190 + i * 300, i !== dark)),
    times(4, (i) => `${box(110 + i * 300, 520, 160, 20, '#8a5c36', 6)}${box(180 + i * 300, 540, 20, 140, '#22282c')}`),
  ].join('');
};

export const roomScenes = { floor, bin, door, light } satisfies Record<string, Draw>;
