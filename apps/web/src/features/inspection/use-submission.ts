import { inspectionApi } from '@rondo/contract/inspection';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { type Refusal, showRefusal } from '../../shared/http/http.ts';
import { refetchNouns } from '../../shared/http/query.ts';
import { refreshCounters } from '../../shared/session/counters.ts';
import { attempt } from './draft/attempt.ts';
import { deviceId } from './draft/device-id.ts';
import type { Session } from './draft/session.ts';
import { forgetSubmission, keepSubmission, keptSubmission, type Submission, submissionOf } from './draft/submission.ts';
import type { Submitted, Where } from './use-inspection.ts';
import { forgetSignOff } from './use-sign-off.ts';

/**
 * Submits once, whatever the network does: the request is kept on this device until an answer arrives, and is sent again under the
 * same id by the button, when the network is back, or when the task is opened the next time.
 */
export function useSubmission(
  session: Session,
  where: Where,
  signOff: Submission['signOff'],
  onSubmitted: (result: Submitted) => void,
) {
  const client = useQueryClient();
  const lost = useRef<Submission | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLost, setLost] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const run = useCallback(async () => {
    const { taskId, key } = where;
    setBusy(true);
    const underWay = keptSubmission(localStorage, key) ?? lost.current;
    const answers = submissionOf(session.draft.get(), { taskId, deviceId: deviceId() }, underWay, uuid);
    const submission = signOff ? { ...answers, signOff } : answers;
    keepSubmission(localStorage, key, submission);
    lost.current = submission;
    const outcome = await attempt(inspectionApi.submit, submission);
    setBusy(false);
    setLost(outcome.kind === 'offline');
    if (outcome.kind === 'offline') return;
    forgetSubmission(localStorage, key);
    lost.current = null;
    if (outcome.kind === 'refused') {
      setRefusal(outcome.refusal);
      showRefusal(outcome.refusal);
      return;
    }
    forgetSignOff(key);
    refreshCounters();
    void refetchNouns(client, ['task', 'record', 'rectification']);
    onSubmitted(outcome.data);
  }, [session, where, signOff, onSubmitted, client]);
  useEffect(() => {
    if (!isLost) return;
    const again = () => void run();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost, run]);
  return { run, isBusy, isLost, refusal };
}
