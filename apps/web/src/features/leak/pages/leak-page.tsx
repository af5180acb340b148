import { anyOf } from '@rondo/contract/kit/endpoint';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { FragmentsCard } from '../components/fragments-card.tsx';
import { PictureCard } from '../components/picture-card.tsx';
import '../components/leak.css';

/** Leak tracer (product 21): whose a picture is that turned up where it should not be. */
export default function LeakPage() {
  const t = useT();
  const can = useCan();
  return (
    <section className="leak-page" aria-label={t('leak.title')}>
      <header className="leak-head">
        <h1>{t('leak.title')}</h1>
        {can(anyOf('frame_book')) && <Link to="/user/org?tab=watermark">{t('leak.back')}</Link>}
      </header>
      <p className="meta">{t('leak.hint')}</p>
      <PictureCard />
      <FragmentsCard />
    </section>
  );
}
