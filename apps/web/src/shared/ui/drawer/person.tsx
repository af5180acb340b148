import './person.css';

const tints = 5;
const han = /\p{Script=Han}/u;

/** Two Latin initials, or the last Han character: how people of both scripts recognise a name at 20 px. */
function initials(name: string): string {
  const trimmed = name.trim();
  if (han.test(trimmed)) return [...trimmed].at(-1) ?? '';
  const words = trimmed.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** 1 to 5, always the same for the same text. */
function tintOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % tints) + 1;
}

type AvatarProps = { name: string; image?: string | null; size?: number; isSquare?: boolean };

/** A person's picture, else the initials on a tint that belongs to the name. Decoration: the name stands beside it. */
export function Avatar({ name, image, size = 20, isSquare = false }: AvatarProps) {
  const radius = isSquare ? 4 : size / 2;
  const box = { width: size, height: size, borderRadius: radius };
  if (image) return <img src={image} alt="" className="avatar" style={box} />;
  const tint = tintOf(name);
  const colours = { background: `var(--r-tint${tint})`, color: `var(--r-tint${tint}-ink)` };
  const text = initials(name);
  return (
    <span
      aria-hidden="true"
      className="avatar"
      style={{ ...box, ...colours, fontSize: Math.max(9, size * 0.5) * (text.length > 1 ? 0.84 : 1) }}
    >
      {text}
    </span>
  );
}

/** A person in a row or a fact: avatar and name. `more` says how many others there are. */
export function Person({ name, image, more = 0 }: { name: string; image?: string | null; more?: number }) {
  return (
    <span className="person" title={name}>
      <Avatar name={name} image={image ?? null} />
      <span className="ellipsis">{name}</span>
      {more > 0 && <span className="meta num">+{more}</span>}
    </span>
  );
}
