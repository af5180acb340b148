import { messageApi } from '@rondo/contract/message';
import { bind } from '../../platform/http/binding.ts';
import type { LiveHub } from '../../platform/live/hub.ts';
import { categories, list, read, remove, ticket } from './message.actions.ts';
import { openStream } from './stream.ts';

/** The message centre and the event stream. */
export const messageRoutes = (hub: LiveHub) =>
  bind(messageApi, { categories, list, read, remove, ticket, stream: openStream(hub) });
