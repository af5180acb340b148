import type { Mute } from '@rondo/contract/message';
import type { Translate } from '../../shared/i18n.tsx';

/** A kind of messages and as whom they come, as their reader knows it. */
export const muteName = (t: Translate, { kind, reason }: Mute): string =>
  t('message.muteName', { kind: t(`notification.kind.${kind}`), reason: t(`notification.reason.${reason}`) });
