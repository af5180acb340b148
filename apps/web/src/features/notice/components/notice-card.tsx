import type { ReceivedNotice } from '@rondo/contract/notice-received';
import type { ManagedNotice } from '@rondo/contract/notice-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { NoticeTitle } from './notice-title.tsx';
import { ReadersNumber } from './readers-dialog.tsx';

/** A row on the phone. */
export function NoticeCard({ row }: { row: ManagedNotice | ReceivedNotice }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="notice-card">
      <NoticeTitle row={row} />
      <div className="notice-line">
        <span className="meta ellipsis">{`${t(`notice.category.${row.category}`)} · ${row.author.name}`}</span>
        <span className="meta num">{format.dateTime(row.sentAt)}</span>
      </div>
      {'counts' in row && (
        <div className="notice-line">
          <StateLabel object="notice" state={row.state} />
          <ReadersNumber row={row} set="read" />
        </div>
      )}
    </div>
  );
}
