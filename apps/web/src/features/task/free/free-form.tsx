import { freeTaskApi } from '@rondo/contract/free-task';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocuments } from '../../../shared/document/use-documents.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { objectLink } from '../../../shared/links.ts';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { ProcessPart, WhatPart, WhoPart } from './free-parts.tsx';
import { createInput, emptyPlan, type FreeFault, faultsOf, freePlan, repeatInput } from './free-plan.ts';
import { PresetBar } from './preset-bar.tsx';
import { RepeatListDialog } from './repeat-list.tsx';
import '../../../shared/ui/list/list.css';
import './free.css';

/** A new free task, in the place of the list. What was typed stays in the tab until it is created or given up. */
export default function FreeForm() {
  const t = useT();
  const navigate = useNavigate();
  const { place } = useFormat();
  const [empty] = useState(() => emptyPlan(civilDate(new Date(), place.timeZone)));
  const [isListOpen, setListOpen] = useState(false);
  const { value: plan, set: keep, forget } = useFormDraft('free-task', freePlan, empty);
  const [isTried, setTried] = useState(false);
  const documents = useDocuments({
    value: plan.documents,
    onChange: (next) => keep({ ...plan, documents: next }),
    most: LIMIT.task.attachments - plan.files.length,
  });
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
  const createRepeat = useAct(freeTaskApi.createRepeat, {
    onDone: () => {
      forget();
      toast.ok(t('freeTask.repeat.created'));
      setListOpen(true);
    },
  });
  const isBusy = create.busy || createRepeat.busy;
  const submit = () => {
    setTried(true);
    if (faultsOf(plan, Date.now()).length > 0 || !documents.isSettled) return;
    void (plan.repeats ? createRepeat.run(repeatInput(plan)) : create.run(createInput(plan)));
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
        <div className="list-actions">
          <Button icon={Repeat} onPress={() => setListOpen(true)}>
            {t('freeTask.repeat.list')}
          </Button>
        </div>
      </header>
      <form
        className="free-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) submit();
        }}
      >
        <PresetBar plan={plan} onUse={keep} />
        <WhatPart {...part} documents={documents} />
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
          <button type="submit" className="button button-primary" aria-busy={isBusy}>
            {t(plan.repeats ? 'freeTask.repeat.create' : 'freeTask.create')}
          </button>
        </div>
      </form>
      {isListOpen && <RepeatListDialog onClose={() => setListOpen(false)} />}
    </section>
  );
}
