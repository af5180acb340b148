import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import type { Entry } from '../draft/entries.ts';
import { forgetInspection } from '../draft/kept.ts';
import type { Queued } from '../draft/queued.ts';
import { tellWaiting } from '../draft/waiting.ts';
import { useIsOnline } from './use-is-online.ts';
import { useOutbox } from './use-outbox.ts';
import { progressWords, submittedWords } from './waiting-words.ts';

/** One inspection that waits to be sent: what it is, what it waits for, and what can be done. */
export function WaitingRow({ entry, queued }: { entry: Entry; queued: Queued }) {
  const t = useT();
  const format = useFormat();
  const { outbox, sending } = useOutbox();
  const isOnline = useIsOnline();
  const [isRemoving, setRemoving] = useState(false);
  const own = sending.key === entry.key ? sending : null;
  const tone = queued.problem ? 'bad' : own ? 'wait' : 'mute';
  return (
    <li className="outbox-row">
      <div className="outbox-what">
        <p className="strong ellipsis" title={entry.shop}>
          {entry.shop}
        </p>
        <p className="meta ellipsis">
          {entry.template} · <span className="num">{entry.number}</span>
        </p>
        <p className="meta num">{submittedWords(entry, t, format)}</p>
        <p className="outbox-state" data-tone={tone} role="status">
          <StatusIcon shape={queued.problem ? 'exclamation' : own ? 'half' : 'slash'} tone="current" size={14} />
          <span>{progressWords(queued, own, isOnline, t, format)}</span>
        </p>
      </div>
      <div className="outbox-acts">
        {queued.problem && (
          <button type="button" className="button button-text" onClick={() => setRemoving(true)}>
            {t('inspection.outbox.remove')}
          </button>
        )}
        <Link className="button" to={`/inspect/perform/${entry.taskId}`}>
          {t('inspection.outbox.open')}
        </Link>
        <button
          type="button"
          className="button"
          aria-busy={own !== null}
          onClick={() => void outbox.sendNow(entry.key)}
        >
          {t('inspection.outbox.sendNow')}
        </button>
      </div>
      {isRemoving && <RemoveDialog entry={entry} onClose={() => setRemoving(false)} />}
    </li>
  );
}

/** What was refused is nowhere but here: it is asked about before it goes. */
function RemoveDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useT();
  const remove = () => void forgetInspection(entry.key).then(tellWaiting);
  const footer = (
    <>
      <button type="button" className="button" onClick={onClose}>
        {t('inspection.outbox.keep')}
      </button>
      <button type="button" className="button button-destroy" onClick={remove}>
        {t('inspection.outbox.removeAct')}
      </button>
    </>
  );
  return (
    <Dialog title={t('inspection.outbox.removeTitle')} isSheet footer={footer} onClose={onClose}>
      <p>{t('inspection.outbox.removeText', { shop: entry.shop, count: entry.answered })}</p>
    </Dialog>
  );
}
