/** From where a body and its feet are to where each bone is. Space: origin under the body, y up, looking along +z, left is +x. */
import { armsOf, leanOf, wave } from './gestures.mjs';
import { about, add, between, dot, length, middle, placed, scale, sub, times, turn, unit } from './vectors.mjs';

const X = [1, 0, 0];
const Y = [0, 1, 0];
const Z = [0, 0, 1];
const ends = ['L', 'R'];

/** `joints`: heads of the bones at rest. Answers { bone: three rows of four }, which take a point at rest to where it is. */
export function pose(joints, state, seconds, seed) {
  const bones = {};
  const body = {
    joints,
    state,
    seconds,
    seed,
    swing: -Math.sin(Math.PI * state.phase) * state.pace,
    turnOf: (name) => bones[name].q,
    put: (name, at, q) => {
      bones[name] = { at, q };
    },
    /** Where a bone begins that hangs on another. */
    hung: (name, parent) => add(turn(bones[parent].q, sub(joints[name], joints[parent])), bones[parent].at),
  };
  trunk(body);
  for (const side of [0, 1]) arm(body, side);
  for (const side of [0, 1]) leg(body, side);
  return Object.fromEntries(Object.entries(bones).map(([name, { at, q }]) => [name, placed(joints[name], at, q)]));
}

function trunk({ joints, state, seconds, seed, swing, put, hung }) {
  const sway = wave(seconds, 4, seed) * 0.012 * (1 - state.pace);
  const lean = leanOf(state, seconds, seed);
  const roll = 0.03 * Math.cos(Math.PI * state.phase) * state.pace;
  put('root', hipsAt(joints, state, sway), times(about(Y, -0.09 * swing), about(Z, roll)));
  const bend = times(about(X, (0.04 * state.pace + lean.bend) * 0.5), about(Z, -sway * 2));
  put('spine04', hung('spine04', 'root'), times(about(Y, 0.1 * swing), bend));
  const chest = times(
    about(Y, 0.16 * swing + lean.twist),
    times(about(X, 0.03 * state.pace + lean.bend), about(Z, -sway)),
  );
  put('spine02', hung('spine02', 'spine04'), chest);
  const head = times(about(Y, lean.twist + lean.look), about(X, lean.bend * 0.4 + lean.nod));
  put('neck01', hung('neck01', 'spine02'), middle(chest, head));
  put('head', hung('head', 'neck01'), head);
}

/** As high as the legs allow, a little up and down and to the side of the foot that stands. */
function hipsAt(joints, state, sway) {
  const rest = joints.root;
  if (state.kind === 'sit') return [rest[0], 0.46 + 0.09 * rest[1], rest[2]];
  const bob = 0.016 * Math.cos(2 * Math.PI * state.phase) * state.pace;
  const aside = 0.018 * Math.cos(Math.PI * state.phase) * state.pace + sway;
  const at = add(rest, [aside, bob - 0.012 - 0.012 * state.pace, 0]);
  for (const side of [0, 1]) {
    const foot = ankle(joints, state, side).at;
    const hip = sub(joints[`upperleg01.${ends[side]}`], rest);
    const [upper, lower] = legLengths(joints, side);
    const reach = (upper + lower) * 0.998;
    const away = Math.hypot(at[0] + hip[0] - foot[0], at[2] + hip[2] - foot[2]);
    at[1] = Math.min(at[1], foot[1] + Math.sqrt(Math.max(0.01, reach * reach - away * away)) - hip[1]);
  }
  return at;
}

function legLengths(joints, side) {
  const [hip, knee, foot] = ['upperleg01', 'lowerleg01', 'foot'].map((name) => joints[`${name}.${ends[side]}`]);
  return [length(sub(knee, hip)), length(sub(foot, knee))];
}

