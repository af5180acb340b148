import { photoHashApi } from '@rondo/contract/photo-hash';
import { LIMIT } from '@rondo/domain/limit';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { AlikeList } from './alike-list.tsx';

interface Props {
  /** Uploads that are about to be handed in; of very many the last ones. */
  photoIds: readonly string[];
  /** What they are for. */
  taskId?: string;
  rectificationId?: string;
}

/** Before photos are handed in: which of them look like earlier ones. Nothing where none does, or without network. */
export function AlikeHint({ photoIds, ...of }: Props) {
  const t = useT();
  const asked = { photoIds: photoIds.slice(-LIMIT.page.values), ...of };
  const { data } = useCall(photoHashApi.check, asked, {
    ...{ enabled: photoIds.length > 0, part: true, hideErrors: true, keepPrevious: true },
  });
  // Of a photo that was taken out again nothing is said any more.
  const alike = (data ?? []).filter(({ file }) => photoIds.includes(file.id));
  if (alike.length === 0) return null;
  return (
    <section className="alike-hint" aria-label={t('photoHash.title')}>
      <h3>{t('photoHash.title')}</h3>
      <AlikeList alike={alike} />
      <p className="meta">
        {t('photoHash.about')} {t('photoHash.beforeSubmit')}
      </p>
    </section>
  );
}
