import type { PersonRef } from '@rondo/contract/kit/shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import type { PlanChange } from '../draft/draft-state.ts';
import { PeopleList } from './people-list.tsx';
import { Sheet } from './sheet.tsx';

type Props = {
  name: string;
  shopId: string;
  handlers: readonly PersonRef[];
  hours: number;
  onDone: (change: PlanChange) => void;
  onClose: () => void;
};

/** Who puts a failed item right, and by when. */
export function PlanSheet({ name, shopId, handlers, hours, onDone, onClose }: Props) {
  const t = useT();
  const [people, setPeople] = useState<readonly PersonRef[]>(handlers);
  const [typed, setTyped] = useState(String(hours));
  const limit = Number(typed);
  const isRight = Number.isInteger(limit) && limit >= 1 && limit <= LIMIT.rectification.limitHours;
  const finish = () => {
    onDone({ handlers: [...people], limitHours: limit });
    onClose();
  };
  return (
    <Sheet
      title={t('inspection.consequence.title')}
      onClose={onClose}
      footer={
        <button
          type="button"
          className="button button-primary button-thumb"
          disabled={!isRight || people.length === 0}
          onClick={finish}
        >
          {t('inspection.consequence.done')}
        </button>
      }
    >
      <p>{name}</p>
      <label className="thumb-label" htmlFor="plan-limit">
        {t('inspection.consequence.limit')}
      </label>
      <input
        id="plan-limit"
        className="thumb-field"
        inputMode="numeric"
        value={typed}
        aria-invalid={!isRight}
        aria-describedby={isRight ? undefined : 'plan-limit-error'}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!isRight && (
        <p id="plan-limit-error" role="alert" className="field-error">
          {t('inspection.consequence.limitError')}
        </p>
      )}
      <p className="thumb-label">{t('inspection.consequence.handlers')}</p>
      <PeopleList label={t('inspection.consequence.handlers')} shopId={shopId} chosen={people} onChange={setPeople} />
    </Sheet>
  );
}
