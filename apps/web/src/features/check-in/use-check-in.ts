import { checkInApi } from '@rondo/contract/check-in';
import type { CheckInStatus } from '@rondo/contract/check-in-shapes';
import type { Output } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useAct, useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useFlagWords } from './use-flag-words.ts';
import { measure, type NoPosition } from './use-position.ts';

export type Answer = Output<typeof checkInApi.perform>;

/** What check-in the inspection of a task asks for; asked again while a page that scans a code may be open beside this one. */
export const useCheckInStatus = (taskId: string, isOn: boolean) =>
  useCall(checkInApi.status, { taskId }, { enabled: isOn, part: true, hideErrors: true });

interface Wanted {
  taskId: string;
  kind: 'in' | 'out';
  deviceId: string;
  status: CheckInStatus;
}

interface Pictures {
  photo: { id: string } | null;
  selfie: { id: string } | null;
}

/** Checking in or out: measures where the device is, brings it to the server, and keeps what the server makes of it. */
export function useCheckIn({ taskId, kind, deviceId, status }: Wanted) {
  const t = useT();
  const words = useFlagWords();
  const [isMeasuring, setMeasuring] = useState(false);
  const [fault, setFault] = useState<NoPosition | null>(null);
  const [accuracyM, setAccuracy] = useState<number | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const perform = useAct(checkInApi.perform, {
    onDone: (data) => {
      setAnswer(data);
      if (data.outcome === 'done' && data.flags.length > 0) {
        toast.warn(t('checkIn.card.pending', { flags: words(data.flags) }));
      }
    },
  });
  const run = async ({ photo, selfie }: Pictures, reason: string) => {
    const found = status.policy.methods.includes('position') ? await measured() : null;
    const pictures = { photoId: photo?.id ?? null, selfieId: selfie?.id ?? null };
    await perform.run({ taskId, kind, position: found, ...pictures, deviceId, reason, requestId: uuid() });
  };
  const measured = async () => {
    setMeasuring(true);
    const found = await measure();
    setMeasuring(false);
    setFault('fault' in found ? found.fault : null);
    if ('fault' in found) return null;
    setAccuracy(found.position.accuracyM);
    // Beyond that it says nothing, and the wire takes no more.
    const accuracy = Math.min(found.position.accuracyM, LIMIT.checkIn.farthestAccuracyMeters);
    return { ...found.position, accuracyM: accuracy };
  };
  return { run, isMeasuring, isSending: perform.busy, fault, accuracyM, answer };
}
