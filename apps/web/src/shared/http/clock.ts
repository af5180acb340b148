/** The server's clock as far as this browser knows it. */
export interface Clock {
  /** Unix milliseconds by the server. */
  now: () => number;
  /** How far this browser is behind (positive) or ahead (negative), milliseconds. */
  offsetMs: () => number;
  /** Learns from an answer's `Date` header. */
  learnFromHeader: (date: string | null) => void;
  /** Learns from `data.serverTime` of 90021; `false` when there is none. */
  learnFromAnswer: (data: unknown) => boolean;
}

/** `Date` has whole seconds and the answer took a moment: differences below this are no offset. */
const NOISE_MS = 2_000;

export function clockOver(now: () => number): Clock {
  let offsetMs = 0;
  const learn = (serverMs: number): boolean => {
    if (!Number.isFinite(serverMs)) return false;
    const difference = serverMs - now();
    offsetMs = Math.abs(difference) < NOISE_MS ? 0 : difference;
    return true;
  };
  return {
    now: () => now() + offsetMs,
    offsetMs: () => offsetMs,
    learnFromHeader: (date) => {
      if (date) learn(Date.parse(date));
    },
    learnFromAnswer: (data) => {
      if (typeof data !== 'object' || data === null || !('serverTime' in data)) return false;
      return learn(serverTimeMs(data.serverTime));
    },
  };
}

/** ISO text, milliseconds, or seconds. */
function serverTimeMs(value: unknown): number {
  if (typeof value === 'string') return Date.parse(value);
  if (typeof value !== 'number') return Number.NaN;
  return value < 1e11 ? value * 1000 : value;
}
