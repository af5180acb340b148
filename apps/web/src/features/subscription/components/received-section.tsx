import { subscriptionApi } from '@rondo/contract/subscription';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ReceivedList } from '../../../shared/received-list.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';

const SIZES: readonly number[] = LIMIT.page.sizes;

/** What of a subscription was sent to the reader; nothing where nothing was. */
export function ReceivedSection({ id }: { id: string }) {
  const t = useT();
  const [shown, setShown] = useState(0);
  const read = useCall(subscriptionApi.received, { id, size: SIZES[shown] }, { part: true, keepPrevious: true });
  if (!read.data || read.data.list.length === 0) return null;
  return (
    <DrawerSection title={t('subscription.received.title')}>
      <ReceivedList reports={read.data.list} />
      {read.data.next !== null && shown < SIZES.length - 1 && (
        <Button isBusy={read.isPlaceholderData} onPress={() => setShown(shown + 1)}>
          {t('subscription.run.more')}
        </Button>
      )}
    </DrawerSection>
  );
}
