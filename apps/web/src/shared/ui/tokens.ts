import { light, type Role } from '@rondo/domain/palette';

export type { Role } from '@rondo/domain/palette';

/**
 * The only colour values of the product, those by day in `domain/palette`. Code names roles, never hues: CSS reads `var(--r-<role>)`, TypeScript reads
 * `role('ink')` (the same variable) or `palette(mode)` where a library needs the value itself.
 */
export type Mode = 'light' | 'dark';

/** Meaning of a colour. `red` is kept for the red line. */
export type Tone = 'ok' | 'warn' | 'bad' | 'wait' | 'mute';

const dark: Record<Role, string> = {
  layout: '#121314',
  surface: '#1A1B1C',
  subtle: '#1F2021',
  hover: '#242627',
  sunken: '#0D0E0E',
  selected: '#17343A',
  line: '#2B2D2E',
  lineStrong: '#3B3E3F',
  controlBorder: '#757979',
  buttonBorder: '#46494A',
  ink: '#ECEBE8',
  ink2: '#B9B7B1',
  ink3: '#A09E98',
  placeholder: '#979590',
  onInk: '#1E1D1B',
  brand: '#5BB8C4',
  brandHover: '#74C7D2',
  brandActive: '#49A5B1',
  onBrand: '#06191C',
  brandText: '#6AC3CE',
  brandTint: '#17343A',
  brandLine: '#2C5F68',
  focus: '#6AC3CE',
  tooltipBg: '#E9E7E2',
  tooltipInk: '#1E1D1B',
  tooltipLine: '#B9B7B1',
  tooltipOk: '#1F7F49',
  tooltipWarn: '#B06A08',
  tooltipBad: '#C8392B',
  tooltipWait: '#3F6CBD',
  okText: '#6FCB93',
  okMark: '#4DB277',
  okSolid: '#5CBF86',
  okTint: '#152A1E',
  okLine: '#28523A',
  warnText: '#E5B15C',
  warnMark: '#D39A3C',
  warnSolid: '#D9A145',
  warnTint: '#30240F',
  warnLine: '#5C4519',
  badText: '#F29387',
  badMark: '#E5695A',
  badSolid: '#E87565',
  badTint: '#391A16',
  badLine: '#6B302A',
  waitText: '#92B2EE',
  waitMark: '#6D94DE',
  waitSolid: '#7FA3E6',
  waitTint: '#1A2740',
  waitLine: '#304673',
  muteText: '#B0AEA8',
  muteMark: '#85837E',
  muteSolid: '#A09E98',
  muteTint: '#27292A',
  muteLine: '#3B3E3F',
  onSolid: '#240408',
  red: '#F0626F',
  onRed: '#240408',
  c1: '#5BB8C4',
  c2: '#EBC08A',
  c3: '#5C83E0',
  c4: '#BC4A56',
  c5: '#93AB2E',
  c6: '#8F6478',
  l1: '#8ADBE5',
  l2: '#3F93A0',
  l3: '#E5B15C',
  l4: '#E5695A',
  onLevel: '#06191C',
  tint1: '#46341C',
  tint1Ink: '#EBC08A',
  tint2: '#17343A',
  tint2Ink: '#8ADBE5',
  tint3: '#452323',
  tint3Ink: '#F2B0A8',
  tint4: '#2B2C4D',
  tint4Ink: '#BFC0F2',
  tint5: '#26371A',
  tint5Ink: '#B7D89A',
  mask: 'rgba(0, 0, 0, 0.60)',
  overlay: 'rgba(20, 21, 22, 0.72)',
  onOverlay: '#FFFFFF',
  wall: '#141516',
  markDark: '#000000',
  markLight: '#FFFFFF',
  shadow2: '0 0 0 1px #2B2D2E, 0 6px 20px rgba(0, 0, 0, 0.45)',
  shadow3: '0 0 0 1px #2B2D2E, 0 14px 44px rgba(0, 0, 0, 0.60)',
};

/** The values of a mode, for libraries that cannot read CSS variables (canvas charts, maps). */
export const palette = (mode: Mode): Record<Role, string> => (mode === 'dark' ? dark : light);

const variable = (name: Role): string => `--r-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A role as CSS value: `role('lineStrong')` is `var(--r-line-strong)`. */
export const role = (name: Role): string => `var(${variable(name)})`;

/** The CSS declarations of a mode. */
export const declarations = (mode: Mode): string =>
  Object.entries(palette(mode))
    .map(([name, value]) => `${variable(name as Role)}:${value}`)
    .join(';');
