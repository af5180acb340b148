import type { AiEventRow } from '@rondo/contract/ai-event-shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Evidence } from '../../../shared/photo/evidence.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import type { useJudging } from '../use-judging.ts';

interface Props {
  rows: readonly AiEventRow[];
  judging: ReturnType<typeof useJudging>;
  onOpen: (id: string) => void;
}

/** What an event is called. */
export const nameOf = (row: AiEventRow): string => `${row.shop.name} ${row.camera.name} · ${row.eventName}`;

/** Events as pictures with what was found in them. */
export function EventGrid({ rows, judging, onOpen }: Props) {
  const t = useT();
  const format = useFormat();
  const pathOf = ({ picture }: AiEventRow) => picture?.file.path ?? null;
  const addressOf = useAddresses(rows.flatMap((row) => pathOf(row) ?? []));
  return (
    <ul className="ai-event-grid">
      {rows.map((row, at) => {
        const path = pathOf(row);
        return (
          <li key={row.id} data-current={at === judging.at} data-ticked={judging.ticked.includes(row.id)}>
            <button
              type="button"
              id={`ai-event-${row.id}`}
              className="ai-event-tile"
              aria-label={nameOf(row)}
              onFocus={() => judging.setAt(at)}
              onClick={() => onOpen(row.id)}
            >
              <Evidence picture={path === null ? null : addressOf(path)} alt="" boxes={row.boxes} areas={row.areas} />
            </button>
            <div className="ai-event-line">
              <strong className="ellipsis">{row.eventName}</strong>
              <StateLabel object="aiEvent" state={row.state} />
            </div>
            <div className="ai-event-line">
              <span className="ellipsis">
                {row.shop.name} {row.camera.name}
              </span>
              <span className="num meta">{format.percent(row.confidence)}</span>
            </div>
            <div className="ai-event-line">
              <span className="meta num">{format.dateTime(row.happenedAt)}</span>
              <Checkbox
                label={t('aiEvent.select', { name: nameOf(row) })}
                isLabelHidden
                isChecked={judging.ticked.includes(row.id)}
                onChange={() => judging.tick(row.id)}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
