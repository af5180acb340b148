import type { Input } from '@rondo/contract/kit/endpoint';
import { type RectificationRow, rectificationApi } from '@rondo/contract/rectification';
import { RECTIFICATION_STATES, type RectificationState } from '@rondo/domain/rectification';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { Board, BoardColumn } from '../../../shared/ui/list/board.tsx';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { Due } from './due.tsx';
import './rectification.css';

interface Props {
  /** The list of the tab with its filters. */
  input: Input<typeof rectificationApi.list>;
  /** The statuses that the filters leave; none: all. */
  chosen: readonly string[];
  onOpen: (row: RectificationRow) => void;
  onState: (state: RectificationState) => void;
}

/** The rows by status, each column in the order of the list; on the phone one of them, chosen above it. */
export default function RectificationBoard({ input, chosen, onOpen, onState }: Props) {
  const t = useT();
  const isPhone = useNarrow();
  const states = RECTIFICATION_STATES.filter((state) => chosen.length === 0 || chosen.includes(state));
  const [picked, setPicked] = useState<RectificationState>('pending');
  const one = states.includes(picked) ? picked : states[0];
  const shown = isPhone ? states.filter((state) => state === one) : states;
  return (
    <>
      {isPhone && one && states.length > 1 && (
        <div className="rectification-switch">
          <Segment
            label={t('rectification.state')}
            isWide
            isSmall
            options={states.map((value) => ({ value, label: t(`state.rectification.${value}`) }))}
            value={one}
            onChange={setPicked}
          />
        </div>
      )}
      <Board>
        {shown.map((state) => (
          <BoardColumn
            key={state}
            label={t(`state.rectification.${state}`)}
            head={<StateLabel object="rectification" state={state} />}
            noun={t('rectification.noun')}
            endpoint={rectificationApi.list}
            inputOf={(size) => ({ ...input, state: [state], page: 1, size })}
            card={(row) => <BoardCard row={row} onOpen={() => onOpen(row)} />}
            onList={() => onState(state)}
          />
        ))}
      </Board>
    </>
  );
}

/** What is wrong, where, by when and whose it is. Its status is the column. */
function BoardCard({ row, onOpen }: { row: RectificationRow; onOpen: () => void }) {
  const [handler, ...more] = row.handlers;
  return (
    <button type="button" className="board-card" onClick={onOpen}>
      <span className="board-card-name">
        <span className="ellipsis">{row.title}</span>
        {row.severity !== 'normal' && <StateLabel object="severity" state={row.severity} />}
      </span>
      <span className="board-card-line ellipsis">{row.shop.name}</span>
      <span className="board-card-line board-card-foot">
        <Due row={row} />
        {handler && <Person name={handler.name} more={more.length} />}
      </span>
    </button>
  );
}
