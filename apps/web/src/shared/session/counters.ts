import { COUNTER_THROTTLE_MS } from '@rondo/contract/kit/constants';
import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { type StaffInfo, sessionApi } from '@rondo/contract/session';
import { taskApi } from '@rondo/contract/task';
import { flattenMenu } from '@rondo/domain/permission';
import { type CallOptions, call, Refusal } from '../http/http.ts';
import { keyOf, queryClient } from '../http/query.ts';
import { type Action, dispatch } from './app-state.ts';
import { storedSession } from './stored-session.ts';
import { throttle } from './throttle.ts';

/** Background work says nothing about its failures. */
const QUIET: CallOptions = { hideErrors: true, onError: () => {} };

/** Asks for the three counters (section 7): at once, and at most once every 2 seconds. */
export const refreshCounters = throttle(() => void askAll(), COUNTER_THROTTLE_MS);

async function askAll(): Promise<void> {
  if (!storedSession()) return;
  const me = queryClient.getQueryData<StaffInfo>(keyOf(sessionApi.me, {}));
  const mayDecide = me !== undefined && flattenMenu(me.menuList).has('frame_staff');
  await Promise.all([
    mayDecide ? count('applyCount', call(memberApi.applyCount, {}, { ...QUIET, keepsMemory: true })) : null,
    count('todoTaskCount', call(taskApi.pendingCount, {}, QUIET)),
    count('messageCount', unread()),
  ]);
}

/** The sum of `unReadCount` over the message categories. */
async function unread(): Promise<number> {
  const categories = await call(messageApi.categories, {}, QUIET);
  return categories.reduce((sum, { unReadCount }) => sum + unReadCount, 0);
}

async function count(type: Extract<Action, { value: number }>['type'], asked: Promise<number>): Promise<void> {
  try {
    dispatch({ type, value: await asked });
  } catch (cause) {
    // A counter that could not be read keeps its last value; the request layer has said what there was to say.
    if (!(cause instanceof Refusal)) throw cause;
  }
}
