import { subscriptionApi } from '@rondo/contract/subscription';
import { bind } from '../../platform/http/binding.ts';
import type { Settings } from '../../platform/settings.ts';
import { create, edit, move } from './actions/plan.ts';
import { deliveries, get, list, received, roles, runs } from './actions/read.ts';
import { answerUnopened, opened, receive } from './actions/receive.ts';
import { resend, sendNow } from './actions/send-now.ts';
import { receivers, saveSetting, setting } from './actions/setting.ts';

export const subscriptionRoutes = (settings: Pick<Settings, 'publicUrl'>) =>
  bind(subscriptionApi, {
    list,
    get,
    roles,
    receivers,
    setting,
    saveSetting,
    runs,
    deliveries,
    create: create(settings),
    edit: edit(settings),
    move,
    sendNow,
    resend,
    receive,
    answerUnopened,
    received,
    opened,
  });
