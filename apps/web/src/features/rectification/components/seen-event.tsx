import type { RectificationDetail } from '@rondo/contract/rectification';
import { useT } from '../../../shared/i18n.tsx';
import { Evidence } from '../../../shared/photo/evidence.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';

/** The picture of the event that a rectification began with, with what was found where. */
export function SeenEvent({ detail: { aiEvent, beforePhotos } }: { detail: RectificationDetail }) {
  const t = useT();
  const path = aiEvent ? beforePhotos[0]?.path : undefined;
  const addressOf = useAddresses(path === undefined ? [] : [path]);
  if (!aiEvent) return null;
  return (
    <DrawerSection title={t('rectification.eventPicture')}>
      <Evidence
        picture={path === undefined ? null : addressOf(path)}
        alt={aiEvent.name}
        boxes={aiEvent.boxes}
        areas={aiEvent.areas}
      />
    </DrawerSection>
  );
}
