import type { StaffInfo } from '@rondo/contract/session';
import { watermarkText } from '@rondo/domain/watermark';
import { useEffect, useState } from 'react';
import { transport } from '../shared/http/http.ts';
import { Watermark } from '../shared/ui/watermark.tsx';

/** The date rolls over within this time after midnight in the company's zone. */
const CHECK_MS = 15_000;

/** The watermark of the signed-in member over every page, by the server's clock. */
export function PageMark({ me }: { me: StaffInfo }) {
  const [nowMs, setNowMs] = useState(transport.clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(transport.clock.now()), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return <Watermark text={watermarkText(me, new Date(nowMs))} />;
}
