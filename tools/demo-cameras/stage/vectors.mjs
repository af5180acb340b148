/** Points and directions [x, y, z], turns as quaternions [x, y, z, w]. Nothing is changed in place. */

export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a, by) => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const length = (a) => Math.hypot(a[0], a[1], a[2]);
export const unit = (a) => scale(a, 1 / Math.max(length(a), 1e-9));

/** The turn by `angle` (radians) about an axis of length 1. */
export const about = (axis, angle) => [...scale(axis, Math.sin(angle / 2)), Math.cos(angle / 2)];

/** First `b`, then `a`. */
export function times(a, b) {
  const [ax, ay, az, aw] = a;
  const [bx, by, bz, bw] = b;
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

export function turn([x, y, z, w], v) {
  const t = scale(cross([x, y, z], v), 2);
  return add(add(v, scale(t, w)), cross([x, y, z], t));
}

/** The shortest turn that makes `from` look along `to`. */
export function between(from, to) {
  const [a, b] = [unit(from), unit(to)];
  const w = 1 + dot(a, b);
  if (w < 1e-6) return about(unit(cross(a, [0.3, 1, 0.2])), Math.PI);
  return four([...cross(a, b), w]);
}

/** Half way between two turns that are not opposite. */
export const middle = (a, b) => four(a.map((value, i) => value + b[i]));

function four(q) {
  const size = Math.hypot(...q);
  return q.map((value) => value / size);
}

/** Three rows of four: turns a point at rest about `rest` and puts it to `at`. */
export function placed(rest, at, q) {
  const [x, y, z] = [turn(q, [1, 0, 0]), turn(q, [0, 1, 0]), turn(q, [0, 0, 1])];
  const t = sub(at, turn(q, rest));
  return [x[0], y[0], z[0], t[0], x[1], y[1], z[1], t[1], x[2], y[2], z[2], t[2]];
}
