import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import './report-links.css';

const PAGES = [
  { to: '/sender', key: 'sender.title' },
  { to: '/message/ledger', key: 'message.ledger.title' },
  { to: '/message/noise', key: 'message.noise.title' },
] as const;

interface Props {
  /** The page that it stands on. */
  here: (typeof PAGES)[number]['to'];
  hint?: string;
}

/** The pages about how messages leave, each with the way to the others. */
export function ReportLinks({ here, hint }: Props) {
  const t = useT();
  return (
    <div className="report-links">
      {hint && <p className="meta">{hint}</p>}
      <nav aria-label={t('message.title')}>
        {PAGES.filter(({ to }) => to !== here).map(({ to, key }) => (
          <Link key={to} to={to}>
            {t(key)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
