/** One `m=` part of a description (RFC 4566, 5.14). */
export interface MediaSection {
  /** Such as video or audio. */
  media: string;
  /** The payload kinds that it offers, in its order. */
  kinds: readonly number[];
  /** Where it is set up, as the camera wrote it; empty where it did not. */
  control: string;
  /** The camera wants to receive it. */
  isToCamera: boolean;
  /** What a payload kind is, such as H264/90000. */
  map: (kind: number) => string | undefined;
  /** The parameters of a payload kind; empty where there are none. */
  format: (kind: number) => string;
}

const MOST_SECTIONS = 16;
const MOST_KINDS = 16;

export function mediaSections(text: string): MediaSection[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const starts = lines.flatMap((line, i) => (line.startsWith('m=') ? [i] : [])).slice(0, MOST_SECTIONS);
  return starts.map((start, i) => sectionOf(lines.slice(start, starts[i + 1] ?? lines.length)));
}

function sectionOf(lines: readonly string[]): MediaSection {
  const [media = '', , , ...kinds] = (lines[0] ?? '').slice(2).split(/\s+/);
  const attributes = (name: string): string[] =>
    lines.flatMap((line) => (line.startsWith(`a=${name}:`) ? [line.slice(name.length + 3).trim()] : []));
  const ofKind = (name: string, kind: number): string | undefined =>
    attributes(name)
      .find((line) => line.split(/\s/)[0] === String(kind))
      ?.replace(/^\S+\s*/, '');
  return {
    media,
    kinds: kinds
      .filter((kind) => /^\d{1,3}$/.test(kind))
      .slice(0, MOST_KINDS)
      .map(Number),
    control: attributes('control')[0] ?? '',
    isToCamera: lines.includes('a=sendonly'),
    map: (kind) => ofKind('rtpmap', kind),
    format: (kind) => ofKind('fmtp', kind) ?? '',
  };
}
