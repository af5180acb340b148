import { message } from '@rondo/contract/message-live';
import type { Noun } from '@rondo/contract/noun';
import { sessionApi } from '@rondo/contract/session';
import { WORK } from '@rondo/domain/workflows';
import { browserNotices } from '../../shared/browser-notice.ts';
import { transport } from '../../shared/http/http.ts';
import { keyOf, queryClient, refetchNouns } from '../../shared/http/query.ts';
import { dispatch } from '../../shared/session/app-state.ts';
import { refreshCounters } from '../../shared/session/counters.ts';
import { deviceAlerts } from '../../shared/session/device-alerts.ts';
import { type LiveState, setLiveState } from '../../shared/session/live-state.ts';
import { leadOneTab } from './leader.ts';
import { keepConnected, type LiveEvent } from './live-connection.ts';
import { onceById } from './once-by-id.ts';
import { showWhetherSeen } from './seen.ts';

type Told = { event: LiveEvent } | { state: LiveState };

/**
 * Push (product 15): one connection for all tabs of the browser. The leading tab tells the others; each tab counts a message
 * once by its id, and the leading one has the system tell of it when nobody looks at any. Returns how to stop.
 */
export function startLive(staffId: string, timeZone: string): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(`rondo-live-${staffId}`);
  const isFirst = onceById();
  let lastId = '';
  const hear = (told: Told) => {
    if ('state' in told) setLiveState(told.state);
    else {
      if (told.event.id) lastId = told.event.id;
      act(told.event, isFirst);
    }
  };
  const tellAll = (told: Told) => {
    hear(told);
    channel.postMessage(told);
  };
  channel.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  const seenLock = `rondo-seen-${staffId}`;
  showWhetherSeen(seenLock, stop.signal);
  const ears = {
    onEvent: (event: LiveEvent) => {
      tellAll({ event });
      if (event.kind === 'message') void tellOutside(event.data, seenLock, timeZone);
    },
    onState: (next: LiveState) => tellAll({ state: next }),
    lastId: () => lastId,
  };
  leadOneTab(`rondo-live-${staffId}`, (signal) => keepConnected(ears, signal), stop.signal);
  return () => {
    stop.abort();
    channel.close();
  };
}

/** What notifications and the sound need comes with the first one: most readers never have any. */
async function tellOutside(data: string, seenLock: string, timeZone: string): Promise<void> {
  if (browserNotices() !== 'shown' && !deviceAlerts().hasSound) return;
  const pushed = message.safeParse(JSON.parse(data));
  const { tellInBrowser } = await import('./tell-in-browser.ts');
  if (pushed.success) await tellInBrowser(pushed.data, seenLock, timeZone);
}

/** As long as a node remembers an actor, and a little more, milliseconds. */
const REMEMBERED_MS = 1_050;

function readMeAgain(): void {
  transport.memory.empty();
  void queryClient.invalidateQueries({ queryKey: keyOf(sessionApi.me, {}) });
}

/** Reads that show what waits for somebody. */
const WAITING: readonly Noun[] = WORK.map(({ noun }) => noun);

function act({ kind, data }: LiveEvent, isFirst: (id: string) => boolean): void {
  // Somebody wrote something: what was read before must not answer what is asked from now on.
  transport.memory.empty();
  switch (kind) {
    case 'message': {
      const pushed = message.safeParse(JSON.parse(data));
      if (!pushed.success || !isFirst(pushed.data.id)) return;
      dispatch({ type: 'messagePushed', value: pushed.data });
      void refetchNouns(queryClient, ['message']);
      return;
    }
    case 'counters':
      refreshCounters();
      // What waits for the member is another than before: an open list shows it too.
      void refetchNouns(queryClient, WAITING);
      return;
    case 'access':
      // What the member may do changed. A node remembers who somebody is for a second: what it says now may be the old.
      readMeAgain();
      setTimeout(readMeAgain, REMEMBERED_MS);
      return;
    case 'job':
      void refetchNouns(queryClient, ['job']);
      return;
    case 'session':
      // The session is over. Its refusal is the one way out of it: one toast, one redirect.
      readMeAgain();
      return;
    default:
      kind satisfies never;
  }
}
