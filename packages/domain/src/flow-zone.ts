import { isArea, type Point } from './detection.ts';

/** Where a counter's zone lies on the picture of a floor, in thousandths: drawn, or (of older dashboards) the rectangle alone. */
export interface ZonePlace {
  /** The rectangle around it. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Corners of what was drawn; none: the rectangle. */
  area: readonly Point[];
}

/** The outline of a zone; none: it is not drawn yet. */
export function zoneOutline({ x, y, w, h, area }: ZonePlace): readonly Point[] {
  if (area.length > 0 || w === 0 || h === 0) return area;
  return [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
}

/** A zone as it was drawn, with the rectangle around it. */
export function drawnZone(area: readonly Point[]): ZonePlace & { area: Point[] } {
  const side = (of: 'x' | 'y') => {
    const all = area.map((point) => point[of]);
    const least = all.length === 0 ? 0 : Math.min(...all);
    return { least, length: Math.max(least, ...all) - least };
  };
  const [across, down] = [side('x'), side('y')];
  const corners = area.map((point) => ({ ...point }));
  return { x: across.least, y: down.least, w: across.length, h: down.length, area: corners };
}

/** Whether a zone covers something: one that is being drawn does not yet. */
export const isZoneDrawn = (zone: ZonePlace): boolean => {
  const outline = zoneOutline(zone);
  return outline.length > 0 && isArea(outline);
};
