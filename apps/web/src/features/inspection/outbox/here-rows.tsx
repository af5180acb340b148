import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import type { Entry } from '../draft/entries.ts';
import type { Sent } from '../draft/sent.ts';

/** An inspection in progress that opens without network. */
export function OpenRow({ entry }: { entry: Entry }) {
  const t = useT();
  const format = useFormat();
  const { answered, total, unsaved } = entry;
  const saved = unsaved > 0 ? t('inspection.outbox.unsaved', { count: unsaved }) : t('inspection.outbox.allSaved');
  return (
    <li>
      <Link className="outbox-link" to={`/inspect/perform/${entry.taskId}`}>
        <span className="outbox-what">
          <span className="strong ellipsis">{entry.shop}</span>
          <span className="meta ellipsis">
            {entry.template} · <span className="num">{entry.number}</span>
          </span>
          <span className="meta">
            {t('inspection.perform.progress', { done: answered, total })} · {saved} ·{' '}
            <span className="num">{format.dateTime(entry.changedAt)}</span>
          </span>
        </span>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </Link>
    </li>
  );
}

/** An inspection that went out from this device. */
export function SentRow({ sent }: { sent: Sent }) {
  const t = useT();
  const format = useFormat();
  const { result, photos } = sent;
  const score = result.score === null ? '' : t('inspection.done.score', { score: result.score, max: result.maxScore });
  return (
    <li>
      <Link className="outbox-link" to={objectLink('record', result.recordId)}>
        <span className="outbox-what">
          <span className="strong ellipsis">{sent.shop}</span>
          <span className="meta ellipsis">
            {sent.template} · <span className="num">{result.number}</span>
          </span>
          <span className="meta">
            {[
              t('inspection.outbox.sentAt', { time: format.dateTime(sent.sentAt) }),
              score,
              photos > 0 ? t('inspection.exported.photos', { count: photos }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </Link>
    </li>
  );
}
