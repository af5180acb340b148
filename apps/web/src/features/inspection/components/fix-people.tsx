import type { PersonRef } from '@rondo/contract/kit/shapes';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { listText } from '../../../shared/format/list.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { DraftState } from '../draft/draft-state.ts';
import type { Session } from '../draft/session.ts';
import { PeopleList } from './people-list.tsx';
import { Sheet } from './sheet.tsx';

type Part = 'reviewers' | 'cc';

/** Who looks at the fixes of this inspection and who is told of them: the usual people, or others. */
export function FixPeople({ session, draft }: { session: Session; draft: DraftState }) {
  const t = useT();
  const [open, setOpen] = useState<Part | null>(null);
  const usual = session.sheet.rectification;
  const people = { reviewers: draft.fixReviewers ?? usual.reviewers, cc: draft.fixCc ?? usual.cc };
  return (
    <section className="review-part" aria-label={t('inspection.fix.title')}>
      <h2>{t('inspection.fix.title')}</h2>
      <ul className="review-rows">
        {(['reviewers', 'cc'] as const).map((part) => (
          <li key={part}>
            <button type="button" onClick={() => setOpen(part)}>
              <span>
                {t(`inspection.fix.${part}`)}
                <span className="meta">
                  {listText(
                    t,
                    people[part].map((one) => one.name),
                  ) || t('inspection.fix.nobody')}
                </span>
              </span>
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className="meta">
        {t(usual.isAlone && !draft.fixReviewers ? 'inspection.fix.alone' : 'inspection.fix.others')}
      </p>
      {open && (
        <ChoosePeople
          title={t(`inspection.fix.${open}`)}
          shopId={session.sheet.shop.id}
          start={people[open]}
          isNeeded={open === 'reviewers'}
          onDone={(chosen) => session.fixPeople(open === 'cc' ? { fixCc: chosen } : { fixReviewers: chosen })}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

type ChooseProps = {
  title: string;
  shopId: string;
  start: readonly PersonRef[];
  /** Nobody is no choice. */
  isNeeded: boolean;
  onDone: (people: PersonRef[]) => void;
  onClose: () => void;
};

function ChoosePeople({ title, shopId, start, isNeeded, onDone, onClose }: ChooseProps) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly PersonRef[]>(start);
  const finish = () => {
    onDone([...chosen]);
    onClose();
  };
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        <button
          type="button"
          className="button button-primary button-thumb"
          disabled={isNeeded && chosen.length === 0}
          onClick={finish}
        >
          {t('inspection.consequence.done')}
        </button>
      }
    >
      <PeopleList label={title} shopId={shopId} chosen={chosen} onChange={setChosen} />
    </Sheet>
  );
}
