import { giveUp } from './log.mjs';

const NEEDED = [20, 19];

/** Node 20.19 is the first 20 with everything the build tools need. Said in one line instead of a stack of theirs. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  giveUp(
    `Rondo needs Node ${NEEDED.join('.')} or newer, this is ${process.versions.node}: install it from https://nodejs.org`,
  );
}
