import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import '../components/lone-page.css';

/** The catch-all, with the words of the specification. */
export default function NotFoundPage() {
  const t = useT();
  const back = (
    <Link className="button button-primary" to="/">
      {t('app.backHome')}
    </Link>
  );
  return (
    <div className="lone-page">
      <EmptyState kind="nothing-matches" isPage title={t('app.notFound')} actions={back} />
    </div>
  );
}
