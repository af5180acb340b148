import { useFormat } from '../format/use-format.tsx';
import { useT } from '../i18n.tsx';

/** Says once, beside times, in whose zone they are: only where the reader's own clock shows another time. */
export function ZoneNote() {
  const t = useT();
  const zone = useFormat().otherZone();
  return zone && <span className="meta">{t('ui.zone', { zone })}</span>;
}
