import type { DeviceDetail } from '@rondo/contract/device';
import { LIMIT } from '@rondo/domain/limit';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';

/** That recordings do not reach back as far as somebody may appeal; nothing where they do. */
export function EvidenceNote({ device: { evidence, oldestAt } }: { device: DeviceDetail }) {
  const t = useT();
  const format = useFormat();
  if (evidence !== 'short' || oldestAt === null) return null;
  return (
    <Banner tone="warn" title={t('device.evidence.warning')}>
      {t('device.evidence.why', { time: format.dateTime(oldestAt), hours: LIMIT.rectification.appealHours })}
    </Banner>
  );
}
