import { anyOf, type Needs } from '@rondo/contract/kit/endpoint';
import type { MessageKey } from '@rondo/messages';
import type { Translate } from '../../shared/i18n.tsx';
import { satisfies } from '../../shared/session/satisfies.ts';
import type { Finding } from './finding.ts';

interface QuickAction {
  key: string;
  labelKey: MessageKey;
  to: string;
  needs: Needs;
}

/** What can be begun from anywhere: the address opens its form. */
const ACTIONS: readonly QuickAction[] = [
  { key: 'start', labelKey: 'inspection.start.title', to: '/inspect/start', needs: anyOf('x_dispatch', 'task_center') },
  { key: 'dispatch', labelKey: 'app.palette.dispatch', to: '/task?dispatch=1', needs: anyOf('x_dispatch') },
  {
    key: 'new-shop',
    labelKey: 'shop.create',
    to: '/shop?dialog=create',
    needs: anyOf('shop_store'),
  },
];

/** The actions that somebody may begin. */
export const quickActions = (codes: ReadonlySet<string>, t: Translate): Finding[] =>
  ACTIONS.filter(({ needs }) => satisfies(codes, needs)).map(({ key, labelKey, to }) => ({
    ...{ key: `do-${key}`, label: t(labelKey), to },
    hint: t('app.palette.action'),
  }));
