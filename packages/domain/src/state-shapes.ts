/**
 * The drawings of all states on a 16 grid. `line` is stroked in the tone, `solid` is filled with it, `mark` is drawn
 * over the solid in the colour of the surface.
 */
export type Drawing = { line?: string; solid?: string; mark?: string; dash?: string };

const ring = 'M8 2.75a5.25 5.25 0 1 1 0 10.5a5.25 5.25 0 1 1 0-10.5z';
const disc = 'M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12z';
const diamond = 'M8 2.2L13.8 8L8 13.8L2.2 8z';
const diamondSolid = 'M8 1.4L14.6 8L8 14.6L1.4 8z';

export const shapes = {
  dashed: { line: ring, dash: '1.4 1.9' },
  ring: { line: ring },
  quarter: { line: ring, solid: 'M8 5.2V8h2.8A2.8 2.8 0 0 0 8 5.2z' },
  half: { line: ring, solid: 'M8 5v6a3 3 0 0 0 0-6z' },
  check: { solid: disc, mark: 'M5.4 8.2l1.8 1.8l3.5-3.7' },
  cross: { solid: disc, mark: 'M6 6l4 4M10 6l-4 4' },
  exclamation: { solid: disc, mark: 'M8 4.9v3.6M8 10.9v.1' },
  info: { solid: disc, mark: 'M8 5v.1M8 7.5v3.6' },
  bar: { line: `${ring}M5.6 8h4.8` },
  slash: { line: `${ring}M4.4 11.6l7.2-7.2` },
  dot: { solid: 'M8 4.75a3.25 3.25 0 1 1 0 6.5a3.25 3.25 0 1 1 0-6.5z' },
  back: { line: 'M5.6 3L2.8 5.8L5.6 8.6M3 5.8h6.6a3.4 3.4 0 0 1 0 6.8H7.4' },
  triangle: {
    solid: 'M7.1 2.3L1.5 12.2a1 1 0 0 0 .9 1.5h11.2a1 1 0 0 0 .9-1.5L8.9 2.3a1 1 0 0 0-1.8 0z',
    mark: 'M8 6v3.4M8 11.5v.1',
  },
  octagon: { solid: 'M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3L1.5 10.7V5.3z', mark: 'M8 4.6v4M8 11v.1' },
  clock: { line: `${ring}M8 5v3l2 1.3` },
  pause: { line: `${ring}M6.6 6v4M9.4 6v4` },
  diamond: { solid: diamondSolid },
  diamondCheck: { solid: diamondSolid, mark: 'M5.7 8.1l1.6 1.6l3-3.2' },
  diamondSlash: { line: `${diamond}M6.2 9.8l3.6-3.6` },
  diamondDashed: { line: diamond, dash: '1.5 1.9' },
  alarm: {
    line: 'M8 3.6a4.9 4.9 0 1 1 0 9.8a4.9 4.9 0 1 1 0-9.8zM8 6v2.6l1.7 1M1.6 4.3L4 2.2M14.4 4.3L12 2.2M4.4 12.4l-1.3 1.5M11.6 12.4l1.3 1.5',
  },
  repeat: {
    line: 'M10.8 1.8L13.2 4.2L10.8 6.6M2.8 7V6.2a2 2 0 0 1 2-2h8.2M5.2 14.2L2.8 11.8L5.2 9.4M13.2 9v.8a2 2 0 0 1-2 2H3',
  },
} as const satisfies Record<string, Drawing>;

export type Shape = keyof typeof shapes;
