import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { CheckInSettings } from '../components/check-in-settings.tsx';
import '../../../shared/ui/list/list.css';

/** The settings of check-ins on a page of their own; they are a tab of the inspection settings too. */
export default function SettingsPage() {
  const t = useT();
  return (
    <section className="list-page" aria-label={t('checkIn.setting.title')}>
      <header className="list-head">
        <h1>{t('checkIn.setting.title')}</h1>
        <div className="list-actions">
          <Link className="button" to="/inspect/checkIn">
            {t('checkIn.title')}
          </Link>
        </div>
      </header>
      <CheckInSettings />
    </section>
  );
}
