import { isInStatisticsWindow } from '@rondo/domain/business-day';
import { useT } from '../i18n.tsx';
import { useMe } from '../session/me.ts';
import { Banner } from './drawer/banner.tsx';

/**
 * Said in forms that change what statistics count by, while they may be running: 23:00 to 08:00 in the company's zone
 * (section 9). Saving stays possible.
 */
export function CountedNextRun() {
  const t = useT();
  const { timeZone } = useMe();
  if (!isInStatisticsWindow(new Date(), timeZone)) return null;
  return (
    <div className="counted-next-run">
      <Banner tone="wait">{t('ui.countedNextRun')}</Banner>
    </div>
  );
}
