import { messageApi } from '@rondo/contract/message';
import { bind } from '../../platform/http/binding.ts';
import type { LiveHub } from '../../platform/live/hub.ts';
import type { Settings } from '../../platform/settings.ts';
import { categories, list, read, remove, ticketAt } from './message.actions.ts';
import { mute, mutes } from './mute.actions.ts';
import { openStream } from './stream.ts';

/** The message centre and the event stream. */
export const messageRoutes = (hub: LiveHub, { streamUrl, apiUrl }: Pick<Settings, 'streamUrl' | 'apiUrl'>) =>
  bind(messageApi, {
    categories,
    list,
    read,
    remove,
    mutes,
    mute,
    ticket: ticketAt(streamUrl ?? apiUrl ?? ''),
    stream: openStream(hub),
  });
