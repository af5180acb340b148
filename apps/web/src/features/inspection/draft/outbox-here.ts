import { inspectionApi } from '@rondo/contract/inspection';
import { queryClient, refetchNouns } from '../../../shared/http/query.ts';
import { t } from '../../../shared/i18n.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { attempt } from './attempt.ts';
import { deviceId } from './device-id.ts';
import { hold } from './hold.ts';
import { forgetInspection, keepHere, recall, sheetHere } from './kept.ts';
import { taskIdOf } from './local-draft.ts';
import { sendPhoto } from './open-inspection.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { photoBox } from './photo-box.ts';
import { forgetQueued, keepQueued, queuedKeys, queuedOf } from './queued.ts';
import { type Outcome, type SendDeps, type Step, sendKept } from './send-kept.ts';
import { noteSent } from './sent.ts';
import { forgetSignOff, sendSignature } from './signature.ts';
import { tellWaiting } from './waiting.ts';

export interface Owner {
  companyId: string;
  memberId: string;
}

/** A tab that sends the same one is not waited for. */
const HOLD_MS = 300;
let here: { owner: Owner; outbox: Outbox } | null = null;

/** The outbox of whoever is signed in, in this tab. */
export function outboxOf(owner: Owner): Outbox {
  if (here && here.owner.companyId === owner.companyId && here.owner.memberId === owner.memberId) return here.outbox;
  here?.outbox.stop();
  const outbox = createOutbox({
    keys: () => queuedKeys(localStorage, owner),
    queued: (key) => queuedOf(localStorage, key),
    keep: (key, queued) => void keepQueued(localStorage, key, queued),
    hold: (key) => hold(key, { waitMs: HOLD_MS }),
    send: (key, onStep) => sendKept(depsOf(key, onStep)),
    onSent: (key, sent) => left(owner, key, sent),
    words: (what) => t(`inspection.outbox.${what}`),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  // Not with every share of a picture: what is listed is read from the disk.
  let told = 0;
  outbox.state.subscribe(() => {
    const { changes } = outbox.state.get();
    if (changes === told) return;
    told = changes;
    tellWaiting();
  });
  here = { owner, outbox };
  return outbox;
}

function depsOf(key: string, onStep: (step: Step) => void): SendDeps {
  const who = { taskId: taskIdOf(key), deviceId: deviceId() };
  return {
    who,
    onStep,
    queued: {
      get: () => queuedOf(localStorage, key),
      keep: (queued) => void keepQueued(localStorage, key, queued),
    },
    draft: { get: () => recall(key, Date.now()), keep: (draft) => keepHere(key, draft, Date.now()) },
    photos: photoBox,
    open: () => attempt(inspectionApi.open, who),
    upload: sendPhoto,
    sign: sendSignature,
    submit: (submission) => attempt(inspectionApi.submit, submission),
    now: Date.now,
  };
}

/** Notes what went out, then takes it off this device. */
async function left(
  { companyId, memberId }: Owner,
  key: string,
  { result, photos }: Extract<Outcome, { kind: 'sent' }>,
): Promise<void> {
  const sheet = await sheetHere(key);
  noteSent(localStorage, companyId, memberId, {
    taskId: taskIdOf(key),
    shop: sheet?.shop.name ?? '',
    template: sheet?.templateName ?? '',
    photos,
    doneAt: queuedOf(localStorage, key)?.doneAt ?? null,
    sentAt: new Date().toISOString(),
    result,
  });
  await forgetInspection(key);
  forgetSignOff(key);
  refreshCounters();
  void refetchNouns(queryClient, ['task', 'record', 'rectification']);
}

/** Takes an inspection out of the outbox: it can be changed, and submitted again under the same id. */
export function takeBack(key: string): void {
  const queued = queuedOf(localStorage, key);
  if (queued && !queued.wasSent) forgetQueued(localStorage, key);
  tellWaiting();
}
