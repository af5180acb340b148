import type { Pixels } from '../detector.ts';

/** A picture is compared in so many fields. */
const [COLUMNS, ROWS] = [64, 36] as const;
/** Of each field so many points in each direction are read. */
const POINTS = 3;
/** A field has changed when its light differs by so much of 255, and a picture when so many fields have. */
const CHANGED = 7;
const FIELDS = 2;

/** The light of a picture's fields. */
export type Fields = Uint8Array;

export function fieldsOf({ data, width, height }: Pixels): Fields {
  const fields = new Uint8Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      let sum = 0;
      for (let point = 0; point < POINTS * POINTS; point += 1) {
        const x = Math.floor(((column + ((point % POINTS) + 0.5) / POINTS) / COLUMNS) * width);
        const y = Math.floor(((row + (Math.floor(point / POINTS) + 0.5) / POINTS) / ROWS) * height);
        // Green is most of what the eye takes for light.
        sum += data[(y * width + x) * 3 + 1] ?? 0;
      }
      fields[row * COLUMNS + column] = Math.round(sum / (POINTS * POINTS));
    }
  return fields;
}

/** Whether anything has moved from one picture to another: where nothing has, who was there is there still. */
export function hasMoved(before: Fields, now: Fields): boolean {
  let changed = 0;
  for (let at = 0; at < now.length; at += 1) if (Math.abs((now[at] ?? 0) - (before[at] ?? 0)) >= CHANGED) changed += 1;
  return changed >= FIELDS;
}
