import type { Stale } from '@rondo/contract/kit/stale';
import { useState } from 'react';
import { useFormat } from '../../../format/use-format.tsx';
import { useT } from '../../../i18n.tsx';
import { Dialog } from '../../dialog.tsx';
import { Segment } from '../segment.tsx';
import { type CompareField, differing, merge, type Side, suggested } from './merge.ts';
import './conflict.css';

interface Props<D> {
  stale: Pick<Stale<unknown>, 'by' | 'at'>;
  fields: readonly CompareField<D>[];
  /** What the form was filled from, what is stored now, and what is typed. */
  base: D;
  theirs: D;
  mine: D;
  /** The draft to go on with; nothing is saved by it. */
  onResolve: (draft: D) => void;
  onClose: () => void;
  /** Another way out: keeps both, as a copy. */
  onCopy?: () => void;
}

/** Somebody else saved first: who, when, and field by field which version to go on with. */
export function ConflictDialog<D extends object>(props: Props<D>) {
  const { stale, fields, base, theirs, mine, onResolve, onClose, onCopy } = props;
  const t = useT();
  const { dateTime } = useFormat();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const rows = differing(fields, theirs, mine).map((field) => ({
    field,
    side: chosen[field.label] ?? suggested(field, base, mine),
  }));
  const time = dateTime(stale.at);
  return (
    <Dialog
      title={t('ui.conflict.title')}
      width={640}
      isSticky
      onClose={onClose}
      footer={
        <>
          {onCopy && (
            <button type="button" className="button" onClick={onCopy}>
              {t('ui.conflict.copy')}
            </button>
          )}
          <button type="button" className="button" onClick={() => onResolve(theirs)}>
            {t('ui.conflict.allTheirs')}
          </button>
          <button
            type="button"
            className="button button-primary"
            onClick={() =>
              onResolve(
                merge(
                  theirs,
                  mine,
                  rows.map(({ field, side }) => [field, side]),
                ),
              )
            }
          >
            {t('ui.conflict.apply')}
          </button>
        </>
      }
    >
      <p>{stale.by ? t('ui.conflict.by', { name: stale.by, time }) : t('ui.conflict.byNobody', { time })}</p>
      <p className="meta">{t(rows.length > 0 ? 'ui.conflict.hint' : 'ui.conflict.same')}</p>
      <ul className="conflict-rows">
        {rows.map(({ field, side }) => (
          <li key={field.label}>
            <Row
              field={field}
              theirs={theirs}
              mine={mine}
              side={side}
              onChoose={(next) => setChosen({ ...chosen, [field.label]: next })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface RowProps<D> {
  field: CompareField<D>;
  theirs: D;
  mine: D;
  side: Side;
  onChoose: (side: Side) => void;
}

function Row<D>({ field, theirs, mine, side, onChoose }: RowProps<D>) {
  const t = useT();
  return (
    <>
      <div className="conflict-head">
        <span className="strong">{field.label}</span>
        <Segment
          label={t('ui.conflict.choose', { field: field.label })}
          isSmall
          value={side}
          onChange={onChoose}
          options={[
            { value: 'mine', label: t('ui.conflict.keepMine') },
            { value: 'theirs', label: t('ui.conflict.takeTheirs') },
          ]}
        />
      </div>
      <dl className="conflict-values">
        <dt className="meta">{t('ui.conflict.mine')}</dt>
        <dd data-chosen={side === 'mine'}>{field.words(mine, theirs) || t('ui.none')}</dd>
        <dt className="meta">{t('ui.conflict.theirs')}</dt>
        <dd data-chosen={side === 'theirs'}>{field.words(theirs, mine) || t('ui.none')}</dd>
      </dl>
    </>
  );
}
