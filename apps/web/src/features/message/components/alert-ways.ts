import type { Input } from '@rondo/contract/kit/endpoint';
import type { messageApi } from '@rondo/contract/message';
import { CHANNELS } from '@rondo/domain/sender';

/** A change of how the reader is told. */
export type Sent = Input<typeof messageApi.setAlerts>;
/** What is told beside the message centre, in the order of the tabs. */
export const WAYS = ['mail', 'push', 'browser', ...CHANNELS.filter((one) => one !== 'mail' && one !== 'push')] as const;
export type Way = (typeof WAYS)[number];
