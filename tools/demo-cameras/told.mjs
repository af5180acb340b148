/**
 * Who does what before a camera, a line each: `WHO at SECOND from X,Y [speed METRES] [gesture WORD]: act; act; ...`. Acts are
 * `walk X,Y X,Y ...`, `stand SECONDS DEGREES [gesture]` and `sit SECONDS DEGREES [gesture]`. Places are metres of the room (rooms/*.py),
 * directions degrees from its x axis. Whoever begins outside the picture and leaves it may begin at any second: a loop goes around.
 * Nobody takes longer than the loop. Who is always in the picture ends where they began, with `stand on DEGREES`: until the loop ends.
 */
export const told = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => person(line.trim()));

const LINE = /^(\S+) at ([\d.]+) from (\S+)(?: speed ([\d.]+))?(?: gesture (\w+))?: (.+)$/;

function person(line) {
  const [, who, start, at, speed, gesture, acts] = LINE.exec(line) ?? [];
  if (!acts) throw new Error(`cannot be read: ${line}`);
  return {
    ...{ who, start: Number(start), at: place(at), acts: acts.split(';').map((one) => act(one.trim())) },
    ...(speed === undefined ? {} : { speed: Number(speed) }),
    ...(gesture === undefined ? {} : { gesture }),
  };
}

const place = (text) => text.split(',').map(Number);

function act(text) {
  const [kind, ...rest] = text.split(' ');
  if (kind === 'walk') return [kind, ...rest.map(place)];
  const [seconds, degrees, ...gesture] = rest;
  return [kind, seconds === 'on' ? null : Number(seconds), Number(degrees), ...gesture];
}
