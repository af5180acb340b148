import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { isOnDevice, PLAYBACK_SOURCES, withSource } from '../playback-address.ts';

/** Where recordings come from: those that Rondo keeps, or what the device has on its own card or disks. */
export function SourceSwitch() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  return (
    <Segment
      isSmall
      label={t('surveillance.replay.source')}
      options={PLAYBACK_SOURCES.map((value) => ({ value, label: t(`surveillance.replay.sourceOf.${value}`) }))}
      value={isOnDevice(query) ? 'device' : 'server'}
      onChange={(source) => setQuery(withSource(query, source))}
    />
  );
}
