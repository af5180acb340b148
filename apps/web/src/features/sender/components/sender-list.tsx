import type { SenderRow } from '@rondo/contract/sender';
import { channelOf } from '@rondo/domain/sender';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';

interface LineProps {
  name: string;
  /** What it is and where it goes. */
  about: ReactNode;
  lastFailure: { at: string; reason: string } | null;
  /** The failures behind the last one. */
  failuresTo: string;
  isBusy: boolean;
  /** Absent: there is nothing to test. */
  onTest?: () => void;
  children?: ReactNode;
}

/** A way out: what it is, its last failure, its test. */
export function SenderLine({ name, about, lastFailure, failuresTo, isBusy, onTest, children }: LineProps) {
  const t = useT();
  const { dateTime } = useFormat();
  return (
    <li className="sender-line">
      <div>
        <strong>{name}</strong>
        <span className="meta">{about}</span>
        {lastFailure ? (
          <Link to={failuresTo} className="sender-failed">
            {t('sender.lastFailure', { time: dateTime(lastFailure.at), reason: lastFailure.reason })}
          </Link>
        ) : (
          <span className="meta">{t('sender.noFailure')}</span>
        )}
      </div>
      {onTest && (
        <Button isSmall isBusy={isBusy} label={t('sender.test.actNamed', { name })} onPress={onTest}>
          {t('sender.test.act')}
        </Button>
      )}
      {children}
    </li>
  );
}

interface Props {
  senders: readonly SenderRow[];
  busy: string | null;
  onTest: (sender: SenderRow) => void;
  onEdit: (sender: SenderRow) => void;
  onRemove: (sender: SenderRow) => void;
}

/** What the company set up itself. */
export function SenderList({ senders, busy, onTest, onEdit, onRemove }: Props) {
  const t = useT();
  return (
    <ul className="sender-list" aria-label={t('sender.ofCompany')}>
      {senders.map((one) => (
        <SenderLine
          key={one.id}
          name={one.name}
          about={[
            t(`sender.kind.${one.kind}`),
            one.shown,
            ...(one.kind === 'sms' ? [] : [t(one.isOpen ? 'sender.isOpen' : 'sender.notOpen')]),
          ].join(' · ')}
          lastFailure={one.lastFailure}
          failuresTo={`?channel=${channelOf(one.kind)}&senderId=${one.id}`}
          isBusy={busy === one.name}
          onTest={() => onTest(one)}
        >
          <MoreMenu
            label={t('sender.more', { name: one.name })}
            className="quiet"
            placement="bottom-end"
            acts={[
              { key: 'edit', label: t('sender.edit', { name: one.name }), icon: Pencil, run: () => onEdit(one) },
              { key: 'remove', label: t('sender.remove'), icon: Trash2, isDanger: true, run: () => onRemove(one) },
            ]}
          />
        </SenderLine>
      ))}
    </ul>
  );
}
