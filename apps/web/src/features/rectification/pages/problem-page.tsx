import { rectificationApi } from '@rondo/contract/rectification';
import { shopOptions } from '@rondo/contract/shop-options';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { createInput, emptyProblem, isBegun, problemPlan } from '../../../shared/problem/problem-plan.ts';
import { ProblemWhat } from '../../../shared/problem/problem-what.tsx';
import { ProblemWho } from '../../../shared/problem/problem-who.tsx';
import { isOnItsWay, useProblem } from '../../../shared/problem/use-problem.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { useCan } from '../../../shared/session/me.ts';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { FullPage } from '../../../shared/ui/form/full-page.tsx';
import { LeaveDialog } from '../../../shared/ui/form/leave-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { ProblemPhotos, ProblemPlace } from '../components/problem-place.tsx';
import '../components/problem.css';

/** Reporting a problem at a store (product 10, free creation). What was typed stays in the tab until it is reported or given up. */
export default function ProblemPage() {
  const t = useT();
  const form = useProblemForm();
  const [isAsking, setAsking] = useState(false);
  return (
    <FullPage
      className="problem-page"
      title={t('rectification.new.title')}
      leaveLabel={t('rectification.new.back')}
      onLeave={() => (form.isBegun ? setAsking(true) : form.leave())}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isBusy) form.submit();
        }}
      >
        <div className="problem-form">
          <ProblemPlace {...form.part} />
          <ProblemWhat
            {...form.part}
            photos={<ProblemPhotos {...form.part} onWaiting={form.setWaiting} wrong={form.photosWrong} />}
          />
          <ProblemWho {...form.part} />
        </div>
        <footer className="full-page-foot">
          <button type="submit" className="button button-primary" aria-busy={form.isBusy} disabled={form.isLoading}>
            {t('rectification.new.act')}
          </button>
        </footer>
      </form>
      {isAsking && <LeaveDialog onStay={() => setAsking(false)} onGo={form.leave} />}
    </FullPage>
  );
}

function useProblemForm() {
  const t = useT();
  const navigate = useNavigate();
  const mayList = useCan()('issue_select');
  const [query] = useSearchParams();
  const shopId = query.get('shopId');
  const draft = useFormDraft(`problem.${shopId ?? ''}`, problemPlan, emptyProblem(shopId));
  const only = useOnlyShop();
  const plan = { ...draft.value, shopId: draft.value.shopId ?? only.shopId };
  const { part, isTried, attempt, isKnown, isLoading } = useProblem(plan, draft.set);
  const [isWaiting, setWaiting] = useState(false);
  const create = useAct(rectificationApi.create, {
    onDone: ({ id, number }) => {
      draft.forget();
      refreshCounters();
      toast.ok(t('rectification.new.done', { number }));
      const opened = mayList ? objectLink('rectification', id) : `/task?open=rectification.${id}`;
      return navigate(opened, { replace: true });
    },
    invalidates: ['task'],
  });
  const photosWrong: 'waiting' | 'none' | null = isWaiting ? 'waiting' : plan.photos.length === 0 ? 'none' : null;
  const submit = () => {
    if (attempt() && photosWrong === null) void create.run(createInput(plan, part.chosen, isKnown));
  };
  const leave = () => {
    draft.forget();
    // The router counts its own steps; a page opened by its address has none to go back to.
    const state: unknown = history.state;
    const isFirst = typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0;
    void (isFirst ? navigate(mayList ? '/inspect/problem' : '/task') : navigate(-1));
  };
  return {
    part,
    submit,
    leave,
    isBegun: isBegun(draft.value, shopId),
    isBusy: create.busy,
    // Before it is known whom the company has set for the store, nobody can say that they are missing.
    isLoading: isLoading || (plan.shopId === null && only.isLoading),
    photosWrong: isTried ? photosWrong : null,
    setWaiting,
  };
}

/** The store of whoever works for one alone: there is nothing to choose. */
function useOnlyShop() {
  const read = useCall(shopOptions, { keyword: '' }, { keepPrevious: true });
  return { isLoading: isOnItsWay(read), shopId: read.data?.length === 1 ? (read.data[0]?.id ?? null) : null };
}
