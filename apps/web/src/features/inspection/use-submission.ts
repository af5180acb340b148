import { inspectionApi } from '@rondo/contract/inspection';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { type Refusal, showRefusal, transport } from '../../shared/http/http.ts';
import { refetchNouns } from '../../shared/http/query.ts';
import { refreshCounters } from '../../shared/session/counters.ts';
import { attempt } from './draft/attempt.ts';
import { deviceId } from './draft/device-id.ts';
import { forgetQueued, keepQueued, type Queued, queue, queuedOf, type SignOffToSend } from './draft/queued.ts';
import { noteSent } from './draft/sent.ts';
import type { Session } from './draft/session.ts';
import { forgetSignOff } from './draft/signature.ts';
import { submissionOf } from './draft/submission.ts';
import type { Submitted, Where } from './use-inspection.ts';

interface Ends {
  /** The signature of the store, where one is asked for. */
  signOff: SignOffToSend | null;
  onSubmitted: (result: Submitted) => void;
  /** It is kept on this device and will be sent by itself. */
  onQueued: () => void;
}

/**
 * Submits once, whatever the network does: the request is kept on this device under one id until an answer arrives. What cannot leave
 * now, pictures included, waits in the outbox. Only a device without any room has to keep this page open: `isLost`.
 */
export function useSubmission(session: Session, where: Where, { signOff, onSubmitted, onQueued }: Ends) {
  const client = useQueryClient();
  const lost = useRef<Queued | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLost, setLost] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const run = useCallback(async () => {
    const { taskId, key } = where;
    setBusy(true);
    const queued = { ...queuedNow(queuedOf(localStorage, key) ?? lost.current), signOff };
    const draft = session.draft.get();
    const isComplete = draft.waiting.length === 0 && signOff?.fileId !== null;
    lost.current = { ...queued, wasSent: queued.wasSent || isComplete };
    const isQueued = keepQueued(localStorage, key, lost.current);
    const kept = session.keep();
    const outcome = isComplete
      ? await attempt(inspectionApi.submit, submissionOf(draft, { taskId, deviceId: deviceId() }, queued))
      : ({ kind: 'offline' } as const);
    setBusy(false);
    if (outcome.kind === 'offline') {
      if (isQueued && (await kept)) onQueued();
      else setLost(true);
      return;
    }
    setLost(false);
    forgetQueued(localStorage, key);
    lost.current = null;
    if (outcome.kind === 'refused') {
      setRefusal(outcome.refusal);
      showRefusal(outcome.refusal);
      return;
    }
    forgetSignOff(key);
    note(session, where, queued, outcome.data);
    refreshCounters();
    void refetchNouns(client, ['task', 'record', 'rectification']);
    onSubmitted(outcome.data);
  }, [session, where, signOff, onSubmitted, onQueued, client]);
  useEffect(() => {
    if (!isLost) return;
    const again = () => void run();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost, run]);
  return { run, isBusy, isLost, refusal };
}

/** What may have arrived keeps its id and its time; what was refused or never left is submitted now. */
function queuedNow(before: Queued | null): Queued {
  const now = new Date(transport.clock.now()).toISOString();
  if (!before) return queue(uuid(), now);
  return { ...before, problem: null, doneAt: before.wasSent && !before.problem ? before.doneAt : now };
}

function note({ sheet, draft }: Session, where: Where, { doneAt }: Queued, result: Submitted): void {
  noteSent(localStorage, where.companyId, where.memberId, {
    taskId: where.taskId,
    shop: sheet.shop.name,
    template: sheet.templateName,
    photos: Object.values(draft.get().answers).reduce((sum, answer) => sum + answer.photos.length, 0),
    doneAt,
    sentAt: new Date(transport.clock.now()).toISOString(),
    result,
  });
}
