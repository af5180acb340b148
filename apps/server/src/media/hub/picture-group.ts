/** One picture as the browser takes it. */
export interface Fragment {
  isKey: boolean;
  /** When it is shown, ticks. */
  time: number;
  bytes: Buffer;
}

/** A camera that sends a key frame too seldom is not remembered further back: bounds what one costs. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_FRAGMENTS = 1_500;

/** The pictures since the last key frame: whoever comes later begins with them at once. */
export function pictureGroup() {
  let fragments: Fragment[] = [];
  let bytes = 0;
  const clear = (): void => {
    fragments = [];
    bytes = 0;
  };
  return {
    add(fragment: Fragment): void {
      if (fragment.isKey) clear();
      else if (fragments.length === 0) return;
      fragments.push(fragment);
      bytes += fragment.bytes.length;
      if (bytes > MOST_BYTES || fragments.length > MOST_FRAGMENTS) clear();
    },
    clear,
    all: (): readonly Fragment[] => fragments,
  };
}
