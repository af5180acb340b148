/** Ways on the floor: rounded corners, and where one is after so many metres. Points are [x, y] of the room. */

const STEP = 0.04;

/** The corners of a way cut round, as points closely behind each other. */
export function roundedWay(points, radius = 0.45) {
  const way = [points[0]];
  for (let i = 1; i < points.length - 1; i += 1) {
    const [a, b, c] = [points[i - 1], points[i], points[i + 1]];
    const cut = Math.min(radius, distance(a, b) / 2, distance(b, c) / 2);
    const from = towards(b, a, cut);
    const to = towards(b, c, cut);
    for (let k = 0; k <= 8; k += 1) {
      const t = k / 8;
      way.push([0, 1].map((axis) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * b[axis] + t * t * to[axis]));
    }
  }
  way.push(points.at(-1));
  return measured(way);
}

const distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);

function towards(from, to, metres) {
  const share = metres / Math.max(distance(from, to), 1e-6);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function measured(way) {
  const dense = [way[0]];
  for (let i = 1; i < way.length; i += 1) {
    const count = Math.max(1, Math.ceil(distance(way[i - 1], way[i]) / STEP));
    for (let k = 1; k <= count; k += 1) {
      dense.push(towards(way[i - 1], way[i], (distance(way[i - 1], way[i]) * k) / count));
    }
  }
  const metres = [0];
  for (let i = 1; i < dense.length; i += 1) metres.push(metres[i - 1] + distance(dense[i - 1], dense[i]));
  return { dense, metres, length: metres.at(-1) };
}

/** Where one is on a way after `s` metres, and which way one looks there (radians, 0 along x). */
export function onWay({ dense, metres, length }, s) {
  const at = Math.min(Math.max(s, 0), length);
  let i = 1;
  while (i < metres.length - 1 && metres[i] < at) i += 1;
  const share = (at - metres[i - 1]) / Math.max(metres[i] - metres[i - 1], 1e-6);
  const [a, b] = [dense[i - 1], dense[i]];
  const [before, after] = [dense[Math.max(0, i - 5)], dense[Math.min(dense.length - 1, i + 4)]];
  return {
    at: [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
    heading: Math.atan2(after[1] - before[1], after[0] - before[0]),
  };
}
