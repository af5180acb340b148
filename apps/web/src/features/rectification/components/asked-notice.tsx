import type { RectificationDetail } from '@rondo/contract/rectification';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';

/** The question for more time that waits for an answer: who asks, why, and when silence denies it. */
export function AskedNotice({ asked }: { asked: NonNullable<RectificationDetail['asked']> }) {
  const t = useT();
  const format = useFormat();
  const { by, until, reason, silenceAt } = asked;
  return (
    <Banner
      tone="wait"
      title={`${t('rectification.askedBanner', { name: by?.name ?? '', until: format.dateTime(until), reason })} `}
    >
      {t('rectification.askedSilence', { time: format.dateTime(silenceAt) })}
    </Banner>
  );
}
