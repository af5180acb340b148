import { useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { withMode } from '../playback-address.ts';

const MODES = ['live', 'playback'] as const;

/** Live pictures or recordings of the same wall, for whoever may see both. */
export function ModeSwitch({ mode }: { mode: (typeof MODES)[number] }) {
  const t = useT();
  const can = useCan();
  const [query, setQuery] = useSearchParams();
  if (!can('x_playback')) return null;
  return (
    <Segment
      isSmall
      label={t('surveillance.playback.mode')}
      options={MODES.map((value) => ({ value, label: t(`surveillance.use.${value}`) }))}
      value={mode}
      onChange={(next) => setQuery(withMode(query, next))}
    />
  );
}
