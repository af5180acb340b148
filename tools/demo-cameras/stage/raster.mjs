/** Fills triangles: nearer ones win. Written for speed: these loops are most of the work of a clip. */

/** Triangles with a corner nearer to the eye than this are left out, metres. */
const NEAR = 0.12;

/**
 * `points`: [x, y, distance] of all corners as they come to pixels, `index`: three corners a triangle. Puts what is nearer than
 * `picture.depth` into it, and if the picture asks for it: `who` (a number), `first` (a corner of the triangle), `colour` (from `lit`, three
 * parts a corner). Answers how many pixels there would be if nothing else were in the picture, counted by `alone` and a stamp of its own.
 */
export function fill(picture, points, index, { number = 0, lit = null, stamp = 0 } = {}) {
  const { width, height, depth, who, first, colour, alone } = picture;
  let count = 0;
  for (let t = 0; t < index.length; t += 3) {
    const a = index[t] * 3;
    const b = index[t + 1] * 3;
    const c = index[t + 2] * 3;
    const za = points[a + 2];
    const zb = points[b + 2];
    const zc = points[c + 2];
    if (za < NEAR || zb < NEAR || zc < NEAR) continue;
    const ax = points[a];
    const ay = points[a + 1];
    const bx = points[b];
    const by = points[b + 1];
    const cx = points[c];
    const cy = points[c + 1];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let y = y0; y <= y1; y += 1) {
      for (let x = x0; x <= x1; x += 1) {
        const px = x + 0.5;
        const py = y + 0.5;
        const wa = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
        if (wa < 0) continue;
        const wb = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
        const wc = 1 - wa - wb;
        if (wb < 0 || wc < 0) continue;
        const pixel = y * width + x;
        if (stamp > 0 && alone[pixel] !== stamp) {
          alone[pixel] = stamp;
          count += 1;
        }
        const far = 1 / (wa / za + wb / zb + wc / zc);
        if (far >= depth[pixel]) continue;
        depth[pixel] = far;
        if (first) first[pixel] = a;
        if (lit === null) continue;
        who[pixel] = number;
        const to = pixel * 3;
        colour[to] = wa * lit[a] + wb * lit[b] + wc * lit[c];
        colour[to + 1] = wa * lit[a + 1] + wb * lit[b + 1] + wc * lit[c + 1];
        colour[to + 2] = wa * lit[a + 2] + wb * lit[b + 2] + wc * lit[c + 2];
      }
    }
  }
  return count;
}
