import { MailOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from './i18n.tsx';
import type { AskedReports } from './received-list.tsx';
import { lazyPart } from './ui/lazy-part.tsx';
import { SkeletonRows } from './ui/list/skeleton.tsx';
import { Popover } from './ui/popover.tsx';

const NewestReports = lazyPart(() => import('./received-list.tsx'));

/** The reports of a page that were sent to the reader, newest first: each opens with the figures and rows of its time. */
export function ReceivedReports({ asked }: { asked: AskedReports }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={t('subscription.received.act')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom-end"
      trigger={(trigger) => (
        <button
          type="button"
          className="quiet"
          aria-label={t('subscription.received.act')}
          title={t('subscription.received.act')}
          {...trigger}
        >
          <MailOpen size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    >
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <NewestReports asked={asked} />
      </Suspense>
    </Popover>
  );
}
