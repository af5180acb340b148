import type { CheckInRow } from '@rondo/contract/check-in-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { useFlagWords } from '../use-flag-words.ts';
import './check-in.css';

/** A row on the phone. */
export function CheckInCard({ row }: { row: CheckInRow }) {
  const t = useT();
  const format = useFormat();
  const words = useFlagWords();
  return (
    <div className="check-in-card">
      <div className="check-in-line">
        <strong className="ellipsis">{row.shop.name}</strong>
        <span className="meta num">{format.dateTime(row.at)}</span>
      </div>
      <div>{words(row.flags)}</div>
      <div className="check-in-line">
        <StateLabel object="checkIn" state={row.state} />
        <span className="meta ellipsis">
          {t(`checkIn.kind.${row.kind}`)} · {row.member.name}
        </span>
      </div>
    </div>
  );
}
