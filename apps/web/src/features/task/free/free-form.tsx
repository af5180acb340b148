import { freeTaskApi } from '@rondo/contract/free-task';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { ProcessPart, WhatPart, WhoPart } from './free-parts.tsx';
import { createInput, emptyPlan, type FreeFault, faultsOf, freePlan } from './free-plan.ts';
import { PresetBar } from './preset-bar.tsx';
import '../../../shared/ui/list/list.css';
import './free.css';

/** A new free task, in the place of the list. What was typed stays in the tab until it is created or given up. */
export default function FreeForm() {
  const t = useT();
  const navigate = useNavigate();
  const [empty] = useState(emptyPlan);
  const { value: plan, set: keep, forget } = useFormDraft('free-task', freePlan, empty);
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(plan, Date.now()) : [];
  const create = useAct(freeTaskApi.create, {
    onDone: ({ firstTaskId, tasks }) => {
      forget();
      refreshCounters();
      toast.ok(t('freeTask.created', { count: tasks }));
      return navigate(tasks === 1 ? objectLink('task', firstTaskId) : '/task?tab=initiated');
    },
    invalidates: ['task'],
  });
  const submit = () => {
    setTried(true);
    if (faultsOf(plan, Date.now()).length > 0) return;
    void create.run(createInput(plan));
  };
  const part = {
    plan,
    set: (patch: Partial<typeof plan>) => keep({ ...plan, ...patch }),
    isTried,
    errorOf: (...some: FreeFault[]) => {
      const fault = some.find((one) => faults.includes(one));
      return fault ? { error: t(`freeTask.need.${fault}`) } : {};
    },
  };
  return (
    <section className="list-page" aria-label={t('freeTask.title')}>
      <header className="list-head">
        <h1>{t('freeTask.title')}</h1>
      </header>
      <form
        className="free-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!create.busy) submit();
        }}
      >
        <PresetBar plan={plan} onUse={keep} />
        <WhatPart {...part} />
        <WhoPart {...part} />
        <ProcessPart {...part} />
        <div className="free-buttons">
          <button
            type="button"
            className="button"
            onClick={() => {
              forget();
              void navigate('/task');
            }}
          >
            {t('ui.cancel')}
          </button>
          <button type="submit" className="button button-primary" aria-busy={create.busy}>
            {t('freeTask.create')}
          </button>
        </div>
      </form>
    </section>
  );
}
