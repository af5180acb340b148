import { useEffect, useState } from 'react';
import { transport } from '../../shared/http/http.ts';

const EVERY_MS = 15_000;

/** The server's time, ms, anew every quarter of a minute. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(transport.clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(transport.clock.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
