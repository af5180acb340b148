import type { Input } from '@rondo/contract/kit/endpoint';
import { senderApi } from '@rondo/contract/sender';
import { useState } from 'react';
import { useAct } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { toast } from '../../shared/ui/toast.ts';

/** Sends a test and says what came back. `busy`: which one is being tested. */
export function useSenderTest() {
  const t = useT();
  const [busy, setBusy] = useState<string | null>(null);
  const test = useAct(senderApi.test);
  const run = async (name: string, asked: Input<typeof senderApi.test>) => {
    setBusy(name);
    const tested = await test.run(asked);
    setBusy(null);
    if (tested?.isOk) toast.ok(t('sender.test.ok', { name, told: tested.told }));
    else if (tested) toast.warn(t('sender.test.failed', { name, told: tested.told }));
  };
  return { busy, run };
}
