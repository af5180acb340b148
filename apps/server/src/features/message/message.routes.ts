import { messageApi } from '@rondo/contract/message';
import { bind } from '../../platform/http/binding.ts';
import type { LiveHub } from '../../platform/live/hub.ts';
import type { Settings } from '../../platform/settings.ts';
import { alerts, setAlerts } from './alert.actions.ts';
import { categories, list, open, read, remove, ticketAt } from './message.actions.ts';
import { mute, mutes } from './mute.actions.ts';
import { openStream } from './stream.ts';

type Needed = Pick<Settings, 'streamUrl' | 'apiUrl' | 'publicUrl' | 'smtpUrl' | 'smsUrl'>;

/** The message centre and the event stream. */
export const messageRoutes = (hub: LiveHub, settings: Needed) =>
  bind(messageApi, {
    categories,
    list,
    read,
    open,
    remove,
    mutes,
    mute,
    alerts: alerts(settings),
    setAlerts: setAlerts(settings),
    ticket: ticketAt(settings.streamUrl ?? settings.apiUrl ?? ''),
    stream: openStream(hub),
  });
