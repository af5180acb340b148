import { civilDate } from './civil-time.ts';
import type { WatermarkSwitches } from './company.ts';
import { light } from './palette.ts';

/** Whose mark it is: the company's switches and what the parts are made of. */
export interface Marked extends WatermarkSwitches {
  name: string;
  mobile: string | null;
  mail: string | null;
  /** 1: registered by phone, 2: by e-mail. */
  registerType: 1 | 2;
  /** IANA zone of the company. */
  timeZone: string;
}

/**
 * The text of the watermark (section 1, A3): date in the company's zone as YYYYMMDD, name, account part, joined by a space;
 * a part that is missing is left out. Empty when the mark is off.
 */
export function watermarkText(of: Marked, at: Date): string {
  if (of.watermark !== 1) return '';
  const parts = [
    of.watermarkDate === 1 ? civilDate(at, of.timeZone).replaceAll('-', '') : '',
    of.watermarkName === 1 ? of.name : '',
    of.watermarkAccount === 1 ? accountPart(of) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The last 4 digits of the phone for phone registration, the part before the at-sign for e-mail registration. */
function accountPart({ registerType, mobile, mail }: Marked): string {
  if (registerType === 1) return mobile?.slice(-4) ?? '';
  return mail?.split('@')[0] ?? '';
}

/** How the mark is laid: slant in degrees, and the least that is free between two of them, in text heights of 13 px. */
export const WATERMARK = {
  ...{ degrees: -22, sizePx: 13, gapX: 120, gapY: 100, leastWidth: 300, leastHeight: 180 },
  /** Of the rim, in text heights. */
  rim: 1 / 8,
} as const;

/**
 * How strong the mark is where it is laid, 0 to 1, and the range that its contrast with what lies below stays in, as WCAG counts it. Dark letters have
 * a light rim: the first are seen on light places, the second on dark ones, whatever the scheme, the video or the picture.
 */
export const MARK_LOOKS = {
  page: { opacity: 0.08, contrast: { least: 1.1, most: 1.35 } },
  picture: { opacity: 0.25, contrast: { least: 1.3, most: 2.6 } },
} as const;
export type MarkLook = keyof typeof MARK_LOOKS;

/** The contrast of the letters or of their rim, whichever is clearer, on an area of one grey, 0 to 255. */
export function markContrast(look: MarkLook, area: number): number {
  const { opacity } = MARK_LOOKS[look];
  return Math.max(...[0, 255].map((tone) => contrast(area + (tone - area) * opacity, area)));
}

/** The contrast of two greys, 0 to 255 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: number, other: number): number {
  const [bright, dark] = [luminanceOf(Math.max(one, other)), luminanceOf(Math.min(one, other))];
  return (bright + 0.05) / (dark + 0.05);
}

function luminanceOf(grey: number): number {
  const share = grey / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The attributes of the letters as SVG has them, where no style sheet of ours is. */
export function markPaint(look: MarkLook, sizePx: number): string {
  const rim = `stroke="${light.markLight}" stroke-width="${sizePx * WATERMARK.rim}" stroke-linejoin="round"`;
  return `fill="${light.markDark}" ${rim} paint-order="stroke" opacity="${MARK_LOOKS[look].opacity}"`;
}

export interface WatermarkTile {
  width: number;
  height: number;
  sizePx: number;
}

/**
 * The tile that repeats: as large as its text needs, so that no long name is cut off. `sizePx` is the text's height; `spacing`
 * is how far they lie apart, 1 as on pages.
 */
export function watermarkTile(text: string, sizePx: number = WATERMARK.sizePx, spacing = 1): WatermarkTile {
  const { degrees, gapX, gapY, leastWidth, leastHeight } = WATERMARK;
  const scale = (spacing * sizePx) / WATERMARK.sizePx;
  const slant = (Math.abs(degrees) * Math.PI) / 180;
  const length = textWidth(text, sizePx);
  const width = length * Math.cos(slant) + sizePx * Math.sin(slant) + gapX * scale;
  const height = length * Math.sin(slant) + sizePx * Math.cos(slant) + gapY * scale;
  return {
    width: Math.ceil(Math.max(width, leastWidth * scale)),
    height: Math.ceil(Math.max(height, leastHeight * scale)),
    sizePx,
  };
}

/** About: wide characters are as wide as high, others a little more than half of it. */
function textWidth(text: string, sizePx: number): number {
  return [...text].reduce((sum, char) => sum + (char > '\u2e7f' ? 1 : 0.6) * sizePx, 0);
}

/** One tile as SVG, for what is drawn outside of our pages. `paint` is the attributes of its text. */
export function watermarkSvg(text: string, { width, height, sizePx }: WatermarkTile, paint: string): string {
  const escaped = text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const [x, y] = [width / 2, height / 2];
  const place = `x="${x}" y="${y}" text-anchor="middle" transform="rotate(${WATERMARK.degrees} ${x} ${y})"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return `${svg}<text ${place} font-family="sans-serif" font-size="${sizePx}" ${paint}>${escaped}</text></svg>`;
}