/** The foot rolls: heel first, flat, then up over the ball of the foot. */
function ankle(joints, state, side) {
  const foot = state.feet[side];
  const high = joints[`foot.${ends[side]}`][1];
  const facing = about(Y, headingTurn(foot.heading) - headingTurn(state.heading));
  const pitch = (foot.swing === null ? standPitch(foot.stands) : swingPitch(foot.swing)) * state.pace;
  const pivot = [0, -high, pitch > 0 ? 0.13 : -0.05];
  const rolled = sub(pivot, turn(about(X, pitch), pivot));
  const at = add(add(local(foot.at, state), [0, high + foot.lift * 0.075, 0]), turn(facing, rolled));
  return { at, q: times(facing, about(X, pitch)) };
}

function standPitch(stands) {
  if (stands > 0.35) return 0.55 * ((stands - 0.35) / 0.65) ** 2;
  return stands < -0.75 ? 0.28 * ((stands + 0.75) / 0.25) : 0;
}

function swingPitch(swing) {
  const points = [0.55, 0.75, 0.3, -0.1, -0.28];
  const at = swing * (points.length - 1);
  const i = Math.min(points.length - 2, Math.floor(at));
  return points[i] + (points[i + 1] - points[i]) * (at - i);
}

/** Turn about y of one who looks along a heading of the room. */
export const headingTurn = (heading) => Math.atan2(Math.cos(heading), -Math.sin(heading));

function local(at, state) {
  const away = [at[0] - state.at[0], 0, -(at[1] - state.at[1])];
  return turn(about(Y, -headingTurn(state.heading)), away);
}

function leg({ joints, state, turnOf, put, hung }, side) {
  const names = ['upperleg01', 'lowerleg01', 'foot'].map((name) => `${name}.${ends[side]}`);
  const hip = hung(names[0], 'root');
  const goal = ankle(joints, state, side);
  const ahead = turn(turnOf('root'), [side === 0 ? 0.12 : -0.12, state.kind === 'sit' ? 1 : 0.1, 1]);
  const knee = kneeBetween(hip, goal.at, legLengths(joints, side), ahead);
  const upper = along(joints, names[0], names[1], turnOf('root'), sub(knee, hip));
  put(names[0], hip, upper);
  put(names[1], knee, along(joints, names[1], names[2], upper, sub(goal.at, knee)));
  put(names[2], goal.at, goal.q);
}

/** The parent's turn, and the shortest one from there that makes the bone look along `wanted`. */
function along(joints, bone, next, parent, wanted) {
  return times(between(turn(parent, sub(joints[next], joints[bone])), wanted), parent);
}

function kneeBetween(hip, foot, [upper, lower], ahead) {
  const far = Math.min(length(sub(foot, hip)), (upper + lower) * 0.9995);
  const line = unit(sub(foot, hip));
  const down = (upper * upper - lower * lower + far * far) / (2 * far);
  const out = Math.sqrt(Math.max(0, upper * upper - down * down));
  const bend = unit(sub(ahead, scale(line, dot(ahead, line))));
  return add(add(hip, scale(line, down)), scale(bend, out));
}

function arm({ joints, state, swing, seconds, seed, turnOf, put, hung }, side) {
  const [collar, shoulder, elbow, hand] = ['clavicle', 'upperarm01', 'lowerarm01', 'wrist'].map(
    (name) => `${name}.${ends[side]}`,
  );
  const chest = turnOf('spine02');
  put(collar, hung(collar, 'spine02'), chest);
  const { flex, out, bend, foreOut } = armsOf(state, swing, seconds, seed)[side];
  const upper = along(joints, shoulder, elbow, chest, turn(chest, direction(flex, out, side)));
  put(shoulder, hung(shoulder, collar), upper);
  const lower = along(joints, elbow, hand, upper, turn(chest, direction(flex + bend, foreOut, side)));
  put(elbow, hung(elbow, shoulder), lower);
  put(hand, hung(hand, elbow), lower);
}

/** Down, turned forward by `flex` and away from the body by `out` (radians). */
function direction(flex, out, side) {
  const aside = (side === 0 ? 1 : -1) * Math.sin(out);
  return [aside, -Math.cos(flex) * Math.cos(out), Math.sin(flex) * Math.cos(out)];
}
