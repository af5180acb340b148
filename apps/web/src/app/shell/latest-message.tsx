import { Bell, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '../../shared/i18n.tsx';
import './latest-message.css';

/** How long a message that has just come stands there. */
const SHOWN_MS = 10_000;

export interface Latest {
  id: string;
  title: string;
  /** What it is about; else the messages. */
  to: string;
}

/** The message that has just come, as one line beside the bell, on the phone above the bar. It leaves by itself. */
export function LatestMessage({ latest }: { latest: Latest }) {
  const t = useT();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <div className="latest-message" role="status">
      <Bell size={16} strokeWidth={1.75} aria-hidden />
      <Link to={latest.to} className="ellipsis" title={latest.title} onClick={() => setOver(true)}>
        {latest.title}
      </Link>
      <button type="button" className="quiet" aria-label={t('ui.close')} onClick={() => setOver(true)}>
        <X size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  );
}
