import type { Draw } from './look.ts';
import { box, centred, line, oval, path, shade, tiles, times, WIDTH } from './shapes.ts';

const TILES = ['#dfe7e8', '#d8dfd2', '#e6ded3'] as const;

const jug = (x: number, y: number): string =>
  `${path(`M${x} ${y}h110l-10 130h-90z`, 'url(#steel)')}${line(`M${x + 108} ${y + 24}q46 10 20 66`, '#8b959c', 12)}${oval(x + 55, y, 55, 14, '#6f7a81')}`;

/** A hand basin with soap and towels: free, or full of jugs and without towels. */
const basin: Draw = ({ isRight, tone }) =>
  [
    tiles(shade(TILES, tone), 720),
    box(180, 110, 150, 230, '#f7f8f8', 14),
    box(230, 330, 50, 20, '#59636a', 6),
    box(950, 90, 190, 200, '#eceff0', 12),
    isRight ? path('M985 290h120l-8 90h-104z', '#ffffff') : box(1000, 286, 90, 8, '#59636a', 3),
    line('M640 400v-130q0 -60 70 -60t70 60v20', '#aab3b9', 30),
    oval(640, 520, 330, 120, '#f4f6f6'),
    oval(640, 506, 280, 90, '#cdd5d8'),
    oval(640, 520, 26, 12, '#59636a'),
    isRight ? '' : `${jug(470, 410)}${jug(610, 430)}${jug(740, 404)}${oval(640, 560, 200, 26, '#a97b4d', 0.55)}`,
  ].join('');

/** A small oven with a core temperature. */
const oven: Draw = ({ isRight, tone, reading }) => {
  const shown = isRight ? shade(['78.4', '81.2'], tone) : (reading?.toFixed(1) ?? '');
  return [
    tiles(shade(TILES, tone), 720),
    box(0, 600, WIDTH, 120, 'url(#steel)'),
    box(250, 150, 780, 450, '#2b3136', 24),
    box(290, 260, 560, 300, '#14181b', 14),
    box(300, 270, 540, 280, isRight ? '#c8672c' : '#5b4638', 10),
    times(4, (i) => box(310, 320 + i * 60, 520, 5, '#2b3136')),
    times(3, (i) => path(`M${360 + i * 160} 440q60 -70 120 0z`, '#d9a552')),
    box(880, 270, 120, 80, '#0d1113', 8),
    centred(shown, 940, 289, isRight ? '#7df0a0' : '#ff7a5c', 0.68),
    times(2, (i) => oval(940, 420 + i * 90, 32, 32, '#aab3b9')),
  ].join('');
};

/** An espresso machine and its steam wand, which carries dried milk where it is wrong. */
const machine: Draw = ({ isRight, tone }) => {
  const body = shade(['#c9ccce', '#7f2f28', '#2f4a56'], tone);
  const crust = `${oval(1014, 470, 22, 60, '#f3ead2')}${oval(1020, 540, 16, 26, '#e2cfa0')}${oval(560, 640, 190, 20, '#8a5a30', 0.7)}`;
  return [
    tiles(shade(['#39474d', '#4a4541', '#3f4a42'], tone), 720),
    box(0, 610, WIDTH, 110, 'url(#wood)'),
    box(230, 170, 820, 150, body, 28),
    box(260, 320, 760, 60, '#565f65'),
    box(250, 560, 780, 60, 'url(#steel)', 10),
    times(
      2,
      (i) => `${box(380 + i * 260, 370, 120, 46, '#2b3136', 10)}${line(`M${440 + i * 260} 416l-90 66`, '#22282c', 26)}`,
    ),
    times(
      2,
      (i) => `${path(`M${396 + i * 260} 480h92l-12 80h-68z`, '#f6f4ef')}${oval(442 + i * 260, 480, 46, 12, '#6b3f22')}`,
    ),
    times(5, (i) => oval(330 + i * 60, 245, 18, 18, '#f2f4f5')),
    oval(920, 245, 52, 52, '#f7f7f2'),
    line(`M920 245l${isRight ? '-24 -28' : '34 -10'}`, '#c0392b', 6),
    line('M1000 360q30 30 14 190', '#aab3b9', 18),
    isRight ? '' : crust,
  ].join('');
};

/** The counter from above: wiped, or with stains, sugar and a cloth. */
const counter: Draw = ({ isRight, tone }) => {
  const stains = [
    times(
      3,
      (i) =>
        `<circle cx="${420 + i * 170}" cy="${330 + ((i * 130) % 170)}" r="${46 + i * 8}" fill="none" stroke="#6b3f22" stroke-opacity=".75" stroke-width="12"/>`,
    ),
    path('M700 480q80 -50 160 6t120 90q-120 60 -230 10z', '#7a4a26', 0.6),
    times(60, (i) => box(240 + ((i * 97) % 760), 240 + ((i * 61) % 380), 7, 7, '#ffffff')),
    path('M900 250l150 -30 40 90 -130 60 -80 -40z', '#7fa7b5'),
  ].join('');
  return [
    box(0, 0, WIDTH, 720, shade(['#c9c6c0', '#b98f66', '#d6d2ca'], tone)),
    times(14, (i) => line(`M0 ${30 + i * 54}q400 ${10 - (i % 4) * 6} 1280 4`, '#00000012', 4)),
    box(0, 0, WIDTH, 150, '#3b4348'),
    times(4, (i) => `${oval(200 + i * 290, 92, 74, 36, '#f6f4ef')}${oval(200 + i * 290, 84, 54, 24, '#e5dfd4')}`),
    isRight ? path('M300 240L980 300L900 620L220 520z', '#ffffff', 0.14) : stains,
  ].join('');
};

export const barScenes = { basin, oven, machine, counter } satisfies Record<string, Draw>;
