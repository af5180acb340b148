/** The eye of a room. Axes of what is drawn: x of the room, y up, z towards the room's -y. */
import { cross, dot, sub, unit } from './vectors.mjs';

export const axes = ([x, y, z]) => [x, z, -y];

/** Answers how points come to pixels of a picture: [x, y, distance along the view]. `fov` is degrees across the width. */
export function eyeOf({ eye, target, fov }, width, height) {
  const at = axes(eye);
  const ahead = unit(sub(axes(target), at));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const focus = width / 2 / Math.tan((fov * Math.PI) / 360);
  return {
    at,
    project(p) {
      const away = sub(p, at);
      const far = dot(away, ahead);
      return [width / 2 + (dot(away, right) * focus) / far, height / 2 - (dot(away, up) * focus) / far, far];
    },
    /** The same for many points one behind the other, into a field of the same length. */
    projectAll(place, into) {
      for (let i = 0; i < place.length; i += 3) {
        const dx = place[i] - at[0];
        const dy = place[i + 1] - at[1];
        const dz = place[i + 2] - at[2];
        const far = dx * ahead[0] + dy * ahead[1] + dz * ahead[2];
        into[i] = width / 2 + ((dx * right[0] + dy * right[1] + dz * right[2]) * focus) / far;
        into[i + 1] = height / 2 - ((dx * up[0] + dy * up[1] + dz * up[2]) * focus) / far;
        into[i + 2] = far;
      }
    },
    /** The point of the world behind a pixel, at a distance along the view. */
    behind(x, y, far) {
      const [a, b] = [((x - width / 2) * far) / focus, ((height / 2 - y) * far) / focus];
      return [0, 1, 2].map((i) => at[i] + ahead[i] * far + right[i] * a + up[i] * b);
    },
  };
}
