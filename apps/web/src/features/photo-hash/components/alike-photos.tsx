import { photoHashApi } from '@rondo/contract/photo-hash';
import type { HashedKind } from '@rondo/domain/photo-hash';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { AlikeList } from './alike-list.tsx';

interface Props {
  objectKind: HashedKind;
  objectId: string;
  /** On a page it is a card, in a drawer a section. */
  look: 'card' | 'section';
}

/** The photos of an object that look like earlier ones; nothing where none does, or the reader is not to know. */
export function AlikePhotos({ objectKind, objectId, look }: Props) {
  const t = useT();
  const { data } = useCall(photoHashApi.alike, { objectKind, objectId }, { part: true, hideErrors: true });
  if (!data || data.length === 0) return null;
  const list = (
    <>
      <p className="meta">
        {t('photoHash.count', { count: data.length })} · {t('photoHash.about')}
      </p>
      <AlikeList alike={data} />
    </>
  );
  if (look === 'section') return <DrawerSection title={t('photoHash.title')}>{list}</DrawerSection>;
  return (
    <section className="card no-print" aria-label={t('photoHash.title')}>
      <h2>{t('photoHash.title')}</h2>
      {list}
    </section>
  );
}
