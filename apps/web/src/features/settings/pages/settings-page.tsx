import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { type SettingGroup, settingsFor } from '../setting-list.ts';
import '../../../shared/ui/list/list.css';
import './settings.css';

/** The one place that leads to every setting the reader may use. */
export default function SettingsPage() {
  const t = useT();
  const groups = settingsFor(useCan());
  return (
    <section className="list-page" aria-label={t('settings.title')}>
      <header className="list-head">
        <h1>{t('settings.title')}</h1>
      </header>
      <div className="settings">
        {groups.map((group) => (
          <Group key={group.titleKey} group={group} />
        ))}
      </div>
    </section>
  );
}

function Group({ group: { titleKey, rows } }: { group: SettingGroup }) {
  const t = useT();
  return (
    <nav className="card settings-group" aria-label={t(titleKey)}>
      <h2>{t(titleKey)}</h2>
      <ul>
        {rows.map(({ labelKey, hintKey, page, query = '' }) => (
          <li key={labelKey}>
            <Link to={`${page}${query}`}>
              <span>
                <span className="strong">{t(labelKey)}</span>
                <span className="meta">{t(hintKey)}</span>
              </span>
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
